// Tests of explanations of linear machines, word for word.
#include "solve/explanation.hpp"

#include "support/why_case.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::Picture;
using machine::PressGrid;
using solve::Explanation;

namespace {

std::size_t count_wrong(const Case& game, const std::vector<std::size_t>& lamps) {
    const Picture shown = game.shown();
    std::size_t wrong = 0;
    for (const std::size_t lamp : lamps) wrong += shown[lamp] != game.target[lamp] ? 1 : 0;
    return wrong;
}

std::size_t count_lit(const std::vector<std::size_t>& lamps, const Picture& picture) {
    std::size_t lit = 0;
    for (const std::size_t lamp : lamps) lit += picture[lamp];
    return lit;
}

Case paper_case() {
    const game::Puzzle puzzle = paper_puzzle();
    return {puzzle.machine, puzzle.start, presses("000/000/000"), puzzle.target};
}

}  // namespace

TEST_CASE("Each press of the paper's solution is explained by its row of the inverse") {
    const Case game = paper_case();
    CHECK(say(game.why(4).text) ==
          "Button 5 is decided by lamps 1 3 5 7 9: three are wrong, an odd number, so press 5.");
    CHECK(game.why(4).lamps == std::vector<std::size_t>{0, 2, 4, 6, 8});
    CHECK(say(game.why(5).text) ==
          "Button 6 is decided by lamps 2 3 5 6 8 9: five are wrong, an odd number, so press 6.");
    CHECK(say(game.why(6).text) ==
          "Button 7 is decided by lamps 1 2 6 7 9: three are wrong, an odd number, so press 7.");
    CHECK(say(game.why(8).text) ==
          "Button 9 is decided by lamps 2 3 4 7 9: three are wrong, an odd number, so press 9.");
    CHECK(say(game.why_verdict().text) == "One solution: 4 presses, in any order.");
    CHECK(game.why_verdict().lamps.empty());
}

TEST_CASE("From every start of Merlin each explanation is true on the board") {
    const auto inverse = golden("merlin_inverse.txt");
    for (std::uint32_t start = 0; start < 512; ++start) {
        const Case game(choice("merlin"), from_bits<Picture>(start, {3, 3}), presses("010/000/001"),
                        picture("111/101/111"));
        const PressGrid* solution = presses_of(game.verdict);
        REQUIRE(solution != nullptr);
        for (std::size_t button = 0; button < 9; ++button) {
            std::vector<std::size_t> row;
            for (std::size_t lamp = 0; lamp < 9; ++lamp) {
                if (inverse[button].at(lamp) == 1) row.push_back(lamp);
            }
            const std::size_t wrong = count_wrong(game, row);
            REQUIRE(wrong % 2 == (*solution)[button]);
            if (wrong % 2 == 0) continue;
            const Explanation why = game.why(button);
            REQUIRE(why.lamps == row);

            std::string listed;
            for (const std::size_t lamp : row) listed += " " + std::to_string(lamp + 1);
            const std::string number = std::to_string(button + 1);
            REQUIRE(say(why.text) == "Button " + number + " is decided by lamps" + listed + ": " +
                                         in_letters(wrong) + (wrong == 1 ? " is wrong" : " are wrong") +
                                         ", an odd number, so press " + number + ".");
        }
    }
}

TEST_CASE("With several solutions the explanation shows the quiet patterns, and why none shortens the best") {
    const Case game(choice("lights-out"), Picture::filled({5, 5}, 1), PressGrid::filled({5, 5}, 0),
                    Picture::filled({5, 5}, 0));
    const std::string none_is_shorter =
        "Adding one of the three quiet patterns to a solution gives another one; each has at most half of "
        "its "
        "presses in this solution, so none makes it shorter.";
    const std::string in_words =
        "There are 4 solutions; the shortest has 15 presses. They differ by quiet patterns: presses that "
        "change nothing.";
    const Explanation why = game.why_verdict();
    CHECK(say(why.text) == in_words + " " + none_is_shorter);
    CHECK(why.lamps.empty());
    REQUIRE(why.figures.size() == 3);
    CHECK(say(why.figures[0].caption) == "16 presses, 8 of them in the solution");
    CHECK(say(why.figures[1].caption) == "12 presses, 6 of them in the solution");
    CHECK(say(why.figures[2].caption) == "12 presses, 6 of them in the solution");
    CHECK(say(solve::why_verdict(game.question(), game.verdict).text) == in_words);
    CHECK(solve::why_verdict(game.question(), game.verdict).figures.empty());

    const std::size_t button = solve::plan_of(game.verdict).at(0);
    CHECK(say(game.why(button).text) == "Button " + std::to_string(button + 1) +
                                            " is one of the 15 presses of a shortest solution. There are 4 "
                                            "solutions. " +
                                            none_is_shorter);
    CHECK(game.why(button).lamps == machine::linear_in(*game.machine)->effects()[button]);
    CHECK(game.why(button).figures.size() == 3);
}

TEST_CASE("A button in no quiet pattern is decided by lamps, though there are several solutions") {
    const Case game(choice("lights-out"), Picture::filled({5, 5}, 1), PressGrid::filled({5, 5}, 0),
                    Picture::filled({5, 5}, 0));
    const PressGrid& solution = *presses_of(game.verdict);
    CHECK(solution[12] == 1);
    CHECK(say(game.why(12).text) ==
          "Button 13 is in no quiet pattern, so every one of the 4 solutions presses it. It is decided by "
          "lamps 2 3 5 6 10 11 13 14 18 21 22: eleven are wrong, an odd number, so press 13.");
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
          "change nothing. Adding one of the four quiet patterns to a solution gives another one; none makes "
          "this one shorter.");
    REQUIRE(why.figures.size() == 4);
    CHECK(say(why.figures[0].caption) == "with it 17 presses");
    CHECK(say(why.figures[3].caption) == "with it 26 presses");
}

TEST_CASE("An impossible target is explained by lamps that a person can count, now and in the target") {
    for (std::uint32_t start = 0; start < 1024; ++start) {
        const Case game(choice("lights-out", 4, 4), from_bits<Picture>(start, {4, 4}),
                        presses("0000/0100/0000/0000"), picture("0010/0110/0000/0001"));
        if (presses_of(game.verdict) != nullptr) continue;
        const Explanation why = game.why_verdict();
        const std::size_t wrong = count_wrong(game, why.lamps);
        const std::size_t now = count_lit(why.lamps, game.shown());
        const std::size_t then = count_lit(why.lamps, game.target);
        REQUIRE(wrong % 2 == 1);
        REQUIRE(now % 2 != then % 2);
        const std::string first =
            "This target cannot be reached: every press changes an even number of the outlined lamps, but " +
            in_letters(wrong) + " of them, an odd number, " + (wrong == 1 ? "is" : "are") + " wrong.";
        REQUIRE(say(why.text) == first + " Now " + in_letters(now) + " of them " + (now == 1 ? "is" : "are") +
                                     " lit, in the target " + in_letters(then) + ".");
        REQUIRE(say(verdict_in_short(game.question(), game.verdict)) == first);
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
    return say(tell({}, solve::readable(number)));
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
    CHECK(say(tell({}, solve::integer_value("-12345"))) == "-12,345");
    CHECK(say(tell({}, solve::integer_value("1000000000000000"))) == "1000000000000000");
}

// The two buttons have the same effect on two lamps.
TEST_CASE("One quiet pattern is told as one") {
    const Case game(choice("lights-out", 1, 2), picture("11"), presses("00"), picture("00"));
    CHECK(
        contains(say(game.why_verdict().text),
                 "Adding the quiet pattern to a solution gives the other one; at most half of its presses"));
}

}  // namespace switchbox::test
