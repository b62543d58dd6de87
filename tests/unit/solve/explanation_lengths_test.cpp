// Tests of the limits above which texts give the number of buttons, cells or lamps instead of naming each.
#include "solve/explanation.hpp"
#include "support/why_case.hpp"
#include "types/ghaly/ghaly_type.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::GhalyMachine;
using machine::Picture;
using machine::PressGrid;

namespace {

PressGrid with_first_pressed(machine::Shape shape, std::size_t count) {
    PressGrid board = PressGrid::filled(shape, 0);
    for (std::size_t i = 0; i < count; ++i) board[i] = 1;
    return board;
}

// Returns a list such as "1, 2 and 3".
std::string numbers_to(std::size_t first, std::size_t last) {
    std::string text;
    for (std::size_t i = first; i <= last; ++i)
        text += (i == first ? "" : i == last ? " and " : ", ") + std::to_string(i);
    return text;
}

std::string board_words(std::size_t pressed, std::size_t of) {
    const std::size_t open = of - pressed;
    if (open == 0) return "every button down";
    if (pressed == 0) return "no button down";
    if (open <= pressed)
        return "every button down but " +
               (open > 12 ? std::to_string(open) + " of them" : numbers_to(pressed + 1, of));
    return "no button down but " +
           (pressed > 12 ? std::to_string(pressed) + " of them" : numbers_to(1, pressed));
}

}  // namespace

TEST_CASE(
    "A board is told by the buttons that are down or by those that are not, whichever are fewer, up to "
    "twelve") {
    Random random(96);
    for (const int size : {4, 5, 6}) {
        const GhalyMachine machine(random_codes(random, size));
        const solve::Solver solver(machine);
        const PressGrid none = machine.no_presses();
        for (std::size_t count = 1; count <= none.size(); ++count) {
            const PressGrid goal = with_first_pressed(none.shape, count);
            const Picture target = machine.picture(goal);
            const solve::Question question{machine, none, target};
            const std::string why = say(solve::why_press(solver, question, solve::Unique{goal}, 0).text);
            const std::string board = "has " + board_words(count, none.size());
            CAPTURE(why);
            CAPTURE(board);
            CHECK((contains(why, board + ",") || contains(why, board + ".")));
        }
    }
}

TEST_CASE("Up to forty lamps that decide a button are named, and of more how many they are") {
    const machine::LinearMachine machine = machine_of(choice_of("lights-out~7x7"));
    const PressGrid none = machine.no_presses();
    Picture target = machine.start();
    target[2] ^= 1;  // the wrong lamp
    const solve::Question question{machine, none, target};
    for (const std::size_t count : {1, 2, 3, 39, 40, 41, 49}) {
        Picture row = Picture::filled(target.shape, 0);
        std::string named;
        for (std::size_t lamp = 0; lamp < count; ++lamp) {
            row[lamp] = 1;
            if (lamp < 40) named += (lamp == 0 ? "" : " ") + std::to_string(lamp + 1);
        }
        if (count > 40) named += " \xE2\x80\xA6 (" + std::to_string(count) + " lamps)";
        const solve::Explanation why = why_by_row(question, row, 8, solve::RowSentence::alone);
        const std::string text = say(why.text);
        CAPTURE(text);
        CHECK(contains(text, "Button 9 is decided by " + std::string(count == 1 ? "lamp " : "lamps ") +
                                 named + ": " + (count > 2 ? "one" : "none")));
        CHECK(why.lamps.size() == count);
        CHECK(why.weights.empty());
    }
}

TEST_CASE("Steps behind the target are counted as often as their lamps weigh, modulo the states") {
    const machine::LinearMachine machine = machine_of(choice_of("lights-out~3x3~5"));
    PressGrid pressed = machine.no_presses();
    pressed[4] = 3;  // the middle lamp and its neighbours show 3
    const Picture target = Picture::filled(machine.start().shape, 1);
    const Picture shown = machine.picture(pressed);
    const solve::Question question{machine, pressed, target};
    Picture row = Picture::filled(target.shape, 0);
    row[0] = 2;
    row[4] = 4;
    row[5] = 1;
    int steps = 0;
    int now = 0;
    for (const std::size_t lamp : {std::size_t{0}, std::size_t{4}, std::size_t{5}}) {
        steps += row[lamp] * ((1 + 5 - shown[lamp]) % 5);
        now += row[lamp] * shown[lamp];
    }
    const solve::Explanation why = why_by_row(question, row, 0, solve::RowSentence::behind_another);
    CHECK(why.lamps == std::vector<std::size_t>{0, 4, 5});
    CHECK(why.weights == std::vector<std::uint8_t>{2, 4, 1});
    CHECK(contains(say(why.text), "It is decided by lamps 1 5 6"));
    CHECK(contains(say(why.text), std::to_string(steps)));
    CHECK(contains(say(why.text), so_often(steps % 5)));
    const solve::Impossible impossible{row, 3};
    CHECK(contains(say(impossible_in_short(question, impossible)),
                   "by a multiple of 5, but to reach the target it must change by 3."));
    CHECK(contains(say(why_impossible(question, impossible).text),
                   "Modulo 5 it is " + std::to_string(now % 5) + " now, and 2 in the target."));
}

}  // namespace switchbox::test
