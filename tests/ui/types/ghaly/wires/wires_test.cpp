// Tests of the wires of Ghaly's machine: lights, words and shapes.
#include "ui/types/ghaly/wires/wires.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <utility>

#include "base/random.hpp"
#include "i18n/words.hpp"
#include "support/games.hpp"
#include "support/no_renderer.hpp"
#include "support/rects.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"
#include "ui/types/ghaly/wires/wire_words.hpp"

using namespace switchbox::ui;
using namespace switchbox::test;
using switchbox::say;
namespace machine = switchbox::machine;
using doctest::Approx;
using machine::Edge;
using machine::PressGrid;

namespace {

PressGrid random_grid(int size, switchbox::Random& random) {
    PressGrid presses = PressGrid::filled({size, size}, 0);
    for (std::uint8_t& press : presses.cells) press = static_cast<std::uint8_t>(random.below(2));
    return presses;
}

// Drawing target without a window.
class Canvas {
  public:
    Canvas() {
        ImGui::CreateContext();
        fonts_.build(1);
        ImGuiIO& io = ImGui::GetIO();
        take_font_texture();
        io.DisplaySize = {800, 800};
        ImGui::NewFrame();
    }
    Canvas(const Canvas&) = delete;
    Canvas& operator=(const Canvas&) = delete;
    ~Canvas() { ImGui::DestroyContext(); }

    // Returns the number of vertices that `draw` adds.
    template <class Draw>
    int cost(Draw draw) {
        ImDrawList& list = *ImGui::GetForegroundDrawList();
        const int before = list.VtxBuffer.Size;
        draw(Painter(list, fonts_, dark_theme(), 1));
        return list.VtxBuffer.Size - before;
    }

  private:
    Fonts fonts_;
};

Rect board_of(int size, float cell) {
    return {50, 50, cell * static_cast<float>(size), cell * static_cast<float>(size)};
}

}  // namespace

TEST_CASE("of a cell the generator's wire up to it and its transmitter's whole wire are lit") {
    switchbox::Random random(4);
    for (int round = 0; round < 200; ++round) {
        const PressGrid presses = random_grid(4, random);
        const machine::Wiring wiring = machine::wiring_of(presses);
        for (std::size_t cell = 0; cell < presses.size(); ++cell) {
            const std::size_t exit = wiring.shown[cell];
            std::vector<TracedLeg> expected;
            for (const machine::Leg& leg : machine::generator_path(presses, exit)) {
                expected.push_back({Diagram::generators, leg});
                if (leg.cell == cell) break;
            }
            CHECK(expected.back().leg.to == Edge::bottom);
            for (const machine::Leg& leg : machine::transmitter_path(presses, wiring.origin_of[exit])) {
                expected.push_back({Diagram::transmitters, leg});
            }
            const WireHighlight what{.transmitter = {}, .generator = {}, .cell = cell};
            CHECK(lit_legs(presses, what) == expected);
            const std::vector<WireEnd> ends{{WireEnd::Kind::transmitter, wiring.origin_of[exit]},
                                            {WireEnd::Kind::generator, exit}};
            CHECK(lit_ends(presses, what) == ends);
        }
    }
}

TEST_CASE("of a transmitter or a generator the whole wire is lit, and of the former the exit as well") {
    const PressGrid presses = PressGrid{{2, 2}, {1, 0, 0, 0}};
    const WireHighlight x = highlight_of({WireEnd::Kind::transmitter, 0});
    const std::vector<TracedLeg> across{{Diagram::transmitters, {0, Edge::left, Edge::right}},
                                        {Diagram::transmitters, {1, Edge::left, Edge::top}}};
    CHECK(lit_legs(presses, x) == across);
    const std::vector<WireEnd> ends{{WireEnd::Kind::transmitter, 0}, {WireEnd::Kind::generator, 1}};
    CHECK(lit_ends(presses, x) == ends);

    const WireHighlight cg = highlight_of({WireEnd::Kind::generator, 0});
    const std::vector<TracedLeg> away{{Diagram::generators, {0, Edge::top, Edge::left}}};
    CHECK(lit_legs(presses, cg) == away);
    CHECK(lit_ends(presses, cg) == std::vector<WireEnd>{{WireEnd::Kind::generator, 0}});
    CHECK(lit_legs(presses, {}).empty());
    CHECK(lit_ends(presses, {}).empty());
}

TEST_CASE("of boards above 16 by 16, and of cells below 14 pixels, only what is lit is drawn") {
    Canvas canvas;
    struct Case {
        int size;
        float cell;
        bool is_drawn;
    };
    for (const Case& board :
         {Case{16, 14, true}, Case{17, 30, false}, Case{8, 13, false}, Case{4, 90, true}}) {
        CAPTURE(board.size);
        const machine::GhalyMachine machine(machine::plain_codes(board.size));
        const PressGrid presses = PressGrid::filled({board.size, board.size}, 1);
        WireScene scene{.machine = machine,
                        .presses = presses,
                        .board = board_of(board.size, board.cell),
                        .highlight = {},
                        .turning = {}};
        const auto wires = [&](const Painter& paint) { draw_wires(paint, scene); };
        const auto codes = [&](const Painter& paint) { draw_codes(paint, scene, {}, {}); };
        const int muted_wires = canvas.cost(wires);
        const int muted_codes = canvas.cost(codes);
        CHECK((muted_wires > 0) == board.is_drawn);
        CHECK((muted_codes > 0) == board.is_drawn);
        scene.highlight.transmitter = 1;
        CHECK(canvas.cost(wires) > muted_wires);
        CHECK(canvas.cost(codes) > 0);
        scene.highlight = {};
        scene.transmitters = false;
        scene.generators = false;
        CHECK(canvas.cost(wires) == 0);
    }
}

TEST_CASE("buttons and exits are numbered on boards whose cells have room") {
    Canvas canvas;
    struct Case {
        int size;
        float cell;
        bool has_buttons;
        bool has_exits;
    };
    // 43 pixels are the cells of 3 by 3 on a phone on its side.
    for (const Case& board : {Case{2, 90, true, true}, Case{3, 43, true, true}, Case{4, 64, true, true},
                              Case{8, 36, false, false}, Case{17, 30, false, false}}) {
        CAPTURE(board.size);
        const machine::GhalyMachine machine(machine::plain_codes(board.size));
        const PressGrid presses = PressGrid::filled({board.size, board.size}, 0);
        const WireScene scene{.machine = machine,
                              .presses = presses,
                              .board = board_of(board.size, board.cell),
                              .highlight = {},
                              .turning = {}};
        const auto buttons = [&](const Painter& paint) { draw_button_numbers(paint, scene); };
        const auto exits = [&](const Painter& paint) { draw_end_numbers(paint, scene); };
        CHECK((canvas.cost(buttons) > 0) == board.has_buttons);
        CHECK((canvas.cost(exits) > 0) == board.has_exits);
    }
}

TEST_CASE("even the wires and codes that cost most leave a third of the vertices that a page can number") {
    Canvas canvas;
    switchbox::Random random(7);
    const machine::GhalyMachine machine(machine::plain_codes(16));
    for (const float cell : {14.0F, 27.0F, 40.0F, 60.0F}) {
        const PressGrid presses = random_grid(16, random);
        const WireScene scene{.machine = machine,
                              .presses = presses,
                              .board = board_of(16, cell),
                              .highlight = {.transmitter = 15, .generator = 31, .cell = 200},
                              .turning = 100,
                              .turn = 0.5F};
        const int cost = canvas.cost([&](const Painter& paint) {
            draw_wires(paint, scene);
            draw_codes(paint, scene, WireEnd{WireEnd::Kind::transmitter, 15}, {});
        });
        CAPTURE(cell);
        CAPTURE(cost);
        CHECK(cost < 40000);
    }
}

namespace {

WireHighlight cell(int row, int column, int size) {
    const machine::Shape shape{size, size};
    return {.transmitter = {}, .generator = {}, .cell = shape.cell(row - 1, column - 1)};
}

WireHighlight transmitter(std::size_t number) {
    return highlight_of({WireEnd::Kind::transmitter, number - 1});
}

WireHighlight generator(std::size_t number) { return highlight_of({WireEnd::Kind::generator, number - 1}); }

// Returns the presses of Joyner's Example 28.
PressGrid all_but_last_row() {
    PressGrid presses = PressGrid::filled({4, 4}, 1);
    for (std::size_t i = 12; i < 16; ++i) presses[i] = 0;
    return presses;
}

machine::GhalyMachine five_by_five() {
    return machine::GhalyMachine(machine::codes_with({.left = {0, 1, 2, 3, 4},
                                                      .bottom = {4, 3, 2, 1, 0},
                                                      .top = {1, 2, 3, 4, 0},
                                                      .right = {0, 2, 1, 4, 3}}));
}

}  // namespace

TEST_CASE("a code is a left digit and, behind it, bits where N is a power of two, else a number") {
    CHECK(machine::code_text(0, 2) == "00");
    CHECK(machine::code_text(3, 2) == "11");
    CHECK(machine::code_text(5, 4) == "101");
    CHECK(machine::code_text(19, 16) == "10011");
    CHECK(machine::code_text(0, 5) == "00");
    CHECK(machine::code_text(9, 5) == "14");
    CHECK(machine::code_text(3, 12) == "003");
    CHECK(machine::code_text(23, 12) == "111");
    CHECK(spaced_code_text(5, 4) == "1 01");
    CHECK(spaced_code_text(9, 5) == "1 4");
}

TEST_CASE("an end is named by its edge and its row or column") {
    CHECK(say(place_words({WireEnd::Kind::transmitter, 1}, 4)) == "left of row 2");
    CHECK(say(place_words({WireEnd::Kind::transmitter, 4}, 4)) == "under column 1");
    CHECK(say(place_words({WireEnd::Kind::generator, 2}, 4)) == "over column 3");
    CHECK(say(place_words({WireEnd::Kind::generator, 7}, 4)) == "right of row 4");
}

TEST_CASE(
    "Example 28 in words: the colour of each wire first, the codes that make it, and why; and the formula") {
    const machine::GhalyMachine machine(example_28());
    const PressGrid presses = all_but_last_row();
    CHECK(wire_words(machine, presses, transmitter(2)) ==
          "Red: 001 from entry 2 meets 101 at exit 6, and cells 8, 11 and 15 show it. A first digit 1 lights "
          "it; of the others, equal digits make 0 and different ones 1: 01 and 01 make 00, red.");
    CHECK(wire_words(machine, presses, generator(6)) == wire_words(machine, presses, transmitter(2)));
    CHECK(
        wire_words(machine, presses, transmitter(4)) ==
        "Dark: 011 from entry 4 meets 011 at exit 1, but no cell shows it. Neither code begins with 1, so it "
        "is dark.");
    CHECK(wire_formula(machine, presses, transmitter(4)) ==
          "C1 = B(X4, CG1) = B(011, 011) = [0 or 0, 1 xor 1, 1 xor 1] = 000.");
    CHECK(wire_words(machine, presses, generator(2))
              .starts_with("Red: 100 from entry 5 meets 000 at exit 2, and cell 1 shows it. "));
    CHECK(wire_words(machine, presses, cell(2, 4, 4)) ==
          "Red: 001 meets 101, and cell 8 shows the dashed wire that leaves at its bottom. A first digit 1 "
          "lights it; of the others, equal digits make 0 and different ones 1: 01 and 01 make 00, red.");
    CHECK(wire_words(machine, presses, {}).empty());
    constexpr std::string_view formula = "C6 = B(X2, CG6) = B(001, 101) = [0 or 1, 0 xor 0, 1 xor 1] = 100.";
    CHECK(wire_formula(machine, presses, transmitter(2)) == formula);
    CHECK(wire_formula(machine, presses, generator(6)) == formula);
    CHECK(wire_formula(machine, presses, cell(2, 4, 4)) == formula);
    CHECK(wire_formula(machine, presses, {}).empty());
}

TEST_CASE("a dark cell's words say that neither code begins with 1") {
    const PressGrid presses = PressGrid::filled({4, 4}, 0);
    CHECK(wire_words(machine::GhalyMachine(example_28()), presses, cell(3, 2, 4)) ==
          "Dark: 001 meets 000, and cell 10 shows the dashed wire that leaves at its bottom. Neither code "
          "begins "
          "with 1, so it is dark.");
}

TEST_CASE("with two colours the words compare the second digits") {
    const machine::GhalyMachine machine(machine::plain_codes(2));
    const PressGrid all = PressGrid::filled({2, 2}, 1);
    // X_i meets CG_N+i, and cell (i, j) shows C_i+j.
    CHECK(wire_words(machine, all, cell(1, 2, 2)) ==
          "Red: 00 meets 10, and cell 2 shows the dashed wire that leaves at its bottom. A first digit 1 "
          "lights it, and equal second digits make red.");
    CHECK(wire_formula(machine, all, cell(1, 2, 2)) ==
          "C3 = B(X1, CG3) = B(00, 10) = [0 or 1, 0 xor 0] = 10.");
    PressGrid first = PressGrid::filled({2, 2}, 0);
    first[3] = 1;  // the wire that starts under column 1 runs along row 2 to exit 4
    CHECK(wire_words(machine, first, cell(2, 2, 2)) ==
          "Yellow: 10 meets 11, and cell 4 shows the dashed wire that leaves at its bottom. A first digit 1 "
          "lights it, and different second digits make yellow.");
}

TEST_CASE("where N is no power of two the words add the rest of the codes, mod N") {
    const machine::GhalyMachine machine = five_by_five();
    const PressGrid all = PressGrid::filled({5, 5}, 1);
    // With all buttons pressed, X_i meets CG_N+i, and cell (i, j) shows C_i+j.
    CHECK(wire_words(machine, all, cell(5, 4, 5)) ==
          "Green: 03 meets 14, and cell 24 shows the dashed wire that leaves at its bottom. A first digit 1 "
          "lights it; add the rest, where 5 counts as 0: 3 + 4 makes 2, green.");
    CHECK(wire_formula(machine, all, cell(5, 4, 5)) ==
          "C9 = B(X4, CG9) = B(03, 14) = [0 or 1, 3 + 4 mod 5] = 12.");
    CHECK(wire_words(machine, all, transmitter(4))
              .starts_with("Green: 03 from entry 4 meets 14 at exit 9, and cells 20 and 24 show it. "));
    const PressGrid none = PressGrid::filled({5, 5}, 0);
    CHECK(
        wire_words(machine, none, cell(1, 4, 5)) ==
        "Dark: 03 meets 04, and cell 4 shows the dashed wire that leaves at its bottom. Neither code begins "
        "with 1, so it is dark.");
}

TEST_CASE("on a board without numbers a cell is named by its row and column") {
    const machine::GhalyMachine machine(machine::plain_codes(16));
    const PressGrid none = PressGrid::filled({16, 16}, 0);
    CHECK(wire_words(machine, none, cell(2, 13, 16)).find(", and cell (2, 13) shows") != std::string::npos);
}

TEST_CASE("two, three and four colours have their rule in words") {
    const auto rule_of = [](int rows) {
        return say(colour_rule(machine::GhalyMachine(machine::plain_codes(rows))));
    };
    CHECK(rule_of(2).find("equal second digits are red") != std::string::npos);
    CHECK(rule_of(3).find("0 or 3 red, 1 or 4 yellow, 2 green") != std::string::npos);
    CHECK(rule_of(4).find("00 red, 01 yellow, 10 green, 11 blue") != std::string::npos);
    CHECK(rule_of(5).empty());
}

TEST_CASE("every cell's words name the colour that it shows") {
    for (const machine::GhalyMachine& machine : {machine::GhalyMachine(example_28()), five_by_five()}) {
        const int size = machine.size();
        PressGrid presses = PressGrid::filled({size, size}, 0);
        for (std::size_t i = 0; i < presses.size(); i += 3) presses[i] = 1;
        const machine::Picture picture = machine.picture(presses);
        const std::array<std::string_view, 6> names{"Dark", "Red", "Yellow", "Green", "Blue", "Cyan"};
        for (std::size_t i = 0; i < picture.size(); ++i) {
            const std::string words =
                wire_words(machine, presses, {.transmitter = {}, .generator = {}, .cell = i});
            CAPTURE(words);
            CHECK(words.starts_with(std::string(names.at(picture[i])) + ": "));
            CHECK(words.back() == '.');
        }
    }
}

TEST_CASE("Example 28's wiring as a permutation: where each goes, its cycle, its inversions, its support") {
    const WiringWords words = wiring_words(machine::wiring_of(all_but_last_row()));
    CHECK(words.one_line == "5 6 7 1 2 3 4 8");
    CHECK(words.two_lines[0] == "1 2 3 4 5 6 7 8");
    CHECK(words.two_lines[1] == "5 6 7 1 2 3 4 8");
    CHECK(words.cycles == "(1 5 2 6 3 7 4)");
    CHECK(words.inversions == 12);  // as many as presses
    CHECK(words.support == "2 3 4 5 6 7");
}

TEST_CASE("the two lines of a permutation of ten have columns of one width") {
    const WiringWords words = wiring_words(machine::wiring_of(PressGrid::filled({5, 5}, 1)));
    CHECK(words.two_lines[0] == " 1  2  3  4  5  6  7  8  9 10");
    CHECK(words.two_lines[1] == " 6  7  8  9 10  1  2  3  4  5");
    CHECK(words.cycles == "(1 6)(2 7)(3 8)(4 9)(5 10)");
    CHECK(words.support == "2 3 4 5 6 7 8 9 10");
    CHECK(wiring_words(machine::wiring_of(PressGrid::filled({5, 5}, 0))).cycles == "()");
}

namespace {

constexpr float rounding = 0.01F;
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

bool is_on_sides(ImVec2 p, const Rect& cell) {
    const float to_side = std::min({std::fabs(p.x - cell.x), std::fabs(p.x - cell.right()),
                                    std::fabs(p.y - cell.y), std::fabs(p.y - cell.bottom())});
    return to_side < 0.01F && is_inside({p.x, p.y, 0, 0}, cell, rounding);
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
                    for (const ImVec2 p : points) CHECK(is_inside({p.x, p.y, 0, 0}, cell, rounding));
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
            for (const auto& [pressed, course] : {std::pair{0.0F, up}, {1.0F, down}}) {
                const Polyline points = turning_points(diagram, from, pressed, cell);
                REQUIRE(points.size() == course.size());
                for (std::size_t i = 0; i < points.size(); ++i) CHECK(distance(points[i], course[i]) < 0.01F);
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
                CHECK(is_apart(box, board, 0));
                CHECK(is_inside(box, room, rounding));
                CHECK(box.width <= 34);
                CHECK(wire_end_at(board, size, box.centre()) == ends[i]);
                CHECK(wire_end_at(board, size, {box.x + 0.01F, box.y + 0.01F}) == ends[i]);
                CHECK(wire_end_at(board, size, {box.right() - 0.01F, box.bottom() - 0.01F}) == ends[i]);
                const Rect lit = lit_code_rect(board, size, ends[i]);
                CHECK(is_apart(lit, board, 0));
                CHECK(is_inside(box, lit, rounding));
                CHECK(lit.width >= 26);
                for (std::size_t j = i + 1; j < ends.size(); ++j) {
                    CHECK(is_apart(box, code_rect(board, size, ends[j]), 0));
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
