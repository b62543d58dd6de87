// Explanations of verdicts and hints that a player can check on the board, with the lamps that the text
// refers to (docs/understanding.md, "Why").
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "machine/machine.hpp"
#include "solve/solver.hpp"

namespace switchbox::solve {

// Press grid shown beside the text, with its caption.
struct PressFigure {
    machine::PressGrid presses;
    Message caption;
};

// Stage of a solution that is taken in stages: those before it are complete, those after it not begun.
struct StageProgress {
    std::size_t stage = 1;   // from 1
    std::size_t stages = 1;  // number of all
    std::size_t done = 0;    // pieces that are as the present stage wants them
    std::size_t all = 0;     // pieces
    friend bool operator==(const StageProgress&, const StageProgress&) = default;
};

// Text, and the objects that it refers to.
struct Explanation {
    Message text;                    // of a hint: an order and its reason, in at most two sentences
    std::vector<std::size_t> lamps;  // the lamps that the text refers to, ascending
    // Weight of each of `lamps` in the text's sum; empty if all weights are 1.
    std::vector<std::uint8_t> weights;
    Message legend;                         // meaning of the marked lamps; empty if there are none
    std::vector<PressFigure> figures = {};  // quiet patterns
    // Ghaly's machine: the transmitter whose wire the text refers to.
    std::optional<std::size_t> transmitter = std::nullopt;
    Message more = {};  // the rest of the reason; empty if the text is the whole of it
    std::optional<StageProgress> stage = std::nullopt;  // the stage that the text is about
};

// Returns the text and the rest of the reason.
[[nodiscard]] Message whole_text(const Explanation& why);

// Position to explain: machine, state and target.
struct Question {
    const machine::Machine& machine;
    const machine::PressGrid& presses;
    const machine::Picture& target;
};

// Returns whether the verdict has a solution that presses the button. The player's own plan may follow
// another solution.
[[nodiscard]] bool is_in_solution(const Verdict& verdict, std::size_t button);

// Returns the reason why `button` belongs to the verdict's solution, or else the verdict.
[[nodiscard]] Explanation why_press(const Solver& solver, const Question& question, const Verdict& verdict,
                                    std::size_t button);
// Returns the verdict and its proof in words.
[[nodiscard]] Explanation why_verdict(const Solver& solver, const Question& question, const Verdict& verdict);
// Returns it without figures, and without the text about them.
[[nodiscard]] Explanation why_verdict(const Question& question, const Verdict& verdict);

// Returns the verdict without its details.
[[nodiscard]] Message verdict_in_short(const Question& question, const Verdict& verdict);

// Explanations by lamps that a player can count on the board. Some lamps decide a button (Arnold & Blaszak,
// p. 14, one row of s = A inverse · v at a time). Others prove a target impossible (docs/machines.md,
// "Answers and their proofs").

// Explains a button by its row of the inverse: the weight of each lamp, in a picture of the machine's lamps.
[[nodiscard]] Explanation why_by_row(const Question& question, const machine::Picture& row,
                                     std::size_t button);

[[nodiscard]] Explanation why_impossible(const Question& question, const Impossible& impossible);
// Returns the text of why_impossible().
[[nodiscard]] Message impossible_in_short(const Question& question, const Impossible& impossible);

// Returns "once", "twice" or "three times".
[[nodiscard]] Message times_phrase(int times);

inline constexpr std::size_t max_digits_read = 15;
// Returns a decimal number as an integer; as unchanged text if it has more than max_digits_read characters.
[[nodiscard]] Value integer_value(const std::string& decimal);
// Returns the number in full, or as "about 9.44 × 10^21" if it has more than 15 digits.
[[nodiscard]] Value readable(const Natural& number);

}  // namespace switchbox::solve
