#include "algebra/elimination.hpp"

namespace switchbox::algebra {
namespace {

// The first row from `from` on with a one in `column`, or a.rows().
std::size_t find_pivot_row(const BitMatrix& a, std::size_t from, std::size_t column) {
    std::size_t row = from;
    while (row < a.rows() && !a.get(row, column)) ++row;
    return row;
}

void clear_column(RowReduction& work, std::size_t pivot_row, std::size_t column) {
    for (std::size_t row = 0; row < work.reduced.rows(); ++row) {
        if (row == pivot_row || !work.reduced.get(row, column)) continue;
        work.reduced.add_row(pivot_row, row);
        work.transform.add_row(pivot_row, row);
    }
}

}  // namespace

RowReduction row_reduce(const BitMatrix& a) {
    RowReduction work{a, BitMatrix::identity(a.rows()), {}};
    for (std::size_t column = 0; column < a.columns() && work.rank() < a.rows(); ++column) {
        const std::size_t target = work.rank();
        const std::size_t found = find_pivot_row(work.reduced, target, column);
        if (found == a.rows()) continue;
        work.reduced.swap_rows(target, found);
        work.transform.swap_rows(target, found);
        clear_column(work, target, column);
        work.pivots.push_back(column);
    }
    return work;
}

std::optional<BitMatrix> inverse(const RowReduction& reduction) {
    const bool square = reduction.reduced.rows() == reduction.reduced.columns();
    if (!square || reduction.nullity() != 0) return std::nullopt;
    return reduction.transform;
}

std::vector<BitVector> null_space(const RowReduction& reduction) {
    const std::size_t columns = reduction.reduced.columns();
    std::vector<bool> has_pivot(columns, false);
    for (const std::size_t pivot : reduction.pivots) has_pivot[pivot] = true;
    std::vector<BitVector> basis;
    for (std::size_t free = 0; free < columns; ++free) {
        if (has_pivot[free]) continue;
        BitVector quiet(columns);
        quiet.set(free, true);
        for (std::size_t i = 0; i < reduction.rank(); ++i) {
            quiet.set(reduction.pivots[i], reduction.reduced.get(i, free));
        }
        basis.push_back(quiet);
    }
    return basis;
}

LinearSolution solve(const RowReduction& reduction, const BitVector& b) {
    LinearSolution answer;
    for (std::size_t row = reduction.rank(); row < reduction.transform.rows(); ++row) {
        if (!dot(reduction.transform.row(row), b)) continue;
        answer.certificate = reduction.transform.row(row);
        return answer;
    }
    answer.solvable = true;
    answer.x = BitVector(reduction.reduced.columns());
    for (std::size_t i = 0; i < reduction.rank(); ++i) {
        answer.x.set(reduction.pivots[i], dot(reduction.transform.row(i), b));
    }
    return answer;
}

}  // namespace switchbox::algebra
