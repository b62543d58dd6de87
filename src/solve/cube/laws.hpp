// Why a cube cannot be solved: what is wrong with its stickers, or the laws that it breaks, with the nearest
// mend.
#pragma once

#include <optional>

#include "machine/cube/stickers.hpp"
#include "solve/common/verdict.hpp"

namespace switchbox::solve {

// None where it can be solved.
[[nodiscard]] std::optional<Unreachable> why_unsolvable(const machine::Stickers& stickers);

}  // namespace switchbox::solve
