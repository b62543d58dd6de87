// Tests of the pages of worksheets.
#include "ui/export/worksheet.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "support/drawings.hpp"
#include "support/games.hpp"
#include "support/xml.hpp"
#include "ui/export/sheet_board.hpp"
#include "ui/kit/pictures.hpp"

using namespace switchbox;
using namespace switchbox::test;

namespace {

game::Worksheet worksheet_of(const machine::MachineChoice& choice, std::size_t count,
                             std::uint64_t seed = 1) {
    auto sheet = game::make_worksheet(game::NewGame{choice, seed}, count);
    REQUIRE(sheet);
    return *sheet;
}

std::multiset<std::string> texts_on(const std::vector<ui::Drawing>& pages) {
    std::multiset<std::string> texts;
    for (const ui::Drawing& page : pages)
        for (const auto& text : shapes_of<ui::TextShape>(page)) texts.insert(text.text);
    return texts;
}

std::size_t count_black_circles(const ui::Drawing& page) {
    const auto circles = shapes_of<ui::CircleShape>(page);
    return static_cast<std::size_t>(std::count_if(circles.begin(), circles.end(), [](const auto& circle) {
        return circle.fill.a > 0 && circle.fill.r == 0 && circle.fill.g == 0 && circle.fill.b == 0;
    }));
}

}  // namespace

TEST_CASE("a worksheet has pages of boards, then as many pages of solutions") {
    struct Case {
        const char* machine;
        std::size_t boards;
        std::size_t pages;  // of boards
    };
    for (const Case& one :
         {Case{"merlin", 1, 1}, Case{"merlin", 12, 1}, Case{"merlin", 13, 2}, Case{"lights-out~8x8", 12, 2},
          Case{"lights-out~12x12", 12, 2}, Case{"lights-out~24x24", 5, 2}}) {
        CAPTURE(one.machine);
        CAPTURE(one.boards);
        const ui::WorksheetPages made = ui::worksheet_pages(worksheet_of(choice_of(one.machine), one.boards));
        CHECK(made.boards == one.pages);
        CHECK(made.pages.size() == 2 * one.pages);
    }
}

TEST_CASE("every board of a worksheet has its number, and its number of presses among the solutions") {
    const game::Worksheet sheet = worksheet_of(choice_of("merlin"), 12);
    const ui::WorksheetPages made = ui::worksheet_pages(sheet);
    const auto texts = texts_on(made.pages);
    for (std::size_t i = 0; i < sheet.boards.size(); ++i) {
        const std::string number = std::to_string(i + 1) + ".";
        const std::size_t presses = sheet.boards[i].presses.size();
        CHECK(texts.count(number) == 1);
        CHECK(texts.count(number + " " + std::to_string(presses) + (presses == 1 ? " press" : " presses")) ==
              1);
    }
    CHECK(texts.count("Switchbox, machine merlin, 3 \xC3\x97 3, seed 1") == 2);
    CHECK(texts.count("Target") == 1);
    CHECK(texts.count("1 of 2") == 1);
}

TEST_CASE("lit lamps are black and dark ones white on a worksheet") {
    const game::Worksheet sheet = worksheet_of(choice_of("merlin"), 4);
    std::size_t lit = machine::weight(sheet.boards.front().puzzle.target);
    for (const game::WorksheetBoard& board : sheet.boards) lit += machine::weight(board.puzzle.start);
    constexpr std::size_t lit_in_rule = 4 + 3 + 5;
    CHECK(count_black_circles(ui::worksheet_pages(sheet).pages.front()) == lit + lit_in_rule);
}

TEST_CASE("the pages of every machine are A4, well-formed, and keep their margins") {
    for (const std::string text :
         {"merlin", "quatrainment", "subboards", "lights-out~9x9~4", "lights-out~24x24", "merlin~lit",
          "ghaly", "ghaly~9", "cube~2~common", "cube~3~common", "merlin~turns", "lights-out~1x24"}) {
        CAPTURE(text);
        const ui::WorksheetPages made = ui::worksheet_pages(worksheet_of(choice_of(text), 7));
        std::size_t shapes = 0;
        for (const ui::Drawing& page : made.pages) {
            CHECK(page.width == ui::page_width);
            CHECK(page.height == ui::page_height);
            shapes += page.shapes.size();
            for (const auto& circle : shapes_of<ui::CircleShape>(page)) {
                CHECK(circle.centre.y + circle.radius < page.height - 30);
                CHECK(circle.centre.x + circle.radius < page.width - 8);
            }
            for (const auto& written : shapes_of<ui::TextShape>(page)) {
                CHECK_FALSE(written.text.empty());
                CHECK(written.at.y < page.height - 20);
            }
        }
        // Each page has a group, a title and a background; the document has a title and a style.
        CHECK(read_xml(ui::svg_of_pages(made.pages)).size() == shapes + 3 * made.pages.size() + 3);
    }
}

TEST_CASE("a worksheet of Ghaly's machine has the codes at the edges, and the colour of each board") {
    const game::Worksheet sheet = worksheet_of(choice_of("ghaly"), 2);
    const ui::WorksheetPages made = ui::worksheet_pages(sheet);
    const auto texts = texts_on({made.pages.front()});
    for (const char* const code : {"1", "4"}) CHECK(texts.count(code) == 4);
    for (const char* const code : {"5", "8"}) CHECK(texts.count(code) == 4);
}

TEST_CASE("a worksheet of a puzzle names lamps and buttons, and which lamps each button changes") {
    const game::Game game = wired_game("A: x y\nB: y+2\nstates 4\nstart x=1 y=1\n");
    const ui::WorksheetPages made = ui::worksheet_pages(worksheet_of(game.puzzle().machine, 3));
    std::string all;
    for (const std::string& text : texts_on({made.pages.front()})) all += text + "\n";
    CHECK(all.find("A: x +1, y +1. B: y +2.") != std::string::npos);
}
