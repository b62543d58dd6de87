// Remaining presses of each button along a timeline. They are cached between steps, since there may be a
// million buttons and hundreds of thousands of steps.
#pragma once

#include <optional>

#include "game/position.hpp"
#include "machine/machine.hpp"

namespace switchbox::game {

class RemainingPlan {
  public:
    // Returns the remaining presses, up to 255 each, in the machine's button grid; all are 0 without a
    // timeline. If states do not count presses, only the next press is given, since later ones do not
    // determine it.
    [[nodiscard]] const machine::PressGrid& along(const std::optional<Timeline>& timeline,
                                                  const machine::Machine& machine);

  private:
    [[nodiscard]] const machine::PressGrid& next_alone(const Timeline& now, const machine::Machine& machine);
    [[nodiscard]] bool is_about(const Plan& plan, const machine::Machine& machine) const;
    void begin(const Plan& plan, const machine::Machine& machine);
    void go_to(std::size_t step);

    Timeline timeline_;  // timeline of `left_`; empty if there is none
    machine::PressGrid left_;
};

}  // namespace switchbox::game
