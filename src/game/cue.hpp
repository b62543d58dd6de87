// What an action came to, for ears and fingertips. It follows from the action and from what became of the
// game, so a press sounds the same whether a mouse, a key or a playing solution made it.
#pragma once

#include <cstdint>

#include "game/action.hpp"

namespace switchbox::game {

class Game;

enum class CueKind : std::uint8_t {
    none,
    press,
    release,  // something was taken back: an undo, a press that brings its button round to where it began
    hint,     // an answer shows
    refused,
    solved
};
struct Cue {
    CueKind kind = CueKind::none;
    double right = 0;  // 0..1: the share of the lamps that are as the target has them
    friend bool operator==(const Cue&, const Cue&) = default;
};

// `action` was just carried out in `game`, which `was_solved` or not before. What was not carried out is
// `refused`.
[[nodiscard]] Cue cue_after(const Action& action, const Game& game, bool was_solved);

}  // namespace switchbox::game
