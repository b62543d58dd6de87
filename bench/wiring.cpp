// Wiring of Ghaly's machine: the wiring and the picture of a press grid, and the shortest press grid for a
// wiring.
#include "base/random.hpp"
#include "support.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::bench {
namespace {

machine::PressGrid random_presses(int size) {
    Random random(1);
    auto presses = machine::PressGrid::filled({size, size}, 0);
    for (std::uint8_t& cell : presses.cells) cell = static_cast<std::uint8_t>(random.below(2));
    return presses;
}

int size_of(const benchmark::State& state) { return static_cast<int>(state.range(0)); }

void wiring(benchmark::State& state) {
    const machine::PressGrid presses = random_presses(size_of(state));
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(machine::wiring_of(presses));
    }
    set_count(state, "cells", static_cast<double>(presses.size()));
}

void ghaly_picture(benchmark::State& state) {
    const machine::GhalyMachine ghaly(machine::plain_codes(size_of(state)));
    const machine::PressGrid presses = random_presses(size_of(state));
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(ghaly.picture(presses));
    }
    set_count(state, "cells", static_cast<double>(presses.size()));
}

void shortest_press_grid(benchmark::State& state) {
    const machine::PressGrid presses = random_presses(size_of(state));
    const algebra::Permutation pi = machine::wiring_of(presses).exit_of;
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(solve::shortest_press_grid(pi));
    }
    state.counters["presses"] = static_cast<double>(weight(*solve::shortest_press_grid(pi)));
}

BENCHMARK(wiring)->ArgName("side")->Arg(4)->Arg(8)->Arg(64);
BENCHMARK(ghaly_picture)->ArgName("side")->Arg(64)->Unit(benchmark::kMicrosecond);
BENCHMARK(shortest_press_grid)->ArgName("side")->Arg(8)->Arg(64);

}  // namespace
}  // namespace switchbox::bench
