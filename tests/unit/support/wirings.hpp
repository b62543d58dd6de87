// Shared helpers for the tests of the Ghaly wiring: permutations from text or at random, and the wirings of
// all boards of a size.
#pragma once

#include "algebra/permutation.hpp"
#include "sampling.hpp"
#include "support/support.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::test {

[[nodiscard]] machine::Shape square(std::size_t size);
// Returns 2^(N^2), for N <= 5.
[[nodiscard]] std::size_t boards_of(std::size_t size);
// Returns the press grid of N x N cells whose cell i is bit i.
[[nodiscard]] machine::PressGrid board(std::size_t bits, std::size_t size);
[[nodiscard]] machine::PressGrid none_pressed(std::size_t size);
[[nodiscard]] machine::PressGrid all_pressed(std::size_t size);
// Returns a square grid transposed: row i becomes column i.
[[nodiscard]] machine::PressGrid transposed(const machine::PressGrid& presses);
// Returns the picture of N x N cells of one colour.
[[nodiscard]] machine::Picture coloured(std::size_t size, std::size_t colour);
// Returns the wirings of all boards, indexed by board number.
[[nodiscard]] std::vector<algebra::Permutation> all_wirings(std::size_t size);

// Parses cycles such as "(1 5)(2 6)".
[[nodiscard]] algebra::Permutation cycles(std::string_view text, std::size_t size);
// Returns N for a permutation of 2N points.
[[nodiscard]] std::size_t half(const algebra::Permutation& pi);
// Returns whether |pi(i) - i| <= N for every i.
[[nodiscard]] bool is_bounded(const algebra::Permutation& pi);
// Returns w0, which reverses 1 .. 2N.
[[nodiscard]] algebra::Permutation reversal(std::size_t size);
// Returns the transposition of k and k + 1, counted from 1.
[[nodiscard]] algebra::Permutation neighbour_swap(std::size_t k, std::size_t size);
[[nodiscard]] algebra::Permutation random_permutation(Random& random, std::size_t size);
// Returns a random permutation that maps the first half to itself and the last half to itself.
[[nodiscard]] algebra::Permutation random_half_permutation(Random& random, std::size_t half);
// Returns a machine of 4 x 4 cells whose codes are given as cycles.
[[nodiscard]] machine::GhalyMachine paper_machine(std::string_view sigma, std::string_view tau);
[[nodiscard]] machine::GhalyMachine random_ghaly(Random& random, int size);
// Returns S_I x S_J for N = 4, which has 576 elements.
[[nodiscard]] std::vector<algebra::Permutation> all_half_permutations();

[[nodiscard]] bool has_dark_cell(const machine::Picture& picture);

}  // namespace switchbox::test
