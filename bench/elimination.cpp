// Factorization of a machine's matrix, done once for a machine, and elimination of random matrices of bits,
// plainly and in tiles.
#include "algebra/residue_polynomial.hpp"
#include "support.hpp"
#include "types/lights/chase/bit_elimination.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::bench {
namespace {

void time_elimination(benchmark::State& state, std::string_view id) {
    const machine::MachineChoice choice =
        square(id, static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    const auto made = choice->make_machine(choice->default_start());
    const algebra::ZeroOneMatrix a = solve::matrix_of(*machine::linear_in(*made));
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(algebra::Factorization(a, machine::rule_of(choice)->states));
    }
}

void elimination_lights_out(benchmark::State& state) { time_elimination(state, "lights-out"); }
void elimination_torus(benchmark::State& state) { time_elimination(state, "torus"); }

void bit_elimination(benchmark::State& state) {
    const solve::BitGrid bits = random_bits(static_cast<std::size_t>(state.range(0)));
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(solve::BitElimination(bits));
    }
}

// Times the same matrices in the elimination of sparse matrices with entries modulo k.
void bit_elimination_plain(benchmark::State& state) {
    const solve::BitGrid bits = random_bits(static_cast<std::size_t>(state.range(0)));
    algebra::ZeroOneMatrix a{bits.rows(), std::vector<std::vector<std::size_t>>(bits.columns())};
    for (std::size_t row = 0; row < bits.rows(); ++row) {
        for (std::size_t column = 0; column < bits.columns(); ++column) {
            if (solve::bit_at(bits.row(row), column)) a.columns[column].push_back(row);
        }
    }
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(algebra::Factorization(a, 2));
    }
}

BENCHMARK(bit_elimination)->Arg(256)->Arg(1024)->Arg(4096)->Arg(10000)->Unit(benchmark::kMillisecond);
BENCHMARK(bit_elimination_plain)->Arg(256)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK(elimination_lights_out)
    ->ArgNames({"side", "k"})
    ->ArgsProduct({{8, 16, 32}, {2}})
    ->ArgsProduct({{64}, {2, 3, 4, 9}})
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(elimination_torus)
    ->ArgNames({"side", "k"})
    ->ArgsProduct({{64}, {2, 3}})
    ->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace switchbox::bench
