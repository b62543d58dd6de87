// How often each button is still to be pressed along a timeline: kept between steps, for there may be a
// million buttons and hundreds of thousands of steps.
#pragma once

#include <optional>

#include "game/position.hpp"
#include "machine/machine.hpp"

namespace switchbox::game {

class RemainingPlan {
  public:
    // Up to 255 times each; all 0 without a timeline. The grid is that of the machine's buttons. Where states
    // do not count presses, what is pressed later says nothing about what to press now: the next press alone.
    [[nodiscard]] const machine::PressGrid& along(const std::optional<Timeline>& timeline,
                                                  const machine::Machine& machine);

  private:
    [[nodiscard]] const machine::PressGrid& next_alone(const Timeline& now, const machine::Machine& machine);
    [[nodiscard]] bool is_about(const Plan& plan, const machine::Machine& machine) const;
    void begin(const Plan& plan, const machine::Machine& machine);
    void go_to(std::size_t step);

    Timeline timeline_;  // that `left_` is about; an empty one where there is none
    machine::PressGrid left_;
};

}  // namespace switchbox::game
