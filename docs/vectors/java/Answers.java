import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** What the game in SushiGo.java answers to the question of a vector. Your own game comes in here, instead of the toy. */
final class Answers {
    private Answers() {
    }

    /** Returns the answer; null when the game does not play this, "refused" when the rules do not allow it. */
    static Map<String, ?> answer(Map<?, ?> question) {
        if (question.containsKey("variant")) {
            return null; // The toy knows the ordinary game only.
        }
        try {
            return switch ((String) question.get("ask")) {
                case "deck" -> Map.of("cards", words(SushiGo.newDeck()));
                case "deal" -> table(SushiGo.start(number(question.get("players"))), "hands", "draw_pile");
                case "play-turn" -> {
                    SushiGo game = game(question, "hands", "tableaus");
                    game.playTurn(cardLists(question.get("picks")));
                    yield table(game, "hands", "tableaus");
                }
                case "score-round" -> Map.of("scores", scoreRound(cardLists(question.get("tableaus"))));
                case "score-puddings" -> scorePuddings(question);
                case "next-round" -> {
                    SushiGo game = game(question, "tableaus", "scores", "draw_pile");
                    game.endRound();
                    yield table(game, "scores", "tableaus", "hands", "draw_pile", "over");
                }
                case "winners" -> Map.of("winners",
                        SushiGo.findWinners(numbers(question.get("scores")), numbers(question.get("puddings"))));
                default -> null;
            };
        } catch (SushiGo.NotAllowedException error) {
            return Map.of("refused", error.getMessage());
        }
    }

    private static List<Map<String, Integer>> scoreRound(List<List<SushiGo.Card>> tableaus) {
        return SushiGo.scoreRound(tableaus).stream()
                .map(points -> Map.of(
                        "maki-rolls", points.makiRolls(),
                        "tempura", points.tempura(),
                        "sashimi", points.sashimi(),
                        "dumplings", points.dumplings(),
                        "nigiri", points.nigiri()))
                .toList();
    }

    private static Map<String, ?> scorePuddings(Map<?, ?> question) {
        List<Integer> points = SushiGo.scorePuddings(numbers(question.get("puddings")));
        if (!question.containsKey("scores")) {
            return Map.of("points", points);
        }
        List<Integer> scores = numbers(question.get("scores"));
        List<Integer> totals = IntStream.range(0, points.size()).mapToObj(i -> scores.get(i) + points.get(i)).toList();
        return Map.of("points", points, "totals", totals);
    }

    /** Returns a game as the question has it; what is not among the named fields is empty. */
    private static SushiGo game(Map<?, ?> question, String... fields) {
        List<String> given = List.of(fields);
        int seats = ((List<?>) question.get("tableaus")).size();
        List<SushiGo.Player> players = IntStream.range(0, seats)
                .mapToObj(seat -> new SushiGo.Player(
                        given.contains("hands") ? cardLists(question.get("hands")).get(seat) : List.of(),
                        cardLists(question.get("tableaus")).get(seat),
                        given.contains("scores") ? numbers(question.get("scores")).get(seat) : 0))
                .toList();
        List<SushiGo.Card> drawPile = given.contains("draw_pile") ? cards(question.get("draw_pile")) : List.of();
        return new SushiGo(number(question.get("round")), players, drawPile);
    }

    /** Returns the named fields of a game. */
    private static Map<String, ?> table(SushiGo game, String... fields) {
        Map<String, Object> table = new LinkedHashMap<>();
        for (String field : fields) {
            table.put(field, switch (field) {
                case "hands" -> game.players().stream().map(player -> words(player.hand())).toList();
                case "tableaus" -> game.players().stream().map(player -> words(player.tableau())).toList();
                case "scores" -> game.players().stream().map(SushiGo.Player::score).toList();
                case "draw_pile" -> words(game.drawPile());
                case "over" -> game.isOver();
                default -> throw new IllegalArgumentException(field);
            });
        }
        return table;
    }

    // The toy's cards are constants, MAKI_2 for "maki-2". If yours are called otherwise, translate in these two.
    private static SushiGo.Card card(Object word) {
        return SushiGo.Card.valueOf(((String) word).toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static List<String> words(List<SushiGo.Card> cards) {
        return cards.stream().map(card -> card.name().toLowerCase(Locale.ROOT).replace('_', '-')).toList();
    }

    private static List<SushiGo.Card> cards(Object words) {
        return ((List<?>) words).stream().map(Answers::card).toList();
    }

    private static List<List<SushiGo.Card>> cardLists(Object lists) {
        return ((List<?>) lists).stream().map(Answers::cards).toList();
    }

    private static List<Integer> numbers(Object values) {
        return ((List<?>) values).stream().map(Answers::number).toList();
    }

    private static int number(Object value) {
        return ((Number) value).intValue();
    }
}
