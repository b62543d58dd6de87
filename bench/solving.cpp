// What playing costs: verdicts, which come after every press, and elimination, once a machine. Read the
// figures as ratios within one run.
#include <benchmark/benchmark.h>

#include "machine/catalogue.hpp"
#include "play/new_game.hpp"
#include "play/share_code.hpp"
#include "solve/solver.hpp"

namespace switchbox {
namespace {

machine::MachineChoice lights_out(int side) {
    return *machine::choose("lights-out", {machine::Shape{side, side}, std::nullopt});
}

// A verdict on a solvable start, by a solver that is already made.
void time_verdict(benchmark::State& state, const machine::MachineChoice& choice) {
    const play::Puzzle puzzle = play::new_puzzle(choice, 1);
    const auto made = machine::make_machine(choice, puzzle.start);
    const solve::Solver solver(*made);
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(solver.verdict(*made, made->no_presses(), puzzle.target));
    }
    state.counters["nullity"] = static_cast<double>(solver.linear()->nullity().value_or(0));
}

void verdict_merlin(benchmark::State& state) { time_verdict(state, machine::first_choice()); }

void verdict_lights_out(benchmark::State& state) {
    time_verdict(state, lights_out(static_cast<int>(state.range(0))));
}

void elimination(benchmark::State& state) {
    const machine::MachineChoice choice = lights_out(static_cast<int>(state.range(0)));
    const auto made = machine::make_machine(choice, machine::default_start(choice));
    const algebra::ZeroOneMatrix a = solve::matrix_of(*made->linear());
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(algebra::Factorization(a, choice.rule.states));
    }
}

void share_code_round_trip(benchmark::State& state) {
    const machine::MachineChoice choice = lights_out(static_cast<int>(state.range(0)));
    const play::Position position = play::opening(play::new_puzzle(choice, 1));
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(play::parse_share_code(play::share_code(position)));
    }
}

BENCHMARK(verdict_merlin);
// Side 5 has 4 solutions, 8 has one, and 19 has 2^16.
BENCHMARK(verdict_lights_out)->Arg(5)->Arg(8)->Arg(19);
BENCHMARK(elimination)->Arg(8)->Arg(16)->Arg(32);
BENCHMARK(share_code_round_trip)->Arg(5)->Arg(19);

}  // namespace
}  // namespace switchbox

BENCHMARK_MAIN();
