// Writing of a position as a share code, and parsing of the code.
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "support.hpp"

namespace switchbox::bench {
namespace {

void share_code_round_trip(benchmark::State& state) {
    const game::Position position =
        game::opening(*game::new_puzzle(lights_out(static_cast<int>(state.range(0)), 2), 1));
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(game::parse_share_code(game::share_code(position)));
    }
}

BENCHMARK(share_code_round_trip)->ArgName("side")->Arg(5)->Arg(19);

}  // namespace
}  // namespace switchbox::bench
