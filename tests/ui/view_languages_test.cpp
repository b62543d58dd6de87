// Tests that every text in the interface is translated: with a language of disguised letters, no English
// remains. Texts about a cube use turns and stickers, texts about a board presses and lamps.
#include <algorithm>
#include <cmath>
#include <functional>
#include <set>
#include <string>
#include <string_view>

#include "game/lesson.hpp"
#include "game/progress_check.hpp"
#include "languages.hpp"
#include "machine/machine_type.hpp"
#include "machine/text.hpp"
#include "support/drawings.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "support/speaking.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "ui/export/sheets.hpp"
#include "ui/export/worksheet.hpp"
#include "ui/frame/explain.hpp"
#include "ui/frame/status_words.hpp"

namespace switchbox::test {

namespace {

using ui::ExportFormat;
using ui::ExportWhat;

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// Returns names and notation that are equal in all languages.
const std::set<std::string>& notation() {
    static const std::set<std::string> words{
        "Switchbox", "CG",   "xor", "mod",   "tex",    "svg",         "png",   "sigma", "tau", "QR",
        "Space",     "Sage", "GAP", "NumPy", "MATLAB", "Mathematica", "LaTeX", "DOT",   "TikZ"};
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
    for (const ui::TextPart& text : screen.drawn<ui::TextPart>()) check("drawn", text.text);
    for (const ui::Control& control : screen.drawn<ui::Control>()) check(control.id, control.label);
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

}  // namespace

TEST_CASE("no English is left in the window, its mirror, its panes and its dialogs") {
    REQUIRE_FALSE(english_in(say("view.command.hint.name")).empty());
    const std::string_view used =
        "pane-why hint solve step-forward dismiss undo check wires algebra "
        "algebra-reduction algebra-own algebra-inverse algebra-quiet pane-wiring pane-chase chase-all "
        "chase-first chase-algebra pane-machine edit "
        "edit settings modal-close help modal-close levels modal-close lessons modal-close "
        "export export-qr modal-close gallery modal-close setup modal-close own modal-close codes "
        "modal-close results "
        "modal-close coach";
    const Speaking disguise(pseudo_language());
    REQUIRE(say("view.command.hint.name") == "\xC3\x80\xC3\xA0\xC3\xA0\xC3\xA0");
    for (const char* machine : {"merlin", "lights-out~5", "quatrainment", "subboards", "merlin~3", "torus~3",
                                "merlin~lit", "ghaly~4"}) {
        CAPTURE(machine);
        for (const ImVec2 size : {desktop, phone}) {
            Screen screen(new_game(machine, 3), size);
            check_screen(screen);
            for (const std::string_view id : machine::split(used, ' ')) {
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
        Screen screen(new_game(machine, 3));
        screen.settings = ui::new_player(std::string_view(machine) == "merlin");
        screen.settle();
        REQUIRE((screen.has_place("skip-guide") || screen.has_place("introduction-close")));
        check_screen(screen);
        for (const char* id : {"introduction-next", "introduction-next", "introduction-next", "hint", "hint",
                               "solve", "to-end"}) {
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
        check("question", say(game::question_of(lesson)));
        for (std::size_t answer = 1; answer <= lesson.task.answers; ++answer) {
            check("answer", say(game::answer_of(lesson, answer)));
            check("reply", say(game::reply_to(lesson, answer)));
        }
    }
}

TEST_CASE("no English is left in what is exported") {
    const Speaking disguise(pseudo_language());
    for (const char* machine : {"merlin", "lights-out~5", "merlin~3", "merlin~lit", "ghaly~4"}) {
        CAPTURE(machine);
        const game::Game game = new_game(machine, 3);
        for (const ExportWhat what : {ExportWhat::board, ExportWhat::solution, ExportWhat::wiring,
                                      ExportWhat::matrix, ExportWhat::chasing}) {
            if (!ui::has_sheet(game, what, ExportFormat::svg)) continue;
            const ui::Drawing sheet = ui::sheet_of(game, what, ui::dark_theme());
            check("title", sheet.title);
            for (const ui::TextShape& text : shapes_of<ui::TextShape>(sheet)) check("sheet", text.text);
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
                for (const ui::TextPart& line : screen.drawn<ui::TextPart>()) {
                    if (line.text.size() < 9 || words.find(line.text) == std::string::npos) continue;
                    CHECK(std::abs(line.at.y + line.size / 2 - skip.centre().y) <= 26);
                }
                screen.act(id);
            }
        }
    }
}

TEST_CASE(
    "in every language the line over the first boards of Ghaly's machine stays between bars and board") {
    for (const auto& file : embedded::languages()) {
        CAPTURE(std::string(file.code));
        const Speaking language(file.text);
        for (const ImVec2 size : {desktop, phone, ImVec2{360, 800}, ImVec2{320, 720}}) {
            CAPTURE(size.x);
            Screen screen(ghaly_game(2), size);
            screen.settings = ui::new_player(false);
            screen.settings.introduced.emplace_back("ghaly");
            screen.key(ImGuiKey_W);
            for (const char* id : {"cell-1", "cell-3", "hint"}) {
                REQUIRE(screen.has_place("skip-guide"));
                const ui::Rect skip = screen.place("skip-guide");
                const std::string words = screen.node("guide").text;
                CAPTURE(words);
                for (const ui::TextPart& line : screen.drawn<ui::TextPart>()) {
                    if (line.text.size() < 9 || words.find(line.text) == std::string::npos) continue;
                    if (screen.layout().pane.contains(line.at)) continue;  // the pane has the rule, too
                    CHECK(std::abs(line.at.y + line.size / 2 - skip.centre().y) <= 26);
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
            for (const char* id :
                 {"hint", "settings", "modal-close", "setup", "modal-close", "export", "modal-close",
                  "gallery", "modal-close", "cell-5", "cell-6", "cell-7", "cell-9", "skip-guide"}) {
                screen.act(id);
                for (const ui::Control& control : screen.drawn<ui::Control>()) check_fit(screen, control);
            }
        }
    }
}

TEST_CASE("in every language the words of the tabs stand apart in the pane of a low window") {
    constexpr float least_gap = 8;
    for (const auto& file : embedded::languages()) {
        CAPTURE(std::string(file.code));
        const Speaking language(file.text);
        Screen screen(new_game("lights-out~5x5", 3), {844, 390});
        for (int press = 0; press < 25 && !screen.game.is_solved(); ++press) {
            screen.act("hint");
            REQUIRE(screen.game.hint());
            screen.act("cell-" + std::to_string(*screen.game.hint() + 1));
        }
        screen.rest();
        int tabs = 0;
        float end = screen.layout().pane.x;
        for (const ui::Control& control : screen.drawn<ui::Control>()) {
            if (control.look != ui::Look::tab) continue;
            CAPTURE(control.label);
            const float half = screen.width_of(ui::Type::strong, control.label) * control.scale / 2;
            CHECK(control.rect.centre().x - half >= end + least_gap);
            end = control.rect.centre().x + half;
            ++tabs;
        }
        CHECK(tabs == 5);
        CHECK(end <= screen.layout().pane.right());
    }
}

namespace {

using Note = std::function<void(std::string_view text)>;

void note_screen(const Screen& screen, const Note& note) {
    note(screen.mirror());
    for (const ui::TextPart& text : screen.drawn<ui::TextPart>()) note(text.text);
    for (const ui::Control& control : screen.drawn<ui::Control>()) note(control.label);
}

void note_sheets(const game::Game& game, const Note& note) {
    for (const ExportWhat what : {ExportWhat::board, ExportWhat::solution}) {
        if (!ui::has_sheet(game, what, ExportFormat::svg)) continue;
        const ui::Drawing sheet = ui::sheet_of(game, what, ui::dark_theme());
        for (const ui::TextShape& text : shapes_of<ui::TextShape>(sheet)) note(text.text);
    }
    if (ui::has_sheet(game, ExportWhat::solution, ExportFormat::text)) note(ui::solution_text(game));
}

// Notes the texts of a worksheet with these boards of one kind.
void note_worksheet(const game::Worksheet& sheet, const Note& note) {
    for (const ui::Drawing& page : ui::worksheet_pages(sheet).pages)
        for (const ui::TextShape& text : shapes_of<ui::TextShape>(page)) note(text.text);
}

// Notes all texts while a player runs commands ("pane-why") and actions ("!press_1"), including refused ones.
void tour(game::Game game, std::string_view deeds, const Note& note) {
    Screen screen(std::move(game));
    screen.settings.presses_left = true;
    screen.settle();
    for (const std::string_view deed : machine::split(deeds, ' ')) {
        std::string action(deed.substr(1));
        std::replace(action.begin(), action.end(), '_', ' ');
        if (deed[0] != '!') {
            screen.act(deed);
        } else if (const auto done = game::Game(screen.game).apply(*game::parse_action(action))) {
            screen.carry_out(action);
        } else {
            note(say(done.error().message));
        }
        note_screen(screen, note);
    }
    note_sheets(screen.game, note);
}

void tour_cubes(const Note& note) {
    const machine::CubeVariant quarter{.metric = machine::Metric::quarter};
    tour(cube_game("R U F"), "pane-machine edit edit settings modal-close help modal-close", note);
    tour(cube_game(""), "edit !paint_start_4_5 !paint_start_4-5_3 edit export", note);
    tour(cube_game("UUUUUUFUR URRRRRRRR UFFFFFFFF DDDDDDDDD LLLLLLLLL BBBBBBBBB"), "all-faults", note);
    tour(answered(cube_game("R U F", quarter)), "!hint !solve !press_1 pane-machine", note);
    tour(answered(cube_game("R U F", quarter)), "!solve export export-solution export-text", note);
    tour(answered(cube_game("R U F", quarter)), "!solve !step_3", note);
    // Button 2 is R, 5 is R', 6 is F' and 8 is R2.
    tour(answered(cube_game("R", {.side = 2})), "check !solve !press_5 check !hint !undo !press_5 !undo",
         note);
    tour(answered(cube_game("R", {.side = 2})), "!press_2 check !press_8 check export", note);
    tour(answered(cube_game("R F", {.side = 2})), "!press_6 check", note);
    tour(cube_game("", {.side = 2}), "!press_5 !undo", note);
    tour(answered(cube_game("R", {.side = 2})), "!press_5 harder", note);
    tour(answered(cube_game("R", {.side = 2})), "!press_5 pane-why", note);
    {
        Screen touched(cube_game("R U F"));
        touched.surroundings.touch = true;
        touched.settle();
        touched.act("help");
        note_screen(touched, note);
    }
    {
        Screen told(cube_game("R U F"));
        told.tells = true;
        told.act_at_once({"cell-1", "cell-2"});
        note_screen(told, note);
    }
    Screen hidden(answered(cube_game("R U F")));
    hidden.settings.presses_left = false;
    hidden.settle();
    note_screen(hidden, note);
    for (const ui::WaitFor what : {ui::WaitFor::search, ui::WaitFor::proof})
        note(say(ui::waiting_words(hidden.game, {.running = true, .what = what})));
    game::Game turned = cube_game("R U F", quarter);
    note_worksheet(
        {{turned.puzzle().machine}, {{turned.puzzle(), {1}, true}, {turned.puzzle(), {1, 2}, false}}}, note);
    play_on(turned, "press 1");
    note(say(game::right_so_far(answered(turned)).sentence));
}

// Collects the message ids in the marks of the language below.
void add_ids(std::string_view text, std::set<std::string>& ids) {
    for (std::size_t open = text.find('['); open != std::string_view::npos; open = text.find('[', open + 1))
        ids.emplace(text.substr(open + 1, text.find(']', open) - open - 1));
}

}  // namespace

TEST_CASE("All variants of a cube's vocabulary are said of cubes, and none of the usual lines") {
    const i18n::Language english(language_file("en"));
    std::set<std::string> usual;
    std::set<std::string> variants;
    for (const auto& [id, made] : english.templates()) {
        if (const std::size_t mark = id.find(i18n::variant_mark); mark != std::string::npos) {
            variants.insert(id);
            usual.insert(id.substr(0, mark));
        }
    }
    REQUIRE(variants.size() > 40);
    const Speaking marked(rewritten_english([&](const std::string& id, const std::string& text) {
        return usual.contains(id) || variants.contains(id) ? "[" + id + "]" : text;
    }));
    std::set<std::string> said;
    tour_cubes([&](std::string_view text) { add_ids(text, said); });
    for (const std::string& id : variants) CHECK_MESSAGE(said.contains(id), "nothing says ", id);
    for (const std::string& id : said) CHECK_MESSAGE(variants.contains(id), "said of a cube: ", id);
}

}  // namespace switchbox::test
