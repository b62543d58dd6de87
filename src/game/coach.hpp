// A coach for machines that hide their wiring, as a machine type has it (type_games.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "machine/grid.hpp"

namespace switchbox::game {

// The boards of one machine that a player remembers.
struct CoachNotes {
    std::optional<machine::Picture> stripes;  // with every button pressed
    std::vector<machine::PressGrid> tried;    // candidates that were seen and were not of one colour
    friend bool operator==(const CoachNotes&, const CoachNotes&) = default;
};

struct Advice {
    Message text;
    // To press now, ascending: they lead to the next board. None where the board is solved, or known to be
    // impossible.
    std::vector<std::size_t> buttons;
    std::vector<std::size_t> cells;  // those that the text names, ascending
    friend bool operator==(const Advice&, const Advice&) = default;
};

}  // namespace switchbox::game
