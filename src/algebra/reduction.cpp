#include "algebra/reduction.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>
#include <utility>

#include "algebra/residues.hpp"
#include "base/long_work.hpp"
#include "base/natural.hpp"
#include "base/result.hpp"

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
        note_work(2 * reduced_.columns);
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

namespace {

// Separators between the entries of a row and at its ends.
struct Separators {
    std::string begin;
    std::string row_end;
    std::string between;
    std::string bar;  // replaces `between`
    std::string end;
};

// Returns the column specification of a LaTeX array: "ccc|c".
std::string column_letters(std::size_t columns, std::size_t first_behind) {
    std::string letters;
    for (std::size_t column = 0; column < columns; ++column) {
        letters += column == first_behind ? "|c" : "c";
    }
    return letters;
}

Separators marks_of(MatrixFormat format, const ResidueMatrix& matrix, std::size_t first_behind) {
    switch (format) {
        case MatrixFormat::text:
            break;
        case MatrixFormat::csv:
            return {"", "\n", ",", ",", ""};
        case MatrixFormat::latex:
            return {"\\left(\\begin{array}{" + column_letters(matrix.columns, first_behind) + "}\n",
                    " \\\\\n", " & ", " & ", "\\end{array}\\right)\n"};
    }
    return {"", "\n", " ", " | ", ""};
}

}  // namespace

std::string format_matrix(const ResidueMatrix& matrix, MatrixFormat format, std::size_t behind_bar) {
    require(behind_bar <= matrix.columns, "the bar stands to the left of the matrix");
    const std::size_t first_behind = matrix.columns - behind_bar;
    const Separators marks = marks_of(format, matrix, first_behind);
    std::string text = marks.begin;
    for (std::size_t row = 0; row < matrix.rows; ++row) {
        note_work(8 * matrix.columns);
        for (std::size_t column = 0; column < matrix.columns; ++column) {
            if (column != 0) text += column == first_behind ? marks.bar : marks.between;
            text += static_cast<char>('0' + matrix.at(row, column));
        }
        text += marks.row_end;
    }
    return text + marks.end;
}

std::size_t Equations::rank() const {
    std::size_t most = 0;
    for (const EquationPart& part : parts()) most = std::max(most, part.generators);
    return columns() - most;
}

Residues Equations::inverse_row(std::size_t i) const {
    Residues unit(rows());
    unit[i] = 1;
    return solve(unit).x;
}

Natural Equations::product_of(std::size_t EquationPart::*exponent) const {
    Natural number = 1;
    for (const EquationPart& part : parts()) {
        for (std::size_t i = 0; i < part.*exponent; ++i)
            number.multiply_add(static_cast<std::uint32_t>(part.ring.prime), 0);
    }
    return number;
}

namespace {

using PrimeMatrix = std::vector<std::vector<std::uint64_t>>;

std::uint64_t power_mod(std::uint64_t base, std::uint64_t exponent, std::uint64_t p) {
    std::uint64_t result = 1;
    for (; exponent != 0; exponent >>= 1) {
        if ((exponent & 1) != 0) result = result * base % p;
        base = base * base % p;
    }
    return result;
}

std::uint64_t inverse_mod(std::uint64_t a, std::uint64_t p) { return power_mod(a, p - 2, p); }

// Returns the largest primes below 2^31: products of their residues fit 64 bits.
std::vector<std::uint32_t> large_primes(std::size_t count) {
    std::vector<std::uint32_t> primes;
    for (std::uint32_t n = 2147483647; primes.size() < count; n -= 2) {
        if (is_prime(n)) primes.push_back(n);
    }
    return primes;
}

PrimeMatrix reduce(const IntegerMatrix& a, std::uint64_t p) {
    PrimeMatrix m(a.size());
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (const int entry : a[i]) {
            const std::int64_t r = entry % static_cast<std::int64_t>(p);
            m[i].push_back(static_cast<std::uint64_t>(r < 0 ? r + static_cast<std::int64_t>(p) : r));
        }
    }
    return m;
}

// Moves a row with a unit in column i to row i; false if there is none (the determinant is 0).
bool place_pivot(PrimeMatrix& m, std::size_t i, bool& negated) {
    std::size_t row = i;
    while (row < m.size() && m[row][i] == 0) ++row;
    if (row == m.size()) return false;
    if (row != i) {
        std::swap(m[row], m[i]);
        negated = !negated;
    }
    return true;
}

void clear_below(PrimeMatrix& m, std::size_t i, std::uint64_t p) {
    const std::uint64_t unit = inverse_mod(m[i][i], p);
    note_work(4 * (m.size() - i) * (m.size() - i));
    for (std::size_t row = i + 1; row < m.size(); ++row) {
        const std::uint64_t factor = m[row][i] * unit % p;
        if (factor == 0) continue;
        for (std::size_t j = i; j < m.size(); ++j) m[row][j] = (m[row][j] + (p - factor) * m[i][j]) % p;
    }
}

std::uint64_t determinant_mod(const IntegerMatrix& a, std::uint64_t p) {
    PrimeMatrix m = reduce(a, p);
    bool negated = false;
    std::uint64_t product = 1;
    for (std::size_t i = 0; i < m.size(); ++i) {
        if (!place_pivot(m, i, negated)) return 0;
        product = product * m[i][i] % p;
        clear_below(m, i, p);
    }
    return negated ? p - product : product;  // no pivot is 0
}

// Returns Hadamard's bound in bits: |det A| is at most the product of the rows' lengths. Adds one bit for the
// sign and one spare bit.
double bound_in_bits(const IntegerMatrix& a) {
    double bits = 2;
    for (const auto& row : a) {
        double square = 0;
        for (const int entry : row) square += static_cast<double>(entry) * entry;
        bits += 0.5 * std::log2(square < 1 ? 1 : square);
    }
    return bits;
}

// Returns Garner's mixed radix digits: value = d0 + d1 p0 + d2 p0 p1 + ...
std::vector<std::uint64_t> mixed_radix(const std::vector<std::uint64_t>& residues,
                                       const std::vector<std::uint32_t>& primes) {
    std::vector<std::uint64_t> digits;
    for (std::size_t i = 0; i < primes.size(); ++i) {
        const std::uint64_t p = primes[i];
        std::uint64_t value = 0;
        std::uint64_t radix = 1;
        for (std::size_t j = 0; j < i; ++j) {
            value = (value + digits[j] % p * radix) % p;
            radix = radix * (primes[j] % p) % p;
        }
        const std::uint64_t rest = (residues[i] + p - value) % p;
        digits.push_back(rest * inverse_mod(radix, p) % p);
    }
    return digits;
}

}  // namespace

std::string determinant(const IntegerMatrix& a) {
    for (const auto& row : a) require(row.size() == a.size(), "only a square matrix has a determinant");
    const auto count = static_cast<std::size_t>(bound_in_bits(a) / 30) + 1;
    const std::vector<std::uint32_t> primes = large_primes(count);
    std::vector<std::uint64_t> residues;
    residues.reserve(count);
    for (const std::uint32_t p : primes) residues.push_back(determinant_mod(a, p));

    const std::vector<std::uint64_t> digits = mixed_radix(residues, primes);
    Natural value;
    Natural modulus = 1;
    for (std::size_t i = count; i-- > 0;) {
        value.multiply_add(primes[i], static_cast<std::uint32_t>(digits[i]));
        modulus.multiply_add(primes[i], 0);
    }
    // The upper half of the range represents the negative numbers.
    Natural complement = modulus;
    complement.subtract(value);
    if (complement < value) return "-" + complement.decimal();
    return value.decimal();
}

}  // namespace switchbox::algebra
