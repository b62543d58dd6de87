// Lights Out of any size by light chasing: the plan of a size, and the solution of a solvable board.
#include "types/lights/chase/light_chase.hpp"

#include "base/random.hpp"
#include "support.hpp"

namespace switchbox::bench {
namespace {

solve::StripedGrid random_board(std::size_t side) {
    Random random(1);
    std::vector<std::uint8_t> lamps(side * side);
    for (std::uint8_t& lamp : lamps) lamp = static_cast<std::uint8_t>(random.below(2));
    return {side, side, lamps};
}

void light_chase_plan(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(solve::LightChase(side, side));
    }
}

// Times the solution. These sizes have no quiet patterns, so every board can be solved.
void light_chase(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    const solve::LightChase chase(side, side);
    const solve::StripedGrid board = random_board(side);
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(chase.solve(board));
    }
    set_count(state, "lamps", static_cast<double>(side * side));
}

// Times the solution on a torus of a size whose matrix has an inverse.
void light_chase_torus(benchmark::State& state) {
    const auto side = static_cast<std::size_t>(state.range(0));
    const solve::TorusChase chase(side, side);
    const solve::StripedGrid board = random_board(side);
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(chase.solve(board));
    }
    set_count(state, "lamps", static_cast<double>(side * side));
}

BENCHMARK(light_chase_plan)
    ->Arg(10)
    ->Arg(100)
    ->Arg(1000)
    ->Arg(4000)
    ->Arg(10000)
    ->Unit(benchmark::kMicrosecond);
BENCHMARK(light_chase)
    ->Arg(10)
    ->Arg(63)
    ->Arg(100)
    ->Arg(1000)
    ->Arg(2000)
    ->Arg(4000)
    ->Arg(10000)
    ->Unit(benchmark::kMicrosecond);

BENCHMARK(light_chase_torus)->Arg(98)->Arg(998)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace switchbox::bench
