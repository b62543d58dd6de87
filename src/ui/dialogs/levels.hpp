// Levels of difficulty by name: a number of presses each, chosen for the machine.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "ui/state/setup_draft.hpp"

namespace switchbox::ui {

struct Level {
    std::string_view id;    // in the DOM mirror
    std::string_view name;  // of a message
    std::size_t presses = 0;
};

// Easy, medium, hard: in this order; alike on boards that are too small for games of three lengths.
[[nodiscard]] std::array<Level, 3> levels_of(const SetupDraft& draft);
// The draft asks for so many presses from now on; 0: for any number.
void set_fewest(SetupDraft& draft, std::size_t presses);

}  // namespace switchbox::ui
