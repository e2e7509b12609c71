import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/** The adapter: reads a question a line, asks the game in SushiGo.java, writes an answer a line. */
final class Adapter {
    /** Answers one question. It carries all there is to know: nothing is kept from one question to the next. */
    private static Map<String, ?> answer(Map<?, ?> question) {
        if (question.containsKey("variant")) {
            return Map.of("skipped", "only the ordinary game is built");
        }
        String ask = (String) question.get("ask");
        return switch (ask) {
            case "hello" -> hello();
            case "deck" -> Map.of("cards", words(SushiGo.newDeck()));
            case "deal" -> deal(number(question.get("players")));
            case "play-turn" -> playTurn(question);
            case "score-round" -> scoreRound(cardLists(question.get("tableaus")));
            case "score-puddings" -> scorePuddings(question);
            case "next-round" -> nextRound(question);
            case "winners" -> winners(numbers(question.get("scores")), numbers(question.get("puddings")));
            default -> Map.of("skipped", ask + " is not built");
        };
    }

    // In the methods down to the next comment, your own game comes in, instead of the toy.
    private static Map<String, ?> hello() {
        Map<String, ?> supports = Map.of("variants", List.of());
        return Map.of("protocol", 1, "name", "toy in Java", "language", "Java", "supports", supports);
    }

    private static Map<String, ?> deal(int players) {
        SushiGo game = SushiGo.start(players);
        return Map.of("hands", hands(game), "draw_pile", words(game.drawPile()));
    }

    private static Map<String, ?> playTurn(Map<?, ?> question) {
        List<List<SushiGo.Card>> hands = cardLists(question.get("hands"));
        List<List<SushiGo.Card>> tableaus = cardLists(question.get("tableaus"));
        List<SushiGo.Player> players = IntStream.range(0, hands.size())
                .mapToObj(seat -> new SushiGo.Player(hands.get(seat), tableaus.get(seat), 0))
                .toList();
        SushiGo game = new SushiGo(number(question.get("round")), players, List.of());
        game.playTurn(cardLists(question.get("picks")));
        return Map.of("hands", hands(game), "tableaus", tableaus(game));
    }

    private static Map<String, ?> scoreRound(List<List<SushiGo.Card>> tableaus) {
        List<Map<String, Integer>> scores = SushiGo.scoreRound(tableaus).stream()
                .map(points -> Map.of(
                        "maki-rolls", points.makiRolls(),
                        "tempura", points.tempura(),
                        "sashimi", points.sashimi(),
                        "dumplings", points.dumplings(),
                        "nigiri", points.nigiri()))
                .toList();
        return Map.of("scores", scores);
    }

    private static Map<String, ?> scorePuddings(Map<?, ?> question) {
        List<Integer> points = SushiGo.scorePuddings(numbers(question.get("puddings")));
        if (!question.containsKey("scores")) {
            return Map.of("points", points);
        }
        List<Integer> scores = numbers(question.get("scores"));
        List<Integer> totals = IntStream.range(0, points.size())
                .mapToObj(seat -> scores.get(seat) + points.get(seat))
                .toList();
        return Map.of("points", points, "totals", totals);
    }

    private static Map<String, ?> nextRound(Map<?, ?> question) {
        List<List<SushiGo.Card>> tableaus = cardLists(question.get("tableaus"));
        List<Integer> scores = numbers(question.get("scores"));
        List<SushiGo.Player> players = IntStream.range(0, tableaus.size())
                .mapToObj(seat -> new SushiGo.Player(List.of(), tableaus.get(seat), scores.get(seat)))
                .toList();
        SushiGo game = new SushiGo(number(question.get("round")), players, cards(question.get("draw_pile")));
        game.endRound();
        return Map.of(
                "scores", game.players().stream().map(SushiGo.Player::score).toList(),
                "tableaus", tableaus(game),
                "hands", hands(game),
                "draw_pile", words(game.drawPile()),
                "over", game.isOver());
    }

    private static Map<String, ?> winners(List<Integer> scores, List<Integer> puddings) {
        return Map.of("winners", SushiGo.findWinners(scores, puddings));
    }

    // The toy's cards are constants, MAKI_2 for "maki-2". If yours are called otherwise, translate in these two.
    private static SushiGo.Card card(Object word) {
        return SushiGo.Card.valueOf(((String) word).toUpperCase(Locale.ROOT).replace('-', '_'));
    }

    private static String word(SushiGo.Card card) {
        return card.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    // What follows only turns JSON's lists and numbers into typed ones, and back.
    private static List<SushiGo.Card> cards(Object words) {
        return ((List<?>) words).stream().map(Adapter::card).toList();
    }

    private static List<List<SushiGo.Card>> cardLists(Object lists) {
        return ((List<?>) lists).stream().map(Adapter::cards).toList();
    }

    private static List<String> words(List<SushiGo.Card> cards) {
        return cards.stream().map(Adapter::word).toList();
    }

    private static List<List<String>> hands(SushiGo game) {
        return game.players().stream().map(player -> words(player.hand())).toList();
    }

    private static List<List<String>> tableaus(SushiGo game) {
        return game.players().stream().map(player -> words(player.tableau())).toList();
    }

    private static int number(Object number) {
        return Math.toIntExact((Long) number);
    }

    private static List<Integer> numbers(Object list) {
        return ((List<?>) list).stream().map(Adapter::number).toList();
    }

    /** Answers a line. A broken question is answered too, so that the next one can be asked. */
    private static Map<String, ?> answerLine(String line) {
        Map<String, Object> reply = new LinkedHashMap<>();
        reply.put("seq", null);
        try {
            Map<?, ?> question = (Map<?, ?>) Json.read(line);
            reply.put("seq", question.get("seq"));
            reply.putAll(answer(question));
        } catch (SushiGo.NotAllowedException error) {
            reply.put("refused", error.getMessage());
        } catch (RuntimeException error) {
            reply.put("failed", error.toString());
        }
        return reply;
    }

    /** Ends when the input ends. */
    public static void main(String[] arguments) throws IOException {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            System.out.println(Json.write(answerLine(line)));
            // Without this the answer may stay in a buffer, and both sides wait for ever.
            System.out.flush();
        }
    }
}
