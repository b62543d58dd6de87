// Taking a machine's matrix apart, once a machine.
#include "algebra/factorization.hpp"
#include "solve/linear/linear_solver.hpp"
#include "support.hpp"

namespace switchbox::bench {
namespace {

void time_elimination(benchmark::State& state, std::string_view id) {
    const machine::MachineChoice choice =
        square(id, static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
    const auto made = machine::make_machine(choice, machine::default_start(choice));
    const algebra::ZeroOneMatrix a = solve::matrix_of(*made->linear());
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(algebra::Factorization(a, choice.linear()->states));
    }
}

void elimination_lights_out(benchmark::State& state) { time_elimination(state, "lights-out"); }
void elimination_torus(benchmark::State& state) { time_elimination(state, "torus"); }

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
