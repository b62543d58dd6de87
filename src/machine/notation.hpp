// The written form of pictures and press grids: rows from the top, separated by '/', one character a cell, a
// digit or '.' for 0 and 'X' for 1; '-' only where there is nothing; spaces are ignored
// (docs/command_line.md, "Notation"). Where an entry has two digits, commas stand between all of a row.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "base/result.hpp"
#include "machine/grid.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

// What messages call a grid, and which of them tells of a text that is none of its cells; the values of that
// one are the name, the place and the text.
struct GridWords {
    Message name;
    std::string_view not_a_cell;
};
inline const GridWords start_words{tell("machine.grid.start"), "machine.grid.not-a-lamp"};
inline const GridWords target_words{tell("machine.grid.target"), "machine.grid.not-a-lamp"};
inline const GridWords presses_words{tell("machine.grid.presses"), "machine.grid.not-a-press-count"};

// The cells of `text`, row by row, each below `states`, or a message that names row and column.
[[nodiscard]] Result<std::vector<std::uint8_t>> parse_cells(std::string_view text, Shape shape, int states,
                                                            const GridWords& words);

// Returns an error if the text has '-' where a lamp or button exists; its cells have to fit these sites.
[[nodiscard]] std::optional<Error> problem_with_gaps(std::string_view text, const Sites& sites,
                                                     const GridWords& words);

// What is wrong with cells of which some stand where nothing exists, if anything: there they are 0.
[[nodiscard]] std::optional<Error> problem_in_holes(const std::vector<std::uint8_t>& cells,
                                                    const Sites& sites, const Message& name);

// What is wrong with a grid that is to fit these sites, if anything: in the words that parse_grid() has for
// its text.
[[nodiscard]] std::optional<Error> problem_with_cells(const std::vector<std::uint8_t>& cells, Shape shape,
                                                      const Sites& sites, int states, const GridWords& words);
template <class Kind>
[[nodiscard]] std::optional<Error> problem_with_grid(const Grid<Kind>& grid, const Sites& sites, int states,
                                                     const GridWords& words) {
    return problem_with_cells(grid.cells, grid.shape, sites, states, words);
}

template <class Kind>
[[nodiscard]] Result<Grid<Kind>> parse_grid(std::string_view text, const Sites& sites, int states,
                                            const GridWords& words) {
    auto cells = parse_cells(text, sites.shape, states, words);
    if (!cells) return cells.error();
    if (const auto problem = problem_with_gaps(text, sites, words)) return *problem;
    if (const auto problem = problem_in_holes(*cells, sites, words.name)) return *problem;
    return Grid<Kind>{sites.shape, *cells};
}

// A picture of any shape up to largest_side and any states up to max_lamp_states, as the text draws it.
[[nodiscard]] Result<Picture> parse_drawn_picture(std::string_view text, const GridWords& words);

// "lit" or "dark"; with more than two states "state 2 of 3".
[[nodiscard]] Message state_name(int state, int states);
// What can be pressed in lit-only play: "a lit lamp", or "a lamp that is not at 0".
[[nodiscard]] Message lit_lamp(int states);

// "100/110/001"
[[nodiscard]] std::string format_cells(const std::vector<std::uint8_t>& cells, Shape shape);
// The same with '-' where nothing exists.
[[nodiscard]] std::string format_sites(const std::vector<std::uint8_t>& cells, const Sites& sites);

template <class Kind>
[[nodiscard]] std::string format_grid(const Grid<Kind>& grid) {
    return format_cells(grid.cells, grid.shape);
}

// Where the word stands among `words`.
[[nodiscard]] std::optional<std::size_t> place_of(std::string_view word,
                                                  std::span<const std::string_view> words);
// A whole decimal number in the text, nothing before or after it; none when it is no number or does not fit.
[[nodiscard]] std::optional<std::uint64_t> parse_number(std::string_view text);

// Returns whether the text is one or more digits.
[[nodiscard]] bool is_digits(std::string_view text);

// "3x5"; rows and columns from 1 to `most`, or a message that quotes the text.
inline constexpr int largest_side = 64;
// Of a board that is solved by chasing the light: one that is played, one that is not, and one of these with
// more than two states.
inline constexpr int largest_played_side = 2000;
inline constexpr int largest_solved_side = 10000;
inline constexpr int largest_states_side = 1000;
inline constexpr int largest_stencil_side = 1000;
inline constexpr int max_lamp_states = 65;  // Ghaly's machine: dark and 64 colours
[[nodiscard]] Result<Shape> parse_shape(std::string_view text, int most = largest_side);
[[nodiscard]] std::string format_shape(Shape shape);

// The pieces of `text` between separators; at least one.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);
// Without the blanks at its ends.
inline constexpr std::string_view blanks = " \t\r\n";
[[nodiscard]] std::string_view trimmed(std::string_view text);

// The character that a text begins with as a message can show it: itself in quotes, or its code when it is
// not printable.
[[nodiscard]] Message quoted_character(std::string_view text);
[[nodiscard]] inline Message quoted(char character) { return quoted_character({&character, 1}); }
// Somebody's text as a message can show it: in quotes, cut after 40 characters, '?' for each that is not
// printable.
[[nodiscard]] Message quoted(std::string_view text);

}  // namespace switchbox::machine
