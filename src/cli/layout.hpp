// The plain text that people read: boards, and facts under each other.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "machine/catalogue.hpp"
#include "machine/grid.hpp"

namespace switchbox::cli {

// A grid under its title, blank where nothing exists.
struct Board {
    std::string title;
    machine::Sites sites;
    std::vector<std::uint8_t> cells;
    bool digits = false;  // past two states they are easier to tell apart than marks
};
[[nodiscard]] Board lamp_board(std::string title, const machine::Machine& machine,
                               const machine::Picture& picture);
[[nodiscard]] Board button_board(std::string title, const machine::Machine& machine,
                                 const machine::PressGrid& presses);

// Return them in one line, "100/1-0", as options take them, '-' where nothing exists.
[[nodiscard]] std::string lamp_text(const machine::Machine& machine, const machine::Picture& picture);
[[nodiscard]] std::string button_text(const machine::Machine& machine, const machine::PressGrid& presses);

// Side by side where they fit, else one below the other:
//
//   Now      Press
//   X . .    . . .
//   X X .    . X X
//
// Instead of boards that are too large to be read there is a line that says so.
[[nodiscard]] std::string draw(const std::vector<Board>& boards);

// A name and a value. Returns them one line each, with the second column aligned.
using Fact = std::pair<std::string, std::string>;
[[nodiscard]] std::string listed(const std::vector<Fact>& facts);

// More numbers than anybody reads in a row.
inline constexpr std::size_t max_listed = 1000;
// "5 6 7 9"
[[nodiscard]] std::string spaced(const std::vector<std::size_t>& numbers);

// "3 states", "4 colours and dark"; nothing where a lamp is lit or dark.
[[nodiscard]] std::string unusual_states(const machine::MachineChoice& choice);
// "4, blue": a colour of Ghaly's machine by its digit in pictures and its name.
[[nodiscard]] std::string colour_words(int colour);
// "4x7"
[[nodiscard]] std::string size_text(const machine::MachineChoice& choice);
// "Lights Out, 4 x 7"
[[nodiscard]] std::string heading(const machine::MachineChoice& choice);

}  // namespace switchbox::cli
