// Which explanation belongs to what the player sees: the hinted button, the next step, or the verdict.
#pragma once

#include <optional>

#include "play/game.hpp"
#include "solve/explanation.hpp"

namespace switchbox::view {

struct Why {
    std::optional<std::size_t> button;  // that the words are about
    solve::Explanation explanation;
    bool always_marked = false;  // its lamps are outlined on the board without being asked for
};

[[nodiscard]] Why why_now(const play::Game& game);

}  // namespace switchbox::view
