// Permutations as people write them, counted from 1: as cycles, "(2 3)(5 8)", or in one-line notation, where
// each one goes, "1 3 5 7 4 2 8 6". Numbers may be separated by spaces or commas. Cycles are read as disjoint
// ones, as Joyner writes sigma and tau (sections 3.3 and 3.5). `name` is the sign that messages call
// it by in every language, "sigma"; they name the place in the text, in characters from 1.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "algebra/permutation.hpp"
#include "base/result.hpp"

namespace switchbox::machine {

// "()" for the identity.
[[nodiscard]] std::string format_cycles(const algebra::Permutation& p);
[[nodiscard]] std::string format_one_line(const algebra::Permutation& p);

// A permutation of `size` <= 256 points from its cycles; those of one or of none may be left out.
[[nodiscard]] Result<algebra::Permutation> parse_cycles(std::string_view text, std::size_t size,
                                                        std::string_view name);
// The same of 2 `half` points, where no cycle mixes the first half with the last.
[[nodiscard]] Result<algebra::Permutation> parse_half_cycles(std::string_view text, std::size_t half,
                                                             std::string_view name);
// From cycles if there is a bracket, else from one-line notation.
[[nodiscard]] Result<algebra::Permutation> parse_wiring(std::string_view text, std::size_t size,
                                                        std::string_view name);

}  // namespace switchbox::machine
