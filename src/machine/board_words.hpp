// Words around and inside written boards (board_text.hpp): names of states, legends, and remarks that change
// what a board means.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace switchbox::machine {

// Words for states, in small letters.
enum class StateWord : std::uint8_t { none, lit, dark, any };
// Returns the meaning of a word such as "on", "FALSE", "not lit" or "aus".
[[nodiscard]] StateWord state_word(std::string_view word);

// Returns the text with ASCII capitals as small letters.
[[nodiscard]] std::string small_letters(std::string_view text);

// Meaning that the text itself gives to a sign or word: "X = lit", "dim = 1".
struct LegendEntry {
    std::string sign;
    std::uint8_t state = 0;
    bool is_any = false;     // lamps that do not matter
    bool is_number = false;  // the legend gives a number
};

// Meanings in a line of text.
struct Legend {
    std::vector<LegendEntry> entries;
    bool is_whole = false;               // the line has nothing else
    std::optional<std::string> unclear;  // sign whose meaning cannot be read
};

// Returns the meanings that a line gives to signs: "X = lit, O = unlit", "0 means dark", "# on, . off".
[[nodiscard]] Legend legend_in(std::string_view line);

// Returns a word of a remark that a board cannot be read without: "and so on", "inverted", or "bottom" unless
// it is the label of the last row.
[[nodiscard]] std::optional<std::string> troubling_word(std::string_view line, bool is_last_row);

}  // namespace switchbox::machine
