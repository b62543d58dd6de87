// Tests of the exports of a game: sheets, and the solution as text.
#include "ui/export/sheets.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <map>

#include "base/random.hpp"
#include "game/new_game.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "support/dialog_items.hpp"
#include "support/drawings.hpp"
#include "support/games.hpp"
#include "support/texts.hpp"
#include "support/xml.hpp"
#include "types/custom/formats/text.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/lights/chase/chase_lookup.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/frame/layout.hpp"
#include "ui/kit/pictures.hpp"
#include "ui/types/ghaly/wires/wire_words.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::ExportFormat;
using ui::ExportWhat;

namespace {

game::Game new_ghaly_game(int size, std::uint64_t seed = 1) {
    return new_game(machine::choose_ghaly(machine::plain_codes(size)), seed);
}

ui::Drawing sheet(const game::Game& game, ExportWhat what) {
    REQUIRE(ui::has_sheet(game, what, ExportFormat::svg));
    return ui::sheet_of(game, what, ui::dark_theme());
}

bool same(ui::Colour a, ui::Colour b) { return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a; }

std::size_t circles_filled(const ui::Drawing& drawing, ui::Colour colour) {
    std::size_t count = 0;
    for (const auto& circle : shapes_of<ui::CircleShape>(drawing)) count += same(circle.fill, colour) ? 1 : 0;
    return count;
}

// Returns the numbers in the marks with their positions. They are the bold texts from the first mark on.
std::multimap<std::string, ImVec2> marked_numbers(const ui::Drawing& drawing) {
    std::multimap<std::string, ImVec2> numbers;
    bool marking = false;
    for (const ui::DrawnShape& shape : drawing.shapes) {
        const auto* rect = std::get_if<ui::RectShape>(&shape);
        marking = marking || (rect != nullptr && same(rect->fill, ui::dark_theme().hint));
        const auto* text = std::get_if<ui::TextShape>(&shape);
        if (marking && text != nullptr && text->strong && machine::parse_number(text->text)) {
            numbers.emplace(text->text, text->at);
        }
    }
    return numbers;
}

// Returns the marks in the order of the buttons.
std::vector<ui::Rect> marks_of(const ui::Drawing& drawing) {
    std::vector<ui::Rect> marks;
    for (const auto& rect : shapes_of<ui::RectShape>(drawing)) {
        if (same(rect.fill, ui::dark_theme().hint)) marks.push_back(rect.rect);
    }
    return marks;
}

// Checks that each number from 1 on occurs once, in the mark of its button.
void check_numbers(const game::Game& game) {
    const std::vector<std::size_t> plan = solve::plan_of(game.verdict(), game.machine());
    const ui::Drawing drawing = sheet(game, ExportWhat::solution);
    std::vector<std::size_t> buttons = plan;
    std::sort(buttons.begin(), buttons.end());
    buttons.erase(std::unique(buttons.begin(), buttons.end()), buttons.end());
    const std::vector<ui::Rect> marks = marks_of(drawing);
    REQUIRE(marks.size() == buttons.size());
    const auto numbers = marked_numbers(drawing);
    REQUIRE(numbers.size() == plan.size());
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const std::string number = std::to_string(i + 1);
        CAPTURE(number);
        REQUIRE(numbers.count(number) == 1);
        const auto mark = std::lower_bound(buttons.begin(), buttons.end(), plan[i]) - buttons.begin();
        CHECK(marks[static_cast<std::size_t>(mark)].contains(numbers.find(number)->second));
    }
}

// Plays the steps in the text and compares the boards shown.
void check_text(game::Game game) {
    REQUIRE(ui::has_sheet(game, ExportWhat::solution, ExportFormat::text));
    const std::vector<std::size_t> plan = solve::plan_of(game.verdict(), game.machine());
    const std::string text = ui::solution_text(game);
    const std::vector<std::string> lines = lines_of(text);
    REQUIRE(lines.size() == plan.size() + 8);
    CHECK(lines[1] == "Start:   " + machine::format_grid(game.picture()));
    CHECK(lines[2] == "Target:  " + machine::format_grid(game.puzzle().target));
    for (std::size_t i = 0; i < plan.size(); ++i) {
        const std::string number = std::to_string(game.machine().button_number(plan[i]));
        const std::string place = say(game.machine().button_place(plan[i]));
        REQUIRE(game.apply(game::Press{plan[i]}));
        CHECK(lines[6 + i] == std::to_string(i + 1) + ". Press button " + number + " (" + place + ")  ->  " +
                                  machine::format_grid(game.picture()));
    }
    CHECK(game.is_solved());
    CHECK(text.ends_with("\nSolved: the board shows the target.\n"));
}

}  // namespace

TEST_CASE("every sheet of every preset is well-formed and inside its bounds, in both themes") {
    for (const machine::Preset& preset : machine::catalogue()) {
        CAPTURE(preset.id);
        check_all_sheets(new_game(std::string(preset.id)));
    }
}

TEST_CASE("boards of all shapes have sheets inside their bounds") {
    for (const char* machine : {"lights-out~1x1", "lights-out~1x24", "lights-out~24x1", "lights-out~21x22",
                                "lights-out~64x64", "lights-out~5x5~9", "lights-out~3x4~lit", "king~30x4"}) {
        CAPTURE(machine);
        check_all_sheets(new_game(machine));
    }
    for (const int size : {2, 3, 8, 9, 16, 17, 33}) {
        CAPTURE(size);
        check_all_sheets(new_ghaly_game(size));
    }
}

TEST_CASE("puzzles have sheets inside their bounds, whatever their lamps and buttons are called") {
    for (const std::string name :
         {"x", "<b>&amp;</b>", "\"><script>", "]]>", "a-name-that-is-much-longer-than-its-button",
          "\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3\xB6\xC3"
          "\xB6"}) {
        CAPTURE(name);
        for (const char* const rest :
             {"", "faces up right down left\n", "press lit\n", "layout . x / y .\n"}) {
            const std::string text = "A: x y\nx: x+2\nB: y\nstates 4\nstart x=1 y=3\n" + std::string(rest);
            CAPTURE(text);
            // JSON allows any characters in a name.
            machine::WiredPuzzle puzzle = *puzzle::parse_text(text);
            puzzle.lamps.front().name = name;
            puzzle.buttons.at(1).name = name;
            const game::Game game(game::opening(*game::playable_puzzle(puzzle)));
            CHECK(ui::has_sheet(game, ExportWhat::solution, ExportFormat::svg));
            check_all_sheets(game);
        }
    }
}

TEST_CASE("a text is shortened by whole characters, to the width it has") {
    const std::string text = "\xC3\xB6\xE2\x86\x91z\xC3\xA4nn";  // six characters
    const std::array<std::string, 6> shortened{"\xE2\x80\xA6",
                                               "\xC3\xB6\xE2\x80\xA6",
                                               "\xC3\xB6\xE2\x86\x91\xE2\x80\xA6",
                                               "\xC3\xB6\xE2\x86\x91z\xE2\x80\xA6",
                                               "\xC3\xB6\xE2\x86\x91z\xC3\xA4\xE2\x80\xA6",
                                               text};
    for (std::size_t i = 0; i < shortened.size(); ++i) {
        const float width = ui::text_width(text, 10) * (static_cast<float>(i) + 1.1F) / 6;
        CHECK(ui::shortened(text, 10, width) == shortened[i]);
        CHECK(ui::text_width(shortened[i], 10) <= width);
    }
    CHECK(ui::shortened("", 10, 0) == "");
}

TEST_CASE("the board has as many lit lamps as the picture and the target, and the others dark") {
    Random random(5);
    for (int round = 0; round < 20; ++round) {
        game::Game game = new_game("merlin", random.below(1000) + 1);
        play_on(game, "press " + std::to_string(random.below(9) + 1));
        const ui::Drawing drawing = sheet(game, ExportWhat::board);
        const std::size_t lit = machine::weight(game.picture()) + machine::weight(game.puzzle().target);
        CHECK(circles_filled(drawing, ui::dark_theme().lit) == lit);
        CHECK(circles_filled(drawing, ui::dark_theme().dark_lamp) == 18 - lit);
    }
}

TEST_CASE("each lit lamp glows on the keys around it and has a bright core") {
    const game::Game game = paper_game();
    const ui::Drawing drawing = sheet(game, ExportWhat::board);
    const auto glows = shapes_of<ui::GlowShape>(drawing);
    const std::size_t lit = machine::weight(game.picture()) + machine::weight(game.puzzle().target);
    CHECK(glows.size() == 2 * lit);
    for (const ui::GlowShape& glow : glows) {
        CHECK(glow.stops.front().colour.a > 0.3F);
        CHECK(glow.stops.back().at == 1);
        CHECK(glow.stops.back().colour.a == 0);
        for (std::size_t i = 1; i < glow.stops.size(); ++i) {
            CHECK(glow.stops[i].at >= glow.stops[i - 1].at);
            CHECK(glow.stops[i].colour.a <= glow.stops[i - 1].colour.a);
        }
    }
}

TEST_CASE("the board of Ghaly's machine has each cell in its colour with its letter") {
    game::Game game = new_ghaly_game(4, 3);
    for (const int button : {1, 6, 7, 12}) play_on(game, "press " + std::to_string(button));
    std::map<std::string, int> letters;
    for (const auto& text : shapes_of<ui::TextShape>(sheet(game, ExportWhat::board))) {
        if (text.strong && text.text.size() == 1) ++letters[text.text];
    }
    std::map<std::string, int> expected;
    for (const machine::Picture* picture : {&game.picture(), &game.puzzle().target}) {
        for (const std::uint8_t state : picture->cells) {
            if (state != 0) ++expected[machine::colour_letter(state)];
        }
    }
    CHECK(letters == expected);
}

TEST_CASE("holes have neither lamp nor button") {
    const auto rule = machine::choose_own({.shape = {3, 3}, .inner = {{0, 0}, {0, 1}}, .holes = {0, 4, 8}});
    REQUIRE(rule);
    const game::Game game(game::opening(*game::new_puzzle(*rule, 2)));
    const ui::Drawing drawing = sheet(game, ExportWhat::board);
    const ui::Theme& theme = ui::dark_theme();
    CHECK(circles_filled(drawing, theme.lit) + circles_filled(drawing, theme.dark_lamp) == 12);
    check_all_sheets(game);
}

TEST_CASE("a solution has every number once, in the mark of its button") {
    for (const machine::Preset& preset : machine::catalogue()) {
        CAPTURE(preset.id);
        check_numbers(new_game(std::string(preset.id), 7));
    }
    for (const char* machine :
         {"lights-out~3x4~lit", "lights-out~5x5~9", "lights-out~12x12", "lights-out~20x20"}) {
        CAPTURE(machine);
        check_numbers(new_game(machine, 3));
    }
}

TEST_CASE("boards above 20 x 20 have marks without numbers, and how often where that is not once") {
    const game::Game game = new_game("lights-out~21x21", 2);
    const ui::Drawing drawing = sheet(game, ExportWhat::solution);
    CHECK(marks_of(drawing).size() == machine::weight(*solve::presses_of(game.verdict())));
    CHECK(marked_numbers(drawing).empty());
    const game::Game many = new_game("lights-out~21x21~4", 2);
    const machine::PressGrid& presses = *solve::presses_of(many.verdict());
    std::size_t times = 0;
    for (const auto& text : shapes_of<ui::TextShape>(sheet(many, ExportWhat::solution))) {
        times += text.text ==
                         "\xC3\x97"
                         "3"
                     ? 1
                     : 0;
    }
    CHECK(times == static_cast<std::size_t>(std::count(presses.cells.begin(), presses.cells.end(), 3)));
}

TEST_CASE("the text of a solution shows the board after every press") {
    for (const machine::Preset& preset : machine::catalogue()) {
        CAPTURE(preset.id);
        check_text(new_game(std::string(preset.id), 4));
    }
    for (const char* machine : {"lights-out~3x4~lit", "lights-out~5x5~9", "lights-out~9x2"}) {
        CAPTURE(machine);
        check_text(new_game(machine, 3));
    }
    for (int size = 2; size <= 8; ++size) {
        CAPTURE(size);
        check_text(new_ghaly_game(size, 5));
    }
}

TEST_CASE("Merlin's solution as text") {
    const auto start = machine::parse_grid<struct machine::PictureKind>(
        "000/101/010", machine::first_choice()->lamp_sites(), 2, machine::start_words);
    REQUIRE(start);
    const machine::MachineChoice merlin = machine::first_choice();
    const game::Game game(game::opening({merlin, *start, merlin->default_target()}));
    CHECK(ui::solution_text(game) ==
          "Machine: Merlin (merlin)\n"
          "Start:   000/101/010\n"
          "Target:  111/101/111\n\n"
          "Solution: 5 presses, in any order.\n\n"
          "1. Press button 1 (row 1, column 1)  ->  110/011/010\n"
          "2. Press button 2 (row 1, column 2)  ->  001/011/010\n"
          "3. Press button 3 (row 1, column 3)  ->  010/000/010\n"
          "4. Press button 4 (row 2, column 1)  ->  110/100/110\n"
          "5. Press button 6 (row 2, column 3)  ->  111/101/111\n\n"
          "Solved: the board shows the target.\n");
}

TEST_CASE("while a solution is stepped through, what is taken away is the whole of it") {
    for (const char* machine : {"lights-out-2000", "lights-out~3x4~lit", "ghaly", "subboards"}) {
        CAPTURE(machine);
        game::Game game = new_game(machine, 6);
        play_on(game, "solve");
        const std::string text = ui::solution_text(game);
        const std::string drawn = ui::svg_of(sheet(game, ExportWhat::solution));
        play_on(game, "step 1");
        CHECK(ui::solution_text(game) == text);
        play_on(game, "step " + std::to_string(game.position().timeline->plan.size()));
        CHECK(game.is_solved());
        CHECK(ui::solution_text(game) == text);
        CHECK(ui::svg_of(sheet(game, ExportWhat::solution)) == drawn);
    }
}

TEST_CASE("there is no solution to take away where none is known, none is left, or it may not be told") {
    const auto has = [](const game::Game& game) {
        return ui::has_sheet(game, ExportWhat::solution, ExportFormat::text) ||
               ui::has_sheet(game, ExportWhat::solution, ExportFormat::png);
    };
    game::Game game = new_game("lights-out", 2);
    CHECK(has(game));
    CHECK_FALSE(has(asking(game)));
    game::Position solved = game.position();
    solved.puzzle.target = solved.puzzle.start;
    CHECK_FALSE(has(game::Game(solved)));
    play_on(game, "paint start 1 " + std::to_string(1 - game.picture()[0]));
    REQUIRE(solve::is_impossible(game.verdict()));
    CHECK_FALSE(has(game));
}

TEST_CASE("wiring is for Ghaly's machine up to 16, the matrix for linear ones, text for solutions alone") {
    const game::Game linear = new_game("merlin");
    CHECK_FALSE(ui::has_sheet(linear, ExportWhat::wiring, ExportFormat::svg));
    CHECK(ui::has_sheet(linear, ExportWhat::matrix, ExportFormat::svg));
    CHECK_FALSE(ui::has_sheet(new_ghaly_game(4), ExportWhat::matrix, ExportFormat::png));
    CHECK(ui::has_sheet(new_ghaly_game(16), ExportWhat::wiring, ExportFormat::png));
    CHECK_FALSE(ui::has_sheet(new_ghaly_game(17), ExportWhat::wiring, ExportFormat::png));
    for (const ExportWhat what : {ExportWhat::board, ExportWhat::wiring, ExportWhat::matrix}) {
        CHECK_FALSE(ui::has_sheet(linear, what, ExportFormat::text));
    }
}

TEST_CASE("the wiring has all codes, and every wire runs from its code to the one at its exit") {
    for (const int size : {2, 4, 5, 8, 16}) {
        CAPTURE(size);
        game::Game game = new_ghaly_game(size, 2);
        Random random(9);
        for (std::size_t i = 0; i < game.machine().buttons().size(); ++i) {
            if (random.below(2) == 0) REQUIRE(game.apply(game::Press{i}));
        }
        const machine::GhalyMachine& ghaly = *machine::ghaly_in(game.machine());
        const ui::Drawing drawing = sheet(game, ExportWhat::wiring);
        const auto count = static_cast<std::size_t>(2 * size);
        std::map<std::string, int> codes;
        std::vector<ImVec2> places;  // of the codes, transmitters first
        for (const auto& text : shapes_of<ui::TextShape>(drawing)) {
            if (!text.mono || text.anchor != ui::TextAnchor::middle) continue;
            ++codes[text.text];
            places.push_back(text.at);
        }
        REQUIRE(places.size() == 2 * count);
        for (int code = 0; code < 2 * size; ++code) CHECK(codes[machine::code_text(code, size)] == 2);

        // Each wire is drawn over its casing. The generators' wires come first; the two lines of the legend
        // come last.
        const auto lines = shapes_of<ui::LineShape>(drawing);
        REQUIRE(lines.size() == 4 * count + 2);
        const machine::Wiring wiring = machine::wiring_of(game.position().presses);
        const auto near = [](ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y) < 40; };
        for (std::size_t i = 0; i < count; ++i) {
            const ui::LineShape& wire = lines[2 * count + 2 * i + 1];
            CHECK(wire.dash == 0);
            CHECK(near(wire.points.front(), places[i]));
            CHECK(near(wire.points.back(), places[count + wiring.exit_of[i]]));
            CHECK(lines[2 * i + 1].dash > 0);
            CHECK(near(lines[2 * i + 1].points.front(), places[count + i]));
        }
        CHECK(ghaly.size() == size);
    }
}

TEST_CASE("the matrix has a 1 for each lamp that a button changes: as digits, and above 64 as dots") {
    for (const char* machine : {"merlin", "subboards", "lights-out~8x8", "lights-out~9x9", "torus~12x12"}) {
        CAPTURE(machine);
        const game::Game game = new_game(machine);
        const machine::Effects& effects = machine::linear_in(game.machine())->effects();
        std::size_t ones = 0;
        for (const auto& lamps : effects) ones += lamps.size();
        const ui::Drawing drawing = sheet(game, ExportWhat::matrix);
        std::size_t digits = 0;
        for (const auto& text : shapes_of<ui::TextShape>(drawing)) {
            const bool is_entry = text.mono && text.anchor == ui::TextAnchor::middle && text.strong;
            digits += is_entry && text.text == "1" ? 1 : 0;
        }
        const bool dotted = game.machine().lamps().size() > 64;
        CHECK(digits == (dotted ? 0 : ones));
        CHECK(shapes_of<ui::CircleShape>(drawing).size() == (dotted ? ones : 0));
    }
}

TEST_CASE("the table for chasing has a filled cell with its digit for each wrong lamp and each press") {
    for (const char* machine : {"lights-out~5x5", "lights-out~4x6~3", "lights-out~9x12"}) {
        CAPTURE(machine);
        const game::Game game = new_game(machine);
        const auto page = solve::page_of(solve::ChasingTable(machine::linear_in(game.machine())->rule()));
        std::size_t entries = 0;
        for (const solve::ChasingRow& row : page.rows) {
            for (const auto* side : {&row.bottom, &row.first})
                entries += static_cast<std::size_t>(
                    std::count_if(side->begin(), side->end(), [](std::uint8_t value) { return value != 0; }));
        }
        const ui::Drawing drawing = sheet(game, ExportWhat::chasing);
        CHECK(drawing.title == "Chasing the lights");
        std::size_t digits = 0;
        for (const auto& text : shapes_of<ui::TextShape>(drawing))
            digits += text.mono && text.strong && text.text.size() == 1 ? 1 : 0;
        CHECK(digits == entries);
    }
    CHECK_FALSE(ui::has_sheet(new_game("torus~5x5"), ExportWhat::chasing, ExportFormat::svg));
    CHECK_FALSE(ui::has_sheet(new_ghaly_game(4), ExportWhat::chasing, ExportFormat::svg));
}

TEST_CASE("sheets say what they show") {
    const auto says = [](const game::Game& game, ExportWhat what, const std::string& words) {
        CAPTURE(words);
        const auto texts = shapes_of<ui::TextShape>(sheet(game, what));
        CHECK(std::any_of(texts.begin(), texts.end(), [&](const auto& text) { return text.text == words; }));
    };
    const game::Game three = new_game("lights-out~3x4~3~lit", 3);
    says(three, ExportWhat::board, "3 \xC3\x97 4, 3 states, only lit lamps may be pressed");
    says(paper_game(), ExportWhat::board, "Solvable in 4 presses, the fewest possible.");
    says(three, ExportWhat::board, "Target");
    says(new_game("lights-out~3x4~3"), ExportWhat::board, "3 \xC3\x97 4, 3 states");
    says(new_game("merlin~lit"), ExportWhat::board, "3 \xC3\x97 3, only lit lamps may be pressed");
    says(new_game("merlin"), ExportWhat::matrix, "A: 9 lamps \xC3\x97 9 buttons, modulo 2");
    says(new_game("merlin"), ExportWhat::matrix, "Merlin, 3 \xC3\x97 3");
    game::Game ghaly = new_ghaly_game(4);
    play_on(ghaly, "press 1");
    CHECK(ui::presses_words(ghaly).starts_with("1 press so far."));
    says(ghaly, ExportWhat::board, ui::presses_words(ghaly));
    says(ghaly, ExportWhat::wiring, "4 \xC3\x97 4, wires after 1 press");
    says(ghaly, ExportWhat::wiring, "Wiring permutation, 1 inversion:");
    game::Game few = paper_game();
    CHECK(sheet(few, ExportWhat::solution).title == "Solution: 4 presses");
    play_on(few, "press 1");
    says(few, ExportWhat::board, "1 press so far. The fewest possible: 4.");
}

TEST_CASE("files are named after the machine and what they show") {
    const game::Game game = new_game("merlin");
    CHECK(ui::file_name_of(game, ExportWhat::solution, ExportFormat::svg) == "switchbox-merlin-solution.svg");
    CHECK(ui::file_name_of(game, ExportWhat::solution, ExportFormat::text) ==
          "switchbox-merlin-solution.txt");
    CHECK(ui::file_name_of(new_ghaly_game(4), ExportWhat::wiring, ExportFormat::png) ==
          "switchbox-ghaly-wiring.png");
}

TEST_CASE("the export dialog offers what there is, and falls back to it") {
    const game::Game game = new_game("merlin");
    const ui::Settings settings;
    ui::UiState state;
    const auto item = [&](const char* id) {
        return *find_item(ui::export_dialog({game, settings, state}), id);
    };
    CHECK(item("export-board").checked);
    CHECK(item("export-png").checked);
    CHECK(item("export-matrix").enabled);
    CHECK_FALSE(item("export-wiring").enabled);
    CHECK_FALSE(item("export-text").enabled);
    // A choice that is off has its reason below.
    const auto reason = [&](const char* id) {
        return group_of(ui::export_dialog({game, settings, state}), id).text;
    };
    CHECK(reason("export-absent") == "Wiring: only Ghaly's machine has it.");
    CHECK(reason("export-form-why") == "Text: only for the solution.");
    state.exports = {ExportWhat::solution, ExportFormat::text};
    CHECK(item("export-solution").checked);
    CHECK(item("export-text").enabled);
    CHECK(item("export-text").checked);
    state.exports = {ExportWhat::wiring, ExportFormat::text};
    CHECK(item("export-board").checked);
    CHECK(item("export-png").checked);
    CHECK(item("export-save").enabled);
}

TEST_CASE("the export dialog offers a certificate where there is one") {
    const ui::Settings settings;
    ui::UiState state;
    state.exports = {ExportWhat::certificate, ExportFormat::png};
    const auto dialog_of = [&](const game::Game& game) { return ui::export_dialog({game, settings, state}); };
    const game::Game game = paper_game();
    CHECK(find_item(dialog_of(game), "export-certificate")->checked);
    CHECK(find_item(dialog_of(game), "export-save")->enabled);
    CHECK_FALSE(find_item(dialog_of(game), "export-png"));
    CHECK(ui::certificate_text(game).find("\"claim\": \"fewest\"") != std::string::npos);
    CHECK(ui::file_name_of(game, ExportWhat::certificate, ExportFormat::text) ==
          "switchbox-merlin-certificate.json");
    // In lit-only play the order counts, so there is none.
    const game::Game lit = new_game("merlin~lit");
    CHECK_FALSE(find_item(dialog_of(lit), "export-certificate"));
    CHECK(find_item(dialog_of(lit), "export-board")->checked);
}

TEST_CASE("the export dialog offers a worksheet with a number of boards in place of the file type") {
    const game::Game game = new_game("merlin");
    const ui::Settings settings;
    ui::UiState state;
    state.exports = {ExportWhat::worksheet, ExportFormat::png};
    const ui::Dialog dialog = ui::export_dialog({game, settings, state});
    CHECK(find_item(dialog, "export-worksheet")->checked);
    CHECK(find_item(dialog, "export-boards-12")->checked);
    CHECK(find_item(dialog, "export-save")->enabled);
    CHECK_FALSE(find_item(dialog, "export-png"));
    const game::Game large = new_game("lights-out~25x25");
    CHECK(group_of(ui::export_dialog({large, settings, state}), "export-absent")
              .text.find("A worksheet has boards of up to") != std::string::npos);
    CHECK(ui::has_sheet(game, ExportWhat::worksheet, ExportFormat::svg));
    CHECK_FALSE(ui::has_sheet(game, ExportWhat::worksheet, ExportFormat::png));
    CHECK_FALSE(ui::has_sheet(new_game("lights-out~25x25"), ExportWhat::worksheet, ExportFormat::svg));
    CHECK(ui::file_name_of(game, ExportWhat::worksheet, ExportFormat::svg) ==
          "switchbox-merlin-worksheet.svg");
}
