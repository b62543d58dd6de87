// Notation of pictures and press grids: rows from the top, separated by '/', one character a cell. A cell is
// a digit, or '.' for 0 and 'X' for 1; '-' marks a cell where nothing exists. Spaces are ignored. If an entry
// has two digits, commas separate all entries of a row (docs/command_line.md, "Notation").
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

// Words of messages about a grid: its name, and the id of the message about text that is no cell. That
// message's values are the name, the place and the text.
struct GridWords {
    Message name;
    std::string_view not_a_cell;
};
inline const GridWords start_words{tell("machine.grid.start"), "machine.grid.not-a-lamp"};
inline const GridWords target_words{tell("machine.grid.target"), "machine.grid.not-a-lamp"};
inline const GridWords presses_words{tell("machine.grid.presses"), "machine.grid.not-a-press-count"};

// Returns the cells of `text`, row by row, each below `states`, or an error that names row and column.
[[nodiscard]] Result<std::vector<std::uint8_t>> parse_cells(std::string_view text, Shape shape, int states,
                                                            const GridWords& words);

// Returns an error if the text has '-' at an existing lamp or button. Its cells must fit these sites.
[[nodiscard]] std::optional<Error> problem_with_gaps(std::string_view text, const CellMask& sites,
                                                     const GridWords& words);

// Returns an error if a cell is not 0 where nothing exists.
[[nodiscard]] std::optional<Error> problem_in_holes(const std::vector<std::uint8_t>& cells,
                                                    const CellMask& sites, const Message& name);

// Returns an error if a grid does not fit these sites, in the words that parse_grid() uses for its text.
[[nodiscard]] std::optional<Error> problem_with_cells(const std::vector<std::uint8_t>& cells, Shape shape,
                                                      const CellMask& sites, int states,
                                                      const GridWords& words);
template <class Kind>
[[nodiscard]] std::optional<Error> problem_with_grid(const Grid<Kind>& grid, const CellMask& sites,
                                                     int states, const GridWords& words) {
    return problem_with_cells(grid.cells, grid.shape, sites, states, words);
}

template <class Kind>
[[nodiscard]] Result<Grid<Kind>> parse_grid(std::string_view text, const CellMask& sites, int states,
                                            const GridWords& words) {
    auto cells = parse_cells(text, sites.shape, states, words);
    if (!cells) return cells.error();
    if (const auto problem = problem_with_gaps(text, sites, words)) return *problem;
    if (const auto problem = problem_in_holes(*cells, sites, words.name)) return *problem;
    return Grid<Kind>{sites.shape, *cells};
}

// Parses a picture of any shape up to largest_side, with up to max_lamp_states states.
[[nodiscard]] Result<Picture> parse_drawn_picture(std::string_view text, const GridWords& words);

// Returns "lit" or "dark"; with more than two states "state 2 of 3".
[[nodiscard]] Message state_name(int state, int states);
// Returns the lamps that lit-only play allows to press: "a lit lamp", or "a lamp that is not at 0".
[[nodiscard]] Message lit_lamp(int states);

// Returns "100/110/001".
[[nodiscard]] std::string format_cells(const std::vector<std::uint8_t>& cells, Shape shape);
// Formats the cells with '-' where nothing exists.
[[nodiscard]] std::string format_sites(const std::vector<std::uint8_t>& cells, const CellMask& sites);

template <class Kind>
[[nodiscard]] std::string format_grid(const Grid<Kind>& grid) {
    return format_cells(grid.cells, grid.shape);
}

// Returns the index of the word in `words`; nullopt if it is not there.
[[nodiscard]] std::optional<std::size_t> place_of(std::string_view word,
                                                  std::span<const std::string_view> words);
// Parses a decimal number; nullopt if other characters are before or after it, or if it does not fit.
[[nodiscard]] std::optional<std::uint64_t> parse_number(std::string_view text);

// Returns whether the text is one or more digits.
[[nodiscard]] bool is_digits(std::string_view text);

// Default limit of parse_shape(), which reads "3x5": rows and columns from 1 to `most`, or an error that
// quotes the text.
inline constexpr int largest_side = 64;
// Limits for boards solved by light chasing: played, only solved, and either with more than two states.
inline constexpr int largest_played_side = 2000;
inline constexpr int largest_solved_side = 10000;
inline constexpr int largest_states_side = 1000;
inline constexpr int largest_stencil_side = 1000;
inline constexpr int max_lamp_states = 65;  // Ghaly's machine: dark and 64 colours
[[nodiscard]] Result<Shape> parse_shape(std::string_view text, int most = largest_side);
[[nodiscard]] std::string format_shape(Shape shape);

// Returns the pieces of `text` between separators; at least one.
[[nodiscard]] std::vector<std::string_view> split(std::string_view text, char separator);
// Characters that trimmed() removes at both ends of a text.
inline constexpr std::string_view blanks = " \t\r\n";
[[nodiscard]] std::string_view trimmed(std::string_view text);

// Returns the first character as messages show it: in quotes, or its code if it is not printable.
[[nodiscard]] Message quoted_character(std::string_view text);
[[nodiscard]] inline Message quoted(char character) { return quoted_character({&character, 1}); }
// Returns a user's text as messages show it: in quotes, cut after 40 characters, with '?' for each character
// that is not printable.
[[nodiscard]] Message quoted(std::string_view text);

}  // namespace switchbox::machine
