// "Am I right so far?": whether the presses so far are part of a shortest solution from the start, without a
// word on which of them are not. They are exactly if the fewest presses from the start are those made and the
// fewest from here together. Where the order of presses counts, every press made counts; elsewhere only how
// often each button is pressed in the end.
#pragma once

#include <cstdint>

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::game {

enum class Progress : std::uint8_t {
    yes,
    no,
    nothing_pressed,
    unknown  // or the target cannot be reached, from the start either
};

struct ProgressCheck {
    Progress answer = Progress::unknown;
    Message sentence;
    friend bool operator==(const ProgressCheck&, const ProgressCheck&) = default;
};

// Whether the question is of use: the player may know the answer, and a search for the way from here is over.
// Costs next to nothing, the answer maybe tens of milliseconds.
[[nodiscard]] bool can_be_asked(const Game& game);
// Needs no search that is not made at once; without it the answer may be unknown.
[[nodiscard]] ProgressCheck right_so_far(const Game& game);

}  // namespace switchbox::game
