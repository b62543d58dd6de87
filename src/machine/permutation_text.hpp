// Notation of permutations, counted from 1: cycles, "(2 3)(5 8)", or one-line notation, the image of each
// number, "1 3 5 7 4 2 8 6". Spaces or commas may separate numbers. Cycles must be disjoint, as in Joyner's
// sigma and tau (sections 3.3 and 3.5). `name` is the symbol that messages in every language use, "sigma".
// They name the place in the text, in characters from 1.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "algebra/permutation.hpp"
#include "base/result.hpp"

namespace switchbox::machine {

// Formats as cycles, "()" for the identity.
[[nodiscard]] std::string format_cycles(const algebra::Permutation& p);
// Formats as cycles that GAP and Sage read as they stand: "(1,2)(3,5,4)".
[[nodiscard]] std::string format_program_cycles(const algebra::Permutation& p);
[[nodiscard]] std::string format_one_line(const algebra::Permutation& p);

// Parses cycles of a permutation of `size` <= 256 points; fixed points may be omitted.
[[nodiscard]] Result<algebra::Permutation> parse_cycles(std::string_view text, std::size_t size,
                                                        std::string_view name);
// Parses cycles of 2 `half` points, where no cycle mixes the first half with the last.
[[nodiscard]] Result<algebra::Permutation> parse_half_cycles(std::string_view text, std::size_t half,
                                                             std::string_view name);
// Parses cycles if there is a bracket, otherwise one-line notation.
[[nodiscard]] Result<algebra::Permutation> parse_wiring(std::string_view text, std::size_t size,
                                                        std::string_view name);

}  // namespace switchbox::machine
