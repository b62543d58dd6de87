// Answers for the Rubik's cube.
#pragma once

#include "solve/common/kinds.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<OtherSearch> ask_cube(const machine::Machine& machine,
                                                    const machine::State& state,
                                                    const machine::Picture& target, Kept& kept);

}  // namespace switchbox::solve
