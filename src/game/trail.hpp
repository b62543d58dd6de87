// How the player came to the board that he has: the presses one after the other, from the board where the
// record begins. Undo takes them off again, so that the trail always ends at the present board.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "machine/grid.hpp"

namespace switchbox::game {

struct Trail {
    machine::PressGrid from;  // no presses, or what a link was opened with
    std::vector<std::size_t> buttons;
    friend bool operator==(const Trail&, const Trail&) = default;
};

// What brings back a trail whose place another one has taken. On the same board both begin alike, so only
// what follows is held; `from` is set where the board is another one, and then all of it is.
struct FormerTrail {
    std::optional<machine::PressGrid> from;
    std::size_t kept = 0;           // so many buttons of the present trail come first
    std::vector<std::size_t> rest;  // and these behind them
    friend bool operator==(const FormerTrail&, const FormerTrail&) = default;
};

// In what follows `open_steps` is how many steps of a solution are done once the trails have changed places:
// stepping back may take as many buttons off without a change that could be undone, so they are not kept.

// `trail`, before presses are added to it.
[[nodiscard]] FormerTrail former(const Trail& trail, std::size_t open_steps);
// `trail`, which begins again at another board.
[[nodiscard]] FormerTrail begin_again(Trail& trail, machine::PressGrid from);
// Puts the former trail in the place of the present one and answers with what takes that back.
[[nodiscard]] FormerTrail bring_back(Trail& trail, FormerTrail former, std::size_t open_steps);

}  // namespace switchbox::game
