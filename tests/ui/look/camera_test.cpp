// Tests of large boards: the visible part, its movement, and the drawing.
#include <doctest/doctest.h>

#include <cmath>
#include <set>
#include <string>

#include "base/random.hpp"
#include "support/games.hpp"
#include "support/rects.hpp"
#include "support/screen.hpp"

using namespace switchbox;
using namespace switchbox::test;
using ui::Camera;
using ui::CameraWindow;
using ui::Rect;

namespace {

bool is_over(const CameraWindow& board, const Rect& cells) {
    constexpr float tolerance = 0.6F;
    const Rect& window = board.window;
    const bool covers_across = cells.x <= window.x + tolerance && cells.right() >= window.right() - tolerance;
    const bool covers_down = cells.y <= window.y + tolerance && cells.bottom() >= window.bottom() - tolerance;
    const bool fits_across = cells.width <= window.width + tolerance;
    const bool fits_down = cells.height <= window.height + tolerance;
    return (covers_across || fits_across) && (covers_down || fits_down);
}

void wheel_in(Screen& screen, ImVec2 at) {
    screen.point(at);
    for (int i = 0; i < 40; ++i) screen.wheel(1);
}

}  // namespace

TEST_CASE("a camera never leaves its board, and comes as near as a finger needs") {
    Random random(5);
    for (const machine::Shape lamps : {machine::Shape{40, 40}, machine::Shape{1000, 1000},
                                       machine::Shape{10, 2000}, machine::Shape{2000, 33}}) {
        CAPTURE(lamps.rows);
        const CameraWindow window{{20, 90, 358, 400}, lamps};
        Camera camera;
        for (int i = 0; i < 500; ++i) {
            const auto share = [&] { return static_cast<float>(random.below(1000)) / 1000; };
            const ImVec2 at{20 + 358 * share(), 90 + 400 * share()};
            if (random.below(2) == 0) {
                camera = ui::zoomed(window, camera, std::exp(4 * share() - 2), at);
            } else {
                camera = ui::panned(window, camera, {900 * share() - 450, 900 * share() - 450});
            }
            const Rect cells = ui::cells_in(window.window, lamps, camera);
            REQUIRE(camera.zoom >= 1);
            REQUIRE(ui::cell_side(cells, lamps) <= 64.5F);
            REQUIRE(is_over(window, cells));
        }
    }
}

TEST_CASE("what is under the pointer stays there while the board comes nearer") {
    const machine::Shape lamps{1000, 1000};
    const CameraWindow window{{0, 0, 500, 500}, lamps};
    Camera camera;
    const ImVec2 at{333, 127};
    for (int i = 0; i < 12; ++i) {
        camera = ui::zoomed(window, camera, 1.4F, at);
        const Rect cells = ui::cells_in(window.window, lamps, camera);
        CHECK((at.x - cells.x) / cells.width == doctest::Approx(333.0 / 500).epsilon(0.001));
        CHECK((at.y - cells.y) / cells.height == doctest::Approx(127.0 / 500).epsilon(0.001));
    }
}

TEST_CASE("cells that are seen are found by their place and back") {
    const machine::Shape lamps{200, 300};
    const Rect window{10, 10, 400, 300};
    const Rect cells = ui::cells_in(window, lamps, {12, {0.4F, 0.7F}});
    const ui::SeenCells seen = ui::seen_cells(window, cells, lamps);
    CHECK(seen.shape.size() < 1000);
    for (std::size_t place = 0; place < seen.shape.size(); ++place)
        REQUIRE(seen.place(seen.cell(place)) == place);
    CHECK(!seen.place(0));
    // Every cell that intersects the window is included.
    for (std::size_t cell = 0; cell < lamps.size(); ++cell) {
        const Rect rect = ui::cell_rect(cells, lamps, cell).common(window);
        if (rect.width > 0 && rect.height > 0) REQUIRE(seen.place(cell));
    }
}

TEST_CASE("from afar a board is a map, from near its lamps") {
    Screen screen(new_game("lights-out~300x300", 3));
    CHECK(screen.scene().boards.empty());
    REQUIRE(screen.scene().maps.size() == 2);  // the board and its target
    CHECK(screen.scene().maps[0].cells == screen.game.picture().cells);
    CHECK(screen.layout().overview.width == 0);
    wheel_in(screen, screen.layout().board.centre());
    REQUIRE(screen.scene().boards.size() == 1);
    CHECK(screen.scene().maps.size() == 2);  // the target and the overview of the whole board
    CHECK(screen.layout().overview.width > 60);
    const ui::BoardDrawing& near = screen.scene().boards[0];
    CHECK(near.clip == screen.layout().board);
    CHECK(near.lamps() < 400);
    CHECK(screen.scene().lamps.size() == near.lamps());
    screen.act("whole-board");
    CHECK(screen.scene().boards.empty());
    CHECK(screen.layout().cells == screen.layout().board);
}

TEST_CASE("a part of a board has the numbers of rows and columns at its edges") {
    Screen screen(new_game("lights-out~300x300", 3));
    const auto numbers = [&] {
        std::set<std::string> found;
        for (const std::string& word : screen.board_words())
            if (word.find_first_not_of("0123456789") == std::string::npos) found.insert(word);
        return found;
    };
    CHECK(numbers().empty());
    wheel_in(screen, screen.layout().board.centre());
    CHECK(numbers().size() >= 2);
    for (const std::string& number : numbers()) CHECK(std::stoi(number) % 5 == 0);
    screen.act("whole-board");
    CHECK(numbers().empty());
}

TEST_CASE("a click on a board that is far away comes nearer, the next one presses") {
    Screen screen(new_game("lights-out~300x300", 3));
    const ImVec2 middle = screen.layout().board.centre();
    screen.drag(middle, middle);
    CHECK(screen.game.position().press_count == 0);
    CHECK(ui::cell_side(screen.layout().cells, {300, 300}) >= 20);
    screen.drag(middle, middle);
    CHECK(screen.game.position().press_count == 1);
}

TEST_CASE("a drag moves the board and presses nothing") {
    Screen screen(new_game("lights-out~300x300", 3));
    wheel_in(screen, screen.layout().board.centre());
    const Rect before = screen.layout().cells;
    const ImVec2 from = screen.layout().board.centre();
    screen.drag(from, {from.x + 20, from.y - 30});
    CHECK(screen.game.position().press_count == 0);
    CHECK(screen.layout().cells.x == doctest::Approx(before.x + 20).epsilon(0.001));
    CHECK(screen.layout().cells.y == doctest::Approx(before.y - 30).epsilon(0.001));
}

TEST_CASE("the cursor and a hint stay in sight") {
    Screen screen(new_game("lights-out~300x300", 3));
    wheel_in(screen, screen.layout().board.centre());
    const auto is_seen = [&](std::size_t cell) {
        const Rect place = ui::cell_rect(screen.layout().cells, {300, 300}, cell);
        return screen.layout().board.contains(place.centre());
    };
    CHECK(!is_seen(0));
    screen.focus("cell-1");
    screen.key(ImGuiKey_RightArrow);
    CHECK(is_seen(1));
    wheel_in(screen, screen.layout().board.centre());
    screen.act("hint");
    REQUIRE(screen.game.hint());
    CHECK(is_seen(*screen.game.hint()));
}

TEST_CASE("boards with large cells have no camera, and another board is seen whole") {
    {
        Screen small(new_game("lights-out~20x20", 3));
        CHECK(small.layout().tools.width == 0);
        CHECK(!small.has_place("nearer"));
    }
    Screen screen(new_game("lights-out~300x300", 3));
    CHECK(screen.has_place("nearer"));
    screen.act("nearer");
    CHECK(screen.state().camera.camera.zoom > 1);
    screen.play("new lights-out~200x200 5");
    CHECK(screen.state().camera.camera == Camera{});
}

TEST_CASE("a board has a camera where its cells are too small for the pointer") {
    const auto has_tools = [](const char* machine, ImVec2 window, bool touch) {
        Screen screen(new_game(machine, 3), window);
        screen.surroundings.touch = touch;
        screen.settle();
        return screen.has_place("nearer");
    };
    CHECK(has_tools("lights-out~16x16", phone, true));
    CHECK(has_tools("lights-out~20x20", phone, true));
    CHECK(has_tools("lights-out~20x20", phone, false));  // 17 pixels
    CHECK_FALSE(has_tools("lights-out~16x16", phone, false));
    CHECK_FALSE(has_tools("lights-out~9x9", phone, true));
    CHECK_FALSE(has_tools("merlin", phone, true));
    CHECK_FALSE(has_tools("lights-out~16x16", desktop, false));
    CHECK(has_tools("lights-out~32x32", desktop, false));
}

TEST_CASE("on a phone the buttons of the camera are under the board, and cover no lamp when it is near") {
    for (const char* machine : {"lights-out~16x16", "lights-out~40x40"}) {
        CAPTURE(machine);
        Screen screen(new_game(machine, 3), phone);
        screen.surroundings.touch = true;
        screen.settle();
        for (int round = 0; round < 2; ++round) {
            const ui::Layout& layout = screen.layout();
            CHECK(layout.tools.y >= layout.board.bottom());
            CHECK(layout.tools.bottom() <= layout.status.y);
            CHECK(layout.tools.height >= 44);
            CHECK(layout.board.y >= layout.target.bottom());
            if (round == 0) screen.act("nearer");
        }
        CHECK(screen.layout().overview.width > 0);
        CHECK(screen.layout().overview.y >= screen.layout().board.bottom());
        CHECK(screen.layout().cells.width > screen.layout().board.width);
        screen.act("whole-board");
        CHECK(screen.layout().cells == screen.layout().board);
    }
}

TEST_CASE("the focused lamp stays where it is while the keys bring the board nearer") {
    Screen screen(new_game("lights-out~1000x1000", 3));
    screen.focus("cell-1");
    for (int i = 0; i < 8; ++i) screen.key(ImGuiKey_I);
    REQUIRE(screen.state().camera.camera.zoom > 1);
    CHECK(screen.layout().board.contains(ui::cell_rect(screen.layout().cells, {1000, 1000}, 0).centre()));
}

TEST_CASE("the overview shows and leads to the part that is seen") {
    Screen screen(new_game("lights-out~1000x1000", 3));
    wheel_in(screen, screen.layout().board.centre());
    const Rect overview = screen.layout().overview;
    const ImVec2 corner{overview.x + overview.width * 0.25F, overview.y + overview.height * 0.75F};
    screen.drag(corner, corner);
    const Camera& camera = screen.state().camera.camera;
    CHECK(camera.middle.x == doctest::Approx(0.25).epsilon(0.05));
    CHECK(camera.middle.y == doctest::Approx(0.75).epsilon(0.05));
}

TEST_CASE("of a large board the mirror tells the cells about the cursor") {
    Screen screen(new_game("lights-out~1000x1000", 3));
    const std::string mirror = screen.mirror();
    CHECK(mirror.find(
              "Rows 1 to 6 of 1000 are here. Arrows lead to the others. Columns 1 to 48 of 1000 are here.") !=
          std::string::npos);
    CHECK(mirror.find("cell-1\t") != std::string::npos);
    CHECK(screen.nodes().size() < 2500);
}

TEST_CASE("a board of any shape has its place in every window") {
    for (const machine::Shape lamps : {machine::Shape{2000, 2000}, machine::Shape{3, 2000},
                                       machine::Shape{2000, 3}, machine::Shape{65, 64}}) {
        for (const ImVec2 window :
             {ImVec2{1280, 800}, ImVec2{390, 844}, ImVec2{320, 568}, ImVec2{900, 420}}) {
            CAPTURE(lamps.rows);
            CAPTURE(window.x);
            ui::Layout layout = ui::lay_out(window, lamps);
            for (const float zoom : {1.0F, 7.0F}) {
                ui::look_through(layout, lamps, {zoom, {0.5F, 0.5F}});
                const Rect all{0, 0, window.x, window.y};
                CHECK(is_inside(layout.board, all, 0.05F));
                CHECK(is_inside(layout.tools, all, 0.05F));
                CHECK(is_inside(layout.overview, all, 0.05F));
                CHECK(layout.cells.width > 0);
            }
        }
    }
}
