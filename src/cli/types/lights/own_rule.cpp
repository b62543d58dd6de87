#include "cli/types/lights/own_rule.hpp"

#include <string>
#include <utility>

#include "machine/notation.hpp"
#include "machine/rule_text.hpp"
#include "types/lights/model/linear_choice.hpp"

namespace switchbox::cli {
namespace {

using machine::Rule;
using machine::Surface;

std::optional<Error> draw_surface(Rule& rule, const MachineOptions& options) {
    if (options.value("torus") != nullptr) rule.surface = Surface::torus;
    const bool has_corner = options.value("corner") != nullptr;
    if (rule.surface == Surface::plane || (!has_corner && options.value("edge") == nullptr))
        return std::nullopt;
    return Error{
        verbatim((has_corner ? "corner" : "edge") +
                 std::string(": a torus has neither corners nor edges, all its cells take the stencil"))};
}

std::optional<Error> draw_stencil(Rule& rule, const MachineOptions& options) {
    const std::string* drawing = options.value("stencil");
    if (drawing == nullptr) return std::nullopt;
    const auto stencil = machine::parse_stencil(*drawing, "stencil");
    if (!stencil) return stencil.error();
    rule.inner = *stencil;
    return std::nullopt;
}

std::optional<Error> draw_border(Rule& rule, const MachineOptions& options) {
    const std::string* corner_drawing = options.value("corner");
    const std::string* edge_drawing = options.value("edge");
    if (corner_drawing == nullptr && edge_drawing == nullptr) return std::nullopt;
    if (edge_drawing == nullptr) return Error{verbatim("corner: the edge has to be drawn too, with --edge")};
    if (corner_drawing == nullptr)
        return Error{verbatim("edge: the corner has to be drawn too, with --corner")};
    const auto corner = machine::parse_stencil(*corner_drawing, "corner");
    if (!corner) return corner.error();
    const auto edge = machine::parse_stencil(*edge_drawing, "edge");
    if (!edge) return edge.error();
    rule.border = machine::Border{*corner, *edge};
    return std::nullopt;
}

// Returns the error for '-', which is neither a hole nor a lamp here, although answers write it for a hole.
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

std::optional<Error> draw_holes(Rule& rule, const Rule& before, const MachineOptions& options) {
    const std::string* drawing = options.value("holes");
    if (drawing == nullptr) {
        if (rule.holes.empty() || rule.shape == before.shape) return std::nullopt;
        return Error{verbatim("size " + machine::format_shape(rule.shape) + ": the holes are drawn for " +
                              machine::format_shape(before.shape) + "; draw them anew with --holes")};
    }
    const auto marks =
        machine::parse_cells(*drawing, rule.shape, 2, {verbatim("holes"), "machine.grid.not-a-mark"});
    if (!marks) return marks.error();
    if (auto problem = problem_with_dash(*drawing)) return problem;
    rule.holes.clear();
    for (std::size_t cell = 0; cell < marks->size(); ++cell) {
        if ((*marks)[cell] != 0) rule.holes.push_back(cell);
    }
    return std::nullopt;
}

}  // namespace

Result<machine::MachineChoice> own_choice(const Rule& before, Rule rule, const MachineOptions& options,
                                          bool is_studied) {
    auto problem = draw_surface(rule, options);
    if (!problem) problem = draw_stencil(rule, options);
    if (!problem) problem = draw_border(rule, options);
    if (!problem) problem = draw_holes(rule, before, options);
    if (problem) return *problem;
    return machine::choose_own(std::move(rule), is_studied);
}

}  // namespace switchbox::cli
