#include "algebra/reduction.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "base/require.hpp"

namespace switchbox::algebra {
namespace {

using Kind = RowOperation::Kind;

// `unit` has one.
int inverse_of(int unit, int modulus) {
    require(std::gcd(unit, modulus) == 1, "a row is scaled by a unit");
    int inverse = 1;
    while (unit * inverse % modulus != 1) ++inverse;
    return inverse;
}

void scale_row(ResidueMatrix& matrix, std::size_t row, int factor) {
    for (std::size_t column = 0; column < matrix.columns; ++column) {
        std::uint8_t& entry = matrix.at(row, column);
        entry = static_cast<std::uint8_t>(entry * factor % matrix.modulus);
    }
}

void add_row(ResidueMatrix& matrix, std::size_t row, std::size_t other, int factor) {
    for (std::size_t column = 0; column < matrix.columns; ++column) {
        std::uint8_t& entry = matrix.at(row, column);
        entry = static_cast<std::uint8_t>((entry + factor * matrix.at(other, column)) % matrix.modulus);
    }
}

void swap_rows(ResidueMatrix& matrix, std::size_t row, std::size_t other) {
    for (std::size_t column = 0; column < matrix.columns; ++column) {
        std::swap(matrix.at(row, column), matrix.at(other, column));
    }
}

// Works on the matrix and keeps a record.
class Reducer {
  public:
    Reducer(ResidueMatrix start, std::size_t unknowns) : reduced_(start) {
        result_.start = std::move(start);
        result_.unknowns = unknowns;
    }

    Reduction run() {
        for (std::size_t column = 0; column < result_.unknowns; ++column) go_down(column);
        result_.echelon = result_.operations.size();
        for (std::size_t row = result_.pivots.size(); row-- > 0;) go_up(row);
        result_.reduced = std::move(reduced_);
        return std::move(result_);
    }

  private:
    void carry_out(const RowOperation& operation) {
        algebra::carry_out(reduced_, operation);
        result_.operations.push_back(operation);
    }

    // The divisor of k that a unit makes of the entry; k of 0.
    [[nodiscard]] int divisor(std::size_t row, std::size_t column) const {
        return std::gcd(int{reduced_.at(row, column)}, reduced_.modulus);
    }

    // The first row from `top` on whose entry comes nearest to a unit; none where all of them are 0.
    [[nodiscard]] std::optional<std::size_t> best_row(std::size_t top, std::size_t column) const {
        std::optional<std::size_t> best;
        int least = reduced_.modulus;
        for (std::size_t row = top; row < reduced_.rows; ++row) {
            const int own = divisor(row, column);
            if (own >= least) continue;
            least = own;
            best = row;
        }
        return best;
    }

    void make_divisor(std::size_t row, std::size_t column) {
        const int wanted = divisor(row, column);
        int unit = 1;
        while (std::gcd(unit, reduced_.modulus) != 1 ||
               reduced_.at(row, column) * unit % reduced_.modulus != wanted) {
            ++unit;
        }
        if (unit != 1) carry_out({Kind::scale, row, row, static_cast<std::uint8_t>(unit), column});
    }

    // Takes the row of the pivot off another as often as the pivot goes into its entry.
    void reduce_entry(std::size_t row, const PivotPlace& pivot) {
        const int times = reduced_.at(row, pivot.column) / pivot.value;
        if (times == 0) return;
        const auto factor = static_cast<std::uint8_t>(reduced_.modulus - times);
        carry_out({Kind::add, row, pivot.row, factor, pivot.column});
    }

    // A pivot in `column`, if it has one, and zeros below it. Modulo a prime once through is enough; else
    // what is left over from a division is nearer to a unit than the pivot was, and takes its place.
    void go_down(std::size_t column) {
        const std::size_t top = result_.pivots.size();
        PivotPlace pivot{top, column, 0};
        for (auto row = best_row(top, column); row; row = best_row(top + 1, column)) {
            if (*row != top) carry_out({Kind::swap, top, *row, 1, column});
            make_divisor(top, column);
            pivot.value = reduced_.at(top, column);
            for (std::size_t below = top + 1; below < reduced_.rows; ++below) reduce_entry(below, pivot);
        }
        if (pivot.value != 0) result_.pivots.push_back(pivot);
    }

    // Pivot by pivot: what is taken off for one leaves the columns before it alone. The rows below have been
    // finished, and modulo a prime they bring nothing into the columns of other pivots.
    void go_up(std::size_t row) {
        for (std::size_t below = row + 1; below < result_.pivots.size(); ++below) {
            reduce_entry(row, result_.pivots[below]);
        }
    }

    ResidueMatrix reduced_;
    Reduction result_;
};

}  // namespace

Reduction reduce(ResidueMatrix start, std::size_t unknowns) {
    require(unknowns <= start.columns, "there are more unknowns than columns");
    return Reducer(std::move(start), unknowns).run();
}

void carry_out(ResidueMatrix& matrix, const RowOperation& operation) {
    switch (operation.kind) {
        case Kind::swap:
            return swap_rows(matrix, operation.row, operation.other);
        case Kind::scale:
            return scale_row(matrix, operation.row, operation.factor);
        case Kind::add:
            return add_row(matrix, operation.row, operation.other, operation.factor);
    }
}

void take_back(ResidueMatrix& matrix, const RowOperation& operation) {
    const int factor = operation.factor;
    switch (operation.kind) {
        case Kind::swap:
            return swap_rows(matrix, operation.row, operation.other);
        case Kind::scale:
            return scale_row(matrix, operation.row, inverse_of(factor, matrix.modulus));
        case Kind::add:
            return add_row(matrix, operation.row, operation.other, matrix.modulus - factor);
    }
}

Message words_of(const RowOperation& operation) {
    const std::size_t row = operation.row + 1;
    const std::size_t other = operation.other + 1;
    switch (operation.kind) {
        case Kind::swap:
            return tell("machine.row.swap", row, other);
        case Kind::scale:
            return tell("machine.row.scale", row, operation.factor);
        case Kind::add:
            break;
    }
    if (operation.factor == 1) return tell("machine.row.add", row, other);
    return tell("machine.row.add-times", row, operation.factor, other);
}

}  // namespace switchbox::algebra
