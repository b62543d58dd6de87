// What playing costs: verdicts, which come after every press, and elimination, once a machine. Read the
// figures as ratios within one run.
#include <benchmark/benchmark.h>

#include "machine/catalogue.hpp"
#include "play/new_game.hpp"
#include "play/share_code.hpp"
#include "solve/linear_solver.hpp"

namespace switchbox {
namespace {

machine::MachineChoice lights_out(int side) {
    return *machine::choose("lights-out", {machine::Shape{side, side}, std::nullopt});
}

// A verdict on a solvable start, by a solver that is already made.
void time_verdict(benchmark::State& state, const machine::MachineChoice& choice) {
    const play::Puzzle puzzle = play::new_puzzle(choice, 1);
    const auto made = machine::make_machine(choice, puzzle.start);
    const solve::LinearSolver solver(*made->linear());
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(solver.verdict(puzzle.start, puzzle.target));
    }
    state.counters["nullity"] = static_cast<double>(solver.nullity());
}

void verdict_merlin(benchmark::State& state) { time_verdict(state, machine::MachineChoice{}); }

void verdict_lights_out(benchmark::State& state) {
    time_verdict(state, lights_out(static_cast<int>(state.range(0))));
}

void elimination(benchmark::State& state) {
    const machine::MachineChoice choice = lights_out(static_cast<int>(state.range(0)));
    const auto made = machine::make_machine(choice, machine::default_start(choice));
    const algebra::BitMatrix a = solve::matrix_of(*made->linear());
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(algebra::row_reduce(a));
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
// Side 5 has 4 solutions, 8 has one, and 19 has 2^16, the most that are searched one by one.
BENCHMARK(verdict_lights_out)->Arg(5)->Arg(8)->Arg(19);
BENCHMARK(elimination)->Arg(8)->Arg(16)->Arg(32);
BENCHMARK(share_code_round_trip)->Arg(5)->Arg(19);

}  // namespace
}  // namespace switchbox

BENCHMARK_MAIN();
