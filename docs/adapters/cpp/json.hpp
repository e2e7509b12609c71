// A small JSON reader and writer, as C++ has none. Numbers are whole, because the protocol has no others.
// If your project has a JSON library, use that instead.
#pragma once

#include <cctype>
#include <cstdio>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

class Json {
public:
    using Array = std::vector<Json>;
    using Object = std::vector<std::pair<std::string, Json>>;

    Json() = default;  // null
    Json(bool value) : value_(value) {}
    Json(long long value) : value_(value) {}
    Json(int value) : value_(static_cast<long long>(value)) {}
    Json(std::string value) : value_(std::move(value)) {}
    Json(const char* value) : value_(std::string(value)) {}  // or it would become a bool
    Json(Array value) : value_(std::move(value)) {}
    Json(Object value) : value_(std::move(value)) {}
    template <typename T>
    Json(const std::vector<T>& values) : value_(Array(values.begin(), values.end())) {}

    // Throws std::invalid_argument unless the text is exactly one JSON value.
    static Json read(const std::string& text);
    std::string write() const;

    // These throw when the value is of another kind.
    long long number() const { return as<long long>("a whole number"); }
    const std::string& text() const { return as<std::string>("a text"); }
    const Array& array() const { return as<Array>("a list"); }
    const Object& object() const { return as<Object>("an object"); }

    bool has(const std::string& name) const { return find(name) != nullptr; }

    // Returns a field of an object. Throws when it is not there.
    const Json& operator[](const std::string& name) const {
        if (const Json* field = find(name)) return *field;
        throw std::invalid_argument("expected the field " + name);
    }

private:
    template <typename T>
    const T& as(const char* wanted) const {
        if (const T* value = std::get_if<T>(&value_)) return *value;
        throw std::invalid_argument("expected " + std::string(wanted) + "; found " + write());
    }

    const Json* find(const std::string& name) const {
        for (const auto& [key, value] : object()) {
            if (key == name) return &value;
        }
        return nullptr;
    }

    std::variant<std::nullptr_t, bool, long long, std::string, Array, Object> value_;
};

class JsonReader {
public:
    explicit JsonReader(const std::string& text) : text_(text) {}

    Json whole() {
        Json value = any();
        skip_blanks();
        if (place_ < text_.size()) fail("the end of the line");
        return value;
    }

private:
    static constexpr int deepest = 100;

    Json any() {
        skip_blanks();
        const char first = peek();
        if (first == '{' || first == '[') {
            if (++depth_ > deepest) fail("fewer brackets within each other");
            Json value = first == '{' ? object() : array();
            --depth_;
            return value;
        }
        if (first == '"') return string();
        if (first == '-' || is_digit(first)) return number();
        if (found("true")) return true;
        if (found("false")) return false;
        if (found("null")) return {};
        fail("a JSON value");
    }

    Json object() {
        Json::Object fields;
        expect("{");
        skip_blanks();
        if (found("}")) return fields;
        do {
            skip_blanks();
            std::string name = string();
            skip_blanks();
            expect(":");
            fields.emplace_back(std::move(name), any());
            skip_blanks();
        } while (found(","));
        expect("}");
        return fields;
    }

    Json array() {
        Json::Array items;
        expect("[");
        skip_blanks();
        if (found("]")) return items;
        do {
            items.push_back(any());
            skip_blanks();
        } while (found(","));
        expect("]");
        return items;
    }

    std::string string() {
        std::string characters;
        expect("\"");
        while (!found("\"")) {
            const char character = next();
            characters += character == '\\' ? escaped() : std::string(1, character);
        }
        return characters;
    }

    std::string escaped() {
        switch (const char character = next()) {
            case '"': case '\\': case '/': return std::string(1, character);
            case 'b': return "\b";
            case 'f': return "\f";
            case 'n': return "\n";
            case 'r': return "\r";
            case 't': return "\t";
            case 'u': return utf8(code_point());
            default: fail("an escape that JSON knows");
        }
    }

    // Above 0xFFFF JSON writes two escapes, one after the other.
    unsigned code_point() {
        const unsigned first = hexadecimal();
        if (first < 0xD800 || first > 0xDBFF) return first;
        expect("\\u");
        return 0x10000 + ((first - 0xD800) << 10) + (hexadecimal() & 0x3FF);
    }

    unsigned hexadecimal() {
        unsigned value = 0;
        for (int digit = 0; digit < 4; ++digit) {
            const char character = next();
            if (!std::isxdigit(static_cast<unsigned char>(character))) fail("a hexadecimal digit");
            value = value * 16 + static_cast<unsigned>(std::stoi(std::string(1, character), nullptr, 16));
        }
        return value;
    }

    static std::string utf8(unsigned code) {
        const auto tail = [code](int shift) { return static_cast<char>(0x80 | ((code >> shift) & 0x3F)); };
        if (code < 0x80) return {static_cast<char>(code)};
        if (code < 0x800) return {static_cast<char>(0xC0 | (code >> 6)), tail(0)};
        if (code < 0x10000) return {static_cast<char>(0xE0 | (code >> 12)), tail(6), tail(0)};
        return {static_cast<char>(0xF0 | (code >> 18)), tail(12), tail(6), tail(0)};
    }

    Json number() {
        const std::size_t start = place_++;
        while (is_digit(peek())) ++place_;
        return std::stoll(text_.substr(start, place_ - start));
    }

    static bool is_digit(char character) { return character >= '0' && character <= '9'; }

    void skip_blanks() {
        while (std::isspace(static_cast<unsigned char>(peek()))) ++place_;
    }

    // Behind the end, a character that JSON does not know.
    char peek() const { return place_ < text_.size() ? text_[place_] : '\0'; }

    char next() {
        if (place_ == text_.size()) fail("more text");
        return text_[place_++];
    }

    bool found(const std::string& wanted) {
        if (text_.compare(place_, wanted.size(), wanted) != 0) return false;
        place_ += wanted.size();
        return true;
    }

    void expect(const std::string& wanted) {
        if (!found(wanted)) fail(wanted);
    }

    [[noreturn]] void fail(const std::string& wanted) const {
        throw std::invalid_argument("no JSON: expected " + wanted + " at byte " + std::to_string(place_ + 1));
    }

    const std::string& text_;
    std::size_t place_ = 0;
    int depth_ = 0;
};

class JsonWriter {
public:
    std::string operator()(std::nullptr_t) const { return "null"; }
    std::string operator()(bool value) const { return value ? "true" : "false"; }
    std::string operator()(long long value) const { return std::to_string(value); }

    std::string operator()(const std::string& value) const {
        std::string quoted = "\"";
        for (const char character : value) {
            if (character == '"' || character == '\\') {
                quoted += {'\\', character};
            } else if (static_cast<unsigned char>(character) < ' ') {
                char escape[7];
                std::snprintf(escape, sizeof escape, "\\u%04x", static_cast<unsigned>(character));
                quoted += escape;
            } else {
                quoted += character;
            }
        }
        return quoted + '"';
    }

    std::string operator()(const Json::Array& items) const {
        std::string list;
        for (const Json& item : items) list += (list.empty() ? "" : ", ") + item.write();
        return "[" + list + "]";
    }

    std::string operator()(const Json::Object& fields) const {
        std::string list;
        for (const auto& [name, value] : fields) {
            list += (list.empty() ? "" : ", ") + (*this)(name) + ": " + value.write();
        }
        return "{" + list + "}";
    }
};

inline Json Json::read(const std::string& text) { return JsonReader(text).whole(); }

inline std::string Json::write() const { return std::visit(JsonWriter{}, value_); }
