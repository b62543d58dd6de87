// Tests of the exports of a cube: its net, and a solution to turn a real cube by.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "support/drawings.hpp"
#include "support/games.hpp"
#include "support/screen.hpp"
#include "support/texts.hpp"
#include "types/cube/model/algorithms.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "types/cube/model/pictures.hpp"
#include "ui/export/sheets.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::test {
namespace {

using ui::ExportFormat;
using ui::ExportWhat;

constexpr std::array<machine::CubeVariant, 4> forms{
    {{3}, {3, machine::Metric::quarter}, {2}, {2, machine::Metric::clockwise, machine::CubeColours::common}}};

std::vector<std::string> words_on(const ui::Drawing& sheet) {
    std::vector<std::string> words{sheet.title};
    for (const ui::TextShape& text : shapes_of<ui::TextShape>(sheet)) words.push_back(text.text);
    return words;
}

// Returns whether the text contains `part`, regardless of line breaks.
bool holds(const std::vector<std::string>& words, std::string_view part) {
    std::string all;
    for (const std::string& line : words) all += line + " ";
    return all.find(part) != std::string::npos;
}

// Checks a line such as "3. Turn U2  ->  UUR...": the turn, and the cube after it.
void follow(machine::Stickers& stickers, const std::string& line, std::size_t number) {
    const std::string before = std::to_string(number) + ". Turn ";
    REQUIRE(line.starts_with(before));
    const std::size_t arrow = line.find("  ->  ");
    REQUIRE(arrow != std::string::npos);
    const auto turn = machine::parse_algorithm(line.substr(before.size(), arrow - before.size()), 3);
    REQUIRE(turn);
    REQUIRE(turn->moves == 1);
    stickers = machine::moved(stickers, machine::pieces_of(*turn));
    CHECK(line.substr(arrow + 6) == machine::format_stickers(stickers));
}

}  // namespace

TEST_CASE("Sheets of cubes keep all inside their bounds, and speak of turns") {
    for (const machine::CubeVariant& form : forms) {
        CAPTURE(machine::format_form(form));
        const Screen screen(answered(cube_game("R U F2 R' U F R2", form)));
        check_all_sheets(screen.game);
        for (const ExportWhat what : {ExportWhat::board, ExportWhat::solution}) {
            const ui::Drawing sheet = ui::sheet_of(screen.game, what, ui::dark_theme());
            // The drawing has three faces and their stickers.
            CHECK(shapes_of<ui::PolygonShape>(sheet).size() == 3 + 3 * form.side * form.side);
            const std::vector<std::string> words = words_on(sheet);
            CHECK(holds(words, form.side == 3 ? "Hold it with the white centre" : "Hold it as it is drawn"));
            for (const std::string_view word : {"press", "Press", "lamp", "button", "board"})
                CHECK_FALSE(holds(words, word));
        }
    }
}

TEST_CASE("The net of a cube has its letters under it") {
    Screen screen(cube_game("R U"));
    const auto words = [&screen] {
        return words_on(ui::sheet_of(screen.game, ExportWhat::board, ui::light_theme()));
    };
    CHECK_FALSE(holds(words(), "so far"));
    CHECK(holds(words(), "UUUUUUFFFUBBRRRRRRRRRFFDFFDDDBDDBDDBFFDLLLLLLLLLUBBUBB"));
    play_on(screen.game, "press 7");  // U'
    CHECK(holds(words(), "1 turn so far."));
    play_on(screen.game, "press 8");  // R'
    CHECK(holds(words(), "Solved in 2 turns"));
}

TEST_CASE("A solution sheet says how to hold the cube, its turns in a line, and each with its net") {
    const Screen screen(answered(cube_game("F U2 R'")));
    const ui::Drawing sheet = ui::sheet_of(screen.game, ExportWhat::solution, ui::dark_theme());
    const std::vector<std::string> words = words_on(sheet);
    CHECK(words.front() == "Solution: 3 turns");
    CHECK(holds(words, "white centre on top"));
    CHECK(holds(words, "green one in front"));
    CHECK(holds(words, "R U2 F'"));
    for (const std::string_view word : {"1.", "2.", "3.", "R", "U2", "F'"})
        CHECK(std::count(words.begin(), words.end(), word) >= 1);
    // The sheet has the start with its keys, and a bare net for each turn.
    std::size_t tiles = 0;
    const ui::TileColours& colours = ui::dark_theme().tiles;
    for (const ui::RectShape& rect : shapes_of<ui::RectShape>(sheet))
        tiles += rect.stroke.r == colours.socket.r && rect.stroke.a == colours.socket.a ? 1 : 0;
    CHECK(tiles == 4 * 54);
}

TEST_CASE("The text of a cube's solution can be followed turn by turn") {
    for (const machine::CubeVariant& form : forms) {
        CAPTURE(machine::format_form(form));
        const Screen screen(answered(cube_game("R U F2 R' U F R2", form)));
        REQUIRE(ui::has_sheet(screen.game, ExportWhat::solution, ExportFormat::text));
        const std::vector<std::string> lines = lines_of(ui::solution_text(screen.game));
        machine::Stickers stickers = machine::stickers_on(screen.game.picture());
        CHECK(lines.at(1) == "Start:   " + machine::format_stickers(stickers));
        const auto first = std::find_if(lines.begin(), lines.end(),
                                        [](const std::string& line) { return line.starts_with("1. "); });
        const auto steps = static_cast<std::size_t>(std::find(first, lines.end(), "") - first);
        REQUIRE(steps > 0);
        for (std::size_t i = 0; i < steps; ++i)
            follow(stickers, first[static_cast<std::ptrdiff_t>(i)], i + 1);
        CHECK(stickers == machine::solved_stickers(form.side));
        CHECK(ui::solution_text(screen.game).ends_with("\nThe cube is solved.\n"));
    }
}

TEST_CASE("A cube's solution is taken away whole, at whatever step it stands") {
    for (const machine::CubeVariant& form :
         {machine::CubeVariant{2}, machine::CubeVariant{3, machine::Metric::quarter}}) {
        game::Game game = answered(cube_game("R U F2 R' U", form));
        REQUIRE(!game.replay(game::Solve{}));
        const std::size_t steps = game.position().timeline->plan.size();
        REQUIRE(!game.replay(game::StepTo{0}));
        const std::string text = ui::solution_text(game);
        const auto drawn = [&game] {
            return ui::svg_of(ui::sheet_of(game, ui::ExportWhat::solution, ui::dark_theme()));
        };
        const std::string sheet = drawn();
        for (std::size_t step = 1; step < steps; ++step) {
            REQUIRE(!game.replay(game::StepTo{step}));
            CHECK(ui::solution_text(game) == text);
            CHECK(drawn() == sheet);
        }
    }
}

}  // namespace switchbox::test
