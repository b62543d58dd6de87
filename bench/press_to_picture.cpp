// Press by the player, up to the picture and the words that follow from it.
#include "game/game.hpp"
#include "game/new_game.hpp"
#include "support.hpp"

namespace switchbox::bench {
namespace {

void press_to_picture(benchmark::State& state) {
    const machine::MachineChoice choice = lights_out(static_cast<int>(state.range(0)), 2);
    game::Game game(game::opening(*game::new_puzzle(choice, 1)));
    const std::size_t buttons = game.machine().buttons().size();
    std::size_t button = 0;
    benchmark::DoNotOptimize(game.apply(game::Press{button}));  // the first press examines the whole board
    for (auto round : state) {
        static_cast<void>(round);
        button = (button + 7) % buttons;
        benchmark::DoNotOptimize(game.apply(game::Press{button}));
        benchmark::DoNotOptimize(game.picture().cells.data());
    }
}

BENCHMARK(press_to_picture)->ArgName("side")->Arg(5)->Arg(64)->Arg(1000)->Unit(benchmark::kMicrosecond);

}  // namespace
}  // namespace switchbox::bench
