import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Whether an answer is right. vectors.schema.json says what each check means. Nothing here is about the toy. */
final class Checks {
    private final Map<?, ?> answer;
    private final UnaryOperator<Map<?, ?>> ask;

    /**
     * @param answer as {@link Json#read} returns it
     * @param ask puts a further question, for the points that are not given by category
     */
    Checks(Map<?, ?> answer, UnaryOperator<Map<?, ?>> ask) {
        this.answer = answer;
        this.ask = ask;
    }

    /** Throws an AssertionError unless the answer is as a check of the vector expects. */
    void check(Map<?, ?> check) {
        String name = (String) check.keySet().iterator().next();
        Object expected = check.get(name);
        Object found = answer.containsKey("refused") ? (Object) "refused" : find(name, expected);
        boolean right = name.equals("refused") ? "refused".equals(found) : expected.equals(found);
        if (!right) {
            throw new AssertionError(name + "\n  expected: " + Json.write(expected) + "\n  found: " + Json.write(found));
        }
    }

    /** Returns what the answer shows: the same as expected when it is right. */
    private Object find(String name, Object expected) {
        return switch (name) {
            case "refused" -> answer;
            case "deck_size" -> size(list(answer, "cards"));
            case "copies" -> copies((Map<?, ?>) expected);
            case "players_dealt" -> list(answer, "hands").stream().filter(hand -> !((List<?>) hand).isEmpty()).count();
            case "hand_size" -> list(answer, "hands").stream().map(hand -> (Object) size((List<?>) hand))
                    .filter(size -> !size.equals(expected)).findFirst().orElse(expected);
            case "draw_pile_size" -> size(list(answer, "draw_pile"));
            case "dummy_pile_size" -> size(list(answer, "dummy_pile"));
            case "cards_together" -> cardsTogether(list((Map<?, ?>) expected, "of"));
            case "hands" -> perSeat(expected, seat -> sorted((List<?>) list(answer, "hands").get(seat)));
            case "dummy_pile" -> list(answer, "dummy_pile");
            case "tableaus" -> perSeat(expected, seat -> describe((List<?>) list(answer, "tableaus").get(seat)));
            case "points" -> points((Map<?, ?>) expected);
            case "round_points" -> perSeat(expected, totals(answer)::get);
            case "scores" -> perSeat(expected, list(answer, answer.containsKey("totals") ? "totals" : "scores")::get);
            case "over" -> answer.containsKey("over") ? answer.get("over") : (Object) false;
            case "winners" -> sorted(list(answer, "winners"));
            case "controller" -> answer.get("controller");
            default -> throw new IllegalArgumentException("a check of a newer version: " + name);
        };
    }

    private Map<?, ?> copies(Map<?, ?> expected) {
        Object card = expected.get("card");
        return Map.of("card", card, "number", (long) Collections.frequency(list(answer, "cards"), card));
    }

    private Map<?, ?> cardsTogether(List<?> places) {
        Stream<?> cards = places.stream().flatMap(place -> list(answer, (String) place).stream());
        Stream<?> single = cards.flatMap(card -> card instanceof List<?> several ? several.stream() : Stream.of(card));
        return Map.of("of", places, "are", sorted(single.toList()));
    }

    /** Each wasabi waits for the first nigiri after it. */
    private static Map<?, ?> describe(List<?> tableau) {
        List<Object> onWasabi = new ArrayList<>();
        int freeWasabi = 0;
        for (Object card : tableau) {
            if (card.equals("wasabi")) {
                freeWasabi++;
            } else if (((String) card).endsWith("-nigiri") && freeWasabi > 0) {
                freeWasabi--;
                onWasabi.add(card);
            }
        }
        return Map.of("cards", sorted(tableau), "on_wasabi", sorted(onWasabi));
    }

    private Map<?, ?> points(Map<?, ?> expected) {
        Map<Object, Object> found = new TreeMap<>(expected);
        found.put("seats", perSeat(expected.get("seats"), countPoints(expected)));
        return found;
    }

    /** By category where the game counts so. With totals only, and for chopsticks, the total of other tableaus helps. */
    private Function<Integer, Object> countPoints(Map<?, ?> expected) {
        String category = (String) expected.get("category");
        if (answer.containsKey("points")) {
            return list(answer, "points")::get;
        }
        if (answer.containsKey("scores") && !category.equals("chopsticks")) {
            return seat -> {
                Object points = ((Map<?, ?>) list(answer, "scores").get(seat)).get(category);
                return points == null ? 0L : points;
            };
        }
        boolean only = expected.containsKey("only");
        List<Long> other = totals(ask.apply(
                Map.of("ask", "score-round", "tableaus", expected.get(only ? "only" : "without"))));
        return seat -> only ? other.get(seat) : totals(answer).get(seat) - other.get(seat);
    }

    private static List<Long> totals(Map<?, ?> answer) {
        if (answer.containsKey("totals")) {
            return list(answer, "totals").stream().map(Long.class::cast).toList();
        }
        return list(answer, "scores").stream()
                .map(points -> ((Map<?, ?>) points).values().stream().mapToLong(Long.class::cast).sum())
                .toList();
    }

    private static Map<?, ?> perSeat(Object expected, Function<Integer, ?> find) {
        Map<Object, Object> found = new TreeMap<>();
        for (Object seat : ((Map<?, ?>) expected).keySet()) {
            found.put(seat, find.apply(Integer.valueOf((String) seat)));
        }
        return found;
    }

    private static List<?> list(Map<?, ?> object, String name) {
        return object.containsKey(name) ? (List<?>) object.get(name) : List.of();
    }

    private static List<?> sorted(List<?> values) {
        return values.stream().sorted().toList();
    }

    private static long size(List<?> list) {
        return list.size();
    }
}
