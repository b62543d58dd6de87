// Tests of the command table and its derived texts: the help, the page's keys, the table in docs/playing.md.
// Gamepads act like the keyboard, and keep the window awake only while they are used.
#include "ui/keys.hpp"

#include <set>

#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "support/games.hpp"
#include "support/interface.hpp"
#include "support/screen.hpp"
#include "support/texts.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::test {

using ui::Chord;
using ui::CommandRow;

namespace {

std::set<std::string> key_lines(const ui::Settings& settings) {
    const std::vector<std::string> lines = lines_of(ui::page_keys(settings));
    return {lines.begin(), lines.end()};
}

}  // namespace

TEST_CASE("each command has an id, a name and an icon, and no two have an id or a key in common") {
    std::set<std::string> ids;
    std::set<std::string> chords;
    for (const CommandRow& row : ui::commands()) {
        CAPTURE(row.id);
        CHECK(ids.insert(std::string(row.id)).second);
        CHECK(say(row.name()) != row.name().id);
        CHECK((row.icon != nullptr));
        CHECK((row.run != nullptr));
        for (const Chord& chord : row.keys) {
            if (chord.key != ImGuiKey_None) CHECK(chords.insert(say(ui::chord_words(chord))).second);
        }
        CHECK((row.keys.front().key != ImGuiKey_None) == (say(row.what()) != row.what().id));
    }
}

TEST_CASE("the table of keys in docs/playing.md is the help") {
    std::string table = "| Key | |\n|---|---|\n";
    for (const ui::HelpRow& row : ui::help_rows(ui::Settings{})) {
        table += "| " + say(row.key) + " | " + say(row.what) + " |\n";
    }
    CAPTURE(table);
    CHECK(file_text("docs/playing.md").find(table) != std::string::npos);
}

TEST_CASE("the page passes on the keys of all commands, and answers chords itself") {
    const std::set<std::string> lines = key_lines({});
    const std::string_view plain = "h s a x , . / Home End Escape Backspace Shift 0 9 ArrowUp";
    for (const std::string_view key : machine::split(plain, ' ')) CHECK(lines.contains(std::string(key)));
    for (const char* key : {" ", "Ctrl+z\tundo", "Ctrl+Shift+z\tredo", "Ctrl+y\tredo", "?\thelp"}) {
        CHECK(lines.count(key) == 1);
    }
    // Copy, paste and the browser's help keep the browser's shortcuts.
    for (const std::string& line : lines) {
        CAPTURE(line);
        CHECK(line.find("Ctrl+c") == std::string::npos);
        CHECK(line.find("Ctrl+v") == std::string::npos);
        CHECK(line != "F1");
    }
    CHECK(lines.count("Tab") == 0);
}

TEST_CASE("a command that can do nothing does nothing, whoever asks") {
    Interface interface(paper_game());
    for (const CommandRow& row : ui::commands()) {
        CAPTURE(row.id);
        if (ui::is_enabled(row.command, interface.game, interface.state)) continue;
        const ui::Modal before = interface.state.modal.open;
        interface.activate(row.id);
        CHECK(interface.requests.empty());
        CHECK(interface.state.modal.open == before);
    }
}

TEST_CASE("without shortcuts of one key the page passes on none, and the help names none") {
    const ui::Settings settings{.one_key = false};
    for (const std::string& line : key_lines(settings)) {
        CAPTURE(line);
        const bool is_character = line.size() == 1 && line != " " && (line < "0" || line > "9");
        CHECK_FALSE(is_character);
        CHECK(line.rfind("?", 0) != 0);
        CHECK(line != "Home");
    }
    CHECK(key_lines(settings).count("Ctrl+z\tundo") == 1);
    for (const ui::HelpRow& row : ui::help_rows(settings)) {
        const std::string key = say(row.key);
        CAPTURE(key);
        CHECK(key.size() > 1);
        CHECK(key != "Home");
    }
}

TEST_CASE("the help ends with the version, on every machine and with any shortcuts") {
    for (const bool one_key : {true, false}) {
        for (const game::Game& game : {paper_game(), cube_game("R")}) {
            const auto rows = ui::help_rows(ui::Settings{.one_key = one_key}, game);
            CHECK(say(rows.back().key) == "Version");
            CHECK(say(rows.back().what) == SWITCHBOX_VERSION);
        }
    }
    Screen screen(paper_game());
    screen.act("help");
    CHECK(screen.says("Version: " SWITCHBOX_VERSION));
}

TEST_CASE(
    "the help begins with a press and its picture, on touch screens then with fingers, and ends with keys") {
    for (const bool touch : {false, true}) {
        CAPTURE(touch);
        Screen screen(paper_game(), touch ? phone : desktop);
        screen.surroundings.touch = touch;
        screen.settle();
        screen.act("help");
        CHECK(screen.words("how-to-play").find("A corner flips four lamps") != std::string::npos);
        CHECK(screen.words("how-to-play").find("Hint shows a press and its reason.") != std::string::npos);
        CHECK(screen.has_place("touch-1") == touch);
        CHECK(screen.has_place("key-1") != touch);
        if (!touch) continue;
        CHECK(screen.attribute("keys-shown", "aria-expanded") == "false");
        screen.act("keys-shown");
        CHECK(screen.attribute("keys-shown", "aria-expanded") == "true");
        REQUIRE(screen.has_place("key-1"));
        CHECK(screen.place("how-to-play").bottom() <= screen.place("touch-1").y);
        CHECK(screen.place("touch-3").bottom() <= screen.place("key-1").y);
        CHECK(screen.says("Hold: See the lamps that a button changes"));
        CHECK(screen.says("Zoom the page"));
    }
    // Lit-only play has a rule of its own, and a large board a zoom of its own.
    {
        Screen lit(game_of(choice_of("merlin~lit")));
        lit.act("help");
        CHECK(lit.words("how-to-play").find("only lit lamps") != std::string::npos);
    }
    Screen large(game_of(choice_of("lights-out~40x40")), phone);
    large.surroundings.touch = true;
    large.settle();
    large.act("help");
    CHECK(large.says("Zoom the board"));
}

TEST_CASE("the help of a touch screen lists the keys at once for those who use them") {
    Screen screen(paper_game(), phone);
    screen.surroundings.touch = true;
    screen.settle();
    screen.key(ImGuiKey_F1);
    REQUIRE(screen.state().modal.open == ui::Modal::help);
    CHECK(screen.has_place("key-1"));
    screen.act("keys-shown");
    CHECK_FALSE(screen.has_place("key-1"));
}

TEST_CASE("without shortcuts of one key letters and signs do nothing, and all else does what it did") {
    Screen screen(paper_game());
    screen.settings.one_key = false;
    screen.settle();
    const game::Position before = screen.game.position();
    for (ImGuiKey key = ImGuiKey_A; key <= ImGuiKey_Z; key = static_cast<ImGuiKey>(key + 1)) screen.key(key);
    for (const ImGuiKey key : {ImGuiKey_Comma, ImGuiKey_Period, ImGuiKey_Slash, ImGuiKey_Home, ImGuiKey_End,
                               ImGuiKey_Backspace, ImGuiKey_F1}) {
        screen.key(key);
    }
    CHECK(screen.game.position() == before);
    CHECK(screen.state().modal.open == ui::Modal::none);
    CHECK(screen.requests.empty());
    screen.key(ImGuiKey_5);
    CHECK(screen.game.position().presses[4] == 1);
    screen.chord(ImGuiMod_Ctrl, ImGuiKey_Z);
    CHECK(screen.game.position() == before);
    screen.key(ImGuiKey_RightArrow);
    screen.key(ImGuiKey_Enter);
    CHECK(screen.game.position() != before);
}

TEST_CASE("what a shortcut types is not for the field that it opens") {
    Screen screen(ghaly_game(4));
    ImGuiIO& io = ImGui::GetIO();
    io.AddKeyEvent(ImGuiKey_K, true);
    io.AddInputCharacter('k');
    screen.settle();
    io.AddInputCharacter('k');  // key repeat
    screen.settle();
    io.AddKeyEvent(ImGuiKey_K, false);
    screen.settle();
    REQUIRE(screen.state().modal.open == ui::Modal::codes);
    CHECK(screen.state().focus.visible);
    CHECK(screen.state().focus.id == "codes-sigma-field");
    const std::string before = screen.state().codes.sigma;
    CHECK(before.find('k') == std::string::npos);
    io.AddKeyEvent(ImGuiKey_1, true);
    io.AddInputCharacter('1');
    screen.settle();
    io.AddKeyEvent(ImGuiKey_1, false);
    screen.settle();
    CHECK(screen.state().codes.sigma == before + "1");
    io.AddInputCharacter('0');
    io.AddKeyEvent(ImGuiKey_K, true);  // an ordinary letter now
    io.AddInputCharacter('k');
    screen.settle();
    CHECK(screen.state().codes.sigma == before + "10k");
}

namespace {

// Interface with a gamepad and without one-key shortcuts, which must not affect gamepad buttons.
struct Padded : Screen {
    Padded() : Screen(paper_game()) {
        settings.one_key = false;
        ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_HasGamepad;
        settle();
    }
    [[nodiscard]] std::size_t presses() const { return machine::weight(game.position().presses); }
};

}  // namespace

TEST_CASE(
    "the pad moves over the board, A presses, B takes it back, and a hint and a solution are a button each") {
    Padded screen;
    screen.key(ImGuiKey_GamepadDpadRight);
    screen.key(ImGuiKey_GamepadDpadDown);
    CHECK(screen.state().focus.visible);
    screen.key(ImGuiKey_GamepadFaceDown);
    CHECK(screen.presses() == 1);
    CHECK(screen.game.position().presses[screen.state().focus.cursor] == 1);
    screen.key(ImGuiKey_GamepadFaceRight);
    CHECK(screen.presses() == 0);
    screen.key(ImGuiKey_GamepadFaceLeft);
    CHECK(screen.game.hint() == 4U);
    screen.key(ImGuiKey_GamepadFaceUp);
    REQUIRE(screen.game.position().timeline);
    screen.key(ImGuiKey_GamepadR1);
    screen.key(ImGuiKey_GamepadR1);
    screen.key(ImGuiKey_GamepadL1);
    CHECK(screen.game.position().timeline->step == 1);
}

TEST_CASE(
    "Start opens the dialog of a new game, B closes it and undoes nothing, and Back goes on to what is "
    "next") {
    Padded screen;
    screen.play("press 1");
    screen.key(ImGuiKey_GamepadStart);
    CHECK(screen.state().modal.open == ui::Modal::setup);
    CHECK(screen.state().focus.visible);
    const std::string first = screen.state().focus.id;
    screen.key(ImGuiKey_GamepadBack);
    CHECK(screen.state().focus.id != first);
    screen.key(ImGuiKey_GamepadFaceRight);
    CHECK(screen.state().modal.open == ui::Modal::none);
    CHECK(screen.presses() == 1);
}

TEST_CASE("a direction that is held goes on, and the window rests once it is let go") {
    Padded screen;
    screen.key(ImGuiKey_GamepadDpadLeft);
    CHECK(screen.next_frame() < 0);
    const std::size_t before = screen.state().focus.cursor;
    ImGui::GetIO().AddKeyEvent(ImGuiKey_GamepadDpadRight, true);
    screen.draw(2);
    CHECK(screen.next_frame() == 0);
    screen.draw(40);
    CHECK(screen.state().focus.cursor == before + 2);
    ImGui::GetIO().AddKeyEvent(ImGuiKey_GamepadDpadRight, false);
    screen.settle();
    CHECK(screen.next_frame() < 0);
}

}  // namespace switchbox::test
