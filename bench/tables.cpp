// Tables of n x n Lights Out as `switchbox table` prints them: the nullities, and the fewest presses that
// light all lamps.
#include "support.hpp"
#include "types/lights/large/fewest_all_lit.hpp"
#include "types/lights/solve/nullities.hpp"

namespace switchbox::bench {
namespace {

void table_nullity(benchmark::State& state) {
    for (auto round : state) {
        static_cast<void>(round);
        solve::LightsOutNullities nullities;
        for (std::int64_t n = 1; n <= state.range(0); ++n) benchmark::DoNotOptimize(nullities.next());
    }
}

std::optional<algebra::Residues> fastest(const solve::AllLit& board) {
    for (const solve::FewestMethod method : solve::fewest_methods) {
        if (auto presses = board.fewest(method)) return presses;
    }
    return std::nullopt;
}

void table_fewest(benchmark::State& state) {
    for (auto round : state) {
        static_cast<void>(round);
        for (std::int64_t n = 1; n <= state.range(0); ++n) {
            if (!fastest(solve::AllLit(static_cast<std::size_t>(n)))) state.SkipWithError("no value");
        }
    }
}

// The ranges are those of the On-Line Encyclopedia of Integer Sequences (A159257 and A075464).
BENCHMARK(table_nullity)->Arg(25000)->Unit(benchmark::kMillisecond)->Iterations(1);
BENCHMARK(table_fewest)->Arg(78)->Unit(benchmark::kMillisecond)->Iterations(1);

}  // namespace
}  // namespace switchbox::bench
