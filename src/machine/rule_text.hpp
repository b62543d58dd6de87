// A rule of one's own as text, for share codes, saved rules and the command line:
//
//   5x5~3~p~XQ               rows and columns, states, p (plane) or t (torus), the stencil of every cell;
//   4x4~2~p~XQ~AA5iA~VQ      inner, corner and edge cells (Quatrainment);
//   5x5~2~p~XQ~~~gAAAg       and the holes.
//
// A stencil is a square drawing of 3, 5 or 7 cells a side round the pressed one, row by row, packed
// (packing.hpp); holes are packed over the whole board. Reading is total: any text gives a rule or a message
// that names the part.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "machine/notation.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

// How far a drawn stencil reaches from its middle.
inline constexpr int largest_reach = 3;

// A drawing of (2 * reach + 1) squared cells, 1 for what a press changes, and back.
[[nodiscard]] std::vector<std::uint8_t> drawing_of(const Stencil& stencil, int reach);
[[nodiscard]] Stencil stencil_of(const std::vector<std::uint8_t>& drawing);
// The least that holds the stencil, at least 1.
[[nodiscard]] int reach_of(const Stencil& stencil);

// Why the rule cannot be played, if it cannot: states, size, holes out of range; a board without a cell; a
// rule that changes nothing.
[[nodiscard]] std::optional<Error> problem_with(const Rule& rule);
// The same for a rule of one's own, which has to have a text too, and at most so many rows and columns.
[[nodiscard]] std::optional<Error> problem_with_own(const Rule& rule, int most = largest_side);

// The same rule in the one form that its text gives: stencils and holes in reading order, each cell once.
[[nodiscard]] Rule tidied(Rule rule);

// Of a rule with stencils (no blocks) that reach no farther than largest_reach.
[[nodiscard]] std::string format_rule(const Rule& rule);
[[nodiscard]] Result<Rule> parse_rule(std::string_view text);

// A stencil drawn in the notation of pictures, "010/111/010": 3, 5 or 7 rows and columns. `name` is what was
// typed before it, and what messages call it.
[[nodiscard]] Result<Stencil> parse_stencil(std::string_view drawing, std::string_view name);

}  // namespace switchbox::machine
