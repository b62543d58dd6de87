// The determinant of a matrix over the integers, exactly: modulo enough primes for Hadamard's bound, put
// together by the Chinese remainder theorem.
#pragma once

#include <string>
#include <vector>

namespace switchbox::algebra {

using IntegerMatrix = std::vector<std::vector<int>>;

// `a` is square; the answer is a decimal string with a minus sign where it is negative. The empty matrix has
// determinant 1.
[[nodiscard]] std::string determinant(const IntegerMatrix& a);

}  // namespace switchbox::algebra
