#include "machine/rule_text.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

#include "base/result.hpp"
#include "machine/text.hpp"

namespace switchbox::machine {
namespace {

enum Part : std::size_t {
    size_part,
    states_part,
    surface_part,
    inner_part,
    corner_part,
    edge_part,
    holes_part
};
constexpr std::array<MessageId<>, 7> part_names{"machine.rule.part.size",    "machine.rule.part.states",
                                                "machine.rule.part.surface", "machine.rule.part.stencil",
                                                "machine.rule.part.corner",  "machine.rule.part.edge",
                                                "machine.rule.part.holes"};

constexpr std::string_view surface_letters = "ptc";  // by Surface

Error in(Part part, Message problem) {
    return Error{tell("machine.rule.problem", tell(part_names.at(part)), std::move(problem))};
}

std::string packed(const Stencil& stencil) { return pack(drawing_of(stencil, reach_of(stencil)), 2); }

// Returns the number of cells of the drawing that packs into `length` characters; 0 if there is none.
std::size_t cells_of_packed(std::size_t length) {
    for (int side = 3; side <= 2 * largest_reach + 1; side += 2) {
        const std::size_t cells = Shape{side, side}.size();
        if ((cells + 5) / 6 == length) return cells;
    }
    return 0;
}

Result<Stencil> read_stencil(const std::vector<std::string_view>& parts, Part part) {
    const std::size_t cells = cells_of_packed(parts[part].size());
    if (cells == 0) return in(part, tell("machine.rule.drawing", quoted(parts[part])));
    const auto drawing = unpack(parts[part], cells, 2);
    if (!drawing) return in(part, drawing.error().message);
    return stencil_of(*drawing);
}

void tidy(Stencil& stencil) {
    std::sort(stencil.begin(), stencil.end());
    stencil.erase(std::unique(stencil.begin(), stencil.end()), stencil.end());
}

std::optional<Error> read_stencils(const std::vector<std::string_view>& parts, Rule& rule) {
    const auto inner = read_stencil(parts, inner_part);
    if (!inner) return inner.error();
    rule.inner = *inner;
    const bool has_corner = parts.size() > corner_part && !parts[corner_part].empty();
    const bool has_edge = parts.size() > edge_part && !parts[edge_part].empty();
    if (!has_corner && !has_edge) return std::nullopt;
    if (!has_corner || !has_edge) return in(corner_part, tell("machine.rule.half-a-border"));
    const auto corner = read_stencil(parts, corner_part);
    if (!corner) return corner.error();
    const auto edge = read_stencil(parts, edge_part);
    if (!edge) return edge.error();
    rule.border = Border{*corner, *edge};
    return std::nullopt;
}

std::optional<Error> read_holes(std::string_view text, Rule& rule) {
    const auto marks = unpack(text, rule.shape.size(), 2);
    if (!marks) return in(holes_part, marks.error().message);
    for (std::size_t cell = 0; cell < marks->size(); ++cell) {
        if ((*marks)[cell] != 0) rule.holes.push_back(cell);
    }
    return std::nullopt;
}

bool changes_nothing(const Rule& rule) {
    const CellMask buttons = buttons_of(rule);
    for (std::size_t button = 0; button < buttons.shape.size(); ++button) {
        if (buttons.has(button) && !effect_of(rule, button).empty()) return false;
    }
    return true;
}

bool is_drawn(const Rule& rule) {
    const bool has_border = rule.border && !(rule.border->corner.empty() && rule.border->edge.empty());
    return !rule.inner.empty() || has_border;
}

bool reaches_too_far(const Rule& rule) {
    const auto too_far = [](const Stencil& stencil) { return reach_of(stencil) > largest_reach; };
    return too_far(rule.inner) ||
           (rule.border && (too_far(rule.border->corner) || too_far(rule.border->edge)));
}

bool has_sides_to(int most, Shape shape) {
    const auto fits = [&](int side) { return side >= 1 && side <= most; };
    return fits(shape.rows) && fits(shape.columns);
}

}  // namespace

std::vector<std::uint8_t> drawing_of(const Stencil& stencil, int reach) {
    const Shape square{2 * reach + 1, 2 * reach + 1};
    std::vector<std::uint8_t> drawing(square.size());
    for (const Offset& offset : stencil) {
        if (!square.contains(offset.row + reach, offset.column + reach)) continue;
        drawing[square.cell(offset.row + reach, offset.column + reach)] = 1;
    }
    return drawing;
}

Stencil stencil_of(const std::vector<std::uint8_t>& drawing) {
    int side = 1;
    while (Shape{side, side}.size() < drawing.size()) side += 2;
    const Shape square{side, side};
    require(drawing.size() == square.size(), "a stencil is drawn as a square with a middle");
    Stencil stencil;
    for (std::size_t cell = 0; cell < drawing.size(); ++cell) {
        if (drawing[cell] != 0)
            stencil.push_back({square.row(cell) - side / 2, square.column(cell) - side / 2});
    }
    return stencil;
}

int reach_of(const Stencil& stencil) {
    int reach = 1;
    for (const Offset& offset : stencil) {
        reach = std::max({reach, std::abs(offset.row), std::abs(offset.column)});
    }
    return reach;
}

std::optional<Error> problem_with(const Rule& rule) {
    if (!has_sides_to(largest_solved_side, rule.shape)) {
        return in(size_part, tell("machine.rule.sides", largest_solved_side));
    }
    if (rule.states < fewest_states || rule.states > max_states) {
        return in(states_part, tell("machine.rule.states", rule.states, fewest_states, max_states));
    }
    for (const std::size_t hole : rule.holes) {
        if (hole >= rule.shape.size()) return in(holes_part, tell("machine.rule.hole-outside"));
    }
    if (rule.holes.size() == rule.shape.size()) {
        return in(holes_part, tell("machine.rule.all-holes"));
    }
    if (rule.press != PressRule::any && !rule.blocks.empty())
        return Error{tell("machine.rule.no-lamps-to-press")};
    if (changes_nothing(rule)) {
        return in(inner_part, tell(is_drawn(rule) ? "machine.rule.changes-outside"_id
                                                  : "machine.rule.changes-nothing"_id));
    }
    return std::nullopt;
}

std::optional<Error> problem_with_own(const Rule& rule, int most) {
    if (!rule.blocks.empty()) return Error{tell("machine.rule.blocks")};
    if (!has_sides_to(most, rule.shape)) return in(size_part, tell("machine.rule.sides", most));
    if (reaches_too_far(rule)) return in(inner_part, tell("machine.rule.reach", largest_reach));
    return problem_with(rule);
}

Rule tidied(Rule rule) {
    tidy(rule.inner);
    if (rule.surface != Surface::plane) rule.border.reset();
    if (rule.border) {
        tidy(rule.border->corner);
        tidy(rule.border->edge);
    }
    std::sort(rule.holes.begin(), rule.holes.end());
    rule.holes.erase(std::unique(rule.holes.begin(), rule.holes.end()), rule.holes.end());
    return rule;
}

std::string format_rule(const Rule& rule) {
    require(rule.blocks.empty() && !reaches_too_far(rule), "the rule has no text");
    std::string text = format_shape(rule.shape) + "~" + std::to_string(rule.states) + "~" +
                       surface_letters[static_cast<std::size_t>(rule.surface)] + "~" + packed(rule.inner);
    if (rule.border) text += "~" + packed(rule.border->corner) + "~" + packed(rule.border->edge);
    if (rule.holes.empty()) return text;
    std::vector<std::uint8_t> marks(rule.shape.size());
    for (const std::size_t hole : rule.holes) marks[hole] = 1;
    return text + (rule.border ? "~" : "~~~") + pack(marks, 2);
}

Result<Rule> parse_rule(std::string_view text) {
    const std::vector<std::string_view> parts = split(text, '~');
    if (parts.size() <= inner_part || parts.size() > part_names.size()) {
        return Error{tell("machine.rule.parts", parts.size(), part_names.size(), inner_part + 1)};
    }
    Rule rule;
    const auto shape = parse_shape(parts[size_part], largest_stencil_side);
    if (!shape) return in(size_part, shape.error().message);
    rule.shape = *shape;
    const auto states = parse_number(parts[states_part]);
    if (!states || *states > max_states) {
        return in(states_part,
                  tell("machine.rule.states", quoted(parts[states_part]), fewest_states, max_states));
    }
    rule.states = static_cast<int>(*states);
    const std::string_view surface = parts[surface_part];
    const std::size_t letter = surface.size() == 1 ? surface_letters.find(surface) : std::string_view::npos;
    if (letter == std::string_view::npos) {
        return in(surface_part, tell("machine.rule.surface", quoted(surface)));
    }
    rule.surface = static_cast<Surface>(letter);
    auto problem = read_stencils(parts, rule);
    if (problem) return *problem;
    if (parts.size() > holes_part) problem = read_holes(parts[holes_part], rule);
    if (problem) return *problem;
    return rule;
}

Result<Stencil> parse_stencil(std::string_view drawing, std::string_view name) {
    const int side = static_cast<int>(split(drawing, '/').size());
    if (side % 2 == 0 || side / 2 < 1 || side / 2 > largest_reach) {
        return Error{tell("machine.rule.stencil-rows", name, side)};
    }
    const auto cells =
        parse_cells(drawing, Shape{side, side}, 2, {verbatim(name), "machine.grid.not-a-mark"_id});
    if (!cells) return cells.error();
    return stencil_of(*cells);
}

}  // namespace switchbox::machine
