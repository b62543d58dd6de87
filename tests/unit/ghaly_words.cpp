// What is said of Ghaly's machine, read back and held against the machine itself.
#include <doctest/doctest.h>

#include <string_view>

#include "machine/ghaly_machine.hpp"
#include "play/new_game.hpp"
#include "playing.hpp"
#include "solve/explanation.hpp"

namespace switchbox::test {

using machine::PressGrid;
using play::Game;

namespace {

Game new_game(int size, std::uint64_t seed, play::Quest quest) {
    const machine::MachineChoice which = machine::choose_ghaly(machine::plain_codes(size));
    return Game(play::opening(value_of(play::new_puzzle({which, seed, std::nullopt, quest}))));
}

std::vector<std::size_t> numbers_in(std::string_view text) {
    std::vector<std::size_t> numbers;
    bool in_number = false;
    for (const char c : text) {
        const bool digit = c >= '0' && c <= '9';
        if (digit && !in_number) numbers.push_back(0);
        if (digit) numbers.back() = numbers.back() * 10 + static_cast<std::size_t>(c - '0');
        in_number = digit;
    }
    return numbers;
}

// The board of "has every button down but 5, 9 and 13." or "has no button down but 2.".
PressGrid board_in(const std::string& text, machine::Shape shape) {
    const std::size_t every_at = text.find(" has every button down");
    const std::size_t no_at = text.find(" has no button down");
    const bool every = every_at != std::string::npos;
    const std::size_t from = every ? every_at : no_at;
    REQUIRE(from != std::string::npos);
    PressGrid board = PressGrid::filled(shape, every ? 1 : 0);
    for (const std::size_t button : numbers_in(text.substr(from, text.find('.') - from))) {
        board[button - 1] = every ? 0 : 1;
    }
    return board;
}

}  // namespace

TEST_CASE("The board that a hint speaks of shows the target, and the hinted button leads towards it") {
    algebra::Random random(2);
    int read = 0;
    for (int n = 0; n < 150; ++n) {
        const play::Quest quest = n % 3 == 0 ? play::Quest::picture : play::Quest::solvable;
        Game game = new_game(2 + static_cast<int>(random.below(3)), random.next(), quest);
        for (int i = 0; i < 6; ++i) {
            REQUIRE_FALSE(game.perform(play::Press{draw(random, game.machine().buttons().size())}));
        }
        game.search(~std::uint64_t{0} >> 1U);
        if (game.is_solved() || !game.allows(play::Hint{})) continue;
        play_on(game, "hint");
        const PressGrid& now = game.position().presses;
        const solve::Question question{game.machine(), now, game.puzzle().target};
        const auto why = solve::why_press(game.solver(), question, game.verdict(), *game.hint());
        CAPTURE(why.text);
        if (why.text.find(" of them") < why.text.find('.')) continue;  // too many to be named
        const PressGrid board = board_in(why.text, now.shape);
        REQUIRE(game.machine().picture(board) == game.puzzle().target);
        REQUIRE(board[*game.hint()] != now[*game.hint()]);
        REQUIRE(why.lamps == game.machine().changes(now, *game.hint()));
        const bool is_down = why.text.find("is down, so it is to be pressed again") != std::string::npos;
        REQUIRE(is_down == (now[*game.hint()] != 0));
        ++read;
    }
    CHECK(read > 100);
}

TEST_CASE("The verdict counts the solutions and their distance") {
    algebra::Random random(8);
    for (int n = 0; n < 60; ++n) {
        Game game = new_game(4, random.next(), play::Quest::solvable);
        play_on(game, play::Press{draw(random, 16)});
        if (game.is_solved()) continue;
        const auto why = solve::why_verdict({game.machine(), game.position().presses, game.puzzle().target},
                                            game.verdict());
        CHECK(why.text.find(solve::presses_phrase(*game.fewest_from_here()) + " away") != std::string::npos);
        const std::string count = solve::solutions_of(game.verdict()).decimal();
        const std::string words = count == "1" ? "It is the only one." : "There are " + count + " of them.";
        CHECK(why.text.find(words) != std::string::npos);
        CHECK(why.text.find("quiet") == std::string::npos);
    }
}

TEST_CASE("Where no board shows a picture, the rows that are named cannot have their colours") {
    algebra::Random random(12);
    int refused = 0;
    for (int n = 0; n < 200; ++n) {
        const int size = 2 + static_cast<int>(random.below(2));
        const machine::GhalyCodes codes = random_codes(random, size);
        const machine::GhalyMachine machine(codes);
        machine::Picture target = random_picture(random, machine::MachineKind{codes});
        const machine::MachineChoice which = machine::choose_ghaly(codes);
        const Game game(play::opening({which, machine::default_start(which), target}));
        const auto* none = std::get_if<solve::Unreachable>(&game.verdict());
        if (none == nullptr || !none->reason.empty()) continue;
        ++refused;
        REQUIRE_FALSE(none->cells.empty());
        for (std::uint32_t bits = 0; bits < (1U << target.size()); ++bits) {
            const machine::Picture shown = machine.picture(from_bits<PressGrid>(bits, target.shape));
            bool fits = true;
            for (const std::size_t cell : none->cells) fits = fits && shown[cell] == target[cell];
            REQUIRE_FALSE(fits);
        }
    }
    CHECK(refused > 100);
}

}  // namespace switchbox::test
