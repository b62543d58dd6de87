// Levels of difficulty by name, each with a number of presses chosen for the machine.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "ui/state/setup_draft.hpp"

namespace switchbox::ui {

struct Level {
    std::string_view id;    // in the DOM mirror
    std::string_view name;  // id of a message
    std::size_t presses = 0;
};

// Returns easy, medium and hard, in this order. Levels are equal on boards too small for three lengths of
// games.
[[nodiscard]] std::array<Level, 3> levels_of(const SetupDraft& draft);
// Sets the fewest presses that the draft asks for; 0 allows any number.
void set_fewest(SetupDraft& draft, std::size_t presses);

}  // namespace switchbox::ui
