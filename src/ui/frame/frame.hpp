// Context of the parts of the interface while they are laid out: bars, panes, dialogs, elements of the board.
// The drawing of the board has a BoardDrawContext instead.
#pragma once

#include "game/game.hpp"
#include "ui/frame/element_tree.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/ui_model.hpp"
#include "ui/kit/painter.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

struct Frame {
    const game::Game& game;
    const Settings& settings;
    const SystemPreferences& surroundings;
    const UiModel& facts;
    const UiState& state;
    const Layout& layout;
    const Painter& paint;  // records what is to be drawn
    TreeBuilder& arrange;

    [[nodiscard]] const Theme& theme() const { return paint.theme(); }
};

}  // namespace switchbox::ui
