// Solver of Ghaly's machine: how fast solvable machines are recognised, and the cost of a solution with all
// its checks.
#include <algorithm>
#include <vector>

#include "base/random.hpp"
#include "support.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/solve/puzzles.hpp"
#include "types/ghaly/solve/solver.hpp"
#include "types/ghaly/solve/staircase.hpp"

namespace switchbox::bench {
namespace {

using machine::LowBits;

std::vector<LowBits> random_machines(int size, std::size_t count) {
    Random random(1);
    std::vector<LowBits> machines(count);
    for (LowBits& bits : machines) bits = machine::low_bits(solve::random_codes(size, random));
    return machines;
}

machine::PressGrid random_board(int size) {
    Random random(2);
    machine::PressGrid board = machine::PressGrid::filled({size, size}, 0);
    for (std::uint8_t& cell : board.cells) cell = static_cast<std::uint8_t>(random.below(2));
    return board;
}

void ghaly_decisions(benchmark::State& state) {
    const std::vector<LowBits> machines = random_machines(static_cast<int>(state.range(0)), 4096);
    for (auto round : state) {
        static_cast<void>(round);
        for (const LowBits& bits : machines)
            benchmark::DoNotOptimize(solve::is_solvable(solve::class_of(bits)));
    }
    set_count(state, "machines", static_cast<double>(machines.size()));
}

// Times the decision for all 24^4 machines of the paper's size.
void ghaly_every_machine(benchmark::State& state) {
    std::vector<algebra::Permutation> orders;
    algebra::Permutation order = algebra::identity(4);
    do orders.push_back(order);
    while (std::next_permutation(order.begin(), order.end()));
    for (auto round : state) {
        static_cast<void>(round);
        std::size_t solvable = 0;
        for (const auto& left : orders) {
            for (const auto& bottom : orders) {
                for (const auto& top : orders) {
                    for (const auto& right : orders) {
                        solvable += solve::is_solvable(solve::class_of({left, bottom, top, right})) ? 1 : 0;
                    }
                }
            }
        }
        if (solvable != 40320) state.SkipWithError("not 40320 solvable machines");
    }
    set_count(state, "machines", 331776);
}

// Times the class, the plans, the nearest solution to a random board, and its picture.
void ghaly_solve(benchmark::State& state) {
    const int size = static_cast<int>(state.range(0));
    Random random(3);
    const machine::GhalyCodes codes = solve::random_solvable(size, random);
    const machine::GhalyMachine machine(codes);
    const machine::PressGrid now = random_board(size);
    for (auto round : state) {
        static_cast<void>(round);
        const solve::GhalySolver solver(machine.bits());
        const machine::Picture picture = machine.picture(*solver.nearest(now));
        const bool is_solved = std::all_of(picture.cells.begin(), picture.cells.end(),
                                           [&](int colour) { return colour == solver.colour(); });
        if (!is_solved) state.SkipWithError("not solved");
    }
}

// Times a machine with as many plans as possible: all columns, no row moved and rho in the last row.
void ghaly_nearest_of_many_plans(benchmark::State& state) {
    const int size = static_cast<int>(state.range(0));
    LowBits bits = machine::low_bits(machine::plain_codes(size));
    const machine::LowJoin join(size);
    const auto last = static_cast<std::size_t>(size - 1);
    for (std::size_t row = 0; row <= last; ++row) {
        bits.right[row] = static_cast<std::uint8_t>(join.partner(bits.left[row], 0));
        const std::size_t over = row == last ? 0 : row + 1;
        bits.top[over] = static_cast<std::uint8_t>(join.partner(bits.bottom[row], 0));
    }
    const solve::GhalySolver solver(bits);
    const machine::PressGrid now = random_board(size);
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(solver.nearest(now));
    }
    state.counters["solutions"] = static_cast<double>(solver.all(1000).size());
}

BENCHMARK(ghaly_decisions)->ArgName("side")->Arg(4)->Arg(8)->Arg(64)->Unit(benchmark::kMicrosecond);
BENCHMARK(ghaly_every_machine)->Unit(benchmark::kMillisecond);
BENCHMARK(ghaly_solve)->ArgName("side")->Arg(4)->Arg(8)->Arg(64)->Unit(benchmark::kMicrosecond);
BENCHMARK(ghaly_nearest_of_many_plans)->ArgName("side")->Arg(8)->Arg(64)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace switchbox::bench
