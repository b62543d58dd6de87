// Lines and words of a text with their places, and errors that name places.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.hpp"

namespace switchbox::puzzle {

using Problem = std::optional<Error>;  // nullopt if nothing is wrong
// Remarks on parts of a text that could be meant in another way, each with its place.
using Remarks = Messages;

// Position in a text: line and column, both from 1. Columns count characters.
struct TextPosition {
    std::size_t line = 1;
    std::size_t column = 1;
};

// Place in a text, or the path in JSON: "buttons.X.C".
using Where = std::variant<TextPosition, std::string>;

// Returns the error "line 3, column 7: ...".
[[nodiscard]] Error error_at(const Where& where, const Message& what);

struct Word {
    std::string_view text;
    Where where;
};

struct TextLine {
    std::string_view text;  // without its comment
    std::size_t number = 1;
    bool is_cut_in_word = false;  // true if a comment follows without a space: "F#"

    [[nodiscard]] TextPosition place_of(std::size_t offset) const;
    // Returns the words, separated by spaces, from a byte offset on.
    [[nodiscard]] std::vector<Word> words_from(std::size_t offset) const;
    [[nodiscard]] std::vector<Word> words() const { return words_from(0); }

    // Offset and column of the last place_of(), from which the next one counts on.
    mutable std::size_t counted = 0;
    mutable std::size_t column = 1;
};

// Returns whether a line, or a text, is one dash of any kind.
[[nodiscard]] bool is_bar(const TextLine& line);
[[nodiscard]] bool is_lone_dash(std::string_view text);

// Returns the lines that are not empty, without comments. '#' begins a comment.
[[nodiscard]] std::vector<TextLine> lines_of(std::string_view text);

[[nodiscard]] std::size_t characters_in(std::string_view text);

// Returns the text without the byte order mark with which some programs begin a file.
[[nodiscard]] std::string_view without_mark(std::string_view text);

// Returns the text cleaned by machine::cleaned(). If it has carriage returns but no line feeds, they become
// line feeds. Spaces replace what a post puts around a puzzle: the fences of a code block and all outside it,
// the ">" of a quoted text, and bullets. Columns of places count the characters of this text.
[[nodiscard]] std::string readable(std::string_view text);

// Title of a puzzle in a text: the comment "# title: The statues", which older programs skip.
inline constexpr std::string_view title_comment = "# title: ";
// Returns whether a comment can hold the title: one line without blanks at its ends, with room in a share
// code.
[[nodiscard]] bool is_title(std::string_view title);
// Returns the first title in a readable() text; empty if it has none.
[[nodiscard]] std::string_view title_in(std::string_view text);

// Replaces full-width signs of the notation by ASCII ones, as in ':' for the colon of Chinese and Japanese.
[[nodiscard]] std::string with_plain_signs(std::string_view text);

// Replaces the quote marks around single words by spaces. Other quote marks stay.
[[nodiscard]] std::string without_quotes(std::string_view text);

// Returns an error at the first bytes that are not UTF-8 (RFC 3629), or at a control character that is not a
// blank.
[[nodiscard]] Problem problem_with_characters(std::string_view text);

// Returns the place of a byte offset. The column counts the characters before it in its line.
[[nodiscard]] TextPosition place_in(std::string_view text, std::size_t offset);

// Largest number that number_of() parses: a whole number of at most 15 digits, with or without a sign. Any
// dash is a minus. Zeros may follow a point or comma, as in "1.0", and a zero exponent, as in "1.000e+00".
// nullopt for any other text, and for "1.000", which is a thousand in some countries.
inline constexpr std::int64_t largest_number = 999'999'999'999'999;
[[nodiscard]] std::optional<std::int64_t> number_of(std::string_view text);
// Returns the complaint about a text that is not a whole number, or that is beyond `most`.
[[nodiscard]] Message problem_with_number(std::string_view text, std::int64_t most = largest_number);

// Returns 1 for a cell that ticks something, such as "x", "TRUE" or "yes", and 0 for "FALSE" or "no", in any
// case. nullopt for any other text.
[[nodiscard]] std::optional<std::int64_t> tick_of(std::string_view text);
// Returns whether a word in place of a number of states makes a lamp a counter: "counter", in any case.
[[nodiscard]] bool is_counter_word(std::string_view word);
inline constexpr std::string_view counter_word = "counter";

// Returns the complaint about a state of a target, which may also be *.
[[nodiscard]] Message problem_with_state(std::string_view text);

// Returns a word with its ASCII capitals in lower case.
[[nodiscard]] std::string lower_case(std::string_view word);

}  // namespace switchbox::puzzle
