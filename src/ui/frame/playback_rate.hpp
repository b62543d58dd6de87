// How fast a solution plays: at the speed that is set, or where it is long, many presses at a time.
#pragma once

#include "base/message.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// Of the solution that is open.
class PlaybackRate {
  public:
    PlaybackRate(const game::Game& game, const Settings& settings, const UiState& state);

    [[nodiscard]] double press_time() const;  // seconds for each press
    [[nodiscard]] Message sign() const;       // "2×"
    [[nodiscard]] Message name() const;       // "Fast"
    // The one after it, of those that are offered; after the fastest comes the slowest.
    void choose_next(Turn& turn) const;

  private:
    bool is_long_;
    int rate_;  // below the number of speeds that one of them, from there on a power of ten
};

// The presses of a solution that plays which are due by now, as a step along it.
void carry_on_playing(Turn& turn);

}  // namespace switchbox::ui
