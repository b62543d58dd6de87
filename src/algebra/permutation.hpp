// Permutations of 0 .. n-1, n <= 256, in one-line form: p[i] is the image of i. Products act from left to
// right, as in Joyner's paper (Remark 16, Example 20).
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace switchbox::algebra {

using Permutation = std::vector<std::uint8_t>;

[[nodiscard]] Permutation identity(std::size_t size);
[[nodiscard]] bool is_permutation(const Permutation& p);
[[nodiscard]] Permutation inverse(const Permutation& p);
// Returns the product that applies `first`, then `second`; both have the same size.
[[nodiscard]] Permutation product(const Permutation& first, const Permutation& second);
// Returns the number of pairs i < j with p[i] > p[j]: the fewest swaps of neighbours whose product is p.
[[nodiscard]] std::size_t inversions(const Permutation& p);
// Returns the cycles of length 2 or more, each from its smallest member on, ordered by that member.
[[nodiscard]] std::vector<std::vector<std::size_t>> cycles(const Permutation& p);

}  // namespace switchbox::algebra
