// Reading of a megabyte of text that a player pastes: as a puzzle, as a link, then as a board.
#include <string>
#include <string_view>

#include "game/share_code.hpp"
#include "machine/board_signs.hpp"
#include "support.hpp"

namespace switchbox::bench {
namespace {

constexpr std::size_t megabyte = 1'000'000;

// Returns copies of a piece of text, about a megabyte of them.
std::string copies(std::string_view piece) {
    std::string text;
    while (text.size() < megabyte) text += piece;
    return text;
}

void read_pasted(benchmark::State& state, std::string_view piece) {
    const std::string text = copies(piece);
    const machine::MachineChoice choice = lights_out(5, 2);
    for (auto round : state) {
        static_cast<void>(round);
        benchmark::DoNotOptimize(game::import_text(text, choice));
        benchmark::DoNotOptimize(game::code_in(text));
        benchmark::DoNotOptimize(machine::read_board(text));
    }
}

BENCHMARK_CAPTURE(read_pasted, rows, "x..x.xx.x..x.xx.\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_pasted, table, "1,0,0,1,0,1,1,0\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_pasted, line, "1 0 0 1 ")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_pasted, lists, "[1, 0, 0, 1],\n")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_pasted, sentences, "The north lever turns statues 1 and 2. ")
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace switchbox::bench
