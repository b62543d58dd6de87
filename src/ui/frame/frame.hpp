// All that the parts of the interface read while they put themselves in their places.
#pragma once

#include "game/game.hpp"
#include "ui/frame/arranged.hpp"
#include "ui/frame/facts.hpp"
#include "ui/frame/layout.hpp"
#include "ui/kit/painter.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

struct Frame {
    const game::Game& game;
    const Settings& settings;
    const Surroundings& surroundings;
    const Facts& facts;
    const UiState& state;
    const Layout& layout;
    const Painter& paint;  // writes down what is to be drawn
    Arranger& arrange;

    [[nodiscard]] const Theme& theme() const { return paint.theme(); }
};

}  // namespace switchbox::ui
