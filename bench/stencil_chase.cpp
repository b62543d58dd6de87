// Boards with one stencil by chasing with unknowns: the plan of a size, and the solution of a solvable board.
#include "base/random.hpp"
#include "machine/machine.hpp"
#include "support.hpp"
#include "types/lights/chase/stencil_equations.hpp"
#include "types/lights/chase/symbolic_chase.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::bench {
namespace {

machine::Stencil full(int reach) {
    machine::Stencil stencil;
    for (int row = -reach; row <= reach; ++row) {
        for (int column = -reach; column <= reach; ++column) stencil.push_back({row, column});
    }
    return stencil;
}

// Returns the rule of a board: "diagonals", "king" and "knight" as in the catalogue, "full" all 5 x 5 cells.
machine::Rule board(std::string_view id, std::int64_t side) {
    machine::Rule rule = *machine::rule_of(choice_of(id == "full" ? "king" : id));
    if (id == "full") rule.inner = full(2);
    rule.shape = {static_cast<int>(side), static_cast<int>(side)};
    return rule;
}

void stencil_chase_plan(benchmark::State& state, std::string_view id) {
    const auto laid_out = solve::StencilBoard::of(board(id, state.range(0)));
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(solve::StencilEquations(*laid_out));
    }
    set_count(state, "unknowns", static_cast<double>(laid_out->unknowns()));
}

// Times the part of the plan that is not elimination.
void stencil_chase_equations(benchmark::State& state, std::string_view id) {
    const auto laid_out = solve::StencilBoard::of(board(id, state.range(0)));
    for (auto round : state) {
        static_cast<void>(round);
        solve::SymbolicChase chase(*laid_out);
        while (!chase.is_done()) chase.advance();
        benchmark::DoNotOptimize(chase.take());
    }
}

void stencil_chase(benchmark::State& state, std::string_view id) {
    const machine::Rule rule = board(id, state.range(0));
    const solve::StencilEquations equations(*solve::StencilBoard::of(rule));
    Random random(1);
    auto presses = machine::PressGrid::filled(rule.shape, 0);
    for (std::uint8_t& cell : presses.cells) cell = static_cast<std::uint8_t>(random.below(2));
    const machine::Picture dark = machine::Picture::filled(rule.shape, 0);
    const algebra::Residues lamps = machine::pressed_evenly(rule, dark, presses, 1).cells;
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(equations.solve(lamps));
    }
    set_count(state, "lamps", static_cast<double>(rule.shape.size()));
}

void sides(benchmark::internal::Benchmark* benchmark) {
    benchmark->Arg(100)->Arg(300)->Arg(1000)->Unit(benchmark::kMillisecond);
}

BENCHMARK_CAPTURE(stencil_chase_plan, diagonals, "diagonals")->Apply(sides);
BENCHMARK_CAPTURE(stencil_chase_plan, king, "king")->Apply(sides);
BENCHMARK_CAPTURE(stencil_chase_plan, knight, "knight")->Apply(sides);
BENCHMARK_CAPTURE(stencil_chase_plan, full, "full")->Apply(sides);
BENCHMARK_CAPTURE(stencil_chase_equations, knight, "knight")->Apply(sides);
BENCHMARK_CAPTURE(stencil_chase_equations, full, "full")->Apply(sides);
BENCHMARK_CAPTURE(stencil_chase, diagonals, "diagonals")->Apply(sides);
BENCHMARK_CAPTURE(stencil_chase, king, "king")->Apply(sides);
BENCHMARK_CAPTURE(stencil_chase, knight, "knight")->Apply(sides);
BENCHMARK_CAPTURE(stencil_chase, full, "full")->Apply(sides);

}  // namespace
}  // namespace switchbox::bench
