// Tests of the puzzle editor through its items.
#include "ui/types/custom/puzzle_dialog.hpp"

#include <doctest/doctest.h>

#include "i18n/words.hpp"
#include "support/dialog_user.hpp"
#include "support/games.hpp"
#include "support/mouse.hpp"
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

TEST_CASE("Arrows along the machines choose none of them, Enter opens one") {
    Interface row(new_game(machine::first_choice()));
    row.state.focus.id = "machine-" + std::string(row.game.puzzle().machine->id());
    row.state.focus.visible = true;
    const auto left = [](ui::InputContext& context) { ui::move_focus(context, 0, -1); };
    row.take_turn([](ui::InputContext& context) { ui::move_focus(context, 0, 1); });
    CHECK(row.state.focus.id == "machine-quatrainment");
    CHECK(row.requests.empty());
    row.take_turn(left);
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

TEST_CASE("Right click, Shift+click, Backspace and minus take a click back") {
    Mouse mouse(new_game(machine::first_choice()));
    mouse.act("machine-wired");
    mouse.click("puzzle-from-statues");
    const auto right_click = [&](std::string_view id) {
        mouse.point(mouse.place(id).centre());
        ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Right, true);
        mouse.draw(1);
        ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Right, false);
        mouse.settle();
    };
    const auto by = [&] { return machine::effect_on(mouse.state().puzzle->puzzle().buttons[0], 0); };
    REQUIRE(by() == 1);
    right_click("puzzle-place-2");  // north
    CHECK(by() == 0);
    right_click("puzzle-place-2");
    CHECK(by() == 3);
    mouse.click("puzzle-place-2");
    CHECK(by() == 0);
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, true);
    mouse.draw(1);
    mouse.click("puzzle-place-2");
    ImGui::GetIO().AddKeyEvent(ImGuiMod_Shift, false);
    mouse.draw(1);
    CHECK(by() == 3);
    mouse.focus("puzzle-place-2");
    mouse.key(ImGuiKey_Backspace);
    CHECK(by() == 2);
    mouse.key(ImGuiKey_Minus);
    CHECK(by() == 1);
    // The other parts go back too. A target passes the state that does not matter.
    mouse.click("puzzle-part-start");
    right_click("puzzle-place-2");
    CHECK(mouse.state().puzzle->puzzle().lamps[0].start == 1);
    mouse.click("puzzle-part-target");
    right_click("puzzle-place-2");
    CHECK_FALSE(mouse.state().puzzle->puzzle().targets[0][0].has_value());
    right_click("puzzle-place-2");
    CHECK(mouse.state().puzzle->puzzle().targets[0][0] == 3);
    mouse.click("puzzle-part-learn");
    right_click("puzzle-place-2");
    CHECK(mouse.state().puzzle->shown()[0] == 0);
    // A right click presses nothing else.
    right_click("puzzle-play");
    CHECK(mouse.state().modal.open == ui::Modal::puzzle);
}

TEST_CASE("Play stays in its place, and the figure is the largest thing in the editor") {
    for (const ImVec2 size : {desktop, phone, ImVec2{1024, 768}, ImVec2{820, 1180}, ImVec2{844, 390}}) {
        CAPTURE(size.x);
        Screen screen(new_game(machine::first_choice()), size);
        screen.act("machine-wired");
        const ui::Rect play = screen.place("puzzle-play");
        for (const char* const part : {"lamps", "start", "target", "learn", "wires"}) {
            screen.act(std::string("puzzle-part-") + part);
            CHECK(screen.place("puzzle-play") == play);
            CHECK(screen.place("puzzle-place-1").width >= 44);
        }
        screen.act("puzzle-from-statues");
        CHECK(screen.place("puzzle-play") == play);
        CHECK(screen.place("puzzle-place-2").width >= (size.y > 500 ? 100 : 44));
    }
}

TEST_CASE("Nine turning statues in a row or ring take at most 20 clicks") {
    for (const bool is_ring : {false, true}) {
        CAPTURE(is_ring);
        PuzzleEditor editor;
        int clicks = 1;  // on "My puzzle"
        const auto click = [&](const std::string& id, int times = 1) {
            editor.click(id, times);
            clicks += times;
        };
        click("puzzle-part-lamps");
        click("puzzle-columns-more", 3);
        for (const char* const place : {"puzzle-place-7", "puzzle-place-8", "puzzle-place-9"}) click(place);
        click("puzzle-states-more", 2);
        click("puzzle-all-states");
        click("puzzle-faces-2");
        click("puzzle-part-wires");
        click("puzzle-button-2");  // it turns both neighbours
        click(is_ring ? "puzzle-repeat-ring" : "puzzle-repeat");
        click("puzzle-play");
        CHECK(clicks <= 20);
        const machine::WiredPuzzle& drawn = editor.puzzle();
        REQUIRE(drawn.buttons.size() == 9);
        for (std::size_t i = 0; i < 9; ++i) {
            CHECK(drawn.lamps[i].states == 4);
            for (std::size_t lamp = 0; lamp < 9; ++lamp) {
                const std::size_t apart = i > lamp ? i - lamp : lamp - i;
                const bool is_near = apart <= 1 || (is_ring && apart == 8);
                CHECK(machine::effect_on(drawn.buttons[i], lamp) == (is_near ? 1 : 0));
            }
        }
        editor.carry_out();
        CHECK(machine::wired_in(editor.game.machine()) != nullptr);
    }
}

TEST_CASE("A title is the name of the game and goes with the code of the puzzle") {
    PuzzleEditor editor;
    const machine::WiredPuzzle before = editor.puzzle();
    for (const char* const typed : {"R", "Row ", "Row of", " Row of switches "})
        editor.type("puzzle-title-field", typed);
    CHECK(editor.text("puzzle-title") == " Row of switches ");
    CHECK(editor.puzzle().name == "Row of switches");
    editor.click("puzzle-undo");
    CHECK(editor.puzzle() == before);
    editor.type("puzzle-title-field", std::string(61, 'a'));
    CHECK(editor.text("puzzle-name-words") == "Use a shorter title.");
    CHECK(editor.puzzle() == before);
    editor.type("puzzle-title-field", "Row of switches");
    editor.click("puzzle-copy-text");
    const std::string text = only_request<ui::CopyRequest>(editor.requests).text;
    CHECK(text.starts_with("# title: Row of switches\n"));
    CHECK(*puzzle::parse(text) == editor.puzzle());
    editor.requests.clear();
    editor.activate("machine-wired");
    editor.click("puzzle-play");
    editor.carry_out();
    CHECK(say(editor.game.puzzle().machine->name()) == "Row of switches");
    const Screen screen(editor.game);
    CHECK(screen.says("Row of switches"));
    CHECK_FALSE(screen.says("My puzzle"));
}

TEST_CASE("Edit on a puzzle opens the editor with this puzzle, and changes no lamp on the board") {
    PuzzleEditor editor;
    editor.game = wired_game("A: 1 2\nB: 2\n");
    editor.state.modal.open = ui::Modal::none;
    editor.activate("edit");
    CHECK(editor.state.modal.open == ui::Modal::puzzle);
    CHECK_FALSE(editor.state.edit.on);
    CHECK(editor.puzzle().buttons.size() == 2);
    CHECK(editor.requests.empty());
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
          "Not copied: a matrix cannot show that 'north' has 4 states: write text or JSON.");
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
