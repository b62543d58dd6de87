// A text as lines of words, each with its place, and how errors name places.
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

using Problem = std::optional<Error>;  // what is wrong, if anything
// Remarks on parts of a text that could be meant in another way, each with its place.
using Remarks = Messages;

// Both from 1 on; columns count characters.
struct Place {
    std::size_t line = 1;
    std::size_t column = 1;
};

// In a text, or in JSON the path: "buttons.X.C".
using Where = std::variant<Place, std::string>;

// "line 3, column 7: ..."
[[nodiscard]] Error error_at(const Where& where, const Message& what);

struct Word {
    std::string_view text;
    Where where;
};

struct Line {
    std::string_view text;  // without its comment
    std::size_t number = 1;
    bool is_cut_in_word = false;  // by a comment right behind it: "F#"

    [[nodiscard]] Place place_of(std::size_t offset) const;
    // What stands between spaces, from a byte on.
    [[nodiscard]] std::vector<Word> words_from(std::size_t offset) const;
    [[nodiscard]] std::vector<Word> words() const { return words_from(0); }
};

// Returns whether a line, or a text, is one dash of any kind.
[[nodiscard]] bool is_bar(const Line& line);
[[nodiscard]] bool is_lone_dash(std::string_view text);

// Those that have something on them; '#' begins a comment.
[[nodiscard]] std::vector<Line> lines_of(std::string_view text);

[[nodiscard]] std::size_t characters_in(std::string_view text);

// Without the byte order mark, which some programs begin a file with.
[[nodiscard]] std::string_view without_mark(std::string_view text);

// As machine::cleaned() has it, and with line ends of one sort: a text of carriage returns alone gets new
// lines. Columns count what is left.
[[nodiscard]] std::string readable(std::string_view text);

// A text with the signs of the notation in place of their wide forms: ':' for the colon of Chinese and
// Japanese.
[[nodiscard]] std::string with_plain_signs(std::string_view text);

// Bytes that are no character in UTF-8 (RFC 3629), or a control character that is no blank.
[[nodiscard]] Problem problem_with_characters(std::string_view text);

// What stands in the line before an offset is counted.
[[nodiscard]] Place place_in(std::string_view text, std::size_t offset);

// A whole number of at most ten digits, with a sign or without; none for any other text. Any dash is a minus.
inline constexpr std::int64_t largest_number = 9'999'999'999;
[[nodiscard]] std::optional<std::int64_t> number_of(std::string_view text);
// Why a text is none: no whole number, or one beyond those that are allowed.
[[nodiscard]] Message problem_with_number(std::string_view text, std::int64_t most = largest_number);

// Returns the complaint about a state of a target, which may also be *.
[[nodiscard]] Message problem_with_state(std::string_view text);

// "Start" as "start"; of ASCII.
[[nodiscard]] std::string lower_case(std::string_view word);

}  // namespace switchbox::puzzle
