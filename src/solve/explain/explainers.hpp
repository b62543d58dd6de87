// Who explains verdicts and hints on machines of the kinds that a program may have or not (machine/kind.hpp).
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "solve/explain/explanation.hpp"

namespace switchbox::solve {

struct Explainer {
    std::string_view kind;
    // Why `button` belongs to the solution, or, without one, what the verdict says; none where what is said
    // of all machines fits.
    std::optional<Explanation> (*explain)(const Question& question, const Verdict& verdict,
                                          std::optional<std::size_t> button);
};
// Those of this program.
[[nodiscard]] std::span<const Explainer> explainers();

}  // namespace switchbox::solve
