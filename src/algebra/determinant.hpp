// The determinant of a matrix over the integers, exactly: modulo enough primes for Hadamard's bound, put
// together by the Chinese remainder theorem in mixed radix (Garner's; Knuth, TAOCP 4.3.2).
#pragma once

#include <string>
#include <vector>

namespace switchbox::algebra {

using IntegerMatrix = std::vector<std::vector<int>>;

// a[row][column] of a square matrix; the answer is a decimal string with a minus sign where it is negative.
// The empty matrix has determinant 1.
[[nodiscard]] std::string determinant(const IntegerMatrix& a);

}  // namespace switchbox::algebra
