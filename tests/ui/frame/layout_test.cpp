#include "ui/frame/layout.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "support/rects.hpp"

using namespace switchbox::ui;
using switchbox::machine::Shape;
using switchbox::test::is_apart;
using switchbox::test::is_inside;

namespace {

const std::vector<ImVec2> windows{{1280, 800}, {1920, 1080}, {1024, 700},  {844, 390}, {390, 844}, {360, 640},
                                  {768, 1024}, {390, 664},   {2560, 1440}, {320, 568}, {320, 640}, {820, 600},
                                  {640, 400},  {320, 500},   {599, 500},   {600, 300}, {667, 331}};
const std::vector<Shape> shapes{{3, 3}, {4, 4}, {5, 5}, {1, 1}, {2, 12}, {12, 2}, {19, 19}, {64, 64}};

// Returns all shapes, each with and without the guide line and the timeline.
std::vector<std::pair<Shape, OptionalBars>> shapes_and_strips() {
    std::vector<std::pair<Shape, OptionalBars>> all;
    for (const Shape shape : shapes) {
        for (const bool guide : {false, true}) {
            for (const bool timeline : {false, true}) all.push_back({shape, {guide, timeline}});
        }
    }
    return all;
}

}  // namespace

TEST_CASE("on every screen and for every board all parts are on the screen and none covers another") {
    for (const ImVec2 window : windows) {
        for (const auto& board : shapes_and_strips()) {
            const auto& shape = board.first;
            const auto& strips = board.second;
            INFO(window.x, " x ", window.y, ", ", shape.rows, " x ", shape.columns, " lamps");
            const Layout layout = lay_out(window, shape, nullptr, {}, strips);
            std::vector<Rect> parts{layout.header,   layout.board,
                                    layout.target,   layout.stats,
                                    layout.commands, layout.phone ? layout.handle : layout.pane};
            parts.push_back(layout.target_label);
            if (layout.guide.height > 0) parts.push_back(layout.guide);
            const bool has_room = !(layout.low && strips.timeline) && (layout.phone || window.y >= 330);
            CHECK((layout.guide.height > 0) == (strips.guide && has_room));
            for (std::size_t i = 0; i < parts.size(); ++i) {
                CHECK(is_inside(parts[i], layout.window));
                for (std::size_t j = i + 1; j < parts.size(); ++j) {
                    CAPTURE(i);
                    CAPTURE(j);
                    CHECK(is_apart(parts[i], parts[j]));
                }
            }
        }
    }
}

TEST_CASE("the name of the target is over its picture, left edge on left edge") {
    for (const ImVec2 window : windows) {
        CAPTURE(window.x);
        CAPTURE(window.y);
        const Layout layout = lay_out(window, {3, 3});
        CHECK(layout.target_label.x == layout.target.x);
        CHECK(layout.target_label.bottom() <= layout.target.y);
        CHECK(layout.target.y - layout.target_label.bottom() < 16);
    }
}

TEST_CASE("in a large window target and pane are larger, and the guide is close to the board") {
    const OptionalBars guided{true, false};
    const Layout usual = lay_out({1280, 800}, {3, 3});
    CHECK(usual.pane.width == 348);
    CHECK(usual.target.width == 108);
    for (const ImVec2 window : {ImVec2{1920, 1080}, ImVec2{2560, 1440}}) {
        CAPTURE(window.x);
        for (const Shape shape : {Shape{3, 3}, Shape{5, 5}, Shape{19, 19}}) {
            CAPTURE(shape.rows);
            Layout layout = lay_out(window, shape, nullptr, {}, guided);
            CHECK(layout.target.width >= layout.board.width / 5);
            CHECK(layout.target.width <= layout.board.width / 3);
            CHECK(layout.pane.width <= 520);
            CHECK(layout.pane.width >= 0.2F * window.x);
            bring_guide_near(layout, shape, nullptr);
            CHECK(layout.guide.bottom() + 12 == doctest::Approx(layout.board.y));
            CHECK(is_apart(layout.guide, layout.target_label));
        }
    }
    Layout zoomed = lay_out({1920, 500}, {3, 3}, nullptr, {}, guided);
    const Rect before = zoomed.guide;
    bring_guide_near(zoomed, {3, 3}, nullptr);
    CHECK(zoomed.guide == before);  // little height
}

TEST_CASE("a wide pane takes nothing from the board, and stays as the guide comes and goes") {
    PaneRoom wide;
    wide.width = 690;
    for (const ImVec2 window : windows) {
        if (is_phone(window)) continue;
        for (const Shape shape : shapes) {
            INFO(window.x, " x ", window.y, ", ", shape.rows, " x ", shape.columns, " lamps");
            const Layout usual = lay_out(window, shape);
            const Layout layout = lay_out(window, shape, nullptr, wide);
            CHECK(layout.board.width >= usual.board.width);
            CHECK(layout.pane.width >= usual.pane.width);
            CHECK(layout.pane.width <= std::max(wide.width, usual.pane.width));
            CHECK(layout.pane == lay_out(window, shape, nullptr, wide, {true, false}).pane);
        }
    }
    CHECK(lay_out({1280, 800}, {5, 5}, nullptr, wide).pane.width > 500);
}

TEST_CASE("a strip in the guide's place begins at the board's left edge, as far as it fits") {
    const Layout layout = lay_out({1280, 800}, {3, 3}, nullptr, {}, {true, false});
    CHECK(strip_in_guide(layout, 300).x == layout.board.x);
    CHECK(strip_in_guide(layout, layout.guide.width - 20).right() == doctest::Approx(layout.guide.right()));
    const Layout low = lay_out({390, 844}, {3, 3}, nullptr, {}, {true, false});
    CHECK(strip_in_guide(low, 200).centre().x == doctest::Approx(low.guide.centre().x));
}

TEST_CASE("where height is short the board of a lesson stays one that can be played") {
    const PaneRoom lesson{348, 560, 176, 152};
    for (const float height : {500.0F, 553.0F, 568.0F, 640.0F, 664.0F}) {
        for (const bool timeline : {false, true}) {
            CAPTURE(height);
            CAPTURE(timeline);
            const Layout layout = lay_out({320, height}, {3, 3}, nullptr, lesson, {.timeline = timeline});
            CHECK(layout.board.height >= 96);
            CHECK((layout.handle.height == handle_height || layout.handle.height >= lesson.least_peek));
            CHECK(layout.handle.height <= lesson.peek);
        }
    }
    CHECK(lay_out({320, 568}, {3, 3}, nullptr, lesson, {.timeline = false}).handle.height > handle_height);
    const Layout usual = lay_out({390, 844}, {3, 3}, nullptr, lesson, {});
    CHECK(usual.handle.height == lesson.peek);
    CHECK(usual.board.height >= 250);
    CHECK(usual.board.bottom() <= usual.status.y);
    CHECK(usual.status.bottom() <= usual.handle.y);
}

TEST_CASE("beside a board in a low window there are words under the counters") {
    for (const ImVec2 window : {ImVec2{600, 300}, ImVec2{667, 331}, ImVec2{844, 390}, ImVec2{640, 400}}) {
        for (const Shape shape : shapes) {
            const Layout layout = lay_out(window, shape, nullptr, {}, {});
            const float least = window.y < 330 ? 24 : 48;
            CAPTURE(window.x);
            CAPTURE(shape.rows);
            CHECK(layout.status.height >= least);
            CHECK(layout.status.bottom() <= layout.commands.y);
        }
    }
}

TEST_CASE("on a phone a board of up to seven columns has keys of 44 pixels or more") {
    for (int columns = 3; columns <= 7; ++columns) {
        const Layout layout = lay_out({390, 844}, {columns, columns});
        CHECK(layout.phone);
        CHECK(layout.board.width / static_cast<float>(columns) >= 44);
    }
}

TEST_CASE("on the smallest phones a board of three columns has keys of 44 pixels or more") {
    for (const ImVec2 window : {ImVec2{320, 568}, ImVec2{320, 640}, ImVec2{360, 640}}) {
        for (const OptionalBars& strips :
             {OptionalBars{false, true}, OptionalBars{true, false}, OptionalBars{true, true}}) {
            const Layout layout = lay_out(window, {3, 3}, nullptr, {}, strips);
            CHECK(layout.phone);
            CHECK(layout.board.width / 3 >= 44);
        }
    }
}

TEST_CASE("the board of a phone of usual height stays where it is when the timeline comes") {
    const Layout before = lay_out({390, 844}, {3, 3}, nullptr, {}, {false, false});
    const Layout after = lay_out({390, 844}, {3, 3}, nullptr, {}, {false, true});
    CHECK(before.timeline.height == 0);
    CHECK(after.timeline.height > 0);
    CHECK(before.board == after.board);
}

TEST_CASE("under an introduction the board of a phone takes the room of the timeline") {
    OptionalBars card{false, false};
    card.introduction = 200;
    OptionalBars both = card;
    both.timeline = true;
    const Layout introduced = lay_out({390, 844}, {2, 2}, nullptr, {}, card);
    CHECK(introduced.guide.height == 200);
    CHECK(introduced.board.height == lay_out({390, 844}, {2, 2}, nullptr, {}, both).board.height + 48);
    CHECK(introduced.status.bottom() <= introduced.handle.y);
}

TEST_CASE("a board stays where it is when the result of its game comes under it") {
    PaneRoom result;
    result.peek = 124;
    result.least_peek = 98;
    result.keeps_board = true;
    const auto with = [](ImVec2 window, const PaneRoom& room, bool timeline) {
        return lay_out(window, {3, 3}, nullptr, room, {.timeline = timeline});
    };
    for (const float height : {844.0F, 932.0F}) {
        CAPTURE(height);
        const Layout after = with({390, height}, result, false);
        CHECK(after.board == with({390, height}, {}, false).board);
        CHECK(after.handle.height == result.peek);
        CHECK(after.status.bottom() <= after.handle.y);
        CHECK(after.board.bottom() <= after.status.y);
    }
    for (const bool timeline : {false, true}) {
        CAPTURE(timeline);
        const Layout low = with({320, 568}, result, timeline);
        CHECK(low.board.height >= 96);
        CHECK(low.board.bottom() <= low.status.y);
        CHECK(low.status.height >= 34);
        CHECK(low.status.bottom() <= low.handle.y);
    }
    CHECK(with({320, 568}, result, false).handle.height == result.least_peek);
}

TEST_CASE("the cells of a board fill it in reading order") {
    const Rect board{10, 20, 300, 150};
    CHECK(cell_rect(board, {3, 6}, 0) == Rect{10, 20, 50, 50});
    CHECK(cell_rect(board, {3, 6}, 7) == Rect{60, 70, 50, 50});
    CHECK(cell_rect(board, {3, 6}, 17) == Rect{260, 120, 50, 50});
}

TEST_CASE(
    "text is as large as wished where the window has room for it, and on a phone running text at least") {
    const auto scale = [](int text, ImVec2 window) {
        Settings settings;
        settings.text = text;
        return text_scale(settings, window);
    };
    for (const ImVec2 window : windows) {
        INFO(window.x, " x ", window.y);
        const float base = window.x == 2560 ? 1.25F : 1;  // a very large window
        CHECK(scale(100, window) == TextScale{base, 1});
        for (const int text : {125, 150, 200}) {
            CAPTURE(text);
            const TextScale large = scale(text, window);
            const float requested = static_cast<float>(text) / 100 * base;
            CHECK(large.zoom >= 1);
            CHECK(large.zoom <= requested);
            const ImVec2 logical{window.x / large.zoom, window.y / large.zoom};
            if (is_phone(logical)) {
                CHECK(large.zoom * large.reading == doctest::Approx(requested));
            } else {
                CHECK(large.reading == 1);
            }
            for (const Shape shape : shapes) {
                const Layout layout = lay_out(logical, shape, nullptr, {}, {.reading = large.reading});
                CHECK(is_inside(layout.board, layout.window));
                CHECK(is_apart(layout.board, layout.commands));
                CHECK(is_apart(layout.board, layout.status));
            }
        }
    }
    CHECK(scale(100, {3840, 2160}) == TextScale{1.5F, 1});
    CHECK(scale(100, {2560, 1080}) == TextScale{});  // wide, but no higher than usual
    CHECK(scale(200, {1280, 800}) == TextScale{2, 1});
    CHECK(scale(150, {1280, 800}) == TextScale{1.5F, 1});
    CHECK(is_phone({390 / scale(200, {390, 844}).zoom, 844 / scale(200, {390, 844}).zoom}));
    CHECK(is_phone({800 / scale(150, {800, 1000}).zoom, 1000 / scale(150, {800, 1000}).zoom}));
    CHECK_FALSE(is_phone({800, 500}));
}
