// Audible and tactile feedback on an action. It depends only on the action and the game, so a press sounds
// the same from mouse, keyboard or an animated solution.
#pragma once

#include <cstdint>

#include "game/action.hpp"

namespace switchbox::game {

class Game;

enum class CueKind : std::uint8_t {
    none,
    press,
    release,  // something was undone, or a press brought its button back to 0
    hint,     // an answer appeared
    refused,
    solved
};
struct FeedbackEvent {
    CueKind kind = CueKind::none;
    double right = 0;  // 0..1: fraction of the lamps that match the target
    friend bool operator==(const FeedbackEvent&, const FeedbackEvent&) = default;
};

// Returns the feedback for `action`, just carried out in `game`; `was_solved` is the state before it. The
// caller uses `refused` for an action that failed.
[[nodiscard]] FeedbackEvent cue_after(const Action& action, const Game& game, bool was_solved);

}  // namespace switchbox::game
