// Lights Out as a player's own puzzle: the analysis that is done once, and the cost of a press after it.
#include "base/random.hpp"
#include "game/new_game.hpp"
#include "support.hpp"
#include "types/custom/model/wired_edits.hpp"
#include "types/custom/solve/wired_search.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::bench {
namespace {

machine::WiredPuzzle wired_lights_out(int side) {
    const game::Puzzle rule = *game::new_puzzle(lights_out(side, 2), 1);
    const auto made = rule.machine->make_machine(rule.start);
    return machine::wired_from(*machine::linear_in(*made), rule.target);
}

void wired_opening(benchmark::State& state) {
    const machine::WiredPuzzle puzzle = wired_lights_out(static_cast<int>(state.range(0)));
    for (auto round : state) {
        static_cast<void>(round);
        solve::WiredSearch search(puzzle);
        benchmark::DoNotOptimize(search.verdict());
    }
}

// Times a puzzle whose kernel is nearly all of the space of presses.
void wired_wide(benchmark::State& state) {
    constexpr std::size_t lamps = 20;
    Random random(4096);
    machine::WiredPuzzle puzzle;
    for (std::size_t i = 0; i < lamps; ++i) puzzle.lamps.push_back({std::to_string(i), 6, 1});
    for (std::int64_t i = 0; i < state.range(0); ++i) {
        machine::WiredButton& button = puzzle.buttons.emplace_back();
        const auto below = [&](std::uint64_t limit) { return static_cast<std::size_t>(random.below(limit)); };
        for (std::size_t lamp = below(4); lamp < lamps; lamp += 1 + below(8))
            button.effects.push_back({lamp, 1});
    }
    puzzle.targets.emplace_back(lamps, std::uint8_t{0});
    for (auto round : state) {
        static_cast<void>(round);
        solve::WiredSearch search(puzzle);
        benchmark::DoNotOptimize(search.verdict());
    }
}

void wired_press(benchmark::State& state) {
    machine::WiredPuzzle puzzle = wired_lights_out(static_cast<int>(state.range(0)));
    const auto systems = std::make_shared<solve::WiredSystems>();
    solve::WiredSearch{puzzle, systems};
    std::vector<std::uint64_t> presses(puzzle.buttons.size());
    for (auto round : state) {
        static_cast<void>(round);
        presses.front() ^= 1U;
        const std::vector<std::uint8_t> now = machine::states_after(puzzle, presses);
        machine::WiredPuzzle pressed = puzzle;
        for (std::size_t i = 0; i < now.size(); ++i) pressed.lamps[i].start = now[i];
        solve::WiredSearch search(pressed, systems);
        benchmark::DoNotOptimize(search.verdict());
    }
}

BENCHMARK(wired_opening)->ArgName("side")->Arg(16)->Arg(64)->Unit(benchmark::kMillisecond);
BENCHMARK(wired_wide)->ArgName("buttons")->Arg(512)->Arg(4096)->Unit(benchmark::kMillisecond);
BENCHMARK(wired_press)->ArgName("side")->Arg(16)->Arg(64)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace switchbox::bench
