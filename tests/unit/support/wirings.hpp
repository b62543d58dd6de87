// What the tests of Ghaly's machine's wiring share: short ways to write and to draw permutations, and the
// wirings of all boards of a size.
#pragma once

#include "algebra/permutation.hpp"
#include "support/sampling.hpp"
#include "support/support.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

[[nodiscard]] machine::Shape square(std::size_t size);
// 2^(N^2), for N <= 5.
[[nodiscard]] std::size_t boards_of(std::size_t size);
// The press grid of N x N cells whose cell i is bit i.
[[nodiscard]] machine::PressGrid board(std::size_t bits, std::size_t size);
[[nodiscard]] machine::PressGrid none_pressed(std::size_t size);
[[nodiscard]] machine::PressGrid all_pressed(std::size_t size);
// Of a square; row i becomes column i.
[[nodiscard]] machine::PressGrid transposed(const machine::PressGrid& presses);
// The picture of N x N cells of one colour.
[[nodiscard]] machine::Picture coloured(std::size_t size, std::size_t colour);
// The wiring of every board, by its number.
[[nodiscard]] std::vector<algebra::Permutation> all_wirings(std::size_t size);

// "(1 5)(2 6)"
[[nodiscard]] algebra::Permutation cycles(std::string_view text, std::size_t size);
// N for a permutation of 2N.
[[nodiscard]] std::size_t half(const algebra::Permutation& pi);
// Whether |pi(i) - i| <= N for every i.
[[nodiscard]] bool is_bounded(const algebra::Permutation& pi);
// w0, which turns 1 .. 2N round.
[[nodiscard]] algebra::Permutation reversal(std::size_t size);
// Exchanges k and k + 1, counted from 1.
[[nodiscard]] algebra::Permutation neighbour_swap(std::size_t k, std::size_t size);
[[nodiscard]] algebra::Permutation random_permutation(Random& random, std::size_t size);
// Of the first half among themselves and the last half among themselves.
[[nodiscard]] algebra::Permutation random_half_permutation(Random& random, std::size_t half);
// Of 4 x 4 cells, its codes as cycles.
[[nodiscard]] machine::GhalyMachine paper_machine(std::string_view sigma, std::string_view tau);
[[nodiscard]] machine::GhalyMachine random_ghaly(Random& random, int size);
// S_I x S_J for N = 4: 576 of them.
[[nodiscard]] std::vector<algebra::Permutation> all_half_permutations();

[[nodiscard]] bool has_dark_cell(const machine::Picture& picture);

}  // namespace switchbox::test
