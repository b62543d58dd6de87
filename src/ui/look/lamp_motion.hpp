// Lamps on their way from one state to another: a press ripples out from its button to the lamps that it
// changes.
#pragma once

#include <map>
#include <optional>

#include "machine/grid.hpp"

namespace switchbox::ui {

class LampMotion {
  public:
    // Takes note of what the board shows now (`now` in seconds). What has changed since the last call sets
    // out from its old state, later the farther it is from `origin`; a board of another shape, a change of
    // thousands of lamps, or reduced motion, is shown at once.
    void follow(const machine::Picture& picture, std::optional<std::size_t> origin, bool reduced, double now);

    // 0..1: how far a lamp has come from previous().
    [[nodiscard]] float phase(std::size_t lamp, double now) const;
    [[nodiscard]] std::uint8_t previous(std::size_t lamp) const;
    [[nodiscard]] bool is_moving(double now) const { return now < finished_; }

  private:
    struct Move {
        std::uint8_t from = 0;
        double start = 0;
    };
    machine::Picture shown_;
    std::map<std::size_t, Move> moves_;
    double finished_ = 0;
};

}  // namespace switchbox::ui
