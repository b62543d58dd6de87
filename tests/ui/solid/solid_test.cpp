// Tests of the three-dimensional cube: its geometry, hit tests and dragging.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <string>
#include <utility>

#include "support/games.hpp"
#include "support/mouse.hpp"
#include "types/cube/model/cube_machine.hpp"
#include "ui/types/cube/cube_arrow.hpp"
#include "ui/types/cube/cube_solid.hpp"

namespace switchbox::test {
namespace {

constexpr ui::Rect solid_window{0, 0, 400, 400};
constexpr float right_angle = std::numbers::pi_v<float> / 2;

game::Game usual_cube_game() { return game_of(machine::choose_cube()); }

bool is_near(ui::Point3 a, ui::Point3 b) {
    const ui::Point3 apart = a - b;
    return std::sqrt(dot(apart, apart)) < 0.001F;
}

// Returns the position of the sticker at this place; sticker_count(side) if there is none.
std::size_t position_at(std::size_t side, const ui::StickerPlace& place) {
    std::size_t position = 0;
    for (; position < machine::sticker_count(side); ++position) {
        const ui::StickerPlace other = ui::sticker_place(side, position);
        if (is_near(other.middle, place.middle) && is_near(other.outward, place.outward)) break;
    }
    return position;
}

std::size_t moved_in_space(std::size_t side, std::size_t position, machine::Turn turn) {
    const ui::StickerPlace place = ui::sticker_place(side, position);
    if (!ui::is_in_layer(side, position, turn.face)) return position;
    return position_at(side, ui::turned_place(place, turn.face, turn.quarters * right_angle));
}

ImVec2 seen_middle(const ui::CubeEye& eye, std::size_t side, std::size_t position) {
    const ui::SolidCorner middle = eye.seen(ui::sticker_place(side, position).middle);
    return {middle.x, middle.y};
}

std::size_t position_on(machine::CubeFace face, std::size_t row, std::size_t column) {
    return machine::position_of(3, {face, row, column});
}

}  // namespace

TEST_CASE("Every sticker of the cube faces outward and has its corners clockwise as it is looked at") {
    for (const std::size_t side : {std::size_t{2}, std::size_t{3}}) {
        for (std::size_t i = 0; i < machine::sticker_count(side); ++i) {
            const ui::StickerPlace place = ui::sticker_place(side, i);
            CHECK(dot(place.outward, place.middle) == doctest::Approx(1));
            const ui::Point3 across = place.corners[1] - place.corners[0];
            const ui::Point3 down = place.corners[3] - place.corners[0];
            CHECK(dot(cross(down, across), place.outward) > 0);
        }
    }
}

TEST_CASE("Turning a layer in space takes each sticker where the turn takes it") {
    for (const std::size_t side : {std::size_t{2}, std::size_t{3}}) {
        for (std::size_t index = 0; index < machine::turn_count; ++index) {
            const machine::Turn turn = machine::turn_at(index);
            const auto& moves = machine::turn_permutation(side, turn);
            for (std::size_t i = 0; i < machine::sticker_count(side); ++i) {
                CAPTURE(machine::format_turn(turn));
                CAPTURE(i);
                CHECK(moved_in_space(side, i, turn) == moves[i]);
            }
        }
    }
}

TEST_CASE("The turn between two pictures of the cube is told from them") {
    machine::Stickers before = machine::solved_stickers(3);
    for (std::size_t i = 0; i < before.colours.size(); ++i)
        before.colours[i] = static_cast<std::uint8_t>(i % 6);
    for (std::size_t index = 0; index < machine::turn_count; ++index) {
        const auto& moves = machine::turn_permutation(3, machine::turn_at(index));
        machine::Stickers after = before;
        for (std::size_t i = 0; i < moves.size(); ++i) after.colours[moves[i]] = before.colours[i];
        CHECK(ui::turn_between(before, after) == machine::turn_at(index));
    }
    CHECK_FALSE(ui::turn_between(before, before));
    CHECK_FALSE(ui::turn_between(before, machine::solved_stickers(3)));
}

TEST_CASE(
    "A point in the window is on the nearest sticker, and from afar all of them are seen from two sides") {
    std::vector<int> hits(machine::sticker_count(3));
    const ui::CubeLook near_side;
    for (const ui::CubeLook look : {near_side, ui::far_side(near_side)}) {
        const ui::CubeEye eye(solid_window, look);
        const auto seen = ui::seen_sides(3, eye, std::nullopt);
        CHECK(seen.size() == 27);
        for (const ui::SeenSide& one : seen) {
            const auto hit = ui::sticker_at(3, eye, seen_middle(eye, 3, *one.position));
            CHECK(hit == one.position);
            ++hits[*one.position];
        }
        CHECK_FALSE(ui::sticker_at(3, eye, {2, 2}));
    }
    CHECK(std::all_of(hits.begin(), hits.end(), [](int count) { return count == 1; }));
}

TEST_CASE("However the cube is turned, it stays in its room") {
    for (int step = 0; step < 200; ++step) {
        const ui::CubeLook look{static_cast<float>(step) * 0.37F, 1.2F * std::sin(static_cast<float>(step))};
        const ui::CubeEye eye(solid_window, look);
        const ui::TurningLayer layer{static_cast<machine::CubeFace>(step % 6),
                                     static_cast<float>(step) * 0.1F};
        for (const ui::SeenSide& side : ui::seen_sides(3, eye, layer)) {
            for (const ui::Point3& point : side.place.corners) {
                const ui::SolidCorner corner = eye.seen(point);
                CHECK(solid_window.contains({corner.x, corner.y}));
            }
        }
    }
}

TEST_CASE("A layer keeps its sticker under the pointer that drags it") {
    using machine::CubeFace;
    const ui::CubeEye eye(solid_window, {});
    const std::size_t corner = position_on(CubeFace::front, 0, 2);
    for (const CubeFace face : {CubeFace::up, CubeFace::right}) {
        for (const float angle : {-0.3F, -0.1F, 0.1F, 0.3F}) {
            const ImVec2 from = seen_middle(eye, 3, corner);
            const auto place = ui::turned_place(ui::sticker_place(3, corner), face, angle);
            const ui::SolidCorner to = eye.seen(place.middle);
            const ImVec2 drag{to.x - from.x, to.y - from.y};
            const auto layer = ui::dragged_layer(3, eye, corner, drag);
            REQUIRE(layer);
            CHECK(layer->face == face);
            CHECK(ui::dragged_angle(*layer, drag) == doctest::Approx(angle).epsilon(0.2));
            CHECK(ui::dragged_angle(*layer, {1000 * drag.x, 1000 * drag.y}) ==
                  doctest::Approx(angle > 0 ? 2 * right_angle : -2 * right_angle));
        }
    }
    // The centre of a face is in no layer that could move it.
    CHECK_FALSE(ui::dragged_layer(3, eye, position_on(CubeFace::front, 1, 1), {30, 0}));
}

TEST_CASE("A layer let go of comes to rest at the nearest quarter, and a flick is one at least") {
    for (const int sign : {-1, 1}) {
        const auto rest = [&](float angle, bool is_flick) {
            return sign * ui::quarters_at(static_cast<float>(sign) * angle, is_flick);
        };
        CHECK(rest(0.1F, false) == 0);
        CHECK(rest(0.1F, true) == 1);
        CHECK(rest(0.4F, false) == 1);
        CHECK(rest(1.5F * right_angle - 0.1F, false) == 1);
        CHECK(rest(1.5F * right_angle + 0.1F, false) == 2);
        CHECK(rest(2 * right_angle, true) == 2);
    }
}

TEST_CASE(
    "A drag beside the cube looks round it and presses nothing, and a double click leads home, then to its "
    "far "
    "side") {
    Mouse mouse(usual_cube_game());
    const auto before = mouse.scene().solid;
    const auto picture = mouse.game.picture();
    CHECK(before.quads.size() == 27);
    const ImVec2 beside{before.rect.x + 8, before.rect.y + 8};
    mouse.press(beside);
    mouse.move({beside.x + 60, beside.y + 20});
    mouse.release();
    CHECK_FALSE(mouse.scene().solid == before);
    const auto double_click = [&] {
        mouse.click(beside);
        mouse.click(beside);
        mouse.rest();
        return mouse.scene().solid;
    };
    mouse.rest();
    CHECK(double_click() == before);
    CHECK_FALSE(double_click() == before);
    CHECK(mouse.game.picture() == picture);
    CHECK(mouse.next_frame() < 0);
}

// Pointer events between two frames arrive in one frame: both the move and the release.
TEST_CASE("A sticker that is dragged turns its face, also where it is let go of in the same frame") {
    for (const bool quick : {false, true}) {
        CAPTURE(quick);
        Mouse mouse(usual_cube_game());
        const ui::CubeEye eye(mouse.layout().solid, {});
        const ImVec2 from = seen_middle(eye, 3, position_on(machine::CubeFace::front, 0, 2));
        const ImVec2 to{from.x, from.y - 60};
        mouse.press(from);
        if (quick) {
            ImGui::GetIO().AddMousePosEvent(to.x, to.y);
        } else {
            mouse.move(to);
        }
        mouse.release();
        CHECK(mouse.game.position().press_count == 1);
        CHECK(ui::turn_between(machine::stickers_on(usual_cube_game().picture()),
                               machine::stickers_on(mouse.game.picture())) ==
              machine::Turn{machine::CubeFace::right, 1});
    }
}

TEST_CASE("A layer follows the pointer before it turns, and goes back from a small way") {
    Mouse mouse(usual_cube_game());
    mouse.settings.motion = ui::MotionChoice::full;
    mouse.settle();
    mouse.rest();
    const auto at_rest = mouse.scene().solid;
    const ui::CubeEye eye(mouse.layout().solid, {});
    const ImVec2 from = seen_middle(eye, 3, position_on(machine::CubeFace::front, 0, 2));
    const auto drag_to = [&](float up) {
        mouse.move({from.x, from.y - up});
        return mouse.scene().solid;
    };
    mouse.press(from);
    mouse.draw(20);  // slow, so no flick
    const auto far = drag_to(60);
    CHECK_FALSE(far == at_rest);
    CHECK(mouse.game.position().press_count == 0);
    CHECK_FALSE(drag_to(12) == far);
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, false);
    mouse.draw(1);
    CHECK(mouse.game.position().press_count == 0);
    CHECK_FALSE(mouse.scene().solid == at_rest);
    mouse.rest();
    CHECK(mouse.scene().solid == at_rest);
}

TEST_CASE(
    "A layer that is dragged half round is a half turn, also where there are buttons for quarters alone") {
    for (const auto metric : {machine::Metric::face, machine::Metric::quarter, machine::Metric::clockwise}) {
        const machine::MachineChoice choice = machine::choose_cube({3, metric});
        Mouse mouse(game::Game(game::opening({choice, choice->default_start(), choice->default_target()})));
        const auto before = machine::stickers_on(mouse.game.picture());
        const ui::CubeEye eye(mouse.layout().solid, {});
        const ImVec2 from = seen_middle(eye, 3, position_on(machine::CubeFace::front, 0, 2));
        mouse.press(from);
        mouse.move({from.x, from.y - 60});
        mouse.move({from.x, from.y - 600});
        mouse.release();
        CHECK(ui::turn_between(before, machine::stickers_on(mouse.game.picture())) ==
              machine::Turn{machine::CubeFace::right, 2});
    }
}

TEST_CASE("Shift and the arrows look round the cube, the arrows alone move over its turns") {
    Mouse mouse(usual_cube_game());
    const auto from_the_start = mouse.scene().solid;
    mouse.key(ImGuiKey_RightArrow);
    CHECK(mouse.scene().solid == from_the_start);
    const std::string focused = mouse.state().focus.id;
    CHECK_FALSE(focused.empty());
    const auto look = [&](ImGuiKey key) {
        mouse.chord(ImGuiMod_Shift, key);
        return mouse.scene().solid;
    };
    const std::array<std::pair<ImGuiKey, ImGuiKey>, 2> ways{
        {{ImGuiKey_LeftArrow, ImGuiKey_RightArrow}, {ImGuiKey_UpArrow, ImGuiKey_DownArrow}}};
    for (const auto& [there, back] : ways) {
        CHECK_FALSE(look(there) == from_the_start);
        look(back);
    }
    CHECK(mouse.state().focus.id == focused);
    CHECK(mouse.game.position().press_count == 0);
    // A dialog handles the arrow keys itself.
    mouse.key(ImGuiKey_G);
    REQUIRE(mouse.state().modal.open == ui::Modal::setup);
    const auto behind = mouse.scene().solid;
    CHECK(look(ImGuiKey_LeftArrow) == behind);
}

TEST_CASE("After looking round a button leads home") {
    for (const ImVec2 size : {desktop, phone}) {
        Mouse mouse(usual_cube_game(), size);
        const auto home = mouse.scene().solid;
        CHECK_FALSE(mouse.has_place("cube-home"));
        mouse.chord(ImGuiMod_Shift, ImGuiKey_LeftArrow);
        REQUIRE(mouse.has_place("cube-home"));
        CHECK(mouse.says("Front view"));
        CHECK(mouse.layout().window.contains(mouse.place("cube-home").inset(0.5F).min()));
        CHECK(mouse.layout().window.contains(mouse.place("cube-home").inset(0.5F).max()));
        CHECK_FALSE(mouse.scene().solid == home);
        mouse.click("cube-home");
        mouse.rest();
        CHECK(mouse.scene().solid == home);
        CHECK_FALSE(mouse.has_place("cube-home"));
    }
}

TEST_CASE("A view is home whatever whole turns are between, and nowhere else") {
    const ui::CubeLook home;
    CHECK(ui::is_home(home));
    CHECK(ui::is_home(ui::far_side(ui::far_side(home))));
    CHECK_FALSE(ui::is_home(ui::far_side(home)));
    CHECK_FALSE(ui::is_home({home.yaw + 0.3F, home.pitch}));
    CHECK_FALSE(ui::is_home({home.yaw, home.pitch - 0.3F}));
    CHECK(ui::unwound({home.yaw + 4 * right_angle + 0.1F, home.pitch}, home).yaw ==
          doctest::Approx(home.yaw + 0.1F));
}

TEST_CASE("The arrow on the cube goes round the face in the turn's direction, from every side") {
    for (const ui::CubeLook look : {ui::CubeLook{}, ui::far_side({})}) {
        const ui::CubeEye eye(solid_window, look);
        for (std::size_t index = 0; index < machine::turn_count; ++index) {
            const machine::Turn turn = machine::turn_at(index);
            for (const std::size_t side : {std::size_t{2}, std::size_t{3}}) {
                CAPTURE(machine::format_turn(turn));
                const std::vector<ui::Point3> line = ui::turn_line(side, eye, turn);
                REQUIRE(line.size() > 8);
                const ui::Point3 axis = ui::frame_of(turn.face).outward;
                for (std::size_t i = 1; i < line.size(); ++i) {
                    const float round = dot(cross(line[i - 1], line[i]), axis);
                    CHECK((turn.quarters == 3 ? round > 0 : round < 0));
                    CHECK(dot(line[i], axis) > ui::layer_edge(side));
                }
            }
        }
    }
}

TEST_CASE("The arrow on the net is on the face that turns, in the turn's direction") {
    const ui::Rect board{10, 20, 240, 180};
    const machine::Shape net = machine::net_sites(3).shape;
    for (std::size_t index = 0; index < machine::turn_count; ++index) {
        const machine::Turn turn = machine::turn_at(index);
        CAPTURE(machine::format_turn(turn));
        const ImVec2 middle =
            ui::cell_rect(board, net, machine::net_cell(3, position_on(turn.face, 1, 1))).centre();
        const std::vector<ImVec2> line = ui::net_turn_line(3, board, turn);
        REQUIRE(line.size() > 8);
        for (std::size_t i = 1; i < line.size(); ++i) {
            const ImVec2 from{line[i - 1].x - middle.x, line[i - 1].y - middle.y};
            const ImVec2 to{line[i].x - middle.x, line[i].y - middle.y};
            const float round = from.x * to.y - from.y * to.x;
            CHECK((turn.quarters == 3 ? round < 0 : round > 0));
            CHECK(std::hypot(to.x, to.y) < 30);
        }
    }
}

TEST_CASE("In play the cube is large, its net small, and every turn has a button for a finger") {
    for (const ImVec2 size : {desktop, phone, ImVec2{1000, 700}, ImVec2{1366, 657}, ImVec2{1920, 1080},
                              ImVec2{360, 640}, ImVec2{768, 1024}, ImVec2{560, 700}, ImVec2{844, 390}}) {
        for (const bool touch : {false, true}) {
            CAPTURE(size.x);
            CAPTURE(touch);
            Mouse mouse(usual_cube_game(), size);
            mouse.surroundings.touch = touch;
            mouse.settle();
            const ui::Layout& layout = mouse.layout();
            CHECK(layout.solid.width * layout.solid.height > 1.5F * layout.board.width * layout.board.height);
            CHECK((layout.target.width == 0) == layout.phone);
            for (const ui::Rect& other : {layout.solid, layout.board, layout.target}) {
                const ui::Rect both = layout.keypad.common(other);
                CHECK(both.width * both.height == 0);
            }
            const float least = layout.phone || touch ? 44.0F : 40.0F;
            for (int button = 1; button <= 18; ++button) {
                const ui::Rect place = mouse.place("cell-" + std::to_string(button));
                CHECK(place.width >= least - 0.01F);
                CHECK(layout.keypad.contains(place.inset(0.5F).min()));
                CHECK(layout.keypad.contains(place.inset(0.5F).max()));
            }
            // Button 8 is R'.
            mouse.click("cell-8");
            CHECK(ui::turn_between(machine::stickers_on(usual_cube_game().picture()),
                                   machine::stickers_on(mouse.game.picture())) ==
                  machine::Turn{machine::CubeFace::right, 3});
            mouse.act("edit");
            CHECK(mouse.layout().keypad.width == 0);
            CHECK(mouse.layout().target.width > 0);
        }
    }
}

TEST_CASE("In a wide window cube and net stand side by side in the middle") {
    const Screen screen(usual_cube_game(), ImVec2{2560, 1440});
    const ui::Layout& layout = screen.layout();
    CHECK(layout.solid.width <= layout.solid.height + 1);
    const float right = layout.pane.x - std::max(layout.board.right(), layout.keypad.right());
    const float zoom = 2560 / layout.window.width;  // text is larger in such a window
    CHECK(right * zoom > 100);
    CHECK(layout.solid.x == doctest::Approx(right).epsilon(0.2));
}

TEST_CASE("Cube, net and target stand apart in every window") {
    for (const ImVec2 size : {desktop, phone, ImVec2{1000, 700}, ImVec2{1920, 1080}, ImVec2{360, 640},
                              ImVec2{640, 400}, ImVec2{768, 1024}}) {
        CAPTURE(size.x);
        const Screen screen(usual_cube_game(), size);
        const ui::Layout& layout = screen.layout();
        CHECK(layout.solid.width >= 80);
        CHECK(layout.solid.height >= 70);
        CHECK(layout.window.common(layout.solid) == layout.solid);
        CHECK(layout.solid.common(layout.target).width * layout.solid.common(layout.target).height == 0);
        const machine::Machine& machine = screen.game.machine();
        for (const std::size_t lamp : machine.lamp_sites().cells()) {
            const ui::Rect both = layout.solid.common(ui::cell_rect(layout.board, machine.lamps(), lamp));
            CHECK(both.width * both.height == 0);
        }
    }
}

}  // namespace switchbox::test
