#include "command_line/linear/own_rule.hpp"

#include <string>
#include <utility>

#include "machine/linear/linear_choice.hpp"
#include "machine/notation.hpp"
#include "machine/rule_text.hpp"

namespace switchbox::command_line {
namespace {

using machine::Rule;
using machine::Surface;

std::optional<Error> draw_surface(Rule& rule, const RuleOptions& options) {
    if (options.torus) rule.surface = Surface::torus;
    if (rule.surface == Surface::plane || (!options.corner && !options.edge)) return std::nullopt;
    return Error{
        verbatim((options.corner ? "corner" : "edge") +
                 std::string(": a torus has neither corners nor edges, all its cells take the stencil"))};
}

std::optional<Error> draw_stencil(Rule& rule, const RuleOptions& options) {
    if (!options.stencil) return std::nullopt;
    const auto stencil = machine::parse_stencil(*options.stencil, "stencil");
    if (!stencil) return stencil.error();
    rule.inner = *stencil;
    return std::nullopt;
}

std::optional<Error> draw_border(Rule& rule, const RuleOptions& options) {
    if (!options.corner && !options.edge) return std::nullopt;
    if (!options.edge) return Error{verbatim("corner: the edge has to be drawn too, with --edge")};
    if (!options.corner) return Error{verbatim("edge: the corner has to be drawn too, with --corner")};
    const auto corner = machine::parse_stencil(*options.corner, "corner");
    if (!corner) return corner.error();
    const auto edge = machine::parse_stencil(*options.edge, "edge");
    if (!edge) return edge.error();
    rule.border = machine::Border{*corner, *edge};
    return std::nullopt;
}

// '-' marks no hole and no lamp here, although answers write it for a hole.
std::optional<Error> problem_with_dash(std::string_view holes) {
    std::size_t row = 1;
    std::size_t column = 1;
    for (const char character : holes) {
        if (character == '-')
            return Error{verbatim("holes, row " + std::to_string(row) + ", column " + std::to_string(column) +
                                  ": write 1 for a hole and 0 for a lamp, not -")};
        if (character == '/') {
            ++row;
            column = 1;
        } else if (character != ' ' && character != ',') {
            ++column;
        }
    }
    return std::nullopt;
}

std::optional<Error> draw_holes(Rule& rule, const Rule& before, const RuleOptions& options) {
    if (!options.holes) {
        if (rule.holes.empty() || rule.shape == before.shape) return std::nullopt;
        return Error{verbatim("size " + machine::format_shape(rule.shape) + ": the holes are drawn for " +
                              machine::format_shape(before.shape) + "; draw them anew with --holes")};
    }
    const auto marks =
        machine::parse_cells(*options.holes, rule.shape, 2, {verbatim("holes"), "machine.grid.not-a-mark"});
    if (!marks) return marks.error();
    if (auto problem = problem_with_dash(*options.holes)) return problem;
    rule.holes.clear();
    for (std::size_t cell = 0; cell < marks->size(); ++cell) {
        if ((*marks)[cell] != 0) rule.holes.push_back(cell);
    }
    return std::nullopt;
}

}  // namespace

Result<machine::MachineChoice> own_choice(const Rule& before, Rule rule, const RuleOptions& options,
                                          bool is_studied) {
    auto problem = draw_surface(rule, options);
    if (!problem) problem = draw_stencil(rule, options);
    if (!problem) problem = draw_border(rule, options);
    if (!problem) problem = draw_holes(rule, before, options);
    if (problem) return *problem;
    return machine::choose_own(std::move(rule), is_studied);
}

std::optional<std::string_view> first_given(const RuleOptions& options) {
    if (options.torus) return "torus";
    if (options.stencil) return "stencil";
    if (options.corner) return "corner";
    if (options.edge) return "edge";
    if (options.holes) return "holes";
    return std::nullopt;
}

}  // namespace switchbox::command_line
