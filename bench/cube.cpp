// Rubik's cube: its tables, and the cost of a solution once they exist.
#include <memory>
#include <vector>

#include "support.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/solve/corner_table.hpp"
#include "types/cube/solve/two_phase_search.hpp"

namespace switchbox::bench {
namespace {

constexpr std::uint64_t cubes = 100;

std::shared_ptr<const solve::TwoPhaseTables> finished_tables() {
    auto tables = std::make_shared<solve::TwoPhaseTables>();
    while (!tables->is_finished()) tables->advance(to_the_end);
    return tables;
}

solve::CornerTable finished_corners() {
    solve::CornerTable table(machine::Metric::face);
    while (!table.is_finished()) table.advance(to_the_end);
    return table;
}

void cube_tables(benchmark::State& state) {
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(finished_tables());
    }
}

// Times the first solution of at most 22 face turns, for each of some cubes.
void cube_two_phases(benchmark::State& state) {
    const auto tables = finished_tables();
    std::size_t turns = 0;
    for (auto round : state) {
        static_cast<void>(round);
        turns = 0;
        for (std::uint64_t seed = 0; seed < cubes; ++seed) {
            solve::TwoPhaseSearch search(tables, machine::random_pieces(seed), 1);
            while (!search.is_finished()) search.advance(to_the_end);
            turns += search.best()->size();
        }
    }
    state.counters["turns"] = static_cast<double>(turns) / static_cast<double>(cubes);
    set_count(state, "cubes", static_cast<double>(cubes));
}

void cube_small_table(benchmark::State& state) {
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(finished_corners());
    }
}

void cube_small_shortest(benchmark::State& state) {
    const solve::CornerTable table = finished_corners();
    for (auto round : state) {
        static_cast<void>(round);
        for (std::uint64_t seed = 0; seed < cubes; ++seed)
            benchmark::DoNotOptimize(table.shortest(machine::random_corners(seed)));
    }
    set_count(state, "cubes", static_cast<double>(cubes));
}

BENCHMARK(cube_tables)->Unit(benchmark::kMillisecond);
BENCHMARK(cube_two_phases)->Unit(benchmark::kMillisecond);
BENCHMARK(cube_small_table)->Unit(benchmark::kMillisecond);
BENCHMARK(cube_small_shortest)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace switchbox::bench
