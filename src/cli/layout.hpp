// Layout of plain text for people: boards, and lists of facts.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/result.hpp"
#include "machine/grid.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::cli {

// Grid under its title, blank where no cell exists.
struct Board {
    std::string title;
    machine::CellMask sites;
    std::vector<std::uint8_t> cells;  // of `sites`, row by row
    bool digits = false;            // more than two states are easier to distinguish as digits than as marks
    std::vector<bool> is_any = {};  // cells drawn as '*'; empty if there are none
};
[[nodiscard]] Board lamp_board(std::string title, const machine::Machine& machine,
                               const machine::Picture& picture);
// Returns the target, with '*' at lamps that do not matter or depend on others (Machine::wanted()).
[[nodiscard]] Board target_board(const machine::Machine& machine, const machine::Picture& target);
[[nodiscard]] Board button_board(std::string title, const machine::Machine& machine,
                                 const machine::PressGrid& presses);

// Return the grid in one line as options take it: "100/1-0", with '-' where no cell exists and, in
// a target, '*' as target_board() has it.
[[nodiscard]] std::string lamp_text(const machine::Machine& machine, const machine::Picture& picture);
[[nodiscard]] std::string target_text(const machine::Machine& machine, const machine::Picture& target);
[[nodiscard]] std::string button_text(const machine::Machine& machine, const machine::PressGrid& presses);

// Draws the boards side by side if they fit, otherwise one below the other:
//
//   Now      Press
//   X . .    . . .
//   X X .    . X X
//
// A board too large to be read is replaced by a line that says so.
[[nodiscard]] std::string draw(const std::vector<Board>& boards);

// Name and value. listed() returns one line for each, with the second column aligned.
using Fact = std::pair<std::string, std::string>;
[[nodiscard]] std::string listed(const std::vector<Fact>& facts);

// Longest list of numbers that is written.
inline constexpr std::size_t max_listed = 1000;
// Returns "5 6 7 9".
[[nodiscard]] std::string spaced(const std::vector<std::size_t>& numbers);

// Returns "3 states" or "4 colours and dark"; empty if lamps are just lit or dark.
[[nodiscard]] std::string unusual_states(const machine::MachineChoice& choice);
// Returns "4, blue": a colour of Ghaly's machine by its digit in pictures and its name.
[[nodiscard]] std::string colour_words(int colour);
// Returns "4x7".
[[nodiscard]] std::string size_text(const machine::MachineChoice& choice);
// Returns "Lights Out, 4 x 7".
[[nodiscard]] std::string heading(const machine::MachineChoice& choice);

// Returns the value of an option: the text itself, the content of the file for "file:PATH", or standard input
// for "file:-". A large one may exceed the limit of a command line. `name` begins an error: "start".
[[nodiscard]] Result<std::string> read_value(const std::string& text, const std::string& name);
// Returns the text with '/' between rows that are lines.
[[nodiscard]] std::string with_slashes(std::string text);
// Returns the value of an option that is a grid, with '/' between its rows.
[[nodiscard]] Result<std::string> read_grid_text(const std::string& text, const std::string& name);

}  // namespace switchbox::cli
