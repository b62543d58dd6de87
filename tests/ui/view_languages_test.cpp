// Tests that every text in the interface is translated: with a language of disguised letters, no English
// remains.
#include <doctest/doctest.h>

#include <cmath>
#include <set>

#include "game/lesson.hpp"
#include "game/new_game.hpp"
#include "languages.hpp"
#include "machine/machine_type.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"
#include "ui/export/sheets.hpp"
#include "ui/frame/status_words.hpp"

namespace switchbox::test {
namespace {

using ui::ExportFormat;
using ui::ExportWhat;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Returns names and notation that are equal in all languages.
const std::set<std::string>& notation() {
    static const std::set<std::string> words{"Switchbox", "CG",    "xor", "mod", "tex",  "svg",
                                             "png",       "sigma", "tau", "QR",  "Space"};
    return words;
}

// Returns the words of two and more letters in `text` that are not notation.
std::vector<std::string> english_in(std::string_view text) {
    std::vector<std::string> found;
    std::string word;
    for (const char c : std::string(text) + " ") {
        if (is_letter(c)) {
            word += c;
            continue;
        }
        if (word.size() > 1 && notation().count(word) == 0) found.push_back(word);
        word.clear();
    }
    return found;
}

void check(std::string_view where, const std::string& text) {
    CAPTURE(std::string(where));
    CAPTURE(text);
    CHECK(english_in(text) == std::vector<std::string>{});
}

// Returns whether screen readers read the attribute aloud.
bool is_spoken(std::string_view name) {
    return name == "aria-valuetext" || name == "aria-description" || name == "aria-roledescription" ||
           name == "placeholder";
}

void check_screen(const Screen& screen) {
    for (const ui::MirrorNode& node : screen.nodes()) {
        // The content of a text field is the player's.
        check(node.id, node.name + (node.role == "textbox" ? "" : " " + node.text));
        for (const auto& [name, value] : node.attributes) {
            if (is_spoken(name)) check(node.id, value);
        }
    }
    for (const ui::Part& part : screen.arranged().parts) {
        if (const auto* text = std::get_if<ui::TextPart>(&part)) check("drawn", text->text);
        if (const auto* control = std::get_if<ui::Control>(&part)) check(control->id, control->label);
    }
}

void check_fit(const Screen& screen, const ui::Control& control) {
    const bool is_stacked = control.look == ui::Look::stacked;
    const bool is_in_line = control.look == ui::Look::raised || control.look == ui::Look::primary ||
                            control.look == ui::Look::chip;
    if (!is_stacked && !is_in_line) return;
    constexpr float icon = 28;
    const float words = screen.width_of(is_stacked ? ui::Type::caption : ui::Type::strong, control.label);
    const float needed = words + (is_in_line && control.icon != nullptr && !control.label.empty() ? icon : 0);
    CAPTURE(control.label);
    CHECK(needed <= control.rect.width);
}

game::Game game_from(std::string_view machine, std::uint64_t seed) {
    const machine::MachineChoice which = choice_of(machine);
    return game::Game(game::opening(*game::new_puzzle(which, seed)));
}

}  // namespace

TEST_CASE("no English is left in the window, its mirror, its panes and its dialogs") {
    REQUIRE_FALSE(english_in(say("view.command.hint.name")).empty());
    const Speaking disguise(pseudo_language());
    REQUIRE(say("view.command.hint.name") == "\xC3\x80\xC3\xA0\xC3\xA0\xC3\xA0");
    for (const char* machine : {"merlin", "lights-out~5", "quatrainment", "subboards", "merlin~3", "torus~3",
                                "merlin~lit", "ghaly~4"}) {
        CAPTURE(machine);
        for (const ImVec2 size : {desktop, phone}) {
            Screen screen(game_from(machine, 3), size);
            check_screen(screen);
            for (const char* id : {"pane-why",
                                   "hint",
                                   "solve",
                                   "step-forward",
                                   "dismiss",
                                   "undo",
                                   "check",
                                   "wires",
                                   "algebra",
                                   "algebra-reduction",
                                   "algebra-inverse",
                                   "algebra-quiet",
                                   "pane-wiring",
                                   "pane-machine",
                                   "edit",
                                   "edit",
                                   "settings",
                                   "modal-close",
                                   "help",
                                   "modal-close",
                                   "lessons",
                                   "modal-close",
                                   "export",
                                   "export-qr",
                                   "modal-close",
                                   "setup",
                                   "modal-close",
                                   "own",
                                   "modal-close",
                                   "codes",
                                   "modal-close",
                                   "results",
                                   "modal-close",
                                   "coach"}) {
                CAPTURE(id);
                screen.act(id);
                check_screen(screen);
            }
        }
    }
}

TEST_CASE("no English is left in what somebody new is told") {
    const Speaking disguise(pseudo_language());
    for (const char* machine : {"merlin", "lights-out", "ghaly"}) {
        Screen screen(game_from(machine, 3));
        screen.settings = ui::new_player(std::string_view(machine) == "merlin");
        screen.settle();
        REQUIRE((screen.has_place("skip-guide") || screen.has_place("introduction-close")));
        check_screen(screen);
        for (const char* id : {"introduction-next", "introduction-next", "hint", "hint", "solve", "to-end"}) {
            screen.act(id);
            check_screen(screen);
        }
        CHECK(screen.game.is_solved());
    }
}

TEST_CASE("no English is left in the lessons") {
    const Speaking disguise(pseudo_language());
    for (const game::Lesson& lesson : game::lessons()) {
        CAPTURE(lesson.id);
        check("title", say(game::title_of(lesson)) + " " + say(game::place_of(lesson)));
        check("erratum", say(game::erratum_of(lesson)));
        for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
            check("step", say(game::words_of(lesson, step)));
        }
    }
}

TEST_CASE("no English is left in what is exported") {
    const Speaking disguise(pseudo_language());
    for (const char* machine : {"merlin", "lights-out~5", "merlin~3", "merlin~lit", "ghaly~4"}) {
        CAPTURE(machine);
        const game::Game game = game_from(machine, 3);
        for (const ExportWhat what :
             {ExportWhat::board, ExportWhat::solution, ExportWhat::wiring, ExportWhat::matrix}) {
            if (!ui::has_sheet(game, what, ExportFormat::svg)) continue;
            const ui::Drawing sheet = ui::sheet_of(game, what, ui::dark_theme());
            check("title", sheet.title);
            for (const ui::DrawnShape& shape : sheet.shapes) {
                if (const auto* text = std::get_if<ui::TextShape>(&shape)) check("sheet", text->text);
            }
        }
    }
}

TEST_CASE("in every language the line over the first game stays between the bars and the board") {
    for (const auto& file : embedded::languages()) {
        CAPTURE(std::string(file.code));
        const Speaking language(file.text);
        for (const ImVec2 size : {desktop, phone, ImVec2{360, 800}, ImVec2{320, 720}, ImVec2{320, 568}}) {
            CAPTURE(size.x);
            Screen screen(paper_game(), size);
            screen.settings = ui::new_player(true);
            screen.settle();
            for (const char* id : {"cell-5", "hint", "cell-6", "cell-7", "cell-9"}) {
                const ui::Rect skip = screen.place("skip-guide");
                const std::string words = say(ui::guide_line(screen.game, screen.settings));
                CAPTURE(words);
                for (const ui::Part& part : screen.arranged().parts) {
                    const auto* line = std::get_if<ui::TextPart>(&part);
                    if (line == nullptr || line->text.size() < 9 ||
                        words.find(line->text) == std::string::npos) {
                        continue;
                    }
                    CHECK(std::abs(line->at.y + line->size / 2 - skip.centre().y) <= 26);
                }
                screen.act(id);
            }
        }
    }
}

TEST_CASE("in every language the words fit on their controls") {
    for (const auto& file : embedded::languages()) {
        CAPTURE(std::string(file.code));
        const Speaking language(file.text);
        for (const ImVec2 size :
             {desktop, phone, ImVec2{360, 800}, ImVec2{320, 720}, ImVec2{320, 568}, ImVec2{900, 700}}) {
            CAPTURE(size.x);
            Screen screen(paper_game(), size);
            screen.settings = ui::new_player(true);
            for (const char* id : {"hint", "settings", "modal-close", "setup", "modal-close", "export",
                                   "modal-close", "cell-5", "cell-6", "cell-7", "cell-9", "skip-guide"}) {
                screen.act(id);
                for (const ui::Part& part : screen.arranged().parts) {
                    const auto* control = std::get_if<ui::Control>(&part);
                    if (control != nullptr) check_fit(screen, *control);
                }
            }
        }
    }
}

}  // namespace switchbox::test
