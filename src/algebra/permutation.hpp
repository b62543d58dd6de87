// Permutations of 0 .. n-1, n <= 256, in one-line form: p[i] is where i goes. Products act from left to
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
// First `first`, then `second`, which has as many points.
[[nodiscard]] Permutation product(const Permutation& first, const Permutation& second);
// The pairs i < j with p[i] > p[j]: the length of a shortest product of neighbour swaps that makes p.
[[nodiscard]] std::size_t inversions(const Permutation& p);
// The cycles of two and more, each from its smallest member on, in the order of those.
[[nodiscard]] std::vector<std::vector<std::size_t>> cycles(const Permutation& p);

}  // namespace switchbox::algebra
