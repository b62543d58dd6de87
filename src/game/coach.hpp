// Coach for machines that hide their wiring; machine types supply it (type_games.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "machine/grid.hpp"

namespace switchbox::game {

// Boards of one machine that the player remembers.
struct CoachNotes {
    std::optional<machine::Picture> stripes;  // picture with every button pressed
    std::vector<machine::PressGrid> tried;    // candidates that were tried and did not show one colour
    friend bool operator==(const CoachNotes&, const CoachNotes&) = default;
};

struct Advice {
    Message text;
    // Buttons to press now, ascending; they lead to the next board. Empty if the board is solved or known to
    // be impossible.
    std::vector<std::size_t> buttons;
    std::vector<std::size_t> cells;  // cells that the text names, ascending
    friend bool operator==(const Advice&, const Advice&) = default;
};

}  // namespace switchbox::game
