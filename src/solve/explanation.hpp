// Explanations of verdicts and hints that a player can check on the board, with the lamps that the text
// refers to (docs/understanding.md, "Why").
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "machine/machine.hpp"
#include "solve/solver.hpp"

namespace switchbox::solve {

// Press grid shown beside the text, with its caption.
struct PressFigure {
    machine::PressGrid presses;
    Message caption;
};

struct Explanation {
    Message text;
    std::vector<std::size_t> lamps;  // the lamps that the text refers to, ascending
    // Weight of each lamp in the text's sum; empty if all weights are 1.
    std::vector<std::uint8_t> weights;
    Message legend;                         // meaning of the marked lamps; empty if there are none
    std::vector<PressFigure> figures = {};  // quiet patterns
    // Ghaly's machine: the transmitter whose wire the text refers to.
    std::optional<std::size_t> transmitter = std::nullopt;
};

struct Question {
    const machine::Machine& machine;
    const machine::PressGrid& presses;
    const machine::Picture& target;
};

// Returns whether the verdict has a solution that presses the button. The player's own plan may follow
// another solution.
[[nodiscard]] bool is_in_solution(const Verdict& verdict, std::size_t button);

// Returns the reason why `button` belongs to the verdict's solution.
[[nodiscard]] Explanation why_press(const Solver& solver, const Question& question, const Verdict& verdict,
                                    std::size_t button);
// Returns the verdict and its proof in words.
[[nodiscard]] Explanation why_verdict(const Solver& solver, const Question& question, const Verdict& verdict);
// Returns the explanation without figures, and without the text about them.
[[nodiscard]] Explanation why_verdict(const Question& question, const Verdict& verdict);

// Returns the verdict in one sentence, even if why_verdict() needs several.
[[nodiscard]] Message verdict_in_short(const Question& question, const Verdict& verdict);

}  // namespace switchbox::solve
