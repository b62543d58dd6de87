// Verdicts and hints on the Rubik's cube.
#pragma once

#include <optional>

#include "solve/explain/explanation.hpp"

namespace switchbox::solve {

// As an Explainer (explainers.hpp).
[[nodiscard]] std::optional<Explanation> explain_cube(const Question& question, const Verdict& verdict,
                                                      std::optional<std::size_t> button);

}  // namespace switchbox::solve
