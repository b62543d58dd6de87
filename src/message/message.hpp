// What there is to tell, in no language: which message, and its values. The core speaks in messages; the
// words floor makes sentences of them (src/words, words/en.txt).
#pragma once

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace switchbox {

struct Value;

struct Message;
// MIGRATION: text that is not a message yet, and messages that are still wanted as text.
[[nodiscard]] std::string migrating_say(const Message& message);

struct Message {
    Message() = default;
    Message(std::string id, std::vector<Value> values);
    Message(std::string text);                                     // MIGRATION
    Message(std::string_view text);                                // MIGRATION
    Message(const char* text);                                     // MIGRATION
    operator std::string() const { return migrating_say(*this); }  // MIGRATION
    Message& operator+=(const std::string& more);                  // MIGRATION

    std::string id;             // of a template in words/en.txt; empty: the values, with spaces between
    std::vector<Value> values;  // in the order of the template's names

    [[nodiscard]] bool empty() const { return id.empty() && values.empty(); }
};
template <std::same_as<Message> M>
[[nodiscard]] bool operator==(const M& a, const M& b);

// A list is told in words: "1, 5 and 9".
using Messages = std::vector<Message>;

struct Value {
    template <std::integral Number>
    Value(Number number) : is(static_cast<std::int64_t>(number)) {}  // NOLINT(google-explicit-constructor)
    Value(std::string text) : is(std::move(text)) {}                 // NOLINT(google-explicit-constructor)
    Value(std::string_view text) : is(std::string(text)) {}          // NOLINT(google-explicit-constructor)
    Value(const char* text) : is(std::string(text)) {}               // NOLINT(google-explicit-constructor)
    Value(Message message) : is(std::move(message)) {}               // NOLINT(google-explicit-constructor)
    Value(Messages list) : is(std::move(list)) {}                    // NOLINT(google-explicit-constructor)

    // Text is notation that no language changes: "(1 2)", "3 x 5", what a player typed.
    std::variant<std::int64_t, std::string, Message, Messages> is;

    friend bool operator==(const Value& a, const Value& b) { return a.is == b.is; }
};

inline Message::Message(std::string the_id, std::vector<Value> the_values)
    : id(std::move(the_id)), values(std::move(the_values)) {}
inline Message::Message(std::string text) {
    if (!text.empty()) values.emplace_back(std::move(text));
}
inline Message::Message(std::string_view text) : Message(std::string(text)) {}
inline Message::Message(const char* text) : Message(std::string(text)) {}
inline Message& Message::operator+=(const std::string& more) {
    return *this = Message(std::string(*this) + more);
}
template <class T>  // MIGRATION
std::string migrating_text(const T& text) {
    if constexpr (std::same_as<T, char>)
        return std::string(1, text);
    else
        return std::string(text);
}
template <class A, class B>  // MIGRATION
requires(std::same_as<A, Message> || std::same_as<B, Message>) std::string operator+(const A& a, const B& b) {
    return migrating_text(a) + migrating_text(b);
}
template <std::same_as<Message> A, class B>  // MIGRATION
requires(!std::same_as<B, Message> && std::convertible_to<const B&, std::string_view>) bool operator==(
    const A& a, const B& b) {
    return std::string(a) == std::string_view(b);
}

template <std::same_as<Message> M>
[[nodiscard]] bool operator==(const M& a, const M& b) {
    return a.id == b.id && a.values == b.values;
}

template <class... Values>
[[nodiscard]] Message tell(std::string_view id, Values&&... values) {
    Message message{std::string(id), std::vector<Value>{}};
    message.values.reserve(sizeof...(values));
    (message.values.emplace_back(std::forward<Values>(values)), ...);
    return message;
}

// Text as it stands.
[[nodiscard]] inline Message verbatim(std::string_view text) {
    return text.empty() ? Message{} : tell({}, text);
}

// One message after another; empty ones leave no gap.
template <class... Parts>
[[nodiscard]] Message together(Parts&&... parts) {
    Message all;
    [[maybe_unused]] const auto add = [&all](Message part) {
        if (!part.empty()) all.values.emplace_back(std::move(part));
    };
    (add(std::forward<Parts>(parts)), ...);
    return all;
}

}  // namespace switchbox
