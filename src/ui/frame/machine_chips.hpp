// The machines that can be chosen with one click: the first of the catalogue, the one in play where it is
// another, and a rule of one's own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "game/game.hpp"

namespace switchbox::ui {

inline constexpr std::string_view machine_prefix = "machine-";

struct MachineChip {
    std::string id;       // of the element
    std::string machine;  // "merlin", or "own"
    std::string name;
    bool chosen = false;
};
[[nodiscard]] std::vector<MachineChip> machine_chips(const game::Game& game);

}  // namespace switchbox::ui
