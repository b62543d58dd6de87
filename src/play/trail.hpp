// How the player came to the board that he has: the presses one after the other, from the board where the
// record begins. Undo takes them off again, so that the trail always ends at the present board.
#pragma once

#include <cstddef>
#include <vector>

#include "machine/grid.hpp"

namespace switchbox::play {

struct Trail {
    machine::PressGrid from;  // no presses, or what a link was opened with
    std::vector<std::size_t> buttons;
    friend bool operator==(const Trail&, const Trail&) = default;
};

}  // namespace switchbox::play
