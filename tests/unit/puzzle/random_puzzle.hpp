// Puzzles at random: lamps of 2 to 9 states, limits, several targets, a layout.
#pragma once

#include <string>

#include "base/random.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::test {

// Its names can be written in every form but a matrix.
[[nodiscard]] machine::WiredPuzzle random_puzzle(Random& random);

// One of quotes, separators, blanks, line ends, signs and letters of other alphabets. Two differ if `number`
// does, and none is "-".
[[nodiscard]] std::string random_name(Random& random, std::size_t number);

// The same with such names.
[[nodiscard]] machine::WiredPuzzle oddly_named(Random& random);

// What a matrix can say.
[[nodiscard]] machine::WiredPuzzle random_matrix_puzzle(Random& random);

}  // namespace switchbox::test
