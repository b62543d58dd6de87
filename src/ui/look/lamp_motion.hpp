// Transitions of lamps between states: a press ripples from its button out to the lamps that it changes.
#pragma once

#include <map>
#include <optional>

#include "machine/grid.hpp"

namespace switchbox::ui {

class LampMotion {
  public:
    // Records what the board shows now (`now` in seconds). Lamps that changed since the last call start a
    // transition, later the farther they are from `origin`. A board of another shape, a change of thousands
    // of lamps, and reduced motion skip the transition.
    void follow(const machine::Picture& picture, std::optional<std::size_t> origin, bool reduced, double now);

    // Returns the progress of a lamp from previous() to its state, 0..1.
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
