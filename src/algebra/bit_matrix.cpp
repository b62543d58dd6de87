#include "algebra/bit_matrix.hpp"

namespace switchbox::algebra {

BitMatrix BitMatrix::identity(std::size_t size) {
    BitMatrix one(size, size);
    for (std::size_t i = 0; i < size; ++i) one.set(i, i, true);
    return one;
}

BitVector operator*(const BitMatrix& a, const BitVector& v) {
    BitVector product(a.rows());
    for (std::size_t i = 0; i < a.rows(); ++i) product.set(i, dot(a.row(i), v));
    return product;
}

BitMatrix operator*(const BitMatrix& a, const BitMatrix& b) {
    BitMatrix product(a.rows(), b.columns());
    for (std::size_t i = 0; i < a.rows(); ++i) {
        BitVector row(b.columns());
        for (const std::size_t k : a.row(i).support()) row ^= b.row(k);
        for (const std::size_t j : row.support()) product.set(i, j, true);
    }
    return product;
}

}  // namespace switchbox::algebra
