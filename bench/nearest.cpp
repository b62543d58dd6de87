// Search for the reachable target that is nearest to an unreachable one.
#include "types/lights/solve/nearest.hpp"

#include "game/new_game.hpp"
#include "support.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::bench {
namespace {

void nearest_target(benchmark::State& state) {
    const machine::MachineChoice choice = lights_out(static_cast<int>(state.range(0)), 2);
    const machine::Picture start = choice->default_start();
    const machine::Picture target = game::random_picture(choice, 1);
    const auto machine = choice->make_machine(start);
    const solve::LinearSolver solver(*machine::linear_in(*machine));
    solve::NearestTarget nearest;
    for (auto round : state) {
        static_cast<void>(round);
        nearest = solve::nearest_target(*machine::linear_in(*machine), solver, start, target);
        benchmark::DoNotOptimize(nearest);
    }
    state.counters["lamps different"] = static_cast<double>(nearest.different);
}

// These sizes have 2^4 and 2^16 classes of targets.
BENCHMARK(nearest_target)->ArgName("side")->Arg(5)->Arg(19)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace switchbox::bench
