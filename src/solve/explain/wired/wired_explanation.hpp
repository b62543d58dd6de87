// Verdicts and hints on puzzles that somebody wired.
#pragma once

#include <optional>

#include "solve/explain/explanation.hpp"

namespace switchbox::solve {

// As an Explainer (explainers.hpp).
[[nodiscard]] std::optional<Explanation> explain_wired(const Question& question, const Verdict& verdict,
                                                       std::optional<std::size_t> button);

}  // namespace switchbox::solve
