// Reason why a cube cannot be solved: the faults of its stickers, or the broken laws with the nearest repair.
#pragma once

#include <optional>

#include "solve/verdict.hpp"
#include "types/cube/model/assemblies.hpp"

namespace switchbox::solve {

// Returns nullopt if it can be solved.
[[nodiscard]] std::optional<Unreachable> why_unsolvable(const machine::Stickers& stickers,
                                                        machine::ColourNames scheme = {});

}  // namespace switchbox::solve
