// Dense matrix over Z/k, 2 <= k <= 9, row by row, for display. Solvers use ZeroOneMatrix and Factorization.
#pragma once

#include <cstddef>

#include "algebra/residues.hpp"

namespace switchbox::algebra {

struct ResidueMatrix {
    std::size_t rows = 0;
    std::size_t columns = 0;
    int modulus = 2;
    Residues entries;  // rows·columns of them

    [[nodiscard]] static ResidueMatrix zero(std::size_t rows, std::size_t columns, int modulus) {
        return {rows, columns, modulus, Residues(rows * columns, 0)};
    }
    [[nodiscard]] std::uint8_t& at(std::size_t row, std::size_t column) {
        return entries[row * columns + column];
    }
    [[nodiscard]] std::uint8_t at(std::size_t row, std::size_t column) const {
        return entries[row * columns + column];
    }
    friend bool operator==(const ResidueMatrix&, const ResidueMatrix&) = default;
};

}  // namespace switchbox::algebra
