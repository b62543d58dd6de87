#include "ui/types/ghaly/state/wire_shapes.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/frame/layout.hpp"

using namespace switchbox::ui;
namespace machine = switchbox::machine;
using doctest::Approx;
using machine::Edge;
using machine::PressGrid;

namespace {

constexpr std::array both{Diagram::transmitters, Diagram::generators};
constexpr std::array edges{Edge::left, Edge::top, Edge::right, Edge::bottom};

float distance(ImVec2 a, ImVec2 b) { return std::hypot(a.x - b.x, a.y - b.y); }

float length(const Polyline& line) {
    float sum = 0;
    for (std::size_t i = 1; i < line.size(); ++i) sum += distance(line[i - 1], line[i]);
    return sum;
}

PressGrid grid_of(int size, std::uint32_t bits) {
    PressGrid presses = PressGrid::filled({size, size}, 0);
    for (std::size_t cell = 0; cell < presses.size(); ++cell) presses[cell] = bits >> cell & 1U;
    return presses;
}

machine::Path path_of(Diagram diagram, const PressGrid& presses, std::size_t wire) {
    return diagram == Diagram::transmitters ? machine::transmitter_path(presses, wire)
                                            : machine::generator_path(presses, wire);
}

std::vector<Edge> entries(Diagram diagram) {
    if (diagram == Diagram::transmitters) return {Edge::left, Edge::bottom};
    return {Edge::top, Edge::right};
}

Edge turn(Diagram diagram, bool pressed, Edge from) {
    return diagram == Diagram::transmitters ? machine::transmitter_turn(pressed, from)
                                            : machine::generator_turn(pressed, from);
}

bool overlap(const Rect& a, const Rect& b) {
    return a.x < b.right() && b.x < a.right() && a.y < b.bottom() && b.y < a.bottom();
}

bool inside(const Rect& inner, const Rect& outer) {
    constexpr float rounding = 0.01F;
    return inner.x >= outer.x - rounding && inner.y >= outer.y - rounding &&
           inner.right() <= outer.right() + rounding && inner.bottom() <= outer.bottom() + rounding;
}

bool is_on_sides(ImVec2 p, const Rect& cell) {
    const float to_side = std::min({std::fabs(p.x - cell.x), std::fabs(p.x - cell.right()),
                                    std::fabs(p.y - cell.y), std::fabs(p.y - cell.bottom())});
    return to_side < 0.01F && inside({p.x, p.y, 0, 0}, cell);
}

}  // namespace

TEST_CASE("wires of neighbouring cells meet exactly, whatever is pressed") {
    const Rect board{12, 34, 142, 142};
    for (std::uint32_t bits = 0; bits < 16; ++bits) {
        const PressGrid presses = grid_of(2, bits);
        for (const Diagram diagram : both) {
            for (std::size_t wire = 0; wire < 4; ++wire) {
                const machine::Path path = path_of(diagram, presses, wire);
                Polyline last;
                for (const machine::Leg& leg : path) {
                    const Rect cell = cell_rect(board, presses.shape, leg.cell);
                    const Polyline points = wire_points(diagram, leg.from, leg.to, cell);
                    if (!last.empty()) CHECK(distance(last.back(), points.front()) < 0.001F);
                    for (const ImVec2 p : points) CHECK(inside({p.x, p.y, 0, 0}, cell));
                    last = points;
                }
                CHECK(is_on_sides(last.back(), board));
            }
        }
    }
}

TEST_CASE("every course is straight and parallel to a side or a quarter circle about a corner") {
    for (const float side : {14.0F, 33.0F, 100.0F, 190.0F}) {
        const Rect cell{7, 5, side, side};
        for (const Diagram diagram : both) {
            for (const bool pressed : {false, true}) {
                for (const Edge from : entries(diagram)) {
                    const Edge to = turn(diagram, pressed, from);
                    const Polyline points = wire_points(diagram, from, to, cell);
                    const bool is_elbow = pressed == (diagram == Diagram::generators);
                    if (!is_elbow) {
                        CHECK(points.size() == 2);
                        CHECK(length(points) == Approx(side));
                        continue;
                    }
                    const bool about_first = from == Edge::left || from == Edge::top;
                    const ImVec2 corner = about_first ? cell.min() : cell.max();
                    const float radius = distance(points.front(), corner);
                    for (const ImVec2 p : points) CHECK(distance(p, corner) == Approx(radius).epsilon(0.001));
                    CHECK(length(points) == Approx(radius * 1.5708F).epsilon(0.02));
                }
            }
        }
    }
}

TEST_CASE("the two diagrams' wires cross each edge well apart from one another and next to its middle") {
    for (const float side : {14.0F, 40.0F, 100.0F, 190.0F}) {
        const Rect cell{0, 0, side, side};
        for (const Edge edge : edges) {
            const ImVec2 x = wire_port(Diagram::transmitters, edge, cell);
            const ImVec2 cg = wire_port(Diagram::generators, edge, cell);
            CHECK(distance(x, cg) == Approx(std::min(0.24F * side, 24.0F)));
            CHECK((x.x + cg.x) / 2 == Approx(cell.centre().x + side / 2 * way_out(edge).x));
            CHECK((x.y + cg.y) / 2 == Approx(cell.centre().y + side / 2 * way_out(edge).y));
        }
    }
}

TEST_CASE("while a button goes down its wires turn from one course to the other along the cell's sides") {
    const Rect cell{10, 20, 90, 90};
    for (const Diagram diagram : both) {
        for (const Edge from : entries(diagram)) {
            const Polyline up = wire_points(diagram, from, turn(diagram, false, from), cell);
            const Polyline down = wire_points(diagram, from, turn(diagram, true, from), cell);
            CHECK(turning_points(diagram, from, 0, cell).size() == up.size());
            for (std::size_t i = 0; i < up.size(); ++i) {
                CHECK(distance(turning_points(diagram, from, 0, cell)[i], up[i]) < 0.01F);
            }
            CHECK(turning_points(diagram, from, 1, cell).size() == down.size());
            for (std::size_t i = 0; i < down.size(); ++i) {
                CHECK(distance(turning_points(diagram, from, 1, cell)[i], down[i]) < 0.01F);
            }
            ImVec2 last = up.back();
            for (int step = 1; step <= 100; ++step) {
                const float pressed = static_cast<float>(step) / 100;
                const Polyline points = turning_points(diagram, from, pressed, cell);
                CHECK(distance(points.front(), up.front()) < 0.01F);
                CHECK(is_on_sides(points.back(), cell));
                // Two lanes avoid each other: their distances to the corner add up to the side.
                CHECK(distance(points.back(), last) <= 0.91F);
                last = points.back();
            }
            CHECK(distance(last, down.back()) < 0.01F);
        }
    }
}

TEST_CASE("dashes are six tenths of a line and leave half a gap at each of its ends") {
    const Polyline line{{0, 0}, {30, 0}, {30, 40}, {60, 40}};
    const std::vector<Polyline> pieces = dashes(line, 11);  // nine of 100 / 9
    REQUIRE(pieces.size() == 9);
    for (const Polyline& piece : pieces) CHECK(length(piece) == Approx(60.0F / 9));
    CHECK(pieces.front().front().x == Approx(20.0F / 9));
    CHECK(pieces.back().back().x == Approx(60 - 20.0F / 9));
    // The third dash bends round a corner of the line: 27.8 .. 30 .. 31.1.
    CHECK(pieces[2].size() == 3);
    CHECK(distance(pieces[2][1], {30, 0}) < 0.01F);
    CHECK(dashes({{0, 0}, {3, 0}}, 11).size() == 1);
}

TEST_CASE("all codes stand outside of the board, apart, and are found where they stand") {
    for (int size = 2; size <= 16; ++size) {
        for (const float side : {224.0F, 358.0F, 600.0F, 901.5F}) {
            CAPTURE(size);
            CAPTURE(side);
            const Rect board{100, 80, side, side};
            const Rect room = board.inset(-wire_margin(side / static_cast<float>(size)));
            const std::vector<WireEnd> ends = wire_ends(size);
            REQUIRE(ends.size() == static_cast<std::size_t>(4 * size));
            for (std::size_t i = 0; i < ends.size(); ++i) {
                const Rect box = code_rect(board, size, ends[i]);
                CHECK_FALSE(overlap(box, board));
                CHECK(inside(box, room));
                CHECK(box.width <= 34);
                CHECK(wire_end_at(board, size, box.centre()) == ends[i]);
                CHECK(wire_end_at(board, size, {box.x + 0.01F, box.y + 0.01F}) == ends[i]);
                CHECK(wire_end_at(board, size, {box.right() - 0.01F, box.bottom() - 0.01F}) == ends[i]);
                const Rect lit = lit_code_rect(board, size, ends[i]);
                CHECK_FALSE(overlap(lit, board));
                CHECK(inside(box, lit));
                CHECK(lit.width >= 26);
                for (std::size_t j = i + 1; j < ends.size(); ++j) {
                    CHECK_FALSE(overlap(box, code_rect(board, size, ends[j])));
                }
            }
        }
    }
}

TEST_CASE("no code is found on the board, beyond its corners or far from it") {
    const Rect board{100, 100, 200, 200};
    for (const ImVec2 at : {ImVec2{200, 200}, ImVec2{101, 101}, ImVec2{90, 90}, ImVec2{310, 310},
                            ImVec2{90, 310}, ImVec2{10, 200}, ImVec2{200, 400}}) {
        CHECK_FALSE(wire_end_at(board, 4, at).has_value());
    }
}

TEST_CASE("codes stand where the wires begin: X left and below, CG above and at the right") {
    const Rect board{100, 100, 400, 400};
    const auto middle = [&](WireEnd::Kind kind, std::size_t number) {
        return code_rect(board, 4, {kind, number}).centre();
    };
    CHECK(middle(WireEnd::Kind::transmitter, 1).x < 100);
    CHECK(middle(WireEnd::Kind::transmitter, 1).y == Approx(250));
    CHECK(middle(WireEnd::Kind::transmitter, 6).x == Approx(350));
    CHECK(middle(WireEnd::Kind::transmitter, 6).y > 500);
    CHECK(middle(WireEnd::Kind::generator, 0).x == Approx(150));
    CHECK(middle(WireEnd::Kind::generator, 0).y < 100);
    CHECK(middle(WireEnd::Kind::generator, 7).x > 500);
    CHECK(middle(WireEnd::Kind::generator, 7).y == Approx(450));
}
