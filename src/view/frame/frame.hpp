// All that the parts of the interface share while one frame is drawn.
#pragma once

#include "play/game.hpp"
#include "view/frame/commands.hpp"
#include "view/frame/layout.hpp"
#include "view/kit/painter.hpp"
#include "view/look/appearance.hpp"
#include "view/state/requests.hpp"
#include "view/state/ui_state.hpp"

namespace switchbox::view {

struct Frame {
    const play::Game& game;
    const Settings& settings;
    const Surroundings& surroundings;
    const Layout& layout;
    const Painter& paint;
    UiState& state;
    Scene& scene;
    Requests& requests;
    double now = 0;        // seconds
    float elapsed = 0;     // since the last frame, at most a twentieth of a second
    bool covered = false;  // something lies over what is being drawn: the pointer does not reach it

    [[nodiscard]] const Theme& theme() const { return paint.theme(); }
    [[nodiscard]] bool reduced_motion() const { return is_motion_reduced(settings, surroundings); }
    void animate_for(double seconds) const {
        if (state.animate_until < now + seconds) state.animate_until = now + seconds;
    }
};

// Moves `value` towards `goal`, fast at first; asks for more frames until it is there.
void approach(const Frame& frame, float& value, float goal);

// Carries out a command as its button, its key and its DOM mirror element do.
void run(Frame& frame, Command command);

}  // namespace switchbox::view
