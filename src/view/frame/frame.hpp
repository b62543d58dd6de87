// All that the parts of the interface read while they put themselves in their places.
#pragma once

#include "game/game.hpp"
#include "view/frame/arranged.hpp"
#include "view/frame/facts.hpp"
#include "view/frame/layout.hpp"
#include "view/kit/painter.hpp"
#include "view/state/settings.hpp"
#include "view/state/ui_state.hpp"

namespace switchbox::view {

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

}  // namespace switchbox::view
