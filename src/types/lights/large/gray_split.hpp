// The shortest member of a coset that four classes of entries split (parity_split.hpp), found in another way,
// so that one checks the other: every choice of a class is weighed by itself, one after the other by a Gray
// code, where ParitySplit transforms blocks of them; and the members of both halves are met up to the same
// excess, by other loops over other data. What both rest on is the coset as it is given, and that a member
// which exceeds the least weights of each half by more than e weighs at least 2e + 2 more than their sum.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"

namespace switchbox::solve {

// None where the classes, 0 to 3 of each entry, do not split K, a class has more than 2^32 choices, or more
// of them are light than are kept. Takes about 20 nanoseconds a choice.
[[nodiscard]] std::optional<algebra::Residues> shortest_by_gray_split(
    const algebra::Residues& x, const std::vector<algebra::CyclicGenerator>& quiet,
    const std::vector<std::uint8_t>& class_of);

}  // namespace switchbox::solve
