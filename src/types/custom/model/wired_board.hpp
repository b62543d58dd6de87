// Cells of a wired puzzle's lamps and buttons on one grid. Lamps keep their layout. Buttons share the cells
// of the lamps of their names, or fill rows below the lamps.
#pragma once

#include <cstddef>
#include <vector>

#include "machine/rule.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

struct WiredBoard {
    Shape shape;
    std::vector<std::size_t> lamp_cells;    // by lamp
    std::vector<std::size_t> button_cells;  // by button
    bool buttons_are_lamps = false;         // true if names match buttons and lamps one to one

    [[nodiscard]] CellMask lamp_sites() const;
    [[nodiscard]] CellMask button_sites() const;
};

[[nodiscard]] WiredBoard board_of(const WiredPuzzle& puzzle);

}  // namespace switchbox::machine
