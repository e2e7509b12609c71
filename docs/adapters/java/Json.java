import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A small JSON reader and writer, as the JDK has none: objects are maps, arrays are lists, and numbers are whole,
 * because the protocol has no others. If your project has a JSON library, use that instead.
 */
final class Json {
    private static final int DEEPEST = 100;

    private final String text;
    private int place;
    private int depth;

    private Json(String text) {
        this.text = text;
    }

    /** Returns the one value that the text holds: a Map, List, String, Long, Boolean or null. */
    static Object read(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.skipBlanks();
        if (json.place < text.length()) {
            throw json.error("the end of the line");
        }
        return value;
    }

    /** Returns the text of a value made of the types that {@link #read} returns, and of any whole numbers. */
    static String write(Object value) {
        if (value instanceof Map<?, ?> map) {
            return map.entrySet().stream()
                    .map(entry -> write(entry.getKey()) + ": " + write(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Json::write).collect(Collectors.joining(", ", "[", "]"));
        }
        return value instanceof String string ? quote(string) : String.valueOf(value);
    }

    private static String quote(String string) {
        StringBuilder quoted = new StringBuilder("\"");
        for (char character : string.toCharArray()) {
            if (character == '"' || character == '\\') {
                quoted.append('\\').append(character);
            } else if (character < ' ' || character > '~') {
                quoted.append(String.format("\\u%04x", (int) character));
            } else {
                quoted.append(character);
            }
        }
        return quoted.append('"').toString();
    }

    private Object value() {
        skipBlanks();
        char first = peek();
        if (first == '{' || first == '[') {
            if (++depth > DEEPEST) {
                throw error("fewer brackets within each other");
            }
            Object value = first == '{' ? object() : array();
            depth--;
            return value;
        }
        if (first == '"') {
            return string();
        }
        return first == '-' || Character.isDigit(first) ? number() : word();
    }

    private Map<String, Object> object() {
        Map<String, Object> object = new LinkedHashMap<>();
        place++;
        skipBlanks();
        if (found('}')) {
            return object;
        }
        do {
            skipBlanks();
            String name = string();
            skipBlanks();
            expect(':');
            object.put(name, value());
            skipBlanks();
        } while (found(','));
        expect('}');
        return object;
    }

    private List<Object> array() {
        List<Object> array = new ArrayList<>();
        place++;
        skipBlanks();
        if (found(']')) {
            return array;
        }
        do {
            array.add(value());
            skipBlanks();
        } while (found(','));
        expect(']');
        return array;
    }

    private String string() {
        StringBuilder string = new StringBuilder();
        expect('"');
        while (!found('"')) {
            char character = next();
            string.append(character == '\\' ? escaped() : character);
        }
        return string.toString();
    }

    private char escaped() {
        char character = next();
        return switch (character) {
            case '"', '\\', '/' -> character;
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 't' -> '\t';
            case 'u' -> (char) Integer.parseInt("" + next() + next() + next() + next(), 16);
            default -> throw error("an escape that JSON knows");
        };
    }

    private Long number() {
        int start = place++;
        while (Character.isDigit(peek())) {
            place++;
        }
        return Long.valueOf(text.substring(start, place));
    }

    private Boolean word() {
        for (String word : new String[] {"true", "false", "null"}) {
            if (text.startsWith(word, place)) {
                place += word.length();
                return word.equals("null") ? null : Boolean.valueOf(word);
            }
        }
        throw error("a JSON value");
    }

    private void skipBlanks() {
        while (Character.isWhitespace(peek())) {
            place++;
        }
    }

    /** Returns the next character without moving on; behind the end, one that JSON does not know. */
    private char peek() {
        return place < text.length() ? text.charAt(place) : '\0';
    }

    private char next() {
        if (place == text.length()) {
            throw error("more text");
        }
        return text.charAt(place++);
    }

    private boolean found(char wanted) {
        boolean found = peek() == wanted;
        place += found ? 1 : 0;
        return found;
    }

    private void expect(char wanted) {
        if (!found(wanted)) {
            throw error("'" + wanted + "'");
        }
    }

    private IllegalArgumentException error(String wanted) {
        return new IllegalArgumentException("no JSON: expected " + wanted + " at character " + (place + 1));
    }
}
