// Text form of a user's rule, for share codes, saved rules and the command line:
//
//   5x5~3~p~XQ               rows and columns, states, p (plane), t (torus) or c (cylinder), the stencil of
//                            every cell;
//   4x4~2~p~XQ~AA5iA~VQ      inner, corner and edge cells (Quatrainment);
//   5x5~2~p~XQ~~~gAAAg       and the holes.
//
// A stencil is a square drawing of 3, 5 or 7 cells a side round the pressed one, row by row, packed
// (text.hpp). Holes are packed over the whole board. The parser is total: any text gives a rule or a message
// that names the part.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "machine/rule.hpp"
#include "machine/text.hpp"

namespace switchbox::machine {

// Largest distance of a stencil's cells from its middle.
inline constexpr int largest_reach = 3;

// Convert a stencil to a drawing of (2 * reach + 1) squared cells, row by row, 1 for each changed cell, and
// back. Cells beyond `reach` are left out. A drawing has the square of an odd number of cells.
[[nodiscard]] std::vector<std::uint8_t> drawing_of(const Stencil& stencil, int reach);
[[nodiscard]] Stencil stencil_of(const std::vector<std::uint8_t>& drawing);
// Returns the smallest reach that contains the stencil, at least 1.
[[nodiscard]] int reach_of(const Stencil& stencil);

// Returns the reason why the rule cannot be played; nullopt if it can. Reasons are states, size or holes out
// of range, a board without a cell, and a rule that changes nothing.
[[nodiscard]] std::optional<Error> problem_with(const Rule& rule);
// Checks a user's rule: it also needs a text and at most `most` rows and columns.
[[nodiscard]] std::optional<Error> problem_with_own(const Rule& rule, int most = largest_side);

// Returns the rule in the canonical form of its text: stencils and holes in reading order, each cell once.
[[nodiscard]] Rule tidied(Rule rule);

// Formats a rule. Requires stencils (no blocks) that reach no farther than largest_reach. The text omits
// its press rule.
[[nodiscard]] std::string format_rule(const Rule& rule);
// Parses the text. problem_with_own() checks whether the rule can be played.
[[nodiscard]] Result<Rule> parse_rule(std::string_view text);

// Parses a stencil in the notation of pictures, "010/111/010": 3, 5 or 7 rows and columns. `name` is the
// option it was typed for; messages use it.
[[nodiscard]] Result<Stencil> parse_stencil(std::string_view drawing, std::string_view name);

}  // namespace switchbox::machine
