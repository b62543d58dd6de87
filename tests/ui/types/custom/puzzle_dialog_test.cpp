// Tests of the puzzle editor through its items.
#include "ui/types/custom/puzzle_dialog.hpp"

#include <doctest/doctest.h>

#include "support/dialog_user.hpp"
#include "support/games.hpp"
#include "support/requests.hpp"
#include "support/screen.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/custom/model/wired_edits.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "ui/access/focus.hpp"
#include "ui/types/custom/puzzle_draft.hpp"

namespace switchbox::test {
namespace {

struct PuzzleEditor : DialogUser {
    PuzzleEditor() : DialogUser(new_game(machine::first_choice()), ui::puzzle_dialog) {
        activate("machine-wired");
    }

    [[nodiscard]] const machine::WiredPuzzle& puzzle() const { return state.puzzle->puzzle(); }
};

}  // namespace

TEST_CASE("Arrows along the machines pass the editors, Enter opens them") {
    Interface row(new_game(machine::first_choice()));
    row.state.focus.id = "machine-" + std::string(row.game.puzzle().machine->id());
    row.state.focus.visible = true;
    const auto left = [](ui::InputContext& context) { ui::move_focus(context, 0, -1); };
    row.take_turn(left);
    CHECK(row.state.focus.id == "machine-cube");
    CHECK(row.requests.empty());
    row.activate("machine-cube");
    REQUIRE(row.requests.size() == 1);  // it is played, since there is nothing to edit
    row.requests.clear();
    for (const auto& [id, opened] :
         {std::pair{"machine-wired", ui::Modal::puzzle}, std::pair{"machine-own", ui::Modal::rule}}) {
        row.take_turn(left);
        CHECK(row.state.focus.id == id);
        CHECK(row.state.modal.open == ui::Modal::none);
        row.activate(id);
        CHECK(row.state.modal.open == opened);
        row.state.modal.open = ui::Modal::none;
    }
    CHECK(row.requests.empty());
}

TEST_CASE("A puzzle is drawn from nothing but clicks, and played") {
    PuzzleEditor editor;
    editor.click("puzzle-part-lamps");
    editor.click("puzzle-columns-less", 3);
    CHECK(editor.puzzle().lamps.size() == 3);
    editor.click("puzzle-rows-more");
    editor.click("puzzle-place-5");  // below the second lamp
    CHECK(editor.puzzle().lamps.size() == 4);
    editor.type("puzzle-name-field", "door");
    CHECK(editor.puzzle().lamps[3].name == "door");
    editor.click("puzzle-states-more", 2);
    CHECK(editor.puzzle().lamps[3].states == 4);

    editor.click("puzzle-part-wires");
    editor.click("puzzle-button-1");
    editor.click("puzzle-place-5", 3);
    CHECK(editor.item("puzzle-place-5").label ==
          "\xE2\x88\x92"
          "1");
    CHECK(editor.item("puzzle-place-5").checked);
    CHECK(machine::effect_on(editor.puzzle().buttons[0], 3) == 3);
    editor.click("puzzle-place-5");
    CHECK(!editor.item("puzzle-place-5").checked);
    editor.click("puzzle-place-5");
    editor.click("puzzle-cost-more", 2);
    editor.click("puzzle-most-less");
    CHECK(editor.puzzle().buttons[0].cost == 3);
    CHECK(editor.puzzle().buttons[0].most == 3);  // a limit of four has no effect
    editor.click("puzzle-most-more");
    CHECK(!editor.puzzle().buttons[0].most);

    editor.click("puzzle-part-start");
    editor.click("puzzle-place-1");
    editor.click("puzzle-part-target");
    editor.click("puzzle-place-5", 4);
    CHECK(editor.item("puzzle-place-5").label == "*");
    CHECK(!editor.puzzle().targets[0][3]);
    editor.click("puzzle-add-target");
    CHECK(editor.puzzle().targets.size() == 2);
    editor.click("puzzle-drop-target");

    const machine::WiredPuzzle drawn = editor.puzzle();
    editor.click("puzzle-play");
    editor.carry_out();
    REQUIRE(machine::wired_in(editor.game.machine()) != nullptr);
    CHECK(machine::wired_in(editor.game.machine())->puzzle().buttons == drawn.buttons);
    CHECK(editor.state.modal.open == ui::Modal::none);
    // The puzzle can be edited again.
    editor.activate("machine-wired");
    CHECK(editor.puzzle() == drawn);
    CHECK(editor.item("puzzle-undo").enabled);
}

TEST_CASE("Undo in the editor goes back step by step, over presets too") {
    PuzzleEditor editor;
    const machine::WiredPuzzle first = editor.puzzle();
    CHECK(!editor.item("puzzle-undo").enabled);
    editor.click("puzzle-place-5");
    const machine::WiredPuzzle second = editor.puzzle();
    CHECK(second != first);
    editor.click("puzzle-from-statues");
    CHECK(editor.puzzle() == game::preset_puzzle(game::puzzle_presets()[2]));
    editor.click("puzzle-undo");
    CHECK(editor.puzzle() == second);
    editor.click("puzzle-undo");
    CHECK(editor.puzzle() == first);
}

TEST_CASE("The board in play, of a rule, is a start to change single buttons") {
    PuzzleEditor editor;
    editor.click("puzzle-from-board");
    CHECK(editor.puzzle().buttons.size() == 9);
    CHECK(editor.item("puzzle-place-1").checked);
    CHECK(editor.item("puzzle-place-5").checked);
    CHECK(!editor.item("puzzle-place-3").checked);
    editor.click("puzzle-place-3");
    CHECK(machine::effect_on(editor.puzzle().buttons[0], 2) == 1);
}

TEST_CASE("A name that cannot be is told, stays in its field, and changes nothing") {
    PuzzleEditor editor;
    const machine::WiredPuzzle before = editor.puzzle();
    editor.type("puzzle-name-field", "2");
    CHECK(editor.text("puzzle-name-words") == "There is a button 2 already. Choose another name.");
    CHECK(editor.text("puzzle-name") == "2");
    editor.type("puzzle-name-field", "<b>x</b>");
    CHECK(editor.text("puzzle-name-words") ==
          "Use a short name, without spaces, : = / # , ; and without +1 or -1 at its end.");
    CHECK(editor.puzzle() == before);
    editor.click("puzzle-button-2");
    CHECK(editor.text("puzzle-name-words").empty());
}

TEST_CASE("A name that is typed key by key is one change, and touches no other button") {
    PuzzleEditor editor;
    editor.click("puzzle-from-statues");
    editor.click("puzzle-add-button");
    CHECK(editor.puzzle().buttons.back().name == "A");
    editor.click("puzzle-part-lamps");
    editor.click("puzzle-place-2");  // north
    const machine::WiredPuzzle before = editor.puzzle();
    for (const char* const typed : {"", "A", "At", "Att"}) editor.type("puzzle-name-field", typed);
    CHECK(editor.puzzle().lamps[0].name == "Att");
    CHECK(editor.puzzle().buttons[0].name == "Att");
    CHECK(editor.puzzle().buttons.back().name == "A");
    editor.click("puzzle-undo");
    CHECK(editor.puzzle() == before);
    editor.type("puzzle-faces-field", "sun moon a/b");
    CHECK(!editor.text("puzzle-name-words").empty());
    CHECK(editor.puzzle() == before);
}

TEST_CASE("Undo while buttons are tried out takes back clicks, and then what was recorded") {
    PuzzleEditor editor;
    editor.click("puzzle-part-learn");
    editor.click("puzzle-place-3");
    editor.click("puzzle-record");
    CHECK(editor.state.puzzle->button() == 1);
    editor.click("puzzle-place-4");
    editor.click("puzzle-part-wires");
    editor.click("puzzle-part-learn");
    CHECK(editor.state.puzzle->shown()[3] == 0);
    editor.click("puzzle-undo");
    CHECK(editor.state.puzzle->shown()[3] == 1);
    CHECK(editor.state.puzzle->known() == 1);
    editor.click("puzzle-undo");
    CHECK(editor.state.puzzle->known() == 0);
    CHECK(editor.state.puzzle->button() == 0);
    CHECK(editor.state.puzzle->shown()[2] == 0);
    // A button whose effects are known stays known after renaming, and is unknown after deletion.
    editor.click("puzzle-record");
    editor.click("puzzle-part-wires");
    editor.click("puzzle-button-1");
    editor.type("puzzle-name-field", "door");
    CHECK(editor.state.puzzle->is_known(0));
    editor.click("puzzle-drop-button");
    CHECK(editor.state.puzzle->known() == 0);
}

TEST_CASE("What changes nothing is no step of Undo; costs are told as costs; limits of lit-only play go on") {
    PuzzleEditor editor;
    editor.click("puzzle-pressed-any");
    CHECK(!editor.item("puzzle-undo").enabled);
    editor.click("puzzle-cost-more");
    CHECK(editor.text("puzzle-facts").find("at a cost of") != std::string::npos);
    editor.click("puzzle-most-less");
    CHECK(editor.puzzle().buttons[0].most == 1);
    editor.click("puzzle-most-more");
    CHECK(!editor.puzzle().buttons[0].most);
    editor.click("puzzle-pressed-lit");
    editor.click("puzzle-most-less");
    CHECK(editor.puzzle().buttons[0].most == 254);
    editor.click("puzzle-most-less", 252);
    editor.click("puzzle-most-more");
    CHECK(editor.puzzle().buttons[0].most == 3);
}

TEST_CASE("A right puzzle that is pasted takes the place of what was drawn, which Undo brings back") {
    PuzzleEditor editor;
    editor.click("puzzle-place-5");
    const machine::WiredPuzzle drawn = editor.puzzle();
    editor.game = wired_game("A: 1 2\nB: 2\n");
    editor.state.modal.open = ui::Modal::none;  // as the view does at the start of a game
    editor.activate("machine-wired");
    CHECK(editor.puzzle().buttons.size() == 2);
    editor.click("puzzle-undo");
    CHECK(editor.puzzle() == drawn);
}

TEST_CASE("Buttons are tried out until all are known") {
    PuzzleEditor editor;
    editor.click("puzzle-from-ring");
    const machine::WiredPuzzle real = editor.puzzle();
    const auto place_of = [&](std::size_t lamp) {
        std::size_t cell = 0;
        while (machine::lamp_in(real, cell) != lamp) ++cell;
        return "puzzle-place-" + std::to_string(cell + 1);
    };
    for (std::size_t i = 0; i < real.buttons.size(); ++i) {
        editor.click("puzzle-button-" + std::to_string(i + 1));
        for (const machine::WiredEffect& effect : real.buttons[i].effects) {
            editor.click(place_of(effect.lamp), 3);  // to 0 and away
        }
    }
    CHECK(editor.puzzle().buttons != real.buttons);
    editor.click("puzzle-part-learn");
    CHECK(editor.text("puzzle-known") == "0 of 6 buttons tried.");
    std::vector<std::uint8_t> shown = machine::states_now(real);
    for (std::size_t i = 0; i < real.buttons.size(); ++i) {
        editor.click("puzzle-button-" + std::to_string(i + 1));
        for (const machine::WiredEffect& effect : real.buttons[i].effects) {
            editor.click(place_of(effect.lamp), effect.by);
            shown[effect.lamp] = static_cast<std::uint8_t>((shown[effect.lamp] + effect.by) % 4);
        }
        editor.click("puzzle-record");
    }
    CHECK(editor.text("puzzle-known") == "6 of 6 buttons tried.");
    CHECK(editor.puzzle().buttons == real.buttons);
    CHECK(machine::states_now(editor.puzzle()) == shown);
}

TEST_CASE("What is drawn says whether it can be solved, and what cannot be played says why") {
    PuzzleEditor editor;
    CHECK(editor.text("puzzle-facts") == "Solvable in 4 presses (the fewest).");
    editor.click("puzzle-from-ring");
    editor.click("puzzle-part-start");
    editor.click("puzzle-place-2");
    CHECK(editor.text("puzzle-facts") == "No presses reach the target. Play it to see why.");
    editor.click("puzzle-from-row");
    editor.click("puzzle-part-lamps");
    for (const auto& [place, more] :
         {std::pair{"puzzle-place-2", 3}, {"puzzle-place-3", 5}, {"puzzle-place-4", 6}}) {
        editor.click(place);
        editor.click("puzzle-states-more", more);
    }
    CHECK(editor.text("puzzle-facts").find("comes round after 280 presses only") != std::string::npos);
    CHECK(!editor.item("puzzle-play").enabled);
}

TEST_CASE("States are shown as arrows, letters or names, and lit lamps alone may be pressed") {
    PuzzleEditor editor;
    editor.click("puzzle-part-lamps");
    editor.click("puzzle-faces-3");
    editor.click("puzzle-part-start");
    CHECK(editor.item("puzzle-place-1").label == "on");
    CHECK(editor.item("puzzle-place-2").name == "2: off");
    editor.click("puzzle-part-lamps");
    editor.type("puzzle-faces-field", "sun ");
    CHECK(editor.text("puzzle-face-names") == "sun ");
    editor.type("puzzle-faces-field", "sun moon");
    CHECK(editor.puzzle().state_names == std::vector<std::string>{"sun", "moon"});
    editor.click("puzzle-part-wires");
    editor.click("puzzle-pressed-lit");
    CHECK(editor.puzzle().press == machine::PressRule::lit);
    editor.click("puzzle-pressed-turns");
    CHECK(editor.puzzle().press == machine::PressRule::alternating);
    editor.click("puzzle-pressed-lit");
    CHECK(editor.text("puzzle-facts").find("presses (the fewest).") != std::string::npos);
    editor.click("puzzle-play");
    editor.carry_out();
    CHECK(editor.game.machine().order_counts());
    CHECK(editor.game.machine().state_label(1) == "moo");
}

TEST_CASE("The puzzle is copied in every form, and read again it is the same") {
    PuzzleEditor editor;
    const machine::WiredPuzzle drawn = editor.puzzle();
    for (const puzzle::PuzzleFormat& format : puzzle::puzzle_formats()) {
        CAPTURE(format.name);
        editor.requests.clear();
        editor.click("puzzle-copy-" + std::string(format.name));
        CHECK(*puzzle::parse(only_request<ui::CopyRequest>(editor.requests).text) == drawn);
        editor.requests.clear();
        editor.activate("machine-wired");
    }
    editor.requests.clear();
    editor.click("puzzle-from-statues");
    editor.click("puzzle-copy-matrix");
    CHECK(editor.requests.empty());
    CHECK(editor.text("puzzle-told") ==
          "Not copied: a matrix cannot say that 'north' has 4 states: write text or JSON.");
}

TEST_CASE("A puzzle of 64 by 64 lamps is drawn a part at a time") {
    PuzzleEditor editor;
    editor.click("puzzle-part-lamps");
    editor.click("puzzle-rows-more", 63);
    CHECK(!editor.item("puzzle-rows-more").enabled);
    editor.click("puzzle-columns-more", 58);
    CHECK(editor.item("puzzle-place-7").enabled);
    editor.click("puzzle-seen-columns-more", 9);
    CHECK(!editor.item("puzzle-seen-columns-more").enabled);
    editor.click("puzzle-seen-rows-more", 9);
    editor.click("puzzle-place-4096");
    CHECK(editor.puzzle().lamps.size() == 7);
    CHECK(machine::lamp_in(editor.puzzle(), 4095) == 6);
}

TEST_CASE("The editor shows in every size, and the mirror has its marks") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(new_game(machine::first_choice()), size);
        screen.act("machine-wired");
        for (const char* const part : {"wires", "lamps", "start", "target", "learn"}) {
            screen.act(std::string("puzzle-part-") + part);
            CHECK(screen.says("puzzle-place-6"));
        }
        screen.act("puzzle-from-statues");
        screen.act("puzzle-part-wires");
        CHECK(screen.says("north: +1"));
        CHECK(screen.says("south: unchanged"));
        CHECK(Screen::vertices() < max_vertices);
    }
}

}  // namespace switchbox::test
