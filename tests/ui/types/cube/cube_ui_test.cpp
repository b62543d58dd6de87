// Tests of the Rubik's cube in the window and its accessibility tree.
#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <utility>

#include "game/sentences.hpp"
#include "i18n/words.hpp"
#include "support/games.hpp"
#include "support/mouse.hpp"
#include "support/requests.hpp"
#include "types/cube/model/assemblies.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/pictures.hpp"
#include "ui/keys.hpp"

namespace switchbox::test {
namespace {

std::string shown(const Screen& screen) {
    return machine::format_stickers(machine::stickers_on(screen.game.picture()));
}

std::string after(const std::string& turns, std::size_t side = 3) {
    return machine::format_stickers(machine::parse_cube_start(turns, side)->stickers);
}

}  // namespace

TEST_CASE("A cube is spoken of by its stickers, faces and turns") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(cube_game("R U"), size);
        for (const std::string_view words :
             {"Cube, 3 by 3 by 3", "Face U, row 1, column 2, ", "R, right face clockwise",
              "U', top face counter-clockwise", "B2, back face half round", "changes stickers "})
            CHECK_MESSAGE(screen.says(words), words);
        const std::string_view turns = screen.game.machine().vocabulary();
        CHECK(say(tell("play.pressed", "R").in(turns)) == "Turned R.");
        CHECK_FALSE(screen.says("Presses"));
        CHECK(Screen::vertices() < max_vertices);
    }
}

TEST_CASE("A hint is told in plain words, on the button and for the arrow on the cube") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(answered(cube_game("U2")), size);
        CHECK_FALSE(screen.has_place("cube-arrow"));
        screen.carry_out("hint");
        screen.settle();
        CHECK(screen.says("Hint: turn the top face half round (U2)."));
        CHECK(screen.says("U2, top face half round, hint"));
        CHECK(screen.says("Arrow on the cube: the top face half round (U2)"));
        screen.act("edit");
        CHECK_FALSE(screen.has_place("cube-arrow"));
    }
}

TEST_CASE("Machines with lamps keep their words after a cube") {
    Screen screen(cube_game("R U"));
    REQUIRE(screen.says("Turns"));
    screen.game = game_of(choice_of("merlin"));
    screen.settle();
    CHECK(screen.says("Presses"));
}

TEST_CASE("The letters of the faces turn them, with Shift the other way") {
    Screen screen(cube_game("R"));
    for (const auto& letter : {std::pair{ImGuiKey_U, "U"},
                               {ImGuiKey_R, "R"},
                               {ImGuiKey_F, "F"},
                               {ImGuiKey_D, "D"},
                               {ImGuiKey_L, "L"},
                               {ImGuiKey_B, "B"}}) {
        const ImGuiKey key = letter.first;
        const std::string turn = letter.second;
        CAPTURE(turn);
        screen.game = cube_game("R");
        screen.key(key);
        CHECK(shown(screen) == after("R " + turn));
        screen.chord(ImGuiMod_Shift, key);
        CHECK(shown(screen) == after("R"));
        screen.key(key);
        screen.key(key);
        CHECK(shown(screen) == after("R " + turn + "2"));
        CHECK(screen.requests.empty());
        CHECK(screen.state().modal.open == ui::Modal::none);
    }
}

TEST_CASE("Where turns are clockwise only, Shift turns three times") {
    Screen screen(cube_game("R", {.metric = machine::Metric::clockwise}));
    screen.chord(ImGuiMod_Shift, ImGuiKey_U);
    CHECK(shown(screen) == after("R U'"));
    CHECK(screen.game.position().press_count == 3);
}

TEST_CASE("The keys of a cube can be switched off, and the help lists them while they are on") {
    Screen screen(cube_game("R"));
    screen.act("help");
    CHECK(screen.says("Turn that face clockwise, with Shift counter-clockwise"));
    CHECK(screen.says("Ctrl+Z"));
    screen.key(ImGuiKey_Escape);
    screen.settings.one_key = false;
    screen.settle();
    screen.key(ImGuiKey_U);
    CHECK(shown(screen) == after("R"));
    screen.act("help");
    CHECK_FALSE(screen.says("Turn that face clockwise"));
    CHECK(ui::page_keys(ui::Settings{}).find("\nd\n") != std::string::npos);
}

TEST_CASE("A game of the cube is set up by its side, its turns and its colours") {
    Screen screen(cube_game("R"));
    screen.act("setup");
    for (const char* const id : {"setup-cube-2", "setup-more", "setup-cube-clockwise", "setup-cube-paper"})
        screen.act(id);
    screen.act("setup-start");
    CHECK(last_request<ui::NewGameRequest>(screen.requests).machine->text() == "cube~2~clockwise");
}

TEST_CASE("A cube that can be put together and not solved is proved so by a law, with the mend marked") {
    // One corner is twisted: URF.
    Screen screen(cube_game("UUUUUUUUR FRRRRRRRR FFUFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB"));
    CHECK(screen.says("This cube cannot be solved."));
    CHECK(screen.says("Twist corner URF"));
    CHECK(screen.says("Outlined: 8, 19 and 25."));
    const std::vector<std::size_t>& marked = screen.why().explanation.lamps;
    CHECK(marked.size() == 3);
    for (const std::size_t position : {8U, 9U, 20U})
        CHECK(std::find(marked.begin(), marked.end(), machine::net_cell(3, position)) != marked.end());
}

TEST_CASE("A cube is painted by the keyboard, and what is missing is told") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(cube_game("", {}), size);
        screen.act("edit");
        const std::size_t cell = machine::net_cell(3, 0);
        screen.focus("cell-" + std::to_string(cell + 1));
        screen.key(ImGuiKey_B);
        CHECK(screen.game.picture()[cell] == 5);
        CHECK(screen.says("Face U, row 1, column 1, blue"));
        CHECK(screen.says("Keep painting: at least 1 sticker to go."));
        CHECK(screen.says("Missing: 1 white."));
        CHECK_FALSE(screen.says("real cube"));
        CHECK(screen.why().explanation.lamps.empty());
        const machine::Machine& machine = screen.game.machine();
        CHECK(say(tell("puzzle.lamp-set", machine.lamp_place(cell), "blue").in(machine.vocabulary())) ==
              "Face U, row 1, column 1: painted blue.");
    }
}

TEST_CASE(
    "Once all colours are complete the first fault is told and marked, and the others when they are asked "
    "for") {
    // Two stickers of URF and two of UFL are exchanged.
    Screen screen(cube_game("UUUUUUFUR URRRRRRRR UFFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB"));
    CHECK(screen.says("This is not a real cube yet: 2 places to check, the first is marked."));
    CHECK(screen.says("Corner URF is mirrored: no corner has RWG clockwise."));
    CHECK_FALSE(screen.says("Corner UFL is mirrored"));
    CHECK(screen.why().explanation.lamps.size() == 3);
    screen.act("all-faults");
    CHECK(screen.says("Corner UFL is mirrored"));
    screen.act("all-faults");
    CHECK_FALSE(screen.says("Corner UFL is mirrored"));
    screen.game = cube_game("R U");
    screen.settle();
    CHECK_FALSE(screen.says("Show all faults"));
}

TEST_CASE("An ordinary cube is painted as it is held, and solved") {
    const machine::Stickers scrambled = machine::parse_cube_start("R U F' L2 D B2", 3)->stickers;
    // Colours of new cubes; red above and blue in front; a mirrored cube.
    for (const machine::FaceMap& colours :
         {machine::FaceMap{0, 1, 2, 3, 4, 5}, {1, 0, 5, 4, 3, 2}, {0, 4, 2, 3, 1, 5}}) {
        const machine::Stickers held = machine::renamed(scrambled, colours);
        Mouse screen(cube_game(""), desktop);
        screen.act("edit");
        for (std::size_t i = 0; i < held.colours.size(); ++i) {
            const std::size_t position = i * 37 % held.colours.size();  // visits all faces in turn
            const std::size_t cell = machine::net_cell(3, position);
            if (screen.state().edit.brush != held.colours[position])
                screen.click("swatch-" + std::to_string(held.colours[position]));
            screen.click(screen.cell(cell));
            REQUIRE(screen.game.picture()[cell] == held.colours[position]);
            const auto missing = machine::missing_stickers(machine::stickers_on(screen.game.picture()));
            if (missing != decltype(missing){}) CHECK_FALSE(screen.says("real cube"));
        }
        screen.act("edit");
        screen.game = answered(screen.game);
        screen.play("solve");
        CHECK(say(game::outlook(screen.game)).find("6 turns to go") != std::string::npos);
        REQUIRE(screen.game.position().timeline);
        CHECK(screen.game.position().timeline->plan.size() == 6);
        screen.play("step 6");
        CHECK(screen.game.is_solved());
    }
}

TEST_CASE("A cube is painted with the colour that is chosen, and how many there are is told") {
    for (const ImVec2 size : {desktop, phone}) {
        Mouse screen(cube_game(""), size);
        screen.act("edit");
        CHECK(screen.says("Paint white, 9 of 9"));
        CHECK_FALSE(screen.says("Invert"));
        CHECK_FALSE(screen.says("edit-target"));
        const std::size_t corner = machine::net_cell(3, 0);
        const int white = screen.game.picture()[corner];
        const int other = (white + 3) % 6;
        screen.click("swatch-" + std::to_string(other));
        REQUIRE(screen.state().edit.brush == other);
        screen.click(screen.cell(corner));
        CHECK(screen.game.picture()[corner] == other);
        screen.click(screen.cell(corner));
        CHECK(screen.game.picture()[corner] == other);
        CHECK(screen.says("Paint white, 8 of 9"));
        CHECK(screen.says("10 of 9"));
        CHECK(Screen::vertices() < max_vertices);
        // A second click on the brush deselects it, and clicks then cycle through the colours.
        screen.act("swatch-" + std::to_string(other));
        CHECK_FALSE(screen.state().edit.brush.has_value());
        screen.click(screen.cell(corner));
        CHECK(screen.game.picture()[corner] == (other + 1) % 6);
        screen.act("clear");
        CHECK(screen.says("Paint white, 9 of 9"));
        screen.act("swatch-2");
        screen.act("edit");
        CHECK_FALSE(screen.state().edit.brush.has_value());
        CHECK_FALSE(screen.has_place("swatch-2"));
    }
}

TEST_CASE("A game so many random turns from solved is set up, and more games are alike") {
    Screen screen(cube_game("R U"), desktop);
    const auto wanted = [&screen] { return last_request<ui::NewGameRequest>(screen.requests); };
    screen.act("setup");
    CHECK_FALSE(screen.has_place("setup-presses-more"));
    CHECK_FALSE(screen.has_place("setup-turns-more"));
    screen.act("setup-turns-4");
    screen.act("setup-turns-level-own");
    screen.act("setup-turns-more");
    screen.act("setup-start");
    CHECK(wanted().fewest == 5);
    CHECK(wanted().machine == screen.game.puzzle().machine);
    screen.act("setup");
    for (int i = 0; i < 40; ++i) screen.act("setup-turns-more");
    screen.act("setup-start");
    CHECK(wanted().fewest == 30);
    screen.act("setup");
    screen.act("setup-turns-level-any");
    screen.act("setup-start");
    CHECK_FALSE(wanted().fewest);
}

TEST_CASE("Once a cube has a solution, fewer turns can be asked for") {
    Screen screen(cube_game("R U F2 D' L B2 U R' F D2 L U2 R B"));
    screen.game = answered(screen.game);
    screen.settle();
    REQUIRE(screen.says("Find the fewest turns"));
    screen.act("search");
    CHECK(only_request<game::SearchRequest>(screen.requests).proves);
    CHECK(say(tell("view.search.proof", 17).in(screen.game.machine().vocabulary())) ==
          "Looking for fewer turns than these, 17 at least");
}

TEST_CASE("A hint in stages has a bar of two parts in Why, filled by the pieces that are right") {
    for (const ImVec2 size : {desktop, phone}) {
        CAPTURE(size.x);
        Screen screen(answered(cube_game("R U F2 D' L B2 U R' F D2 L U2 R B")), size);
        CHECK_FALSE(screen.has_place("why-stages"));
        screen.carry_out("hint");
        for (std::size_t number = 1; number <= 2; ++number) {
            while (screen.why().explanation.stage && screen.why().explanation.stage->stage < number) {
                REQUIRE(screen.game.apply(game::Press{*screen.game.hint()}));
                screen.carry_out("hint");
            }
            if (size.x == phone.x && !screen.state().pane.sheet_open) screen.act("why-handle");
            screen.rest();
            const auto& stage = screen.why().explanation.stage;
            REQUIRE(stage);
            CHECK(stage->stage == number);
            REQUIRE(screen.has_place("why-stages"));
            CHECK(screen.attribute("why-stages", "aria-valuenow") == std::to_string(stage->done));
            CHECK(screen.attribute("why-stages", "aria-valuemax") == "20");
            CHECK(screen.says("Stage " + std::to_string(number) + " of 2"));
            const ui::Rect row = screen.place("why-stages");
            const float part = (row.width - 6) / 2;
            const float share = static_cast<float>(stage->done) / 20;
            float accent = 0;
            for (const ui::FillPart& fill : screen.drawn<ui::FillPart>())
                if (fill.rect.y == row.y && packed(fill.colour) == packed(ui::dark_theme().accent))
                    accent = fill.rect.width;
            CHECK(accent == doctest::Approx(share * part));
        }
        screen.carry_out("dismiss");
        CHECK_FALSE(screen.has_place("why-stages"));
    }
}

TEST_CASE("The Machine pane of a cube tells of it as a group, and follows the turns") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(cube_game(""), size);
        screen.act("pane-machine");
        screen.rest();
        CHECK(screen.says("Order of the turns so far: 1."));
        screen.key(ImGuiKey_R);
        screen.key(ImGuiKey_U);
        for (const std::string_view words :
             {"Corners: (URF)+ (UFL ULB UBR DRB DFR)-.", "Order: 105.", "Order of the turns so far: 105.",
              "Twists of the corners: 6 = 0 mod 3.", "Corners and edges permuted: even, even.",
              "R U R' U': order 6, 7 pieces.", "Stickers that differ: 12.",
              "Their product: 43252003274489856000.", "1. R, changes 12 stickers.", "2. U, changes"})
            CHECK_MESSAGE(screen.says(words), words);
        CHECK(!screen.says("states by distance"));
        CHECK(screen.next_frame() < 0);
        CHECK(Screen::vertices() < max_vertices);
    }
}

TEST_CASE(
    "The small cube has its size in its name, and its Machine pane counts its states while it is drawn") {
    for (const ImVec2 size : {desktop, phone}) {
        Screen screen(cube_game("R U F", {.side = 2}), size);
        screen.act("pane-machine");
        CHECK(screen.says("2 by 2 by 2"));
        CHECK(screen.says("Counting: "));
        CHECK(screen.next_frame() == 0);
        for (int i = 0; screen.state().mealy.is_counting && i < 1000; ++i) screen.draw(1);
        screen.rest();
        CHECK(screen.next_frame() < 0);
        CHECK(screen.says("This cube is 3 turns from solved, one of 321."));
        CHECK(screen.says("8: 870,072"));
        screen.key(ImGuiKey_R);
        CHECK(screen.says("This cube is 4 turns from solved, one of 1847."));
        screen.act("pane-why");
        CHECK(screen.state().mealy.kind == nullptr);
    }
}

TEST_CASE("How far a cube is from solved is not told where that is the question") {
    Screen screen(asking(cube_game("R U F", {.side = 2})));
    screen.act("pane-machine");
    for (int i = 0; screen.state().mealy.is_counting && i < 1000; ++i) screen.draw(1);
    screen.rest();
    CHECK(screen.says("The farthest states"));
    CHECK(!screen.says("This cube is"));
    CHECK(screen.says("The sums would give the answer away."));
}

}  // namespace switchbox::test
