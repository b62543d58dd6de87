// Speed of solution playback: the speed in the settings or, for a long solution, many presses at a time.
#pragma once

#include "base/message.hpp"
#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

// Playback speed of the open solution.
class PlaybackRate {
  public:
    PlaybackRate(const game::Game& game, const Settings& settings, const UiState& state);

    [[nodiscard]] double press_time() const;  // seconds per press
    [[nodiscard]] Message sign() const;       // "2×"
    [[nodiscard]] Message name() const;       // "Fast"
    // Selects the next rate on offer; the slowest follows the fastest.
    void choose_next(InputContext& context) const;

  private:
    bool is_long_;
    int rate_;  // a speed if below speed_count; from there on, rates rise by powers of ten
};

// Requests the presses of a playing solution that are due, as one step along it.
void carry_on_playing(InputContext& context);

}  // namespace switchbox::ui
