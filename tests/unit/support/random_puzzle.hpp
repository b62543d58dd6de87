// Random puzzles: lamps of 2 to 9 states, limits, several targets, a layout.
#pragma once

#include <string>

#include "base/random.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::test {

// Returns a random puzzle whose names every format but the matrix can write.
[[nodiscard]] machine::WiredPuzzle random_puzzle(Random& random);

// Returns a random name with quotes, separators, blanks, line ends, signs and letters of other alphabets.
// Names with different `number` differ, and none is "-".
[[nodiscard]] std::string random_name(Random& random, std::size_t number);

// Returns a random puzzle with such names.
[[nodiscard]] machine::WiredPuzzle oddly_named(Random& random);

// Returns a random puzzle that a matrix can represent.
[[nodiscard]] machine::WiredPuzzle random_matrix_puzzle(Random& random);

}  // namespace switchbox::test
