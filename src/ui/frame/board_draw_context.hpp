// Context for drawing the board, and the scene that results. Motion holds the animations.
#pragma once

#include "game/game.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/motion.hpp"
#include "ui/frame/ui_model.hpp"
#include "ui/kit/painter.hpp"
#include "ui/look/appearance.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// Position of the pointer on the board: the cell under it, and the cell that it holds down.
struct BoardPointer {
    std::optional<std::size_t> over;
    std::optional<std::size_t> held;
    ImVec2 at{0, 0};  // position in the window
};

struct BoardDrawContext {
    const game::Game& game;
    const UiState& state;
    const UiModel& facts;
    const Layout& layout;
    const BoardPointer& pointer;
    const Painter& paint;
    Motion& motion;
    Scene& scene;

    [[nodiscard]] const Theme& theme() const { return paint.theme(); }
};

}  // namespace switchbox::ui
