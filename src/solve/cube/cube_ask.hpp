// Answers for the Rubik's cube.
#pragma once

#include "solve/common/kinds.hpp"
#include "solve/cube/cube_search.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<OtherSearch> ask_cube(const machine::Machine& machine,
                                                    const machine::State& state,
                                                    const machine::Picture& target, Kept& kept);

// The tables that the solver of a cube keeps.
[[nodiscard]] std::shared_ptr<CubeTables> tables_in(Kept& kept);

}  // namespace switchbox::solve
