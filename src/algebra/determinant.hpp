// Determinant of an integer matrix, exact: computed modulo enough primes for Hadamard's bound and combined by
// the Chinese remainder theorem in mixed radix (Garner's; Knuth, TAOCP 4.3.2).
#pragma once

#include <string>
#include <vector>

namespace switchbox::algebra {

using IntegerMatrix = std::vector<std::vector<int>>;

// Returns the determinant of the square matrix a[row][column] as a decimal string, with a minus sign if it is
// negative. The empty matrix has determinant 1.
[[nodiscard]] std::string determinant(const IntegerMatrix& a);

}  // namespace switchbox::algebra
