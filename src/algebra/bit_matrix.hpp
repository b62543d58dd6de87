// A matrix over GF(2), stored by rows.
#pragma once

#include <cstddef>
#include <vector>

#include "algebra/bit_vector.hpp"

namespace switchbox::algebra {

class BitMatrix {
  public:
    BitMatrix() = default;
    BitMatrix(std::size_t rows, std::size_t columns) : columns_(columns), rows_(rows, BitVector(columns)) {}
    [[nodiscard]] static BitMatrix identity(std::size_t size);

    [[nodiscard]] std::size_t rows() const { return rows_.size(); }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] bool get(std::size_t row, std::size_t column) const { return rows_[row].get(column); }
    void set(std::size_t row, std::size_t column, bool value) { rows_[row].set(column, value); }
    [[nodiscard]] const BitVector& row(std::size_t i) const { return rows_[i]; }

    // The elementary row operations of elimination.
    void add_row(std::size_t from, std::size_t to) { rows_[to] ^= rows_[from]; }
    void swap_rows(std::size_t a, std::size_t b) { std::swap(rows_[a], rows_[b]); }

    friend bool operator==(const BitMatrix&, const BitMatrix&) = default;

  private:
    std::size_t columns_ = 0;
    std::vector<BitVector> rows_;
};

// A·v; v has as many entries as A has columns.
[[nodiscard]] BitVector operator*(const BitMatrix& a, const BitVector& v);
// A·B; A has as many columns as B has rows.
[[nodiscard]] BitMatrix operator*(const BitMatrix& a, const BitMatrix& b);

}  // namespace switchbox::algebra
