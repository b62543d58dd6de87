#include <sstream>

#include "solve/explanation.hpp"
#include "support.hpp"

namespace switchbox::test {

using machine::LinearMachine;
using machine::Picture;
using machine::PressGrid;
using solve::Explanation;
using solve::Question;
using solve::Solver;
using solve::Verdict;
using solve::why_press;
using solve::why_verdict;

namespace {

// A position of its own, so that the question can refer to it.
struct Case {
    LinearMachine machine;
    PressGrid pressed;
    Picture target;
    Solver solver;
    Verdict verdict;

    Case(const machine::MachineChoice& which, const Picture& start, PressGrid presses_made, Picture goal)
        : machine(machine_of(which, start)),
          pressed(std::move(presses_made)),
          target(std::move(goal)),
          solver(machine),
          verdict(solver.verdict(machine, pressed, target)) {}

    [[nodiscard]] Question question() const { return {machine, pressed, target}; }
    [[nodiscard]] Explanation why(std::size_t button) const {
        return why_press(solver, question(), verdict, button);
    }
    [[nodiscard]] Explanation why_verdict() const { return solve::why_verdict(question(), verdict); }
};

std::size_t count_wrong(const Case& game, const std::vector<std::size_t>& lamps) {
    const Picture shown = game.machine.picture(game.pressed);
    std::size_t wrong = 0;
    for (const std::size_t lamp : lamps) wrong += shown[lamp] != game.target[lamp] ? 1 : 0;
    return wrong;
}

Case paper() {
    const play::Puzzle puzzle = paper_puzzle();
    return {puzzle.machine, puzzle.start, presses("000/000/000"), puzzle.target};
}

}  // namespace

TEST_CASE("Each press of the paper's solution is explained by its row of the inverse") {
    const Case game = paper();
    CHECK(game.why(4).text ==
          "Button 5 is decided by lamps 1 3 5 7 9: three are wrong, an odd number, so 5 has to be pressed.");
    CHECK(game.why(4).lamps == std::vector<std::size_t>{0, 2, 4, 6, 8});
    CHECK(game.why(5).text ==
          "Button 6 is decided by lamps 2 3 5 6 8 9: five are wrong, an odd number, so 6 has to be pressed.");
    CHECK(game.why(6).text ==
          "Button 7 is decided by lamps 1 2 6 7 9: three are wrong, an odd number, so 7 has to be pressed.");
    CHECK(game.why(8).text ==
          "Button 9 is decided by lamps 2 3 4 7 9: three are wrong, an odd number, so 9 has to be pressed.");
    CHECK(game.why_verdict().text ==
          "There is exactly one solution, and the order of its presses does not matter: 4 presses to go.");
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
            if ((*solution)[button] == 0) continue;
            const Explanation why = game.why(button);
            std::vector<std::size_t> row;
            for (std::size_t lamp = 0; lamp < 9; ++lamp) {
                if (inverse[button].at(lamp) == 1) row.push_back(lamp);
            }
            REQUIRE(why.lamps == row);
            const std::size_t wrong = count_wrong(game, row);
            REQUIRE(wrong % 2 == 1);

            std::string listed;
            for (const std::size_t lamp : row) listed += " " + std::to_string(lamp + 1);
            const std::string number = std::to_string(button + 1);
            REQUIRE(why.text == "Button " + number + " is decided by lamps" + listed + ": " +
                                    solve::number_word(wrong) + (wrong == 1 ? " is wrong" : " are wrong") +
                                    ", an odd number, so " + number + " has to be pressed.");
        }
    }
}

TEST_CASE("With several solutions the explanation says how many, and whether all were compared") {
    const Case proved(choice("lights-out"), Picture::filled({5, 5}, 1), PressGrid::filled({5, 5}, 0),
                      Picture::filled({5, 5}, 0));
    const std::size_t button = solve::plan_of(proved.verdict).at(0);
    const std::string number = std::to_string(button + 1);
    CHECK(proved.why(button).text == "Button " + number +
                                         " is one of the 15 presses of a shortest solution. There are 4 "
                                         "solutions, because some press patterns "
                                         "change nothing; all of them were compared.");
    CHECK(proved.why(button).lamps == proved.machine.effects()[button]);
    CHECK(proved.why_verdict().text ==
          "There are 4 solutions; the shortest has 15 presses. They differ by quiet patterns: presses that "
          "change "
          "nothing.");

    const machine::Shape large{20, 20};
    const Case guessed(choice("torus", 20, 20), Picture::filled(large, 1), PressGrid::filled(large, 0),
                       Picture::filled(large, 0));
    const std::string presses_left = solve::presses_phrase(machine::weight(*presses_of(guessed.verdict)));
    const std::size_t first = solve::plan_of(guessed.verdict).at(0);
    CHECK(guessed.why(first).text == "Button " + std::to_string(first + 1) + " is one of the " +
                                         presses_left +
                                         " of the shortest solution found. There are 4294967296 solutions, "
                                         "because some press patterns change "
                                         "nothing; not all of them have been compared.");
    CHECK(guessed.why_verdict().text == "There are 4294967296 solutions; the shortest found has " +
                                            presses_left +
                                            ". They differ by quiet patterns: presses that change nothing.");
}

TEST_CASE("An impossible target is explained by lamps that a person can count") {
    for (std::uint32_t start = 0; start < 1024; ++start) {
        const Case game(choice("lights-out", 4, 4), from_bits<Picture>(start, {4, 4}),
                        presses("0000/0100/0000/0000"), picture("0000/0000/0000/0000"));
        if (presses_of(game.verdict) != nullptr) continue;
        const Explanation why = game.why_verdict();
        const std::size_t wrong = count_wrong(game, why.lamps);
        REQUIRE(wrong % 2 == 1);
        REQUIRE(
            why.text ==
            "This target cannot be reached: every press changes an even number of the outlined lamps, and " +
                solve::number_word(wrong) + " of them, an odd number, " + (wrong == 1 ? "is" : "are") +
                " wrong.");
    }
}

TEST_CASE("A solved board needs no explanation") {
    const Case game(choice("merlin"), picture("111/101/111"), presses("000/000/000"), picture("111/101/111"));
    CHECK(game.why_verdict().text == "The board shows the target.");
    const Case torus(choice("torus"), picture("000/000/000"), presses("000/000/000"), picture("000/000/000"));
    CHECK(torus.why_verdict().text == "The board shows the target.");
}

TEST_CASE("Small numbers are words, and one press is not several presses") {
    CHECK(solve::number_word(0) == "none");
    CHECK(solve::number_word(1) == "one");
    CHECK(solve::number_word(12) == "twelve");
    CHECK(solve::number_word(13) == "13");
    CHECK(solve::presses_phrase(0) == "0 presses");
    CHECK(solve::presses_phrase(1) == "1 press");
    CHECK(solve::presses_phrase(2) == "2 presses");
    CHECK(solve::presses_phrase(1'000'000'000'000) == "1000000000000 presses");
}

}  // namespace switchbox::test
