// Random machines of Ghaly's kind, of size N = 2 .. 64 (docs/theory.md, section 4, "How many machines can be
// solved" and "Drawing a solvable machine at random").
//
// Machines that are alike in gamma, delta and rho form a class: all of them are solved by the same boards,
// and every class has (N!)^2 members. So a solvable machine is drawn by its class and then its codes. A class
// is drawn by rejection from the columns, the rows and the way of its shortest plan; (2N-2) 4^(N-1) such
// draws are equally likely and T_N >= 4^(N-1) of them are classes, so 2N-2 tries are expected at most: 126
// for N = 64.
#pragma once

#include <optional>

#include "base/random.hpp"
#include "base/result.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::solve {

// Uniform over all (N!)^4 machines.
[[nodiscard]] machine::GhalyCodes random_codes(int size, Random& random);

// Uniform over the T_N (N!)^2 machines that some board brings to one colour.
[[nodiscard]] machine::GhalyCodes random_solvable(int size, Random& random);

// Why no machine's shortest solution from nothing pressed has exactly `fewest` presses, if so.
[[nodiscard]] std::optional<Error> problem_with_fewest(int size, std::size_t fewest);
// Uniform over those whose has. It expects at most 4N tries, each of 2N-2 draws.
[[nodiscard]] Result<machine::GhalyCodes> random_with_fewest(int size, std::size_t fewest, Random& random);

// Why no machine of this size is such that no board brings it to one colour, if so: for N = 2.
[[nodiscard]] std::optional<Error> problem_with_unsolvable(int size);
// Uniform over those that are.
[[nodiscard]] Result<machine::GhalyCodes> random_unsolvable(int size, Random& random);

}  // namespace switchbox::solve
