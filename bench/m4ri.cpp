// libm4ri on the same work as other benchmarks. It eliminates n equations for the first row of n x n Lights
// Out, to compare with light_chase, which finds that row and all others. It also eliminates random matrices,
// to compare with bit_elimination.
#include <m4ri/m4ri.h>

#include <memory>

#include "algebra/binary_polynomial.hpp"
#include "algebra/fibonacci_polynomials.hpp"
#include "base/random.hpp"
#include "support.hpp"

namespace switchbox::bench {
namespace {

using algebra::BinaryPolynomial;

struct Free {
    void operator()(mzd_t* matrix) const { mzd_free(matrix); }
};
using Matrix = std::unique_ptr<mzd_t, Free>;

// Returns the equations that chasing gives for the first row, with a random right-hand column.
Matrix first_row_equations(std::size_t side) {
    const BinaryPolynomial d = algebra::fibonacci_polynomial(side + 1);
    const algebra::BinaryMultiplier chased(d.at_one_more());
    Random random(1);
    Matrix matrix(mzd_init(static_cast<rci_t>(side), static_cast<rci_t>(side + 1)));
    for (std::size_t column = 0; column < side; ++column) {
        BinaryPolynomial reduced = algebra::fibonacci_polynomial(column + 1);
        reduced = chased.times(reduced);
        reduced.reduce(d);
        const BinaryPolynomial below = algebra::to_fibonacci(reduced);
        for (std::size_t row = 0; row < side; ++row) {
            mzd_write_bit(matrix.get(), static_cast<rci_t>(row), static_cast<rci_t>(column),
                          below.has(row) ? 1 : 0);
        }
    }
    for (std::size_t row = 0; row < side; ++row) {
        mzd_write_bit(matrix.get(), static_cast<rci_t>(row), static_cast<rci_t>(side),
                      static_cast<BIT>(random.below(2)));
    }
    return matrix;
}

void first_row_by_m4ri(benchmark::State& state) {
    const Matrix equations = first_row_equations(static_cast<std::size_t>(state.range(0)));
    const Matrix work(mzd_copy(nullptr, equations.get()));
    for (auto round : state) {
        static_cast<void>(round);
        mzd_copy(work.get(), equations.get());
        benchmark::DoNotOptimize(mzd_echelonize_m4ri(work.get(), 1, 0));
    }
}

// Times the elimination to an echelon form, as in solve::BitElimination.
void bit_elimination_by_m4ri(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    const solve::BitGrid bits = random_bits(side);
    const Matrix matrix(mzd_init(static_cast<rci_t>(side), static_cast<rci_t>(side)));
    for (std::size_t row = 0; row < side; ++row) {
        for (std::size_t column = 0; column < side; ++column) {
            mzd_write_bit(matrix.get(), static_cast<rci_t>(row), static_cast<rci_t>(column),
                          solve::bit_at(bits.row(row), column) ? 1 : 0);
        }
    }
    const Matrix work(mzd_copy(nullptr, matrix.get()));
    for (auto round : state) {
        static_cast<void>(round);
        mzd_copy(work.get(), matrix.get());
        benchmark::DoNotOptimize(mzd_echelonize_m4ri(work.get(), 0, 0));
    }
}

BENCHMARK(bit_elimination_by_m4ri)->Arg(256)->Arg(1024)->Arg(4096)->Arg(10000)->Unit(benchmark::kMillisecond);
BENCHMARK(first_row_by_m4ri)->Arg(100)->Arg(1000)->Arg(4000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace switchbox::bench
