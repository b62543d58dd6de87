// Why a cube cannot be solved: what is wrong with its stickers, or the laws that it breaks, with the nearest
// mend.
#pragma once

#include <optional>

#include "solve/verdict.hpp"
#include "types/cube/model/assemblies.hpp"

namespace switchbox::solve {

// Returns nullopt if it can be solved.
[[nodiscard]] std::optional<Unreachable> why_unsolvable(const machine::Stickers& stickers,
                                                        machine::ColourNames scheme = {});

}  // namespace switchbox::solve
