// Messages that depend on no language: an id and its values. The core makes messages; the layer i18n turns
// them into sentences (words/en.txt).
#pragma once

#include <array>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "message_list.hpp"

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

// Returns the entry of a message in words/en.txt; nullptr if there is none.
[[nodiscard]] constexpr const ListedMessage* find_listed(std::string_view id) {
    std::size_t first = 0;
    std::size_t last = std::size(message_list);
    while (first < last) {
        const std::size_t middle = first + (last - first) / 2;
        const int order = message_list[middle].id.compare(id);
        if (order == 0) return &message_list[middle];
        (order < 0 ? first : last) = order < 0 ? middle + 1 : middle;
    }
    return nullptr;
}

// Errors of the compiler, by their names: consteval code that calls these functions does not compile. The
// first error is the one to read. The list is made again from words/en.txt at the next build.
void error_words_en_txt_lacks_this_message();
void error_this_message_has_another_number_of_values();
void error_a_value_that_selects_a_plural_form_is_no_number();

constexpr const ListedMessage& listed(std::string_view id, std::size_t values) {
    const ListedMessage* entry = find_listed(id);
    if (entry == nullptr) error_words_en_txt_lacks_this_message();
    if (entry->values != values) error_this_message_has_another_number_of_values();
    return *entry;
}

// Id of a message with `count` values. It does not compile if words/en.txt has no such message.
template <std::size_t count = 0>
class MessageId {
  public:
    constexpr MessageId() = default;  // no message
    // NOLINTNEXTLINE(google-explicit-constructor)
    consteval MessageId(const char* id) : text_(listed(id, count).id) {}

    [[nodiscard]] constexpr std::string_view text() const { return text_; }
    [[nodiscard]] constexpr bool empty() const { return text_.empty(); }
    friend constexpr bool operator==(MessageId, MessageId) = default;

  private:
    std::string_view text_;
};

// Returns whether words/en.txt has the message whose id consists of these parts, with so many values. Tables
// whose ids are composed at run time are checked with it in a static_assert.
[[nodiscard]] constexpr bool has_message(std::initializer_list<std::string_view> parts,
                                         std::size_t values = 0) {
    std::array<char, 128> id{};
    std::size_t length = 0;
    for (const std::string_view part : parts) {
        for (const char character : part) id.at(length++) = character;
    }
    const ListedMessage* entry = find_listed({id.data(), length});
    return entry != nullptr && entry->values == values;
}

// Text of a literal, as a template argument.
template <std::size_t size>
struct LiteralText {
    // NOLINTNEXTLINE(google-explicit-constructor,*-avoid-c-arrays)
    consteval LiteralText(const char (&literal)[size]) {
        for (std::size_t i = 0; i < size; ++i) text[i] = literal[i];
    }
    char text[size]{};  // NOLINT(*-avoid-c-arrays)
};

// Makes the id with the number of values that words/en.txt gives, for a choice of ids: c ? "play.a"_id :
// "play.b"_id.
template <LiteralText literal>
consteval auto operator""_id() {
    return MessageId<find_listed(literal.text)->values>(literal.text);
}

// True for types of values that can select a plural form: numbers, and Value, which may hold one.
template <class Type>
inline constexpr bool may_be_number = std::integral<Type> || std::same_as<Type, Value>;

// Id of a message with values of these types. It does not compile either if a number is needed where another
// type is.
template <class... Values>
class MessageIdFor {
  public:
    consteval MessageIdFor(const char* id)  // NOLINT(google-explicit-constructor)
        : text_(listed(id, sizeof...(Values)).id) {
        [[maybe_unused]] std::size_t i = 0;
        [[maybe_unused]] const unsigned numbers = listed(id, sizeof...(Values)).numbers;
        ((numbers >> i++ & 1U && !may_be_number<std::remove_cvref_t<Values>>
              ? error_a_value_that_selects_a_plural_form_is_no_number()
              : void()),
         ...);
    }
    constexpr MessageIdFor(MessageId<sizeof...(Values)> id)  // NOLINT(google-explicit-constructor)
        : text_(id.text()) {}

    [[nodiscard]] constexpr std::string_view text() const { return text_; }

  private:
    std::string_view text_;
};

// Returns a message whose id is composed at run time, so that no compiler can check it. A missing value is
// shown as its name in braces, an unknown id as the id (i18n/language.hpp).
template <class... Values>
[[nodiscard]] Message composed(std::string_view id, Values&&... values) {
    Message message{std::string(id), {}};
    message.values.reserve(sizeof...(values));
    (message.values.emplace_back(std::forward<Values>(values)), ...);
    return message;
}

// Returns the message of an id, with its values in the order of the template's names.
template <class... Values>
[[nodiscard]] Message tell(std::type_identity_t<MessageIdFor<Values...>> id, Values&&... values) {
    return composed(id.text(), std::forward<Values>(values)...);
}

// Returns a message that shows `value` unchanged: a number, notation, or text that a player typed.
[[nodiscard]] inline Message verbatim(Value value) {
    Message message;
    if (value != Value("")) message.values.push_back(std::move(value));
    return message;
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
