import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Every case of the rules, one after the other: java Rules vectors.json */
final class Rules {
    private Rules() {
    }

    public static void main(String[] arguments) throws IOException {
        String file = arguments.length > 0 ? arguments[0] : "vectors.json";
        Map<?, ?> content = (Map<?, ?>) Json.read(Files.readString(Path.of(file)));
        int passed = 0;
        int failed = 0;
        int skipped = 0;
        int onRulings = 0;
        for (Object each : (List<?>) content.get("vectors")) {
            Map<?, ?> vector = (Map<?, ?>) each;
            String name = vector.get("case") + ": " + vector.get("title");
            // You may have decided otherwise where the rulebooks leave the question open: shown, but no failure.
            boolean isRuling = vector.get("status").equals("ruling");
            try {
                if (run(vector)) {
                    passed++;
                } else {
                    skipped++;
                }
            } catch (AssertionError | RuntimeException error) {
                String words = error instanceof AssertionError ? error.getMessage() : error.toString();
                System.out.println((isRuling ? "RULING " : "FAILED ") + name + "\n  " + words
                        + "\n  question: " + Json.write(vector.get("question")));
                failed += isRuling ? 0 : 1;
                onRulings += isRuling ? 1 : 0;
            }
        }
        System.out.printf("%d passed, %d failed, %d differ on rulings, %d not played%n",
                passed, failed, onRulings, skipped);
        // A run in which nothing was asked is a failure too.
        System.exit(failed > 0 || passed == 0 ? 1 : 0);
    }

    /** Returns whether the game plays this at all; throws when its answer is wrong. */
    static boolean run(Map<?, ?> vector) {
        Map<?, ?> answer = ask((Map<?, ?>) vector.get("question"));
        if (answer == null) {
            return false;
        }
        Checks checks = new Checks(answer, Rules::ask);
        ((List<?>) vector.get("expect")).forEach(check -> checks.check((Map<?, ?>) check));
        return true;
    }

    /** Asks the game, and returns the answer with the types that JSON has. */
    private static Map<?, ?> ask(Map<?, ?> question) {
        Map<?, ?> answer = Answers.answer(question);
        return answer == null ? null : (Map<?, ?>) Json.read(Json.write(answer));
    }
}
