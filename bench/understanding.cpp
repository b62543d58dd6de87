// Results that the panes compute for a game.
#include "algebra/reduction.hpp"
#include "game/game.hpp"
#include "game/new_game.hpp"
#include "machine/machine_type.hpp"
#include "solve/explanation.hpp"
#include "solve/state_graph.hpp"
#include "support.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_study.hpp"

namespace switchbox::bench {
namespace {

game::Game game_of(const machine::MachineChoice& which) {
    return game::Game(game::opening(*game::new_puzzle(which, 1)));
}

game::Game lights_out_game(std::int64_t side, std::int64_t states) {
    return game_of(lights_out(static_cast<int>(side), static_cast<int>(states)));
}

// Times the reduction of [A | b] of Lights Out, with all its row operations.
void reduction(benchmark::State& state) {
    const game::Game game = lights_out_game(state.range(0), state.range(1));
    const machine::LinearMachine& machine = *machine::linear_in(game.machine());
    const algebra::ResidueMatrix start =
        solve::augmented_matrix(machine, game.picture(), game.puzzle().target);
    std::size_t operations = 0;
    for (auto _ : state) operations = algebra::reduce(start, start.columns - 1).operations.size();
    state.counters["operations"] = static_cast<double>(operations);
}
BENCHMARK(reduction)->ArgsProduct({{3, 6, 12}, {2, 3, 4}});

void graph_of_merlin(benchmark::State& state) {
    const game::Game game = game_of(machine::first_choice());
    for (auto _ : state) {
        benchmark::DoNotOptimize(solve::StateGraph::of(game.machine(), game.puzzle().target));
    }
}
BENCHMARK(graph_of_merlin);

void why_several(benchmark::State& state) {
    const game::Game game = lights_out_game(state.range(0), 2);
    const solve::Question question{game.machine(), game.position().presses, game.puzzle().target};
    const solve::Verdict& verdict = game.verdict();
    for (auto _ : state) benchmark::DoNotOptimize(solve::why_verdict(game.solver(), question, verdict));
}
BENCHMARK(why_several)->Arg(5)->Arg(9)->Arg(16);

void why_wire(benchmark::State& state) {
    const machine::GhalyCodes codes = machine::plain_codes(static_cast<int>(state.range(0)));
    const game::Game game = game_of(machine::choose_ghaly(codes));
    const solve::Question question{game.machine(), game.position().presses, game.puzzle().target};
    const std::size_t button = solve::plan_of(game.verdict(), game.machine()).front();
    for (auto _ : state) {
        benchmark::DoNotOptimize(solve::why_press(game.solver(), question, game.verdict(), button));
    }
}
BENCHMARK(why_wire)->Arg(4)->Arg(8)->Arg(64);

}  // namespace
}  // namespace switchbox::bench
