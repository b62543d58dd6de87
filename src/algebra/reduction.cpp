#include "algebra/reduction.hpp"

#include <algorithm>
#include <numeric>
#include <optional>
#include <utility>

#include "base/require.hpp"

namespace switchbox::algebra {
namespace {

using Kind = RowOperation::Kind;

// Returns the inverse; `unit` must have one.
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

// Elimination that records its operations.
class RecordingReducer {
  public:
    RecordingReducer(ResidueMatrix start, std::size_t unknowns) : reduced_(start) {
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

    // Returns the divisor of k that is a unit times the entry; k if the entry is 0.
    [[nodiscard]] int divisor(std::size_t row, std::size_t column) const {
        return std::gcd(int{reduced_.at(row, column)}, reduced_.modulus);
    }

    // Returns the first row from `top` on whose entry is nearest to a unit; nullopt if all of them are 0.
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

    // Subtracts the pivot's row from another, as often as the pivot goes into its entry.
    void reduce_entry(std::size_t row, const PivotPlace& pivot) {
        const int times = reduced_.at(row, pivot.column) / pivot.value;
        if (times == 0) return;
        const auto factor = static_cast<std::uint8_t>(reduced_.modulus - times);
        carry_out({Kind::add, row, pivot.row, factor, pivot.column});
    }

    // Makes a pivot in `column`, if possible, and zeros below it. Modulo a prime one pass is enough.
    // Otherwise the remainder of a division is nearer to a unit than the pivot was, and replaces it.
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

    // Clears the row pivot by pivot: each subtraction leaves the earlier columns unchanged. The rows below
    // are finished, and modulo a prime they add nothing to the columns of other pivots.
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
    return RecordingReducer(std::move(start), unknowns).run();
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

void undo_operation(ResidueMatrix& matrix, const RowOperation& operation) {
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
