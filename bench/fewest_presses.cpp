// Fewest presses among all solutions, by several methods side by side. One visits every member of a coset
// by itself (Gray code), another one all of them by Walsh-Hadamard transforms. The others visit only members
// that the parities of row and column do not exclude.
#include <string_view>

#include "base/random.hpp"
#include "support.hpp"
#include "types/lights/large/fewest_all_lit.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/coset.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::bench {
namespace {

using solve::FewestMethod;

algebra::Residues random_residues(std::size_t size, int states) {
    Random random(1);
    algebra::Residues presses(size);
    for (std::uint8_t& times : presses) {
        times = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(states)));
    }
    return presses;
}

// Times the fewest presses for a random picture.
void fewest_presses(benchmark::State& state, std::string_view text) {
    const machine::MachineChoice choice = choice_of(text);
    const auto made = choice->make_machine(choice->default_start());
    const solve::LinearSolver solver(*machine::linear_in(*made));
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

// The coset has 3^10 members.
BENCHMARK_CAPTURE(fewest_presses, torus_20x25_k3, "torus~20x25~3")->Unit(benchmark::kMillisecond);

// Times the fewest presses that light all lamps of n x n.
void fewest_all_lit(benchmark::State& state, FewestMethod method) {
    const auto n = static_cast<std::size_t>(state.range(0));
    const solve::AllLit board(n);
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(board.fewest(method));
    }
    set_count(state, "nullity", static_cast<double>(board.nullity()));
}

BENCHMARK_CAPTURE(fewest_all_lit, gray_code, FewestMethod::gray_code)
    ->Unit(benchmark::kMillisecond)
    ->Arg(19)
    ->Arg(30);
BENCHMARK_CAPTURE(fewest_all_lit, transforms, FewestMethod::coset_search)
    ->Unit(benchmark::kMillisecond)
    ->Arg(19)
    ->Arg(30);
BENCHMARK_CAPTURE(fewest_all_lit, transforms, FewestMethod::coset_search)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(1)
    ->Arg(64)
    ->Arg(47)
    ->Arg(39);
// Sets sizes with many solutions, for the methods that do not visit all of them.
void of_many_solutions(benchmark::internal::Benchmark* timed) {
    timed->Unit(benchmark::kMillisecond);
    for (const int n : {19, 30, 64, 47, 39, 61, 65}) timed->Arg(n);
}

BENCHMARK_CAPTURE(fewest_all_lit, gray_split, FewestMethod::gray_split)->Apply(of_many_solutions);
BENCHMARK_CAPTURE(fewest_all_lit, parity_split, FewestMethod::parity_split)->Apply(of_many_solutions);

}  // namespace
}  // namespace switchbox::bench
