// Where the lamps and buttons of a wired puzzle stand on one grid: lamps as they are laid out, and buttons on
// the lamps of their names, or in rows below the lamps.
#pragma once

#include <cstddef>
#include <vector>

#include "machine/rule.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

struct WiredBoard {
    Shape shape;
    std::vector<std::size_t> lamp_cells;    // of each lamp
    std::vector<std::size_t> button_cells;  // of each button
    bool buttons_are_lamps = false;         // each on the lamp of its name, and each lamp has one

    [[nodiscard]] Sites lamp_sites() const;
    [[nodiscard]] Sites button_sites() const;
};

[[nodiscard]] WiredBoard board_of(const WiredPuzzle& puzzle);

}  // namespace switchbox::machine
