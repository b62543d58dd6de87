// Machines that one click selects: the first of the catalogue, and those with a chip of their machine type.
// The machine in play is one of them, even if it is further down in the catalogue.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"

namespace switchbox::ui {

inline constexpr std::string_view machine_prefix = "machine-";

struct MachineChip {
    std::string id;       // id of the element
    std::string machine;  // "merlin", or "own"
    std::string name;
    bool chosen = false;
};
[[nodiscard]] std::vector<MachineChip> machine_chips(const game::Game& game);

}  // namespace switchbox::ui
