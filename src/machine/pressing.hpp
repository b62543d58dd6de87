// What presses make of a picture.
#pragma once

#include "machine/grid.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

// picture + times · A · presses (mod k), for a rule that is even (rule.hpp): a whole row at a time, at any
// size. `times` is below k.
[[nodiscard]] Picture pressed_evenly(const Rule& rule, Picture picture, const PressGrid& presses, int times);
// The same for any rule, of which these are the effects.
[[nodiscard]] Picture pressed(const Effects& effects, int states, Picture picture, const PressGrid& presses,
                              int times);

}  // namespace switchbox::machine
