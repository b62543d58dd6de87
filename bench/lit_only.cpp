// Complete search of lit-only play: the distance of every picture from the target, all off.
#include "types/lights/solve/lit_only.hpp"

#include <cmath>

#include "support.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::bench {
namespace {

void lit_only_search(benchmark::State& state) {
    const machine::MachineChoice choice = lights_out(static_cast<int>(state.range(0)), 2);
    const auto made = choice->make_machine(choice->default_start());
    const algebra::ZeroOneMatrix a = solve::matrix_of(*machine::linear_in(*made));
    for (auto round : state) {
        static_cast<void>(round);
        solve::LinearLitOnlySearch search(a.rows, made->lamp_states(), machine::PressRule::lit, a.columns,
                                          algebra::Residues(a.rows));
        search.advance(to_the_end);
        benchmark::DoNotOptimize(search.pictures_by_distance());
    }
    set_count(state, "pictures", std::pow(made->lamp_states(), static_cast<double>(a.rows)));
}

BENCHMARK(lit_only_search)->ArgName("side")->Arg(4)->Arg(5)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace switchbox::bench
