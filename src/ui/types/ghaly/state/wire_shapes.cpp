#include "ui/types/ghaly/state/wire_shapes.hpp"

#include <algorithm>
#include <cmath>

#include "machine/machine.hpp"
#include "machine/permutation_text.hpp"
#include "solve/explanation.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::ui {
namespace {

using machine::Edge;

// Distance of a lane from the middle: a share of the cell, limited so that the wire ends at its code.
constexpr float lane_share = 0.12F;
constexpr float largest_lane = 12;

constexpr float code_share = 0.9F;
constexpr float largest_code = 34;
constexpr ImVec2 smallest_lit_code{26, 20};

ImVec2 plus(ImVec2 a, ImVec2 b) { return {a.x + b.x, a.y + b.y}; }
ImVec2 minus(ImVec2 a, ImVec2 b) { return {a.x - b.x, a.y - b.y}; }
ImVec2 times(ImVec2 a, float b) { return {a.x * b, a.y * b}; }
float length(ImVec2 a) { return std::hypot(a.x, a.y); }
ImVec2 between(ImVec2 a, ImVec2 b, float t) { return plus(a, times(minus(b, a), t)); }

struct Tip {
    ImVec2 at;
    ImVec2 direction;  // direction of the wire here, of length 1
};

Tip far_tip(Diagram diagram, Edge edge, const Rect& cell) {
    return {wire_port(diagram, edge, cell), way_out(edge)};
}

Tip near_tip(Diagram diagram, Edge edge, const Rect& cell) {
    return {wire_port(diagram, edge, cell), times(way_out(edge), -1)};
}

// Returns how many chords keep a quarter circle within a fifth of a pixel.
int steps(float radius) { return std::clamp(static_cast<int>(std::ceil(1.24F * std::sqrt(radius))), 3, 32); }

bool is_straight(const Tip& from, const Tip& to) {
    constexpr float tiny = 0.01F;
    const ImVec2 chord = minus(to.at, from.at);
    return length(minus(chord, times(from.direction, dot(chord, from.direction)))) < tiny &&
           length(minus(chord, times(to.direction, dot(chord, to.direction)))) < tiny;
}

// Returns a cubic curve between the tips. It is a quarter circle (to 0.03 %) if the directions are at right
// angles and the ends equally far from their crossing.
Polyline curve(const Tip& from, const Tip& to) {
    if (is_straight(from, to)) return {from.at, to.at};
    constexpr float quarter_circle = 0.5523F;
    const ImVec2 chord = minus(to.at, from.at);
    const auto reach = [&](ImVec2 direction) { return quarter_circle * std::fabs(dot(chord, direction)); };
    const ImVec2 first = plus(from.at, times(from.direction, reach(from.direction)));
    const ImVec2 second = minus(to.at, times(to.direction, reach(to.direction)));
    const int count = steps(length(chord) * 0.7071F);
    Polyline points;
    for (int i = 0; i <= count; ++i) {
        const float t = static_cast<float>(i) / static_cast<float>(count);
        const ImVec2 middle = between(first, second, t);
        const ImVec2 before = between(between(from.at, first, t), middle, t);
        const ImVec2 after = between(middle, between(second, to.at, t), t);
        points.push_back(between(before, after, t));
    }
    return points;
}

ImVec2 corner(Edge a, Edge b, const Rect& cell) {
    const bool at_right = a == Edge::right || b == Edge::right;
    const bool at_bottom = a == Edge::bottom || b == Edge::bottom;
    return {at_right ? cell.right() : cell.x, at_bottom ? cell.bottom() : cell.y};
}

// Returns the tip at share `t` of the way round the corner from one tip to the other.
Tip sliding_tip(const Tip& from, const Tip& to, ImVec2 corner, float t) {
    const float first = length(minus(corner, from.at));
    const float second = length(minus(to.at, corner));
    const float way = t * (first + second);
    const ImVec2 at =
        way <= first ? between(from.at, corner, way / first) : between(corner, to.at, (way - first) / second);
    constexpr float quarter_turn = 1.5707963F;
    return {at, plus(times(from.direction, std::cos(t * quarter_turn)),
                     times(to.direction, std::sin(t * quarter_turn)))};
}

// Returns the part of a line between two distances from its start.
Polyline part(const Polyline& line, float start, float end) {
    Polyline points;
    float passed = 0;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const float step = length(minus(line[i], line[i - 1]));
        if (step > 0 && passed + step > start && passed < end) {
            if (points.empty()) {
                points.push_back(between(line[i - 1], line[i], std::max(start - passed, 0.0F) / step));
            }
            points.push_back(between(line[i - 1], line[i], std::min((end - passed) / step, 1.0F)));
        }
        passed += step;
    }
    return points;
}

float length_of(const Polyline& line) {
    float sum = 0;
    for (std::size_t i = 1; i < line.size(); ++i) sum += length(minus(line[i], line[i - 1]));
    return sum;
}

// Returns the side of a code's box on an edge of a cell. On small boards, of which hints name the exits, the
// box leaves room for the exit's number if it need not be smaller than a lit one for that.
float code_side(float cell, int size) {
    constexpr int most_numbered = 4;
    constexpr float number_room = 15;
    const float side = std::min(cell * code_share, largest_code);
    const bool makes_room = size <= most_numbered && cell - number_room >= smallest_lit_code.x;
    return makes_room ? std::min(side, cell - number_room) : side;
}

ImVec2 code_size(const Rect& board, int size) {
    const auto count = static_cast<float>(size);
    return {code_side(board.width / count, size), code_side(board.height / count, size)};
}

// Returns a box of this extent at an end's stretch of the board's edge.
Rect box_at(const Rect& board, int size, WireEnd end, ImVec2 extent) {
    const auto count = static_cast<float>(size);
    const auto place = static_cast<float>(end.number % static_cast<std::size_t>(size)) + 0.5F;
    const float x = board.x + board.width / count * place - extent.x / 2;
    const float y = board.y + board.height / count * place - extent.y / 2;
    switch (edge_of(end, size)) {
        case Edge::left:
            return {board.x - code_gap - extent.x, y, extent.x, extent.y};
        case Edge::right:
            return {board.right() + code_gap, y, extent.x, extent.y};
        case Edge::top:
            return {x, board.y - code_gap - extent.y, extent.x, extent.y};
        default:
            return {x, board.bottom() + code_gap, extent.x, extent.y};
    }
}

// Returns which of `count` equal stretches of [start, start + extent) holds `at`; nullopt if none does.
std::optional<std::size_t> stretch(float at, float start, float extent, int count) {
    const auto index = static_cast<int>(std::floor((at - start) * static_cast<float>(count) / extent));
    if (index < 0 || index >= count) return std::nullopt;
    return static_cast<std::size_t>(index);
}

}  // namespace

ImVec2 wire_port(Diagram diagram, Edge edge, const Rect& cell) {
    const float lane = std::min(lane_share * std::min(cell.width, cell.height), largest_lane) *
                       (diagram == Diagram::transmitters ? -1.0F : 1.0F);
    const ImVec2 middle = cell.centre();
    switch (edge) {
        case Edge::left:
            return {cell.x, middle.y + lane};
        case Edge::right:
            return {cell.right(), middle.y + lane};
        case Edge::top:
            return {middle.x + lane, cell.y};
        default:
            return {middle.x + lane, cell.bottom()};
    }
}

ImVec2 way_out(Edge edge) {
    switch (edge) {
        case Edge::left:
            return {-1, 0};
        case Edge::right:
            return {1, 0};
        case Edge::top:
            return {0, -1};
        default:
            return {0, 1};
    }
}

Polyline wire_points(Diagram diagram, Edge from, Edge to, const Rect& cell) {
    return curve(near_tip(diagram, from, cell), far_tip(diagram, to, cell));
}

Polyline turning_points(Diagram diagram, Edge from, float pressed, const Rect& cell) {
    const auto turn =
        diagram == Diagram::transmitters ? &machine::transmitter_turn : &machine::generator_turn;
    const Edge up = turn(false, from);
    const Edge down = turn(true, from);
    const Tip far = sliding_tip(far_tip(diagram, up, cell), far_tip(diagram, down, cell),
                                corner(up, down, cell), pressed);
    return curve(near_tip(diagram, from, cell), far);
}

std::vector<Polyline> dashes(const Polyline& line, float period) {
    constexpr float gap = 0.4F;
    const float whole = length_of(line);
    const int count = std::max(1, static_cast<int>(std::lround(whole / period)));
    const float fitted = whole / static_cast<float>(count);
    std::vector<Polyline> pieces;
    for (int i = 0; i < count; ++i) {
        const float start = (static_cast<float>(i) + gap / 2) * fitted;
        pieces.push_back(part(line, start, start + (1 - gap) * fitted));
    }
    return pieces;
}

std::vector<WireEnd> wire_ends(int size) {
    std::vector<WireEnd> ends;
    for (const WireEnd::Kind kind : {WireEnd::Kind::transmitter, WireEnd::Kind::generator}) {
        for (std::size_t i = 0; i < 2 * static_cast<std::size_t>(size); ++i) ends.push_back({kind, i});
    }
    return ends;
}

Edge edge_of(WireEnd end, int size) {
    const bool is_first = end.number < static_cast<std::size_t>(size);
    if (end.kind == WireEnd::Kind::transmitter) return is_first ? Edge::left : Edge::bottom;
    return is_first ? Edge::top : Edge::right;
}

Rect code_rect(const Rect& board, int size, WireEnd end) {
    return box_at(board, size, end, code_size(board, size));
}

Rect lit_code_rect(const Rect& board, int size, WireEnd end) {
    const ImVec2 box = code_size(board, size);
    return box_at(board, size, end,
                  {std::max(box.x, smallest_lit_code.x), std::max(box.y, smallest_lit_code.y)});
}

float wire_margin(float cell) {
    return std::clamp(cell * code_share, smallest_lit_code.x, largest_code) + 2 * code_gap;
}

std::optional<WireEnd> wire_end_at(const Rect& board, int size, ImVec2 at) {
    const float depth = wire_margin(board.width / static_cast<float>(size));
    const Rect whole = board.inset(-depth);
    if (!whole.contains(at) || board.contains(at)) return std::nullopt;
    const auto row = stretch(at.y, board.y, board.height, size);
    const auto column = stretch(at.x, board.x, board.width, size);
    if (row.has_value() == column.has_value()) return std::nullopt;  // beyond a corner
    const auto half = static_cast<std::size_t>(size);
    if (row) {
        return at.x < board.x ? WireEnd{WireEnd::Kind::transmitter, *row}
                              : WireEnd{WireEnd::Kind::generator, half + *row};
    }
    return at.y < board.y ? WireEnd{WireEnd::Kind::generator, *column}
                          : WireEnd{WireEnd::Kind::transmitter, half + *column};
}

namespace {

using machine::Edge;
using machine::Leg;
using machine::Path;

void add(std::vector<TracedLeg>& legs, Diagram diagram, const Path& path) {
    for (const Leg& leg : path) legs.push_back({diagram, leg});
}

// Returns the generator's path up to the leg through the cell's bottom edge.
Path path_to_cell(const machine::PressGrid& presses, std::size_t generator, std::size_t cell) {
    Path path;
    for (const Leg& leg : machine::generator_path(presses, generator)) {
        path.push_back(leg);
        if (leg.cell == cell && leg.to == Edge::bottom) break;
    }
    return path;
}

}  // namespace

WireHighlight highlight_of(WireEnd end) {
    if (end.kind == WireEnd::Kind::transmitter)
        return {.transmitter = end.number, .generator = {}, .cell = {}};
    return {.transmitter = {}, .generator = end.number, .cell = {}};
}

std::vector<TracedLeg> lit_legs(const machine::PressGrid& presses, const WireHighlight& what) {
    std::vector<TracedLeg> legs;
    if (what.generator) {
        add(legs, Diagram::generators, machine::generator_path(presses, *what.generator));
    }
    if (what.transmitter) {
        add(legs, Diagram::transmitters, machine::transmitter_path(presses, *what.transmitter));
    }
    if (what.cell) {
        const machine::Wiring wiring = machine::wiring_of(presses);
        const std::size_t exit = wiring.shown[*what.cell];
        add(legs, Diagram::generators, path_to_cell(presses, exit, *what.cell));
        add(legs, Diagram::transmitters, machine::transmitter_path(presses, wiring.origin_of[exit]));
    }
    return legs;
}

std::vector<WireEnd> lit_ends(const machine::PressGrid& presses, const WireHighlight& what) {
    const machine::Wiring wiring = machine::wiring_of(presses);
    std::vector<WireEnd> ends;
    if (what.generator) ends.push_back({WireEnd::Kind::generator, *what.generator});
    if (what.transmitter) {
        ends.push_back({WireEnd::Kind::transmitter, *what.transmitter});
        ends.push_back({WireEnd::Kind::generator, wiring.exit_of[*what.transmitter]});
    }
    if (what.cell) {
        const std::size_t exit = wiring.shown[*what.cell];
        ends.push_back({WireEnd::Kind::transmitter, wiring.origin_of[exit]});
        ends.push_back({WireEnd::Kind::generator, exit});
    }
    return ends;
}

CodesDraft draft_of(const machine::GhalyCodes& codes) {
    return {codes.size, machine::format_cycles(codes.sigma), machine::format_cycles(codes.tau)};
}

Result<machine::GhalyCodes> codes_of(const CodesDraft& draft) {
    const auto size = static_cast<std::size_t>(draft.size);
    auto sigma = machine::parse_half_cycles(draft.sigma, size, "sigma");
    if (!sigma) return sigma.error();
    auto tau = machine::parse_half_cycles(draft.tau, size, "tau");
    if (!tau) return tau.error();
    return machine::GhalyCodes{draft.size, *sigma, *tau};
}

Message facts_of(const CodesDraft& draft) {
    const auto codes = codes_of(draft);
    if (!codes) return tell("view.codes.problem", codes.error().message);
    const solve::GhalySolver solver(*codes);
    if (!solver.is_solvable()) {
        return tell("view.codes.unsolvable", solve::reason_unsolvable(machine::low_bits(*codes))->text);
    }
    const Natural ways = solver.solutions();
    const Message colour = machine::colour_name(solver.colour());
    if (ways == Natural(1)) return tell("view.codes.one-way", colour, solver.fewest());
    return tell("view.codes.ways", colour, solve::readable(ways), solver.fewest());
}

}  // namespace switchbox::ui
