// The plain text that people read: boards, and facts under each other.
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "machine/catalogue.hpp"
#include "machine/grid.hpp"

namespace switchbox::command_line {

// A picture or a press grid under its title.
struct Board {
    template <class Kind>
    Board(std::string above, const machine::Grid<Kind>& grid)
        : title(std::move(above)), shape(grid.shape), cells(grid.cells) {}

    std::string title;
    machine::Shape shape;
    std::vector<std::uint8_t> cells;
};

// Side by side where they fit, else one below the other:
//
//   Now      Press
//   X . .    . . .
//   X X .    . X X
[[nodiscard]] std::string draw(const std::vector<Board>& boards);

// What it is and how much: one line each, the second column aligned.
using Fact = std::pair<std::string, std::string>;
[[nodiscard]] std::string listed(const std::vector<Fact>& facts);

// The cells that are not 0, as people number them: from 1, in reading order.
[[nodiscard]] std::vector<std::size_t> numbered_cells(const std::vector<std::uint8_t>& cells);
// "5 6 7 9"
[[nodiscard]] std::string spaced(const std::vector<std::size_t>& numbers);

// "Lights Out, 4 x 7"
[[nodiscard]] std::string heading(const machine::MachineChoice& choice);

}  // namespace switchbox::command_line
