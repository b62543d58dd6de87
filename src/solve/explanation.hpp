// Verdicts and hints in words that a person can check on the board, with the lamps that the words speak of
// (docs/understanding.md, "Why").
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "machine/machine.hpp"
#include "solve/solver.hpp"

namespace switchbox::solve {

// A press grid beside the words, with a line of its own.
struct PressFigure {
    machine::PressGrid presses;
    Message caption;
};

struct Explanation {
    Message text;
    std::vector<std::size_t> lamps;  // the ones that the text speaks of, ascending
    // How often the text counts each of them; empty where each counts once.
    std::vector<std::uint8_t> weights;
    Message legend;                         // what the lamps are to the text, where it speaks of any
    std::vector<PressFigure> figures = {};  // quiet patterns
    // Ghaly's machine: the transmitter whose wire the text speaks of.
    std::optional<std::size_t> transmitter = std::nullopt;
};

struct Question {
    const machine::Machine& machine;
    const machine::PressGrid& presses;
    const machine::Picture& target;
};

// Whether the solution that the verdict gives, if any, has the button. A player's own plan may lead along
// another.
[[nodiscard]] bool is_in_solution(const Verdict& verdict, std::size_t button);

// Why `button` belongs to the solution that `verdict` gives.
[[nodiscard]] Explanation why_press(const Solver& solver, const Question& question, const Verdict& verdict,
                                    std::size_t button);
// What the verdict says and how it is known.
[[nodiscard]] Explanation why_verdict(const Solver& solver, const Question& question, const Verdict& verdict);
// The same without figures, and so without the words that speak of them.
[[nodiscard]] Explanation why_verdict(const Question& question, const Verdict& verdict);

// The same in one sentence, where that takes several.
[[nodiscard]] Message verdict_in_short(const Question& question, const Verdict& verdict);

}  // namespace switchbox::solve
