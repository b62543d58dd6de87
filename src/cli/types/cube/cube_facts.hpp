// Facts about a cube, and the answer to `solve`.
#pragma once

#include "cli/verdict_answer.hpp"

namespace switchbox::cli {

// Returns the net, a letter for each sticker.
[[nodiscard]] std::string net_text(const Study& study);
// Returns the picture, and after how many times the turns come round; the second alone.
[[nodiscard]] Answer cube_shown(const Study& study);
[[nodiscard]] Answer order_of_turns(const Study& study);
// Returns states, facets, inputs and orbits.
[[nodiscard]] Answer cube_group(const Study& study);
// Adds the turns of a solution, or the law that the cube breaks.
void add_turns(VerdictAnswer& answer, const Study& study, const solve::Search& search);

}  // namespace switchbox::cli
