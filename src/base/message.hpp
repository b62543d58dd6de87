// Messages that depend on no language: an id and its values. The core makes messages; the layer i18n turns
// them into sentences (words/en.txt).
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

// Template id with its values.
struct Message {
    std::string id;               // of a template in words/en.txt; empty: the values joined by spaces
    std::vector<Value> values;    // in the order of the template's names
    std::string vocabulary = {};  // also for nested messages that name none; empty: the default

    // Returns the message in a vocabulary of words/en.txt, such as "turns" for the cube; an empty message
    // stays empty.
    [[nodiscard]] Message in(std::string_view words) &&;

    [[nodiscard]] bool empty() const { return id.empty() && values.empty(); }
};
[[nodiscard]] bool operator==(const Message& a, const Message& b);

// List of messages, shown as "1, 5 and 9".
using Messages = std::vector<Message>;

// Value of a message: a number, notation, another message or a list.
struct Value {
    template <std::integral Number>
    Value(Number number) : is(static_cast<std::int64_t>(number)) {}  // NOLINT(google-explicit-constructor)
    Value(std::string text) : is(std::move(text)) {}                 // NOLINT(google-explicit-constructor)
    Value(std::string_view text) : is(std::string(text)) {}          // NOLINT(google-explicit-constructor)
    Value(const char* text) : is(std::string(text)) {}               // NOLINT(google-explicit-constructor)
    Value(Message message) : is(std::move(message)) {}               // NOLINT(google-explicit-constructor)
    Value(Messages list) : is(std::move(list)) {}                    // NOLINT(google-explicit-constructor)

    // A string is notation that no language changes: "(1 2)", "3 x 5", text that a player typed.
    std::variant<std::int64_t, std::string, Message, Messages> is;

    friend bool operator==(const Value& a, const Value& b) { return a.is == b.is; }
};

inline bool operator==(const Message& a, const Message& b) {
    return a.id == b.id && a.values == b.values && a.vocabulary == b.vocabulary;
}

inline Message Message::in(std::string_view words) && {
    if (!empty()) vocabulary = words;
    return std::move(*this);
}

// Returns the message of a template. Requires the template's values, in the order of its names. A missing
// value is shown as its name in braces, an unknown id as the id (i18n/language.hpp).
template <class... Values>
[[nodiscard]] Message tell(std::string_view id, Values&&... values) {
    Message message{std::string(id), {}};
    message.values.reserve(sizeof...(values));
    (message.values.emplace_back(std::forward<Values>(values)), ...);
    return message;
}

// Returns a message that shows `text` unchanged.
[[nodiscard]] inline Message verbatim(std::string_view text) {
    return text.empty() ? Message{} : tell({}, text);
}

// Joins messages with spaces between them and skips empty ones.
template <class... Parts>
[[nodiscard]] Message together(Parts&&... parts) {
    Message all;
    [[maybe_unused]] const auto add = [&all](Message part) {
        if (!part.empty()) all.values.emplace_back(std::move(part));
    };
    (add(std::forward<Parts>(parts)), ...);
    return all;
}

// Visitor of a variant, built from one function per alternative. It does not compile if an alternative has no
// function.
template <class... Functions>
struct Overloaded : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
Overloaded(Functions...) -> Overloaded<Functions...>;

}  // namespace switchbox
