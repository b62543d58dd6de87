// The fewest presses among all solutions: all members of a coset are compared.
#include "algebra/random.hpp"
#include "solve/linear/coset.hpp"
#include "solve/linear/linear_solver.hpp"
#include "support.hpp"

namespace switchbox::bench {
namespace {

algebra::Residues random_residues(std::size_t size, int states) {
    algebra::Random random(1);
    algebra::Residues presses(size);
    for (std::uint8_t& times : presses) {
        times = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(states)));
    }
    return presses;
}

void fewest_presses(benchmark::State& state, std::string_view text) {
    const machine::MachineChoice choice = choice_of(text);
    const auto made = machine::make_machine(choice, machine::default_start(choice));
    const solve::LinearSolver solver(*made->linear());
    const algebra::Residues presses = random_residues(solver.buttons().size(), solver.states());
    for (auto round : state) {
        static_cast<void>(round);
        solve::CosetSearch search(presses, solver.quiet(), solver.states());
        search.advance(to_the_end);
        benchmark::DoNotOptimize(search.best());
    }
    double members = 1;
    for (const algebra::CyclicGenerator& quiet : solver.quiet()) members *= quiet.order;
    set_count(state, "members", members);
}

// 2^16, 2^20, 2^28 and 3^10 members.
BENCHMARK_CAPTURE(fewest_presses, 19x19, "lights-out~19x19")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fewest_presses, 30x30, "lights-out~30x30")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(fewest_presses, 64x64, "lights-out~64x64")->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK_CAPTURE(fewest_presses, torus_20x25_k3, "torus~20x25~3")->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace switchbox::bench
