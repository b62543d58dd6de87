// Facts about a cube, and the answer to `solve`.
#pragma once

#include "cli/verdict_answer.hpp"

namespace switchbox::cli {

// Returns the net, one letter for each sticker.
[[nodiscard]] std::string net_text(const Study& study);
// Returns the picture and the order of the turns made; the second function returns only the order.
[[nodiscard]] Answer cube_shown(const Study& study);
[[nodiscard]] Answer order_of_turns(const Study& study);
// Returns the numbers of states, facets, inputs and orbits.
[[nodiscard]] Answer cube_group(const Study& study);
// Adds the turns of a solution, or the invariant that the cube violates.
void add_turns(VerdictAnswer& answer, const Study& study, const solve::Search& search);

}  // namespace switchbox::cli
