// Languages: the templates of words/*.txt, and their expansion into sentences.
//
// A file has a line for each message: its id, the names of its values and its template. A line that begins
// with a space continues the one before, and a line that begins with "#" is a comment:
//
//     hint.press(place, left) = Hint: press {place}. {left} {left|press|presses} to go.
//
// In a template, {name} is a placeholder for a value: a number with the language's separators, a message in
// this language, a list in words ("1, 5 and 9"), or plain text. {name:word} writes a small number in letters,
// and {name:capital} begins with a capital letter. {name|...|...} selects the form for a number, by the rule
// of the language whose code is language.plural; "#" in it is the number itself. A backslash escapes the next
// character, and "\n" is a new line. Ids that begin with "language.", "list." and "number." define how the
// language writes numbers and lists.
//
// A line may have a variant for each vocabulary (Machine::vocabulary), with the same values:
//
//     hint.press@turns(place, left) = Hint: turn {place}. {left} {left|turn|turns} to go.
//
// A message in that vocabulary uses the variant, or the usual line if there is none.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/message.hpp"

namespace switchbox::i18n {

// Part of a parsed template: plain text, or a placeholder for a value.
struct Piece {
    std::string text;                       // of a plain piece
    std::string name;                       // of a placeholder's value; empty in a plain piece
    std::string format;                     // "word", "capital" or empty
    std::vector<std::vector<Piece>> forms;  // plural forms of a number, in order
};
using Pieces = std::vector<Piece>;

// Parses a template. It takes invalid parts as plain text.
[[nodiscard]] Pieces take_apart(std::string_view text);
// Returns the error in English; empty if the template can be parsed.
[[nodiscard]] std::string problem_in(std::string_view text);

// Plural forms of languages: the categories of Unicode's CLDR (zero, one, two, few, many, other) for whole
// numbers, in that order, without those that a language does not have. Source: CLDR, "Language Plural Rules".
struct PluralRule {
    std::string_view languages;               // their codes, separated by spaces
    std::size_t forms;                        // how many forms a noun has
    std::size_t (*form_of)(std::uint64_t n);  // below `forms`
};

// Returns the rule of a language by its code, "de" or "pt-br"; nullptr if the table lacks it.
[[nodiscard]] const PluralRule* plural_rule_of(std::string_view language);

inline constexpr std::string_view plural_language =
    "language.plural";                     // id: code of a language with its rule
inline constexpr char variant_mark = '@';  // separates id and vocabulary of variants

// Template of a message. It is parsed on first use, since few templates are used before the first frame.
class Template {
  public:
    Template(std::vector<std::string> names, std::string text, std::size_t line)
        : names_(std::move(names)), text_(std::move(text)), line_(line) {}

    [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
    [[nodiscard]] const std::string& text() const { return text_; }
    [[nodiscard]] std::size_t line() const { return line_; }
    [[nodiscard]] const Pieces& pieces() const;

  private:
    std::vector<std::string> names_;
    std::string text_;
    std::size_t line_;
    mutable std::optional<Pieces> pieces_;  // of the text; nullopt until first use
};

// Error in a language file.
struct Fault {
    std::size_t line = 0;  // from 1; 0 if it belongs to no line
    std::string id;
    std::string what;  // in English
};

struct IdHash {
    using is_transparent = void;  // NOLINT(readability-identifier-naming): the standard library's name
    std::size_t operator()(std::string_view id) const { return std::hash<std::string_view>{}(id); }
};
using Templates = std::unordered_map<std::string, Template, IdHash, std::equal_to<>>;

// Language of the program. Without a rule for its code in language.plural, it has the plural forms of
// English.
class Language {
  public:
    // Constructs an empty language, which returns the ids.
    Language() = default;
    // Parses the file. It skips unreadable lines and lists them in faults(). The function of that name below
    // also checks the others.
    explicit Language(std::string_view file);

    // Returns the message in this language, or its id if there is no template. `vocabulary` applies if the
    // message names none.
    [[nodiscard]] std::string say(const Message& message, std::string_view vocabulary = {}) const;

    [[nodiscard]] const Templates& templates() const { return templates_; }
    [[nodiscard]] const std::vector<Fault>& faults() const { return faults_; }

    [[nodiscard]] const PluralRule& plural() const { return *plural_; }
    // Returns the number with the separators of language.thousands, if it has more than four digits.
    [[nodiscard]] std::string number(std::int64_t number) const;

  private:
    [[nodiscard]] const Template* find(std::string_view id) const;
    [[nodiscard]] const Template* find(std::string_view id, std::string_view vocabulary) const;
    [[nodiscard]] std::string plain(std::string_view id) const;
    [[nodiscard]] std::string list(const Messages& items, std::string_view vocabulary) const;
    [[nodiscard]] std::string value(const Value& value, std::string_view vocabulary) const;
    void read_line(std::string_view line, std::size_t number);
    void read_entry(std::string_view entry, std::size_t number);

    Templates templates_;
    std::vector<Fault> faults_;
    const PluralRule* plural_ = plural_rule_of("en");

    friend class Expansion;
};

// Returns unreadable lines, invalid templates and plural rules, and variants whose usual line is missing or
// has other names.
[[nodiscard]] std::vector<Fault> faults(const Language& language);
// Returns these faults and the differences from the reference language: missing or unknown messages, other
// names, unknown names in a template, wrong numbers of plural forms.
[[nodiscard]] std::vector<Fault> faults(const Language& language, const Language& reference);

// Returns "line 12, 'hint.press': it stands twice".
[[nodiscard]] std::string format_fault(const Fault& fault);

}  // namespace switchbox::i18n
