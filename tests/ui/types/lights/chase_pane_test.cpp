// Tests of the Chase pane, drawn without a window.
#include "ui/types/lights/chase/chase_pane.hpp"

#include <doctest/doctest.h>

#include "i18n/words.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/types/lights/chase/chase_study.hpp"

using namespace switchbox;
using namespace switchbox::test;
using solve::ChasingPlace;
using solve::ChasingStep;

namespace {

// Whole interface with the Chase pane open.
class ChaseScreen : public Screen {
  public:
    explicit ChaseScreen(game::Game from, ImVec2 size = desktop) : Screen(std::move(from), size) {
        act("pane-chase");
    }

    [[nodiscard]] ChasingPlace place_now() const { return ui::chase_place(game, *state().chase.study); }
    [[nodiscard]] ChasingStep step() const { return place_now().step; }
    [[nodiscard]] bool is_present(std::size_t number) const {
        return words("chase-step-" + std::to_string(number)).find("(now)") != std::string::npos;
    }
};

// Returns a game on 5 x 5 with this start and a dark target.
game::Game board_of_five(const std::string& start) {
    const machine::MachineChoice choice = choice_of("lights-out~5x5");
    machine::Picture picture = choice->uniform(0);
    std::size_t cell = 0;
    for (const char digit : start) {
        if (digit != '/') picture[cell++] = static_cast<std::uint8_t>(digit - '0');
    }
    return game::Game(game::opening({choice, picture, choice->uniform(0)}));
}

constexpr const char* needs_the_table = "00000/00000/00000/00000/01010";
constexpr const char* cannot_be_solved = "00000/00000/00000/00000/00001";

}  // namespace

TEST_CASE("the buttons of the pane alone solve a board, row by row") {
    for (const char* machine : {"lights-out~5x5", "lights-out~5x5~3", "lights-out~4x6~4"}) {
        CAPTURE(machine);
        for (std::uint64_t seed = 1; seed < 6; ++seed) {
            ChaseScreen screen(new_game(machine, seed));
            REQUIRE(screen.state().pane.kind == ui::PaneKind::chase);
            int clicks = 0;
            for (; screen.step() != ChasingStep::done && clicks < 40; ++clicks) {
                const bool is_first = screen.step() == ChasingStep::press_first;
                CHECK(screen.is_present(is_first ? 3 : 1));
                CHECK(screen.has_place("chase-row") == !is_first);
                screen.act(is_first ? "chase-first" : "chase-row");
            }
            CHECK(screen.game.is_solved());
            CHECK(screen.words("chase-words").find("Solved. Chasing took") == 0);
        }
    }
}

TEST_CASE("Chase all, Press them, Chase all solve a board") {
    ChaseScreen screen(board_of_five(needs_the_table));
    CHECK(screen.step() == ChasingStep::press_first);
    CHECK(screen.words("chase-bottom").find("Only the bottom row is wrong: 0\u00A01\u00A00\u00A01\u00A00.") ==
          0);
    screen.act("chase-first");
    CHECK(screen.step() == ChasingStep::chase);
    screen.act("chase-all");
    CHECK(screen.game.is_solved());
    CHECK_FALSE(screen.has_place("chase-all"));
}

TEST_CASE("the board outlines the wrong lamps of a row and the buttons below, and how often to press them") {
    ChaseScreen screen(new_game("lights-out~5x5~3", 2));
    const ChasingPlace place = screen.place_now();
    REQUIRE(place.step == ChasingStep::chase);
    CHECK(screen.highlight().lamps == place.wrong);
    REQUIRE(screen.highlight().buttons.size() == place.wrong.size());
    for (std::size_t i = 0; i < place.wrong.size(); ++i) {
        CHECK(screen.highlight().buttons[i] == place.wrong[i] + 5);
        CHECK(screen.highlight().times[i] == place.presses[i].times);
    }
    CHECK(screen.words("chase-words")
              .find("Row " + std::to_string(place.row + 1) +
                    ": press the buttons below the wrong lamps. Press ") == 0);
}

TEST_CASE("the table lists the bottom rows, and marks the one on the board") {
    ChaseScreen screen(board_of_five(needs_the_table));
    CHECK_FALSE(screen.has_place("chase-entry-8"));
    CHECK(screen.words("chase-entry-1").find("Bottom 0\u00A00\u00A01\u00A01\u00A01: press ") == 0);
    std::size_t marked = 0;
    for (std::size_t i = 1; i <= 7; ++i) {
        const std::string entry = screen.words("chase-entry-" + std::to_string(i));
        if (entry.find("(now)") == std::string::npos) continue;
        ++marked;
        CHECK(entry.find("Bottom 0\u00A01\u00A00\u00A01\u00A00: press ") == 0);
    }
    CHECK(marked == 1);
    CHECK(screen.highlight().lamps == std::vector<std::size_t>{21, 23});
    for (const std::size_t button : screen.highlight().buttons) CHECK(button < 5);
}

TEST_CASE("a bottom row that is not in the table shows that the board cannot be solved, and why") {
    ChaseScreen screen(board_of_five(cannot_be_solved));
    CHECK(screen.step() == ChasingStep::look_up);
    CHECK(screen.is_present(2));
    CHECK(screen.words("chase-bottom").find("not in the table: the board cannot be solved.") !=
          std::string::npos);
    CHECK(screen.words("chase-bottom").find("Count its wrong lamps in column") != std::string::npos);
    CHECK_FALSE(screen.has_place("chase-first"));
}

TEST_CASE("a game that asks whether it can be solved is not answered by the pane") {
    for (const char* start : {needs_the_table, cannot_be_solved}) {
        ChaseScreen screen(asking(board_of_five(start)));
        CHECK(screen.step() == ChasingStep::look_up);
        CHECK(screen.words("chase-bottom").find("Look for it in the table.") != std::string::npos);
        for (std::size_t i = 1; i <= 7; ++i)
            CHECK(screen.words("chase-entry-" + std::to_string(i)).find("(now)") == std::string::npos);
        CHECK_FALSE(screen.has_place("chase-first"));
        CHECK(screen.highlight().buttons.empty());
    }
}

TEST_CASE("presses by hand, undo and a new game move the steps") {
    ChaseScreen screen(board_of_five(needs_the_table));
    const ChasingPlace first = screen.place_now();
    REQUIRE(first.presses.size() == 2);
    screen.play("press " + std::to_string(first.presses[0].button + 1));
    CHECK(screen.step() == ChasingStep::press_first);
    CHECK(screen.place_now().presses.size() == 1);
    screen.act("chase-first");
    CHECK(screen.step() == ChasingStep::chase);
    screen.play("undo");
    CHECK(screen.step() == ChasingStep::press_first);
    screen.play("undo");
    CHECK(screen.place_now().presses == first.presses);
    screen.act("chase-first");
    screen.act("chase-all");
    CHECK(screen.game.is_solved());
    screen.game = new_game("lights-out~6x6", 3);
    screen.settle();
    screen.act("pane-chase");  // the result was open
    REQUIRE(screen.state().chase.study);
    CHECK(screen.state().chase.study->rule.shape.columns == 6);
    CHECK(screen.step() == ChasingStep::chase);
}

TEST_CASE("a table too long to list is a basis, and the rows that add up are marked") {
    ChaseScreen screen(new_game("lights-out~8x8", 4));
    REQUIRE(screen.state().chase.study->page.is_basis);
    screen.act("chase-all");
    if (screen.step() == ChasingStep::press_first) {
        CHECK(screen.words("chase-bottom").find("add up to it") != std::string::npos);
        CHECK(screen.says("(now)"));
        screen.act("chase-first");
        screen.act("chase-all");
    }
    CHECK(screen.game.is_solved());
}

TEST_CASE("the algebra is folded until it is asked for") {
    ChaseScreen screen(board_of_five(needs_the_table));
    CHECK(screen.words("chase-equation") == "(none)");
    screen.act("chase-algebra");
    CHECK(screen.words("chase-map").size() == 5 * 9 + 4 * 2);
    CHECK(screen.words("chase-equation").find("M x = -b modulo 2") != std::string::npos);
    CHECK(screen.words("chase-equation").find("can be solved: 8.") != std::string::npos);
    CHECK(screen.words("chase-equation").find("empty one: 4.") != std::string::npos);
    screen.act("chase-algebra");
    CHECK(screen.words("chase-equation") == "(none)");
}

TEST_CASE("only boards whose lights can be chased have the tab") {
    const ui::UiState state;
    for (const char* machine : {"lights-out~5x5", "lights-out~5x5~3", "lights-out~64x64"})
        CHECK(ui::has_pane(ui::PaneKind::chase, game_of(choice_of(machine)), state));
    for (const char* machine : {"torus~3", "merlin", "lights-out~5x5~lit", "subboards"})
        CHECK_FALSE(ui::has_pane(ui::PaneKind::chase, game_of(choice_of(machine)), state));
    CHECK_FALSE(ui::has_pane(ui::PaneKind::chase, ghaly_game(4), state));
}

TEST_CASE("on a phone the handle tells the next step") {
    ChaseScreen screen(board_of_five(needs_the_table), phone);
    CHECK(ui::chase_definition().line({screen.game, screen.state(), screen.why()}) ==
          say(ui::press_first_words(screen.place_now())));
}

TEST_CASE("of every size the pane is drawn in fewer vertices than a page can number") {
    for (const ImVec2 size : {desktop, phone}) {
        for (const char* machine :
             {"lights-out~3", "lights-out~6x6~3", "lights-out~8x12", "lights-out~64x64"}) {
            CAPTURE(machine);
            ChaseScreen screen(new_game(machine, 5), size);
            screen.act("chase-algebra");
            CHECK(screen.vertices() < max_vertices);
        }
    }
}

TEST_CASE("a level about chasing opens with its steps, and its result takes their place") {
    Screen screen(paper_game());
    screen.act("levels");
    screen.act("level-chase-1");
    CHECK(ui::pane_now(screen.game, screen.state()) == ui::PaneKind::chase);
    screen.act("chase-all");
    if (!screen.game.is_solved()) {
        screen.act("chase-first");
        screen.act("chase-all");
    }
    CHECK(screen.game.is_solved());
    CHECK(ui::pane_now(screen.game, screen.state()) == ui::PaneKind::result);
    screen.act("undo");
    CHECK(ui::pane_now(screen.game, screen.state()) == ui::PaneKind::chase);
}
