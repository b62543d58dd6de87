// Trail: the presses that led to the present board, one after the other, from the board where the record
// begins. Undo removes presses, so the trail always ends at the present board.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "machine/grid.hpp"

namespace switchbox::game {

struct Trail {
    machine::PressGrid from;  // no presses, or those of the opened link
    std::vector<std::size_t> buttons;
    friend bool operator==(const Trail&, const Trail&) = default;
};

// Data that restores a replaced trail. On the same board both trails begin alike, so only the rest is stored.
// On another board `from` is set and `rest` is the whole trail.
struct FormerTrail {
    std::optional<machine::PressGrid> from;
    std::size_t kept = 0;           // the first buttons shared with the present trail
    std::vector<std::size_t> rest;  // the buttons after those
    friend bool operator==(const FormerTrail&, const FormerTrail&) = default;
};

// Below, `open_steps` is the number of solution steps done after the trails are swapped. Stepping back may
// remove that many buttons without an undoable change, so they are not shared.

// Returns the data to restore `trail`, before presses are added to it.
[[nodiscard]] FormerTrail former(const Trail& trail, std::size_t open_steps);
// Starts `trail` again at another board and returns the data to restore it.
[[nodiscard]] FormerTrail begin_again(Trail& trail, machine::PressGrid from);
// Restores the former trail and returns the data that undoes this.
[[nodiscard]] FormerTrail bring_back(Trail& trail, FormerTrail former, std::size_t open_steps);

}  // namespace switchbox::game
