// Opening of a board from its position: machine, solver, picture, and the first verdict.
#include "game/game.hpp"
#include "game/new_game.hpp"
#include "machine/rule_text.hpp"
#include "support.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::bench {
namespace {

void time_opening(benchmark::State& state, const machine::MachineChoice& choice) {
    const game::Position position = game::opening(*game::new_puzzle(choice, 1));
    for (auto round : state) {
        static_cast<void>(round);
        const game::Game game(position);
        benchmark::DoNotOptimize(&game.verdict());
    }
}

void open_board(benchmark::State& state, std::string_view text) { time_opening(state, choice_of(text)); }

// Times a rule that no preset has, and that has no symmetry.
void open_own(benchmark::State& state) {
    machine::Rule rule;
    rule.shape = {64, 64};
    rule.states = static_cast<int>(state.range(0));
    rule.inner = *machine::parse_stencil("110/011/100", "stencil");
    time_opening(state, *machine::choose_own(rule));
}

BENCHMARK_CAPTURE(open_board, lights_out_64, "lights-out~64x64")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(open_board, lights_out_64_k9, "lights-out~64x64~9")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(open_board, torus_64, "torus~64x64")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(open_board, torus_64_k9, "torus~64x64~9")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(open_board, knight_64, "knight~64x64")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(open_board, lights_out_1000, "lights-out~1000x1000")->Unit(benchmark::kMillisecond);
BENCHMARK(open_own)->ArgName("k")->Arg(2)->Arg(9)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace switchbox::bench
