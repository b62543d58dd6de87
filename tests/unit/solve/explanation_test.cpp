// Tests of explanations of linear machines, word for word, and of the limits above which they give numbers
// instead of names.
#include "solve/explanation.hpp"

#include "support/why_case.hpp"
#include "types/ghaly/ghaly_type.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::GhalyMachine;
using machine::Picture;
using machine::PressGrid;
using solve::Explanation;

namespace {

Case paper_case() {
    const game::Puzzle puzzle = paper_puzzle();
    return {puzzle.machine, puzzle.start, presses("000/000/000"), puzzle.target};
}

}  // namespace

TEST_CASE("Each press of the paper's solution is explained by its row of the inverse") {
    const Case game = paper_case();
    CHECK(say(game.why(4).text) ==
          "Count the wrong lamps among 1, 3, 5, 7 and 9: three. Odd means: press 5.");
    CHECK(game.why(4).lamps == std::vector<std::size_t>{0, 2, 4, 6, 8});
    CHECK(say(game.why(5).text) ==
          "Count the wrong lamps among 2, 3, 5, 6, 8 and 9: five. Odd means: press 6.");
    CHECK(say(game.why(6).text) ==
          "Count the wrong lamps among 1, 2, 6, 7 and 9: three. Odd means: press 7.");
    CHECK(say(game.why(8).text) ==
          "Count the wrong lamps among 2, 3, 4, 7 and 9: three. Odd means: press 9.");
    CHECK(say(game.why_verdict().text) == "One solution: 4 presses, in any order.");
    CHECK(game.why_verdict().lamps.empty());
}

TEST_CASE("With several solutions the explanation shows the quiet patterns, and why none shortens the best") {
    const Case game(choice("lights-out"), Picture::filled({5, 5}, 1), PressGrid::filled({5, 5}, 0),
                    Picture::filled({5, 5}, 0));
    const std::string none_is_shorter =
        "Adding one of the three quiet patterns to a solution gives another one. Each has at most half of "
        "its "
        "presses in this solution, so none makes it shorter.";
    const std::string in_words =
        "There are 4 solutions; the shortest has 15 presses. They differ by quiet patterns: presses that "
        "change nothing.";
    const Explanation why = game.why_verdict();
    CHECK(say(why.text) == in_words);
    CHECK(say(why.more) == none_is_shorter);
    CHECK(say(whole_text(why)) == in_words + " " + none_is_shorter);
    CHECK(why.lamps.empty());
    REQUIRE(why.figures.size() == 3);
    CHECK(say(why.figures[0].caption) == "16 presses, 8 of them in the solution");
    CHECK(say(why.figures[1].caption) == "12 presses, 6 of them in the solution");
    CHECK(say(why.figures[2].caption) == "12 presses, 6 of them in the solution");
    CHECK(say(solve::why_verdict(game.question(), game.verdict).text) == in_words);
    CHECK(solve::why_verdict(game.question(), game.verdict).figures.empty());

    const std::size_t button = solve::plan_of(game.verdict).at(0);
    CHECK(say(game.why(button).text) ==
          "Press " + std::to_string(button + 1) + ". It is one of the 15 presses of a shortest solution.");
    CHECK(say(game.why(button).more) == "There are 4 solutions. " + none_is_shorter);
    CHECK(game.why(button).lamps == machine::linear_in(*game.machine)->effects()[button]);
    CHECK(game.why(button).figures.size() == 3);
}

TEST_CASE("A button in no quiet pattern is decided by lamps, though there are several solutions") {
    const Case game(choice("lights-out"), Picture::filled({5, 5}, 1), PressGrid::filled({5, 5}, 0),
                    Picture::filled({5, 5}, 0));
    const PressGrid& solution = *presses_of(game.verdict);
    CHECK(solution[12] == 1);
    CHECK(say(game.why(12).text) ==
          "Count the wrong lamps among 2, 3, 5, 6, 10, 11, 13, 14, 18, 21 and 22: eleven. Odd means: press "
          "13.");
    CHECK(say(game.why(12).more) == "Button 13 is in no quiet pattern, so all 4 solutions press it.");
    CHECK(game.why(12).figures.size() == 3);
}

TEST_CASE("With more than two states the figures say how long the other solutions are") {
    const machine::MachineChoice which = choice_of("merlin~5");
    const Picture start = Picture::filled({3, 3}, 0);
    const Case game(which, start, presses("000/000/000"),
                    machine_of(which, start).picture(presses("001/030/000")));
    const Explanation why = game.why_verdict();
    CHECK(say(why.text) ==
          "There are 5 solutions; the shortest has 4 presses. They differ by quiet patterns: presses that "
          "change nothing.");
    CHECK(say(why.more) ==
          "Adding one of the four quiet patterns to a solution gives another one. No pattern makes this one "
          "shorter.");
    REQUIRE(why.figures.size() == 4);
    CHECK(say(why.figures[0].caption) == "with it 17 presses");
    CHECK(say(why.figures[3].caption) == "with it 26 presses");
}

TEST_CASE("A hint is one order with its reason, in two sentences at most") {
    Random random(17);
    for (const char* id : {"merlin", "quatrainment", "lights-out", "lights-out~9x9", "lights-out~12x12",
                           "subboards", "torus~4x4~3", "lights-out-2000", "merlin~lit", "ghaly"}) {
        CAPTURE(id);
        const machine::MachineChoice which = choice_of(id);
        int hints = 0;
        for (int n = 0; n < 4; ++n) {
            const Picture start = which->default_start();
            const Picture goal = which->make_machine(start)->picture(random_presses(random, which));
            const Case game(which, start, random_presses(random, which), goal);
            for (const std::size_t button : solve::plan_of(game.verdict, *game.machine)) {
                const Explanation why = game.why(button);
                CAPTURE(why.text);
                CHECK(count_sentences(say(why.text)) >= 1);
                CHECK(count_sentences(say(why.text)) <= 2);
                ++hints;
            }
        }
        CHECK(hints > 0);
    }
}

TEST_CASE("A solved board needs no explanation") {
    const Case game(choice("merlin"), picture("111/101/111"), presses("000/000/000"), picture("111/101/111"));
    CHECK(say(game.why_verdict().text) == "The board shows the target.");
    const Case torus(choice("torus"), picture("000/000/000"), presses("000/000/000"), picture("000/000/000"));
    CHECK(say(torus.why_verdict().text) == "The board shows the target.");
}

namespace {

std::string readable(const char* decimal) {
    Natural number;
    for (const char* digit = decimal; *digit != '\0'; ++digit) {
        number.multiply_add(10, static_cast<std::uint32_t>(*digit - '0'));
    }
    return say(verbatim(solve::readable(number)));
}

}  // namespace

TEST_CASE("How often is told in letters, and of long numbers the beginning") {
    CHECK(say(solve::times_phrase(1)) == "once");
    CHECK(say(solve::times_phrase(2)) == "twice");
    CHECK(say(solve::times_phrase(8)) == "eight times");
    CHECK(readable("0") == "0");
    CHECK(readable("4096") == "4096");
    CHECK(readable("999999999999999") == "999,999,999,999,999");
    CHECK(readable("1049999999999999") == "about 1.05 \xC3\x97 10^15");
    CHECK(say(verbatim(solve::integer_value("-12345"))) == "-12,345");
    CHECK(say(verbatim(solve::integer_value("1000000000000000"))) == "1000000000000000");
}

// The two buttons have the same effect on two lamps.
TEST_CASE("One quiet pattern is told as one") {
    const Case game(choice("lights-out", 1, 2), picture("11"), presses("00"), picture("00"));
    CHECK(
        contains(say(game.why_verdict().more),
                 "Adding the quiet pattern to a solution gives the other one. At most half of its presses"));
}

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
            const std::string why =
                say(whole_text(solve::why_press(solver, question, solve::Unique{goal}, 0)));
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
        for (std::size_t lamp = 0; lamp < count; ++lamp) row[lamp] = 1;
        const std::string named =
            count > 40 ? "the " + std::to_string(count) + " outlined lamps" : numbers_to(1, count);
        const solve::Explanation why = why_by_row(question, row, 8);
        const std::string text = say(why.text);
        CAPTURE(text);
        CHECK(text == (count == 1 ? "Only one button changes lamp 1, which is wrong: press 9."
                                  : "Count the wrong lamps among " + named + ": " +
                                        (count > 2 ? "one" : "none") + ". Odd means: press 9."));
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
    const solve::Explanation why = why_by_row(question, row, 0);
    CHECK(why.lamps == std::vector<std::size_t>{0, 4, 5});
    CHECK(why.weights == std::vector<std::uint8_t>{2, 4, 1});
    CHECK(contains(say(why.text), "For 1, 5 and 6, add up the steps to the target, each times its weight: " +
                                      std::to_string(steps) + "."));
    CHECK(contains(say(why.text), so_often(steps % 5)));
    const solve::Impossible impossible{row, 3};
    CHECK(contains(say(impossible_in_short(question, impossible)),
                   "by a multiple of 5, but to reach the target it must change by 3."));
    CHECK(contains(say(why_impossible(question, impossible).more),
                   "Modulo 5 it is " + std::to_string(now % 5) + " now, and 2 in the target."));
}

}  // namespace switchbox::test
