// Random machines of Ghaly's kind, of size N = 2 .. 64 (docs/theory.md, section 4, "How many machines can be
// solved" and "Drawing a solvable machine at random").
//
// Machines that agree in gamma, delta and rho form a class. All machines of a class are solved by the same
// boards, and every class has (N!)^2 members. So a solvable machine is drawn by its class and then its codes.
// A class is drawn by rejection from the columns, the rows and the way of its shortest plan. There are (2N-2)
// 4^(N-1) equally likely draws, and T_N >= 4^(N-1) of them are classes. So at most 2N-2 tries are expected:
// 126 for N = 64.
#pragma once

#include <optional>

#include "base/random.hpp"
#include "base/result.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::solve {

// Draws uniformly from all (N!)^4 machines.
[[nodiscard]] machine::GhalyCodes random_codes(int size, Random& random);

// Draws uniformly from the T_N (N!)^2 machines that some board brings to one colour.
[[nodiscard]] machine::GhalyCodes random_solvable(int size, Random& random);

// Returns why no machine's shortest solution from nothing pressed has exactly `fewest` presses; nullopt if
// one has.
[[nodiscard]] std::optional<Error> problem_with_fewest(int size, std::size_t fewest);
// Draws uniformly from the machines whose shortest solution has `fewest` presses. It expects at most 4N
// tries, each of 2N-2 draws. An error if problem_with_fewest() has one.
[[nodiscard]] Result<machine::GhalyCodes> random_with_fewest(int size, std::size_t fewest, Random& random);

// Returns an error if every machine of this size can be brought to one colour, which is so for N = 2.
[[nodiscard]] std::optional<Error> problem_with_unsolvable(int size);
// Draws uniformly from the machines that no board brings to one colour. An error if there are none.
[[nodiscard]] Result<machine::GhalyCodes> random_unsolvable(int size, Random& random);

}  // namespace switchbox::solve
