// Effect of presses on a picture.
#pragma once

#include "machine/grid.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

// Returns picture + times · A · presses (mod k) for an even rule (is_even() in rule.hpp), for boards of any
// size. It adds a whole row at a time. `times` is below k.
[[nodiscard]] Picture pressed_evenly(const Rule& rule, Picture picture, const PressGrid& presses, int times);
// Returns this sum for any rule, given by its effects.
[[nodiscard]] Picture pressed(const Effects& effects, int states, Picture picture, const PressGrid& presses,
                              int times);

}  // namespace switchbox::machine
