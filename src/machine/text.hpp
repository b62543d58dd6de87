// Text of boards: characters, the notation of pictures and press grids, numbers and sizes, and packed grids
// for links.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "machine/grid.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

// UTF-8 characters (RFC 3629) and their classes, such as those that a name may contain.

// Returns the size in bytes of the first character; 0 if the first bytes are invalid. Requires text.
[[nodiscard]] std::size_t character_size(std::string_view text);
// Returns whether the character is an ASCII control or one of U+0080 to U+009F.
[[nodiscard]] bool is_control(std::string_view character);
// Returns whether the text is valid UTF-8 without control characters other than `controls`.
[[nodiscard]] bool can_be_shown(std::string_view text, std::string_view controls = {});

// Returns the first character, or the first byte if it begins no valid character. Requires text.
[[nodiscard]] std::string_view first_character(std::string_view text);
// Splits a text into its characters.
[[nodiscard]] std::vector<std::string_view> characters_of(std::string_view text);
// Returns the Unicode code point of a valid character; encoded() returns its UTF-8.
[[nodiscard]] char32_t code_point(std::string_view character);
[[nodiscard]] std::string encoded(char32_t code_point);

// Returns the text of a file as UTF-8 without a byte order mark. UTF-16 with such a mark is converted, as
// some spreadsheets and editors write it. What is no text in it becomes bytes that are no UTF-8.
[[nodiscard]] std::string as_utf8(std::string bytes);

// The next four functions take one character.

// Returns whether it is a space beyond ASCII, such as a no-break, thin or ideographic space.
[[nodiscard]] bool is_odd_space(std::string_view character);
// Returns whether it takes no space: zero-width space, soft hyphen, direction mark, byte order mark.
[[nodiscard]] bool is_invisible(std::string_view character);
// Returns whether it has no glyph but changes how letters and emoji next to it look.
[[nodiscard]] bool is_joiner(std::string_view character);
// Returns whether it is "-" or a hyphen, dash or minus sign beyond ASCII.
[[nodiscard]] bool is_dash(std::string_view character);

// Replaces odd spaces by plain ones and removes invisible characters, also joiners that join nothing: those
// at the start and after ASCII.
[[nodiscard]] std::string cleaned(std::string_view text);
// Returns a name in the form used for comparisons: cleaned, and without joiners.
[[nodiscard]] std::string compared(std::string_view name);

// Notation of pictures and press grids: rows from the top, separated by '/', one character a cell. A cell is
// a digit, or '.' for 0 and 'X' for 1; '-' marks a cell where nothing exists. Spaces are ignored. If an entry
// has two digits, commas separate all entries of a row (docs/command_line.md, "Notation").

// Words of messages about a grid: its name, and the message about text that is no cell, whose values are the
// name, the place and the text.
struct GridWords {
    Message name;
    MessageId<3> not_a_cell;
};
inline const GridWords start_words{tell("machine.grid.start"), "machine.grid.not-a-lamp"_id};
inline const GridWords target_words{tell("machine.grid.target"), "machine.grid.not-a-lamp"_id};
inline const GridWords presses_words{tell("machine.grid.presses"), "machine.grid.not-a-press-count"_id};

// Returns the cells of `text`, row by row, each below `states`, or an error that names the row, and the
// column of a wrong cell.
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

// Parses a grid for these sites, or returns an error that names the place.
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
// Returns "a lit lamp" or "a dark lamp"; with more than two states "a lamp that is not at 0" or "a lamp at
// 0".
[[nodiscard]] Message lamp_to_press(bool is_lit, int states);
// Returns the lamps that a rule other than PressRule::any allows to press: "a lit lamp", or "a lit and a dark
// lamp in turn".
[[nodiscard]] Message lamps_to_press(PressRule rule, int states);

// Returns "100/110/001", or "10,2/0,11" if an entry has two digits.
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

// Returns whether the text is printable ASCII without '"' and '\\', so that JSON has it between quotes as it
// is.
[[nodiscard]] bool is_plain(std::string_view text);

// Default limit of parse_shape(), which reads "3x5": rows and columns from 1 to `most`, or an error that
// quotes the text.
inline constexpr int largest_side = 64;
// Limits for larger boards, which only some rules have.
inline constexpr int largest_played_side = 2000;   // played, by chasing the lights
inline constexpr int largest_solved_side = 10000;  // solved by chasing the lights, with two states
inline constexpr int largest_states_side = 1000;   // solved by chasing the lights, with more
inline constexpr int largest_stencil_side = 1000;  // solved with any one stencil, with two states
inline constexpr int max_lamp_states = 65;         // Ghaly's machine: dark and 64 colours
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

// Number of entries of a grid that are processed as one 64-bit number.
inline constexpr std::size_t entries_in_word = 8;
inline constexpr std::uint64_t each_entry = 0x0101010101010101;  // times a byte: that byte in each

[[nodiscard]] inline std::uint64_t word_at(const std::uint8_t* entries) {
    std::uint64_t word = 0;
    std::memcpy(&word, entries, entries_in_word);
    return word;
}

// Packing of small numbers into URL-safe text: base64url (RFC 4648, section 5), no padding.

// Packs entries below `states`, 2 to 256. Each takes the bits that states - 1 needs, the highest first; zero
// bits fill the last character.
[[nodiscard]] std::string pack(const std::vector<std::uint8_t>& entries, int states);

// Unpacks exactly `count` entries; the error names the wrong character.
[[nodiscard]] Result<std::vector<std::uint8_t>> unpack(std::string_view text, std::size_t count, int states);

// Pack and unpack with run-length encoding of a repeated character where that is shorter. A run is '~', its
// length in base 32 and the character. Low digits come first, with 32 added to all but the last one: "~hBA"
// is 33 A.
[[nodiscard]] std::string pack_folded(const std::vector<std::uint8_t>& entries, int states);
[[nodiscard]] Result<std::vector<std::uint8_t>> unpack_folded(std::string_view text, std::size_t count,
                                                              int states);

}  // namespace switchbox::machine
