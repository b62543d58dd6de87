#include "ui/types/ghaly/wires/wires.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/frame/layout.hpp"
#include "ui/types/ghaly/wires/wire_words.hpp"

namespace switchbox::ui {
namespace {

using machine::Edge;
using machine::Leg;

constexpr float smallest_drawn_cell = 14;
constexpr float full_width_cell = 28;
constexpr float bits_cell = 40;

float cell_size(const WireScene& scene) {
    return std::min(scene.board.width, scene.board.height) / static_cast<float>(scene.machine.size());
}

bool draws_all(const WireScene& scene) {
    return scene.machine.size() <= max_with_all_wires && cell_size(scene) >= smallest_drawn_cell;
}

struct Stroke {
    Colour wire;
    Colour casing;
    float width = 0;
    float casing_width = 0;
};

// Returns the stroke of wires that are not lit. Dear ImGui draws lines of whole pixels with half as many
// vertices as others, and the page has 65536. Casings, as long as all wires, and the generators' many dashes
// therefore have whole widths.
Stroke muted_stroke(const Theme& theme, Diagram diagram, float cell, bool something_is_lit) {
    const float full = diagram == Diagram::transmitters ? 2.5F : 2.0F;
    const float width = std::max(full * std::min(cell / full_width_cell, 1.0F), 1.0F);
    const Colour wire = something_is_lit ? mix(theme.ground, theme.muted, 0.6F) : theme.muted;
    return {wire, theme.ground.with_alpha(0.9F), width, std::round(width + 3)};
}

// Returns the stroke of lit wires. Their colour needs a dark casing in a light theme as well.
Stroke lit_stroke(const Theme& theme, float cell) {
    const float width = cell < full_width_cell ? 3.0F : 4.0F;
    return {theme.lit, theme.dark ? theme.ground : theme.text, width, width + 3};
}

void draw_wire(const Painter& paint, const Polyline& line, Diagram diagram, const Stroke& stroke) {
    paint.polyline(line, stroke.casing, stroke.casing_width);
    if (diagram == Diagram::transmitters) {
        paint.polyline(line, stroke.wire, stroke.width);
        return;
    }
    for (const Polyline& dash : dashes(line, 3 * stroke.width + 5)) {
        paint.polyline(dash, stroke.wire, stroke.width);
    }
}

bool is_at_side(machine::Shape shape, std::size_t cell, Edge edge) {
    switch (edge) {
        case Edge::left:
            return shape.column(cell) == 0;
        case Edge::right:
            return shape.column(cell) == shape.columns - 1;
        case Edge::top:
            return shape.row(cell) == 0;
        default:
            return shape.row(cell) == shape.rows - 1;
    }
}

bool is_turning(const WireScene& scene, std::size_t cell) { return scene.turning == cell && scene.turn < 1; }

// Returns the points of a leg. At the board's edge a wire extends to the code that feeds it or that it meets.
Polyline leg_points(const WireScene& scene, const TracedLeg& traced) {
    const auto& [diagram, leg] = traced;
    const machine::Shape shape = scene.presses.shape;
    const Rect cell = cell_rect(scene.board, shape, leg.cell);
    const auto code = [&, d = diagram](Edge edge) {
        const ImVec2 port = wire_port(d, edge, cell);
        const ImVec2 out = way_out(edge);
        return ImVec2{port.x + out.x * code_gap, port.y + out.y * code_gap};
    };
    const bool turning = is_turning(scene, leg.cell);
    const float down = scene.presses[leg.cell] != 0 ? scene.turn : 1 - scene.turn;
    Polyline points = turning ? turning_points(diagram, leg.from, down, cell)
                              : wire_points(diagram, leg.from, leg.to, cell);
    if (is_at_side(shape, leg.cell, leg.from)) points.insert(points.begin(), code(leg.from));
    const bool meets_a_code = diagram == Diagram::transmitters && !turning;
    if (meets_a_code && is_at_side(shape, leg.cell, leg.to)) points.push_back(code(leg.to));
    return points;
}

void draw_diagram(const Painter& paint, const WireScene& scene, Diagram diagram) {
    const bool lights = scene.highlight != WireHighlight{};
    const Stroke stroke = muted_stroke(paint.theme(), diagram, cell_size(scene), lights);
    const bool transmits = diagram == Diagram::transmitters;
    const std::array<Edge, 2> entries =
        transmits ? std::array{Edge::left, Edge::bottom} : std::array{Edge::top, Edge::right};
    const auto turn = transmits ? &machine::transmitter_turn : &machine::generator_turn;
    for (std::size_t cell = 0; cell < scene.presses.size(); ++cell) {
        for (const Edge from : entries) {
            const Leg leg{cell, from, turn(scene.presses[cell] != 0, from)};
            draw_wire(paint, leg_points(scene, {diagram, leg}), diagram, stroke);
        }
    }
}

void draw_shown_dot(const Painter& paint, const WireScene& scene, std::size_t shown, const Stroke& stroke) {
    const Rect cell = cell_rect(scene.board, scene.presses.shape, shown);
    const ImVec2 at = wire_port(Diagram::generators, Edge::bottom, cell);
    paint.disc(at, stroke.width + 2.5F, stroke.casing, 16);
    paint.disc(at, stroke.width + 0.5F, stroke.wire, 16);
}

// Marks the wire that each cell shows. Larger boards have too many cells.
void draw_shown_dots(const Painter& paint, const WireScene& scene) {
    constexpr int largest_dotted = 8;
    const float cell = cell_size(scene);
    if (!scene.generators || scene.machine.size() > largest_dotted || cell < bits_cell) return;
    const bool lights = scene.highlight != WireHighlight{};
    const Stroke stroke = muted_stroke(paint.theme(), Diagram::generators, cell, lights);
    for (std::size_t shown = 0; shown < scene.presses.size(); ++shown) {
        if (!is_turning(scene, shown)) draw_shown_dot(paint, scene, shown, stroke);
    }
}

bool contains(const std::vector<WireEnd>& ends, WireEnd end) {
    return std::find(ends.begin(), ends.end(), end) != ends.end();
}

// Returns the code as bits if those of any code fit, else its number; empty if that does not fit either.
std::string label(const Painter& paint, const WireScene& scene, WireEnd end, float width) {
    const machine::GhalyMachine& machine = scene.machine;
    const int code = end.kind == WireEnd::Kind::transmitter ? machine.transmitter_code(end.number)
                                                            : machine.generator_code(end.number);
    constexpr float padding = 2;
    const auto fits = [&](const std::string& text) {
        return paint.measure(Type::caption, text).x <= width - 2 * padding;
    };
    const bool has_room = cell_size(scene) >= bits_cell && fits(spaced_code_text(0, machine.size()));
    if (has_room) return spaced_code_text(code, machine.size());
    const std::string number = std::to_string(code + 1);
    return fits(number) ? number : "";
}

Colour ink_on(const Theme& theme, Colour fill) {
    return contrast(fill, theme.text) >= contrast(fill, theme.ground) ? theme.text : theme.ground;
}

}  // namespace

void draw_wires(const Painter& paint, const WireScene& scene) {
    if (draws_all(scene)) {
        if (scene.generators) draw_diagram(paint, scene, Diagram::generators);
        if (scene.transmitters) draw_diagram(paint, scene, Diagram::transmitters);
        draw_shown_dots(paint, scene);
    }
    const Stroke stroke = lit_stroke(paint.theme(), cell_size(scene));
    const std::vector<TracedLeg> lit = lit_legs(scene.presses, scene.highlight);
    for (const TracedLeg& traced : lit) {
        draw_wire(paint, leg_points(scene, traced), traced.diagram, stroke);
    }
    for (const auto& [diagram, leg] : lit) {
        const bool shows = diagram == Diagram::generators && leg.to == Edge::bottom;
        if (shows && !is_turning(scene, leg.cell)) draw_shown_dot(paint, scene, leg.cell, stroke);
    }
}

void draw_code(const Painter& paint, const WireScene& scene, WireEnd end, const Rect& box, CodeLook look) {
    const Theme& theme = paint.theme();
    const bool is_lit = look == CodeLook::lit || look == CodeLook::current;
    const float radius = std::min(6.0F, box.height / 4);
    if (look == CodeLook::vacant) {
        paint.stroke(box, theme.hint, radius, 1.5F);
        return;
    }
    const Colour fill = is_lit ? theme.lit : theme.raised;
    paint.fill(box, fill, radius);
    const bool is_current = look == CodeLook::current;
    paint.stroke(box, is_current ? theme.text : theme.edge, radius, is_current ? 2.0F : 1.0F);
    paint.centred(Type::caption, box.centre(), ink_on(theme, fill), label(paint, scene, end, box.width));
}

void draw_codes(const Painter& paint, const WireScene& scene, std::optional<WireEnd> current,
                std::optional<WireEnd> dragged) {
    const std::vector<WireEnd> lit = lit_ends(scene.presses, scene.highlight);
    const int size = scene.machine.size();
    const auto draw = [&](WireEnd end, CodeLook look) {
        draw_code(paint, scene, end, code_rect(scene.board, size, end), look);
    };
    const auto draw_lit = [&](WireEnd end, CodeLook look) {
        draw_code(paint, scene, end, lit_code_rect(scene.board, size, end), look);
    };
    if (draws_all(scene)) {
        for (const WireEnd end : wire_ends(size)) {
            if (end == dragged)
                draw(end, CodeLook::vacant);
            else if (end != current && !contains(lit, end))
                draw(end, CodeLook::plain);
        }
    }
    // Lit codes are drawn over their neighbours, which they overlap on boards of small cells.
    for (const WireEnd end : lit) {
        if (end != current && end != dragged) draw_lit(end, CodeLook::lit);
    }
    if (current && current != dragged) draw_lit(*current, CodeLook::current);
}

namespace {

constexpr float wire_number_padding = 2;
constexpr float wire_number_height = 12;  // of digits with a little space above and below

// Returns the middle of the place for an end's number: before its code, as one reads along the edge.
ImVec2 number_middle(const Rect& code, Edge edge, float width) {
    const bool is_level = edge == Edge::top || edge == Edge::bottom;
    return is_level ? ImVec2{code.x - wire_number_padding - width / 2, code.centre().y}
                    : ImVec2{code.centre().x, code.y - wire_number_height / 2};
}

}  // namespace

void draw_end_numbers(const Painter& paint, const WireScene& scene) {
    if (!draws_all(scene)) return;
    const Theme& theme = paint.theme();
    const int size = scene.machine.size();
    const float widest = paint.measure(Type::caption, std::to_string(2 * size)).x + 2 * wire_number_padding;
    const Rect box = code_rect(scene.board, size, {WireEnd::Kind::generator, 0});
    const float gap = cell_size(scene) - std::max(box.width, box.height);
    if (gap < std::max(widest, wire_number_height)) return;
    const std::vector<WireEnd> lit = lit_ends(scene.presses, scene.highlight);
    for (const WireEnd end : wire_ends(size)) {
        const bool is_lit = contains(lit, end);
        if (!is_lit && end.kind == WireEnd::Kind::transmitter) continue;
        const std::string number = std::to_string(end.number + 1);
        const float width = paint.measure(Type::caption, number).x + 2 * wire_number_padding;
        const ImVec2 at = number_middle(code_rect(scene.board, size, end), edge_of(end, size), width);
        const Rect chip{at.x - width / 2, at.y - wire_number_height / 2, width, wire_number_height};
        if (is_lit) paint.fill(chip, theme.lit, wire_number_height / 3);
        paint.centred(Type::caption, at, is_lit ? ink_on(theme, theme.lit) : theme.text, number);
    }
}

void draw_button_numbers(const Painter& paint, const WireScene& scene) {
    constexpr float inside = 0.19F;  // share of the cell, within the tile's bezel and the ring of a hint
    constexpr float wire = 3.5F;     // half a lit wire with its casing
    const Theme& theme = paint.theme();
    const machine::Shape shape = scene.presses.shape;
    const Rect first = cell_rect(scene.board, shape, 0);
    // Wires leave free the corner beyond the lane of generators, and above that of transmitters.
    const ImVec2 room{first.right() - wire_port(Diagram::generators, Edge::top, first).x - wire,
                      wire_port(Diagram::transmitters, Edge::left, first).y - first.y - wire};
    const std::string last = std::to_string(scene.presses.size());
    const float widest = paint.measure(Type::caption, last).x + 2 * wire_number_padding;
    if (room.x < widest || room.y < wire_number_height) return;
    for (std::size_t button = 0; button < scene.presses.size(); ++button) {
        const Rect cell = cell_rect(scene.board, shape, button);
        const std::string number = std::to_string(button + 1);
        const float width = paint.measure(Type::caption, number).x + 2 * wire_number_padding;
        const float right = std::min(inside * cell.width, room.x - width);
        const float top = std::min(inside * cell.height, room.y - wire_number_height);
        const Rect chip{cell.right() - right - width, cell.y + top, width, wire_number_height};
        paint.fill(chip, theme.ground.with_alpha(0.9F), wire_number_height / 3);
        paint.centred(Type::caption, chip.centre(), theme.text, number);
    }
}

namespace {

// Returns the middle of an end's number, inside the board where its wire meets the edge.
ImVec2 number_at_edge(const WireScene& scene, WireEnd end) {
    constexpr float inside = 4;  // away from the window's edge and the target
    const int size = scene.machine.size();
    const Edge edge = edge_of(end, size);
    const ImVec2 out = way_out(edge);
    const Rect cell{0, 0, cell_size(scene), cell_size(scene)};
    const ImVec2 port = wire_port(Diagram::transmitters, edge, cell);
    ImVec2 code = code_rect(scene.board, size, end).centre();
    code = {code.x + port.x - cell.centre().x, code.y + port.y - cell.centre().y};
    const ImVec2 middle = scene.board.centre();
    const float across = scene.board.width / 2 - inside;
    const float along = scene.board.height / 2 - inside;
    return {out.x == 0 ? code.x : middle.x + out.x * across, out.y == 0 ? code.y : middle.y + out.y * along};
}

}  // namespace

void draw_lit_numbers(const Painter& paint, const WireScene& scene, std::optional<WireEnd> wanted) {
    constexpr ImVec2 extent{22, 18};
    const Theme& theme = paint.theme();
    const auto draw = [&](WireEnd end, Colour fill, Colour edge) {
        const ImVec2 at = number_at_edge(scene, end);
        const Rect box{at.x - extent.x / 2, at.y - extent.y / 2, extent.x, extent.y};
        paint.fill(box, fill, box.height / 3);
        paint.stroke(box, edge, box.height / 3, 1);
        paint.centred(Type::caption, at, ink_on(theme, fill), std::to_string(end.number + 1));
    };
    if (wanted) draw(*wanted, theme.surface, theme.text);
    for (const WireEnd end : lit_ends(scene.presses, scene.highlight)) draw(end, theme.lit, theme.ground);
}

}  // namespace switchbox::ui
