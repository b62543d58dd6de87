// Matching of pictures on Ghaly's machine: a complete search for the picture that a random board shows on a
// random machine.
#include <algorithm>
#include <chrono>
#include <vector>

#include "base/random.hpp"
#include "support.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/picture/picture_search.hpp"
#include "types/ghaly/solve/puzzles.hpp"

namespace switchbox::bench {
namespace {

struct Question {
    machine::LowBits bits;
    machine::Picture target;
    machine::PressGrid none;
};

// Returns boards on which a random `sixteenths` / 16 of the buttons are pressed.
std::vector<Question> random_questions(int size, std::size_t count, std::uint64_t sixteenths) {
    Random random(sixteenths);
    std::vector<Question> questions;
    for (std::size_t i = 0; i < count; ++i) {
        const machine::GhalyMachine machine(solve::random_codes(size, random));
        machine::PressGrid board = machine.no_presses();
        for (std::uint8_t& cell : board.cells) cell = random.below(16) < sixteenths ? 1 : 0;
        questions.push_back({machine.bits(), machine.picture(board), machine.no_presses()});
    }
    return questions;
}

// Returns boards made by `presses` random presses.
std::vector<Question> few_presses(int size, std::size_t count, std::size_t presses) {
    Random random(presses);
    std::vector<Question> questions;
    for (std::size_t i = 0; i < count; ++i) {
        const machine::GhalyMachine machine(solve::random_codes(size, random));
        machine::PressGrid board = machine.no_presses();
        for (std::size_t press = 0; press < presses; ++press) {
            board[static_cast<std::size_t>(random.below(board.size()))] = 1;
        }
        questions.push_back({machine.bits(), machine.picture(board), machine.no_presses()});
    }
    return questions;
}

// Time of the slowest search, and the most states under any row.
struct Worst {
    double milliseconds = 0;
    std::size_t states = 0;
};

void ask(const Question& question, Worst& worst) {
    const auto before = std::chrono::steady_clock::now();
    solve::PictureSearch search(question.bits, question.target, question.none);
    search.advance(to_the_end);
    benchmark::DoNotOptimize(search.best());
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - before;
    worst.milliseconds = std::max(worst.milliseconds, took.count());
    worst.states = std::max(worst.states, search.widest_row());
}

void ask_all(benchmark::State& state, const std::vector<Question>& questions) {
    Worst worst;
    for (auto round : state) {
        static_cast<void>(round);
        for (const Question& question : questions) ask(question, worst);
    }
    set_count(state, "pictures", static_cast<double>(questions.size()));
    state.counters["worst ms"] = worst.milliseconds;
    state.counters["states"] = static_cast<double>(worst.states);
}

void match_pictures(benchmark::State& state) {
    const std::size_t count = state.range(0) <= 8 ? 500 : 5;
    ask_all(state, random_questions(static_cast<int>(state.range(0)), count,
                                    static_cast<std::uint64_t>(state.range(1))));
}

void match_many_pictures(benchmark::State& state) {
    ask_all(state, random_questions(16, 40, static_cast<std::uint64_t>(state.range(0))));
}

void match_few_presses(benchmark::State& state) {
    ask_all(state,
            few_presses(static_cast<int>(state.range(0)), 10, static_cast<std::size_t>(state.range(1))));
}

BENCHMARK(match_pictures)
    ->ArgNames({"side", "sixteenths pressed"})
    ->Args({8, 4})
    ->Args({8, 8})
    ->Args({8, 12})
    ->Args({8, 15})
    ->Args({16, 8})
    ->Unit(benchmark::kMillisecond);

BENCHMARK(match_many_pictures)->ArgName("sixteenths pressed")->Arg(2)->Arg(8)->Unit(benchmark::kMillisecond);

BENCHMARK(match_few_presses)
    ->ArgNames({"side", "presses"})
    ->ArgsProduct({{16, 32, 64}, {1, 3, 8}})
    ->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace switchbox::bench
