// The words for verdicts and hints on Ghaly's machine (spec/ghaly.md, section 3); explanation.hpp chooses
// between these and those for linear machines.
#pragma once

#include "solve/explanation.hpp"

namespace switchbox::solve {

// Why `button` belongs to what `verdict` has still to be pressed; there is such.
[[nodiscard]] Explanation why_ghaly_press(const Question& question, const Verdict& verdict,
                                          std::size_t button);
// What the verdict says, where boards show the target and this one does not yet.
[[nodiscard]] Explanation why_ghaly_verdict(const Question& question, const Verdict& verdict);

}  // namespace switchbox::solve
