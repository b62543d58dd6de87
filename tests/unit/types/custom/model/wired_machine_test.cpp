// Tests of the layout of wired puzzles, and of the conditions for playing them.
#include "types/custom/model/wired_machine.hpp"

#include <set>

#include "support/wired_playing.hpp"
#include "types/custom/model/wired_code.hpp"

namespace switchbox::test {

using machine::Shape;
using machine::WiredBoard;
using machine::WiredPuzzle;

namespace {

// Returns a puzzle with `lamps` lamps in one row and buttons without wires. The buttons are named like the
// lamps, or B1, B2, ...
WiredPuzzle in_one_row(std::size_t lamps, std::size_t buttons, bool are_lamps = false) {
    WiredPuzzle puzzle;
    for (std::size_t i = 1; i <= lamps; ++i) puzzle.lamps.push_back({std::to_string(i)});
    for (std::size_t i = 1; i <= buttons; ++i)
        puzzle.buttons.push_back({(are_lamps ? "" : "B") + std::to_string(i), {}});
    puzzle.layout = machine::single_row(lamps);
    puzzle.targets.emplace_back(lamps, std::uint8_t{0});
    return puzzle;
}

WiredPuzzle of_states(const std::vector<int>& states) {
    WiredPuzzle puzzle = in_one_row(states.size(), 1);
    for (std::size_t i = 0; i < states.size(); ++i) {
        puzzle.lamps[i].states = states[i];
        puzzle.buttons[0].effects.push_back({i, 1});
    }
    return puzzle;
}

std::string problem_of(const WiredPuzzle& puzzle) {
    const auto problem = machine::problem_with_playing(puzzle);
    return problem ? say(problem->message) : "none";
}

}  // namespace

TEST_CASE("One row of up to 24 lamps stays a row, and a longer one becomes a square") {
    const std::pair<std::size_t, Shape> cases[] = {{1, {2, 1}},  {2, {2, 2}},  {24, {2, 24}}, {25, {7, 5}},
                                                   {26, {7, 6}}, {30, {7, 6}}, {31, {8, 6}},  {36, {8, 6}},
                                                   {37, {8, 7}}, {49, {9, 7}}, {50, {9, 8}}};
    for (const auto& one : cases) {
        CAPTURE(one.first);
        const WiredBoard board = machine::board_of(in_one_row(one.first, 1));
        CHECK(board.shape == one.second);
        for (std::size_t i = 0; i < one.first; ++i) CHECK(board.lamp_cells[i] == i);
        // A gap of one row follows if there is more than one row of lamps.
        CHECK(board.button_cells[0] == board.shape.size() - static_cast<std::size_t>(board.shape.columns));
    }
    WiredPuzzle laid_out = in_one_row(30, 0);
    laid_out.layout = {{}, {}};
    for (std::size_t i = 0; i < 30; ++i) laid_out.layout[i % 2].emplace_back(i);
    CHECK(machine::board_of(laid_out).shape == Shape{2, 15});
}

TEST_CASE("Buttons fill rows below the lamps, or stand on the lamps of their names") {
    for (std::size_t buttons = 0; buttons <= 9; ++buttons) {
        CAPTURE(buttons);
        const WiredBoard row = machine::board_of(in_one_row(4, buttons));
        CHECK(row.shape == Shape{1 + static_cast<int>((buttons + 3) / 4), 4});
        WiredPuzzle square = in_one_row(4, buttons);
        square.layout = {{0, 1}, {2, 3}};
        const WiredBoard board = machine::board_of(square);
        CHECK(board.shape == Shape{buttons == 0 ? 2 : 3 + static_cast<int>((buttons + 1) / 2), 2});
        for (std::size_t i = 0; i < buttons; ++i) {
            CHECK(row.button_cells[i] == 4 + i);
            CHECK(board.button_cells[i] == 6 + i);
        }
        CHECK_FALSE(board.buttons_are_lamps);
        // True only if each lamp has a button.
        CHECK(machine::board_of(in_one_row(4, buttons, true)).buttons_are_lamps == (buttons == 4));
    }
    WiredPuzzle turned = in_one_row(3, 3, true);
    std::swap(turned.buttons[0], turned.buttons[2]);
    CHECK(machine::board_of(turned).button_cells == std::vector<std::size_t>{2, 1, 0});
}

TEST_CASE("Boards are played up to 64 columns and 128 rows") {
    const auto laid_out = [](std::size_t rows, std::size_t columns) {
        WiredPuzzle puzzle = in_one_row(1, 1, true);
        puzzle.layout.assign(rows, machine::WiredLayout::value_type(columns));
        puzzle.layout[0][0] = 0;
        return problem_of(puzzle);
    };
    CHECK(laid_out(2, 64) == "none");
    CHECK(laid_out(2, 65) ==
          "puzzle: a board of 2x65 is too large to be played, the most is 64 columns; lay its lamps out in "
          "more rows");
    CHECK(laid_out(128, 2) == "none");
    CHECK(laid_out(129, 2) ==
          "puzzle: a board of 129x2 is too large to be played, the most is 64 columns; lay its lamps out in "
          "more rows");
    CHECK(problem_of(in_one_row(1, 0)) == "puzzle: there is no button; add one");
}

TEST_CASE("Presses are counted up to a period of 255, of all together or of each") {
    CHECK(problem_of(of_states({4, 7, 9})) == "none");  // 252
    CHECK(machine::periods_of(of_states({4, 7, 9})) == std::vector<int>{252});
    CHECK(problem_of(of_states({5, 7, 8})).find("comes round after 280 presses only") != std::string::npos);
    WiredPuzzle apart = of_states({5, 7, 8});
    apart.buttons[0].effects.pop_back();
    apart.buttons.push_back({"C", {{2, 4}}});
    CHECK(problem_of(apart) == "none");
    CHECK(machine::periods_of(apart) == std::vector<int>{35, 2});
    CHECK(machine::press_states_of(apart) == 35);
    WiredPuzzle idle = of_states({5, 7, 8});
    idle.buttons[0].effects.clear();
    CHECK(machine::periods_of(idle) == std::vector<int>{1});
    CHECK(machine::press_states_of(idle) == 2);
}

TEST_CASE("In lit-only play presses are counted in whole periods beyond the highest limit") {
    const auto limited = [](int states, std::uint32_t most) {
        WiredPuzzle puzzle = of_states({states});
        puzzle.press = machine::PressRule::lit;
        puzzle.buttons[0].most = most;
        return puzzle;
    };
    const auto period = [&](int states, std::uint32_t most) {
        return machine::periods_of(limited(states, most)).front();
    };
    CHECK(period(2, 0) == 2);
    CHECK(period(2, 1) == 2);
    CHECK(period(2, 2) == 4);
    CHECK(period(3, 2) == 3);
    CHECK(period(3, 3) == 6);
    CHECK(period(3, 254) == 255);
    CHECK(problem_of(limited(3, 254)) == "none");
    CHECK(problem_of(limited(3, 255)).find("limits up to 254 are counted") != std::string::npos);
    CHECK(problem_of(limited(2, 253)) == "none");
    CHECK(problem_of(limited(2, 254)).find("comes round after 256 presses only") != std::string::npos);
    // In free play a limit beyond the period has no effect.
    WiredPuzzle any = limited(2, 1'000'000);
    any.press = machine::PressRule::any;
    CHECK(machine::periods_of(any) == std::vector<int>{2});
    CHECK(problem_of(any) == "none");
    // If presses alternate, every period is even, so that its count shows the turn.
    WiredPuzzle turns = of_states({3, 5});
    turns.press = machine::PressRule::alternating;
    CHECK(machine::periods_of(turns) == std::vector<int>{30});
    turns.buttons[0].most = 31;
    CHECK(machine::periods_of(turns) == std::vector<int>{60});
    turns = of_states({5, 7, 4});
    turns.press = machine::PressRule::alternating;
    CHECK(machine::periods_of(turns) == std::vector<int>{140});
    turns = of_states({5, 7, 9});
    turns.press = machine::PressRule::alternating;
    CHECK(problem_of(turns).find("comes round after 630 presses only") != std::string::npos);
    // The highest limit applies to all buttons, or each button keeps its own if that is too high.
    WiredPuzzle two = limited(2, 5);
    two.buttons.push_back({"C", {}, 2});
    CHECK(machine::periods_of(two) == std::vector<int>{6, 6});
    two.buttons[1].most = 254;
    CHECK(machine::periods_of(two) == std::vector<int>{6, 255});
}

TEST_CASE("Uniform pictures go as far as each lamp does, and targets leave free lamps at 0") {
    WiredPuzzle puzzle = of_states({4, 2, 3});
    puzzle.targets = {{3, std::nullopt, 1}, {0, 0, 0}};
    CHECK(machine::uniform(puzzle, 0) == picture("000/000"));
    CHECK(machine::uniform(puzzle, 2) == picture("212/000"));
    CHECK(machine::uniform(puzzle, 9) == picture("312/000"));
    CHECK(machine::target_of(puzzle) == picture("301/000"));
    puzzle.lamps[0].start = 3;
    puzzle.buttons[0].pressed = 5;
    CHECK(machine::start_of(puzzle) == picture("012/000"));
    CHECK(machine::lamp_states_of(puzzle) == 4);
    CHECK(machine::lamp_states_of(of_states({2, 2})) == 2);
}

TEST_CASE("What is left of a puzzle has the picture, and of each limit the rest") {
    WiredPuzzle puzzle = of_states({3, 2});
    puzzle.buttons[0].most = 2;
    puzzle.buttons.push_back({"C", {{1, 1}}});
    const auto shared = std::make_shared<const WiredPuzzle>(puzzle);
    const machine::WiredMachine machine(shared, machine::start_of(puzzle));
    machine::PressGrid presses = machine.no_presses();
    for (const std::uint32_t times : {0U, 1U, 2U, 3U}) {
        presses[machine.board().button_cells[0]] = static_cast<std::uint8_t>(times);
        presses[machine.board().button_cells[1]] = 1;
        const WiredPuzzle rest = machine.after(presses);
        CHECK(rest.buttons[0].most == 2 - std::min(times, 2U));
        CHECK(rest.buttons[1].most == std::nullopt);
        CHECK(rest.lamps[0].start == static_cast<int>(times % 3));
        CHECK(rest.lamps[1].start == static_cast<int>((times + 1) % 2));
    }
}

TEST_CASE("A new game's start and picture are the same for a seed, wherever it is drawn") {
    WiredPuzzle puzzle = of_states({4, 2, 3});
    puzzle.buttons.push_back({"C", {{1, 1}, {2, 2}}, 3});
    puzzle.targets = {{3, std::nullopt, 1}};
    const auto chosen = [](const WiredPuzzle& one) { return value_of(machine::choose_wired(one)); };
    std::string starts;
    std::string lit;
    std::string pictures;
    WiredPuzzle lit_only = puzzle;
    lit_only.press = machine::PressRule::lit;
    lit_only.buttons[0].name = "1";
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        starts += machine::format_grid(machine::random_wired_start(chosen(puzzle), seed)) + " ";
        lit += machine::format_grid(machine::random_wired_start(chosen(lit_only), seed)) + " ";
        pictures += machine::format_grid(machine::random_wired_picture(chosen(puzzle), seed)) + " ";
    }
    CHECK(starts == "010/000 101/000 011/000 211/000 010/000 000/000 ");
    CHECK(lit == "112/000 102/000 112/000 102/000 112/000 112/000 ");
    CHECK(pictures == "301/000 110/000 200/000 110/000 200/000 202/000 ");
}

TEST_CASE("As many lamps are wrong as in the nearest target, where free lamps are right") {
    WiredPuzzle puzzle = of_states({3, 3, 3, 3});
    puzzle.targets = {{0, 0, 0, 0}, {2, 2, std::nullopt, std::nullopt}, {1, 1, 1, std::nullopt}};
    const auto shared = std::make_shared<const WiredPuzzle>(puzzle);
    const machine::WiredMachine machine(shared, machine::start_of(puzzle));
    const auto wrong = [&](const char* shown) {
        return machine.count_wrong(picture(shown), machine::target_of(puzzle));
    };
    CHECK(wrong("0000/0000") == 0);
    CHECK(wrong("0001/0000") == 1);
    CHECK(wrong("0012/0000") == 2);
    CHECK(wrong("0211/0000") == 1);
    CHECK(wrong("1111/0000") == 0);
    CHECK(wrong("1212/0000") == 1);
    CHECK(wrong("2211/0000") == 0);
    CHECK(wrong("1021/0000") == 2);
    CHECK(machine.wanted(3, machine::target_of(puzzle)) == std::nullopt);
}

TEST_CASE("In lit-only play a new game's start is walked to from the target, the same for a seed") {
    const auto puzzle = puzzle_of(
        "a: a b c\nb: a b d\nc: a c d\nd: b c d\nswitch: a\npress lit\nmost switch=1\nlayout a b / c d\n");
    const auto chosen = value_of(machine::choose_wired(puzzle));
    std::string starts;
    for (std::uint64_t seed = 0; seed < 16; ++seed) {
        const machine::Picture start = machine::random_wired_start(chosen, seed);
        for (const std::size_t lamp : chosen->lamp_sites().cells())
            starts += std::to_string(int{std::as_const(start)[lamp]});
        starts += " ";
    }
    CHECK(starts == "1110 1111 1001 0101 0101 1111 1001 1001 1101 1111 1111 1111 1111 1110 1111 0100 ");
}

}  // namespace switchbox::test
