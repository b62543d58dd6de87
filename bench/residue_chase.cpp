// Lights Out with any number of states by chasing: the plan of a size, and the solution of a solvable board.
#include "base/random.hpp"
#include "machine/machine.hpp"
#include "support.hpp"
#include "types/lights/chase/residue_equations.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::bench {
namespace {

// Returns the picture that random presses make.
algebra::Residues reachable_board(int side, int states) {
    machine::Rule rule = *machine::rule_of(choice_of("lights-out"));
    rule.shape = {side, side};
    rule.states = states;
    Random random(1);
    auto presses = machine::PressGrid::filled(rule.shape, 0);
    for (std::uint8_t& cell : presses.cells) {
        cell = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(states)));
    }
    return machine::pressed_evenly(rule, machine::Picture::filled(rule.shape, 0), presses, 1).cells;
}

void residue_chase_plan(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(solve::ResidueEquations(side, side, static_cast<int>(state.range(1))));
    }
}

void residue_chase(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    const auto states = static_cast<int>(state.range(1));
    const solve::ResidueEquations equations(side, side, states);
    const algebra::Residues board = reachable_board(static_cast<int>(side), states);
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(equations.solve(board));
    }
    set_count(state, "lamps", static_cast<double>(side * side));
}

void sizes_and_states(benchmark::internal::Benchmark* benchmark) {
    benchmark->ArgsProduct({{100, 300, 1000}, {3, 4, 9}})->Unit(benchmark::kMicrosecond);
}

// Modulo 3, 364 of the 728 dimensions of the first row are quiet.
BENCHMARK(residue_chase_plan)->Apply(sizes_and_states)->Args({728, 9});
BENCHMARK(residue_chase)->Apply(sizes_and_states)->Args({728, 9});

}  // namespace
}  // namespace switchbox::bench
