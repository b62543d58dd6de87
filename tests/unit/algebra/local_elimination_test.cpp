// Tests of the rank and the results derived from it, against textbook elimination.
#include <algorithm>
#include <bitset>
#include <utility>

#include "algebra/residue_polynomial.hpp"
#include "support/matrices.hpp"

namespace switchbox::test {

using algebra::CyclicGenerator;
using algebra::Factorization;
using algebra::Residues;
using algebra::ZeroOneMatrix;

namespace {

// Returns A·B over GF(2).
ZeroOneMatrix composed(const ZeroOneMatrix& a, const ZeroOneMatrix& b) {
    ZeroOneMatrix result{a.rows, {}};
    for (const std::vector<std::size_t>& chosen : b.columns) {
        Residues x(b.rows);
        for (const std::size_t i : chosen) x[i] = 1;
        const Residues column = product(a, x, 2);
        result.columns.emplace_back();
        for (std::size_t row = 0; row < a.rows; ++row) {
            if (column[row] == 1) result.columns.back().push_back(row);
        }
    }
    return result;
}

// Textbook Gauss-Jordan elimination over GF(2): the reduced row echelon form of A with b as its last column.
class ReducedForm {
  public:
    ReducedForm(const ZeroOneMatrix& a, const Residues& b) : columns_(a.columns.size()), rows_(a.rows) {
        for (std::size_t column = 0; column < columns_; ++column) {
            for (const std::size_t row : a.columns[column]) rows_[row].set(column);
        }
        for (std::size_t row = 0; row < a.rows; ++row) rows_[row].set(columns_, b[row] == 1);
        for (std::size_t column = 0; column < columns_; ++column) clear(column);
    }

    [[nodiscard]] std::size_t rank() const { return pivots_.size(); }

    // Returns a kernel basis: one vector for each column without a pivot, ascending. Each has a one there and
    // a zero in all other such columns.
    [[nodiscard]] std::vector<CyclicGenerator> kernel() const {
        std::vector<CyclicGenerator> basis;
        for (std::size_t free = 0; free < columns_; ++free) {
            if (std::count(pivots_.begin(), pivots_.end(), free) > 0) continue;
            Residues quiet = in_pivot_columns(free);
            quiet[free] = 1;
            basis.push_back({quiet, 2});
        }
        return basis;
    }

    [[nodiscard]] bool is_solvable() const {
        return std::none_of(rows_.begin() + static_cast<std::ptrdiff_t>(rank()), rows_.end(),
                            [&](const Row& row) { return row[columns_]; });
    }
    // Returns the solution that is zero in the columns without a pivot.
    [[nodiscard]] Residues solution() const { return in_pivot_columns(columns_); }

  private:
    using Row = std::bitset<192>;  // enough bits for the columns and b

    // Clears the column in all rows but that of its pivot, if it has one.
    void clear(std::size_t column) {
        const auto has_one = [&](const Row& row) { return row[column]; };
        const auto pivot = rows_.begin() + static_cast<std::ptrdiff_t>(rank());
        const auto found = std::find_if(pivot, rows_.end(), has_one);
        if (found == rows_.end()) return;
        std::swap(*pivot, *found);
        for (auto row = rows_.begin(); row != rows_.end(); ++row) {
            if (row != pivot && has_one(*row)) *row ^= *pivot;
        }
        pivots_.push_back(column);
    }

    [[nodiscard]] Residues in_pivot_columns(std::size_t column) const {
        Residues x(columns_);
        for (std::size_t i = 0; i < rank(); ++i) x[pivots_[i]] = rows_[i][column] ? 1 : 0;
        return x;
    }

    std::size_t columns_;
    std::vector<Row> rows_;
    std::vector<std::size_t> pivots_;  // the column of each row's pivot; zero rows come last
};

}  // namespace

TEST_CASE("Over Z/2 it agrees with elimination over GF(2)") {
    Random random(8);
    const std::vector<std::size_t> sizes{0, 1, 63, 64, 65, 130};  // on both sides of a block boundary
    std::size_t solved = 0;
    std::size_t impossible = 0;
    const auto check = [&](const ZeroOneMatrix& a, const Residues& b) {
        const ReducedForm expected(a, b);
        const Factorization factorization(a, 2);
        CHECK(factorization.rank() == expected.rank());
        CHECK(factorization.kernel_size() == power(2, a.columns.size() - expected.rank()));
        CHECK(factorization.kernel() == expected.kernel());

        const Factorization::Solution solution = factorization.solve(b);
        CHECK(solution.solvable == expected.is_solvable());
        CHECK(solution.x == (expected.is_solvable() ? expected.solution() : Residues()));
        ++(expected.is_solvable() ? solved : impossible);
    };
    for (const std::size_t rows : sizes) {
        for (const std::size_t columns : sizes) {
            const ZeroOneMatrix tall = random_zero_one(random, rows, 7);
            for (const ZeroOneMatrix& a : {random_zero_one(random, rows, columns),
                                           composed(tall, random_zero_one(random, 7, columns))}) {
                check(a, random_residues(random, rows, 2));
                check(a, product(a, random_residues(random, columns, 2), 2));
            }
        }
    }
    CHECK(solved > 72);
    CHECK(impossible > 20);
}

TEST_CASE("The rank is the least of the ranks modulo the primes") {
    Random random(9);
    for (int n = 0; n < 300; ++n) {
        const ZeroOneMatrix a = random_zero_one(random, 1 + draw(random, 9), 1 + draw(random, 9));
        const std::size_t mod_2 = Factorization(a, 2).rank();
        const std::size_t mod_3 = Factorization(a, 3).rank();
        REQUIRE(Factorization(a, 4).rank() == mod_2);
        REQUIRE(Factorization(a, 8).rank() == mod_2);
        REQUIRE(Factorization(a, 9).rank() == mod_3);
        REQUIRE(Factorization(a, 6).rank() == std::min(mod_2, mod_3));
    }
}

}  // namespace switchbox::test
