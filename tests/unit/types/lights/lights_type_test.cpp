// Tests of explanations of linear machines, parsed and checked on the machine: rows that decide a button,
// quiet patterns, and invariant sums (docs/machines.md, "Answers and their proofs").
#include "types/lights/lights_type.hpp"

#include <algorithm>
#include <set>

#include "support/solving.hpp"
#include "support/why_case.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::test {

using machine::MachineChoice;
using machine::Picture;
using machine::PressGrid;
using solve::Explanation;
using solve::Several;

namespace {

int states_of(const Case& game) { return game.machine->lamp_states(); }

// Returns the weight of each lamp in the explanation.
std::vector<int> weights_of(const Case& game, const Explanation& why) {
    std::vector<int> weights(game.machine->lamps().size());
    for (std::size_t i = 0; i < why.lamps.size(); ++i) {
        weights[why.lamps[i]] = why.weights.empty() ? 1 : why.weights[i];
    }
    return weights;
}

// Returns the change of the weighted sum by a press, modulo the states.
int change_by(const Case& game, const std::vector<int>& weights, std::size_t button) {
    int sum = 0;
    for (const std::size_t lamp : machine::linear_in(*game.machine)->effects()[button]) sum += weights[lamp];
    return sum % states_of(game);
}

int weighted(const std::vector<int>& weights, const Picture& picture) {
    int sum = 0;
    for (std::size_t lamp = 0; lamp < weights.size(); ++lamp) sum += weights[lamp] * picture[lamp];
    return sum;
}

// Returns "lamp 3", "1, 3 and 8" or "the 49 outlined lamps".
std::string lamp_words(const Case& game, const std::vector<std::size_t>& lamps) {
    if (lamps.size() > 40 || !game.machine->is_numbered())
        return "the " + std::to_string(lamps.size()) + " outlined lamps";
    if (lamps.size() == 1) return "lamp " + std::to_string(lamps[0] + 1);
    std::string text;
    for (std::size_t i = 0; i < lamps.size(); ++i)
        text += (i == 0 ? "" : i + 1 == lamps.size() ? " and " : ", ") + std::to_string(lamps[i] + 1);
    return text;
}

// Checks the reason by lamps to count: only this button changes the sum, and the stated sum is correct.
void check_row(const Case& game, const Explanation& why, std::size_t button) {
    const std::vector<int> weights = weights_of(game, why);
    for (const std::size_t other : game.machine->button_sites().cells()) {
        REQUIRE(change_by(game, weights, other) == (other == button ? 1 : 0));
    }
    const int states = states_of(game);
    const Picture shown = game.shown();
    int behind = 0;
    for (std::size_t lamp = 0; lamp < shown.size(); ++lamp) {
        behind += weights[lamp] * ((game.target[lamp] + states - shown[lamp]) % states);
    }
    REQUIRE(behind % states == (*presses_of(game.verdict))[button]);

    Reader words(say(why.text));
    const std::string name = say(game.machine->button_name(button));
    const std::string lamps = lamp_words(game, why.lamps);
    if (states > 2) {
        words.expect("For " + lamps + ", add up the steps to the target, each times its weight: " +
                     std::to_string(behind) + ". The rest modulo " + std::to_string(states) + " is " +
                     std::to_string(behind % states) + ": press " + name + " " + so_often(behind % states) +
                     ".");
    } else if (why.lamps.size() == 1) {
        words.expect("Only one button changes " + lamps + ", which is wrong: press " + name + ".");
    } else {
        words.expect("Count the wrong lamps among " + lamps + ": " +
                     in_letters(static_cast<std::size_t>(behind)) + ". Odd means: press " + name + ".");
    }
    REQUIRE(words.rest().empty());
}

// Checks that each figure is quiet with a true caption, and that none shortens the solution.
void check_figures(const Case& game, const Explanation& why, const Several& several) {
    const int states = states_of(game);
    std::set<std::vector<std::uint8_t>> different;
    for (const solve::PressFigure& figure : why.figures) {
        REQUIRE(machine::weight(figure.presses) > 0);
        REQUIRE(game.machine->picture(sum(game.pressed, figure.presses, states)) == game.shown());
        const PressGrid other = sum(several.presses, figure.presses, states);
        if (several.proved_fewest) REQUIRE(machine::weight(other) >= machine::weight(several.presses));
        different.insert(figure.presses.cells);
        if (states > 2) {
            REQUIRE(say(figure.caption) == "with it " + so_many_presses(machine::weight(other)));
            continue;
        }
        std::size_t inside = 0;
        for (std::size_t i = 0; i < figure.presses.size(); ++i) {
            inside += static_cast<std::size_t>(figure.presses[i] * several.presses[i]);
        }
        Reader caption(say(figure.caption));
        const std::size_t all = caption.number();
        REQUIRE(all == machine::weight(figure.presses));
        caption.expect(all == 1 ? " press, " : " presses, ");
        REQUIRE((caption.takes("none") ? 0 : caption.number()) == inside);
        caption.expect(" of them in the solution");
        REQUIRE(caption.rest().empty());
        if (several.proved_fewest) REQUIRE(2 * inside <= all);
    }
    REQUIRE(different.size() == why.figures.size());
    const Natural shown{static_cast<std::uint32_t>(why.figures.size()) + 1};
    if (several.solutions <= Natural{9}) {
        REQUIRE(shown == several.solutions);
    } else {
        REQUIRE(why.figures.size() ==
                std::min<std::size_t>(8, solve::linear_in(game.solver)->quiet().size()));
    }
}

void check_impossible(const Case& game, const Explanation& why) {
    const int states = states_of(game);
    const std::vector<int> weights = weights_of(game, why);
    for (const std::size_t button : game.machine->button_sites().cells()) {
        REQUIRE(change_by(game, weights, button) == 0);
    }
    const int now = weighted(weights, game.shown());
    const int then = weighted(weights, game.target);
    REQUIRE((now - then) % states != 0);
    std::string value = " Modulo " + std::to_string(states) + " it is " + std::to_string(now % states) +
                        " now, and " + std::to_string(then % states) + " in the target.";
    if (states == 2) {
        value = " Now " + in_letters(static_cast<std::size_t>(now)) + " of them " +
                (now == 1 ? "is" : "are") + " lit, in the target " +
                in_letters(static_cast<std::size_t>(then)) + ".";
    }
    REQUIRE(why.text == verdict_in_short(game.question(), game.verdict));
    REQUIRE(say(whole_text(why)) == say(why.text) + value);
    REQUIRE(is_readable(say(whole_text(why))));
}

struct LampTally {
    int by_row = 0;          // buttons of a unique solution
    int sure = 0;            // buttons of all solutions
    int chosen = 0;          // buttons of the given solution
    int chosen_weights = 0;  // the same, with more than two states
    int lengths = 0;         // verdicts that show some of many quiet patterns
    int impossible = 0;
    int impossible_weights = 0;
};

void check_press_of_several(const Case& game, const Several& several, std::size_t button, LampTally& tally) {
    const Explanation why = game.why(button);
    check_figures(game, why, several);
    const auto quiet = quiet_patterns(*solve::linear_in(game.solver));
    const bool touched =
        std::any_of(quiet.begin(), quiet.end(), [&](const PressGrid& one) { return one[button] != 0; });
    REQUIRE(count_sentences(say(why.text)) <= 2);
    const std::string name = say(game.machine->button_name(button));
    Reader words(say(why.more));
    REQUIRE(touched == words.takes("There are " + with_commas(several.solutions) + " solutions. "));
    if (touched) {
        const std::size_t presses = machine::weight(several.presses);
        REQUIRE(say(why.text) == "Press " + name +
                                     (presses == 1 ? ". It is a shortest solution by itself."
                                                   : ". It is one of the " + so_many_presses(presses) +
                                                         " of a shortest solution."));
        REQUIRE(why.lamps == machine::linear_in(*game.machine)->effects()[button]);
        ++(states_of(game) == 2 ? tally.chosen : tally.chosen_weights);
        return;
    }
    words.expect("Button " + name + " is in no quiet pattern, so all " + with_commas(several.solutions) +
                 " solutions press it" +
                 (states_of(game) == 2 ? "" : " " + so_often(several.presses[button])) + ".");
    REQUIRE(words.rest().empty());
    check_row(game, why, button);
    for (const PressGrid& other : solve::linear_in(game.solver)->all_solutions(several.presses, 20)) {
        REQUIRE(other[button] == several.presses[button]);
    }
    ++tally.sure;
}

void check(const Case& game, LampTally& tally) {
    const Explanation why = game.why_verdict();
    CAPTURE(why.text);
    REQUIRE(is_readable(say(whole_text(why))));
    if (std::holds_alternative<solve::Impossible>(game.verdict)) {
        check_impossible(game, why);
        ++(states_of(game) == 2 ? tally.impossible : tally.impossible_weights);
        return;
    }
    const PressGrid& left = *presses_of(game.verdict);
    if (machine::weight(left) == 0) {
        REQUIRE(say(why.text) == "The board shows the target.");
        REQUIRE(why.figures.empty());
        return;
    }
    const auto* several = std::get_if<Several>(&game.verdict);
    if (several != nullptr) {
        REQUIRE(several->proved_fewest);
        check_figures(game, why, *several);
        tally.lengths += several->solutions > Natural{9} ? 1 : 0;
    }
    for (std::size_t button = 0; button < left.size(); ++button) {
        if (left[button] == 0) {
            REQUIRE(game.why(button).text == why.text);
        } else if (several != nullptr) {
            check_press_of_several(game, *several, button, tally);
        } else {
            check_row(game, game.why(button), button);
            REQUIRE(count_sentences(say(game.why(button).text)) <= 2);
            ++tally.by_row;
        }
    }
}

}  // namespace

TEST_CASE("Whatever the machine, what is said of verdicts and presses is true on the board") {
    Random random(5);
    LampTally tally;
    for (const MachineChoice& which : linear_choices()) {
        if (which->restricts_presses()) continue;
        for (int n = 0; n < 6; ++n) {
            const Picture start = random_picture(random, which);
            const auto goal = n % 3 == 0 ? random_picture(random, which)
                                         : machine_of(which, start).picture(random_presses(random, which));
            check(Case(which, start, random_presses(random, which), goal), tally);
        }
    }
    CHECK(tally.by_row > 100);
    CHECK(tally.sure > 20);
    CHECK(tally.chosen > 100);
    CHECK(tally.chosen_weights > 50);
    CHECK(tally.lengths > 10);
    CHECK(tally.impossible > 20);
    CHECK(tally.impossible_weights > 10);
}

TEST_CASE("Of more quiet patterns than can be shown some are, with the word whether all sums were compared") {
    const MachineChoice nine = choice("lights-out", 9, 9);
    const Case compared(nine, Picture::filled({9, 9}, 1), PressGrid::filled({9, 9}, 0),
                        Picture::filled({9, 9}, 0));
    const Explanation why = compared.why_verdict();
    CHECK(why.figures.size() == 8);
    CHECK(contains(say(why.more),
                   "All of them come from this one by adding some of eight quiet patterns. All solutions "
                   "were compared."));
    check_figures(compared, why, std::get<Several>(compared.verdict));

    const machine::Shape large{20, 20};
    const Case guessed(choice("king", 20, 20), Picture::filled(large, 1), PressGrid::filled(large, 0),
                       Picture::filled(large, 0));
    const Explanation best = guessed.why_verdict();
    CHECK(best.figures.size() == 8);
    CHECK(contains(
        say(best.more),
        " by adding some of 39 quiet patterns, eight of which are shown. Not all solutions were compared."));
    check_figures(guessed, best, std::get<Several>(guessed.verdict));
}

TEST_CASE("Above the size where rows are worked out the words alone say that a button is sure") {
    Random random(3);
    int sure = 0;
    const MachineChoice which = choice("lights-out", 9, 9);
    const auto machine = machine_of(which, Picture::filled({9, 9}, 0));
    for (int n = 0; n < 10; ++n) {
        const Case game(which, machine.start(), random_presses(random, which),
                        machine.picture(random_presses(random, which)));
        const auto quiet = quiet_patterns(*solve::linear_in(game.solver));
        for (const std::size_t button : solve::plan_of(game.verdict)) {
            if (std::any_of(quiet.begin(), quiet.end(), [&](const auto& q) { return q[button] != 0; }))
                continue;
            const Explanation why = game.why(button);
            if (contains(say(why.text), "Only the button below it")) continue;
            CHECK(say(why.text) == "Button " + std::to_string(button + 1) +
                                       " is in no quiet pattern, so all 256 solutions press it.");
            CHECK(why.lamps == machine.effects()[button]);
            ++sure;
        }
    }
    CHECK(sure > 0);
}

TEST_CASE("On a large board of Lights Out a hint below the first row names the wrong lamp above it") {
    Random random(21);
    for (const auto& [rows, columns] : {std::pair{8, 8}, {9, 9}, {12, 11}}) {
        const MachineChoice which = choice("lights-out", rows, columns);
        const machine::Shape shape{rows, columns};
        Case game(which, Picture::filled(shape, 0), random_presses(random, which), Picture::filled(shape, 0));
        int chased = 0;
        for (const std::size_t button : solve::plan_of(game.verdict)) {
            const Explanation why = game.why(button);
            CAPTURE(why.text);
            if (shape.row(button) > 0) {
                const std::size_t above = button - static_cast<std::size_t>(columns);
                const std::string lamp = game.machine->is_numbered()
                                             ? "Lamp " + std::to_string(above + 1)
                                             : "The lamp in " + say(game.machine->lamp_place(above));
                REQUIRE(say(why.text) ==
                        lamp + " is wrong. Only the button below it can still change it: press " +
                            say(game.machine->button_name(button)) + ".");
                REQUIRE(why.lamps == std::vector<std::size_t>{above});
                REQUIRE(game.shown()[above] != game.target[above]);
                ++chased;
            }
            (*presses_in_any_order(game.verdict))[button] = 0;
            game.machine->press(game.pressed, button);
        }
        CHECK(chased > 0);
        CHECK(game.shown() == game.target);
    }
}

TEST_CASE("With more states and with other stencils a hint on a large board names the wrong lamp as well") {
    Random random(6);
    machine::Rule own;
    own.shape = {8, 9};
    own.states = 3;
    own.inner = {{-1, 0}, {0, -1}, {0, 0}, {0, 2}, {1, 1}};
    for (const MachineChoice& which : {choice_of("lights-out~8x8~3"), value_of(machine::choose_own(own))}) {
        const machine::Shape shape = which->lamp_sites().shape;
        Case game(which, Picture::filled(shape, 0), random_presses(random, which), Picture::filled(shape, 0));
        int chased = 0;
        for (const std::size_t button : solve::plan_of(game.verdict)) {
            const int times = (*presses_of(game.verdict))[button];
            if (times == 0) continue;  // pressed before
            const Explanation why = game.why(button);
            CAPTURE(why.text);
            if (shape.row(button) > 0) {
                REQUIRE(contains(say(why.text),
                                 " is wrong. Only the button below it can still change it: "
                                 "press "));
                REQUIRE(contains(say(why.text), " " + so_often(times) + "."));
                REQUIRE(contains(say(why.more), "It does not give the fewest presses."));
                const std::size_t above = button - static_cast<std::size_t>(shape.columns);
                REQUIRE(why.lamps == std::vector<std::size_t>{above});
                REQUIRE((game.shown()[above] + times) % 3 == game.target[above]);
                ++chased;
            }
            (*presses_in_any_order(game.verdict))[button] = 0;
            for (int i = 0; i < times; ++i) game.machine->press(game.pressed, button);
        }
        CHECK(chased > 0);
        CHECK(game.shown() == game.target);
    }
}

TEST_CASE("Where only the bottom row of a large board is wrong, a hint in the first row is the table's row") {
    for (const char* machine : {"lights-out~8x8", "lights-out~6x9~3"}) {
        const MachineChoice which = choice_of(machine);
        const machine::Shape shape = which->lamp_sites().shape;
        Picture start = Picture::filled(shape, 0);
        start[shape.size() - 2] = 1;
        const Case game(which, start, PressGrid::filled(shape, 0), Picture::filled(shape, 0));
        const PressGrid* solution = presses_of(game.verdict);
        REQUIRE(solution != nullptr);
        const auto has_table = [&](std::size_t button) {
            return contains(say(game.why(button).text), "Only the bottom row is wrong. The table");
        };
        std::size_t told = 0;
        for (std::size_t button = 0; button < solution->size(); ++button) {
            if ((*solution)[button] == 0) continue;
            CHECK(has_table(button) == (shape.row(button) == 0));
            if (!has_table(button)) continue;
            ++told;
            const Explanation why = game.why(button);
            CHECK(contains(say(why.text), std::to_string(button + 1)));
            CHECK(contains(say(why.text), " in the first row, then chase again."));
            CHECK(why.lamps == std::vector<std::size_t>{shape.size() - 2});
        }
        CHECK(told > 0);
    }
}

}  // namespace switchbox::test
