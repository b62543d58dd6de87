#include "solve/explain/wired/wired_explanation.hpp"

#include <utility>

namespace switchbox::solve {
namespace {

// It is one of the cheapest presses, which is all that there is to say.
std::optional<Explanation> why_wired_press(const Question& question, const Verdict& verdict,
                                           std::size_t button) {
    const machine::PressGrid* presses = presses_of(verdict);
    // Where order counts there is more to say; and a player's own plan may lead along another solution.
    if (!is_in_any_order(verdict) || (*presses)[button] == 0) return std::nullopt;
    Explanation why;
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = tell("solve.legend.changed-lamps");
    why.text = tell("puzzle.why.one-of-all", question.machine.button_place(button), int{(*presses)[button]},
                    machine::weight(*presses));
    return why;
}

// Where some presses cost more than others.
std::optional<Message> cost_words(const Question& question, const Verdict& verdict) {
    const machine::PressGrid* presses = presses_of(verdict);
    const auto cost = presses == nullptr ? std::nullopt : question.machine.cost_of(*presses);
    const std::size_t fewest = count_presses(verdict);
    if (!cost || machine::weight(*presses) != fewest) return std::nullopt;
    if (question.machine.order_counts()) return tell("puzzle.lit.cheapest", *cost, fewest);
    return tell(is_proved_fewest(verdict) ? "puzzle.verdict.cheapest" : "puzzle.verdict.cheapest-so-far",
                *cost, fewest);
}

}  // namespace

std::optional<Explanation> explain_wired(const Question& question, const Verdict& verdict,
                                         std::optional<std::size_t> button) {
    if (button) return why_wired_press(question, verdict, *button);
    if (auto words = cost_words(question, verdict)) return Explanation{*std::move(words), {}, {}, {}};
    const auto* uncounted = std::get_if<Uncounted>(&verdict);
    if (uncounted == nullptr) return std::nullopt;
    return Explanation{
        tell(uncounted->proved_fewest ? "puzzle.verdict.uncounted" : "puzzle.verdict.uncounted-so-far",
             count_presses(verdict)),
        {},
        {},
        {}};
}

}  // namespace switchbox::solve
