// Verdict on a solvable start, as after every press. The solver is already made; if there are several
// solutions, they are compared for the one with the fewest presses.
#include "game/new_game.hpp"
#include "solve/solver.hpp"
#include "support.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::bench {
namespace {

double solution_count(const solve::LinearSolver& solver) {
    double count = 1;
    for (const algebra::CyclicGenerator& quiet : solver.quiet()) count *= quiet.order;
    return count;
}

void time_verdict(benchmark::State& state, const machine::MachineChoice& choice) {
    const game::Puzzle puzzle = *game::new_puzzle(choice, 1);
    const auto made = choice->make_machine(puzzle.start);
    const solve::Solver solver(*made);
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(solver.verdict(*made, made->no_presses(), puzzle.target));
    }
    state.counters["solutions"] = solution_count(*solve::linear_in(solver));
}

void verdict_merlin(benchmark::State& state) { time_verdict(state, machine::first_choice()); }

void verdict_lights_out(benchmark::State& state) {
    time_verdict(state, lights_out(static_cast<int>(state.range(0)), static_cast<int>(state.range(1))));
}

BENCHMARK(verdict_merlin);
BENCHMARK(verdict_lights_out)
    ->ArgNames({"side", "k"})
    ->ArgsProduct({{5}, {2, 3, 4, 6, 9}})
    ->ArgsProduct({{8, 19}, {2}});

}  // namespace
}  // namespace switchbox::bench
