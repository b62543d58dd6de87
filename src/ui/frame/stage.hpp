// All that drawing the board reads, and the scene that it makes. What moves by itself is kept in Motion.
#pragma once

#include "game/game.hpp"
#include "ui/frame/facts.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/motion.hpp"
#include "ui/kit/painter.hpp"
#include "ui/look/appearance.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// Where the pointer is on the board: the cell under it, and the one that it holds down.
struct BoardPointer {
    std::optional<std::size_t> over;
    std::optional<std::size_t> held;
    ImVec2 at{0, 0};  // in the window
};

struct Stage {
    const game::Game& game;
    const UiState& state;
    const Facts& facts;
    const Layout& layout;
    const BoardPointer& pointer;
    const Painter& paint;
    Motion& motion;
    Scene& scene;

    [[nodiscard]] const Theme& theme() const { return paint.theme(); }
};

}  // namespace switchbox::ui
