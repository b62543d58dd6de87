#include "types/custom/custom_type.hpp"

#include <utility>

#include "machine/text.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/custom/model/wired_machine.hpp"
#include "types/custom/solve/wired_answers.hpp"
#include "types/custom/solve/wired_certificate.hpp"

namespace switchbox {

const machine::MachineType custom_type{.id = machine::wired_id,
                                       .parse = machine::parse_wired,
                                       .solving = &solve::wired_solving,
                                       .games = &game::wired_games};

}  // namespace switchbox

namespace switchbox::solve {
namespace {

// Explains a press as one of the cheapest presses. There is no further reason to give.
std::optional<Explanation> why_wired_press(const Solver& /*solver*/, const Question& question,
                                           const Verdict& verdict, std::size_t button) {
    // If the order matters, another explanation gives more detail.
    if (!is_in_any_order(verdict) || !is_in_solution(verdict, button)) return std::nullopt;
    const machine::PressGrid* presses = presses_of(verdict);
    Explanation why;
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = tell("solve.legend.changed-lamps");
    why.text = tell("puzzle.why.one-of-all", question.machine.button_name(button),
                    times_phrase((*presses)[button]), machine::weight(*presses));
    return why;
}

// Returns the text with the cost if some presses cost more than others.
std::optional<Message> cost_words(const Question& question, const Verdict& verdict) {
    const machine::PressGrid* presses = presses_of(verdict);
    const auto cost = presses == nullptr ? std::nullopt : question.machine.cost_of(*presses);
    const std::size_t fewest = count_presses(verdict);
    if (!cost || machine::weight(*presses) != fewest) return std::nullopt;
    if (question.machine.order_counts())
        return tell("puzzle.lit.cheapest",
                    machine::lamps_to_press(question.machine.press_rule(), question.machine.lamp_states()),
                    *cost, fewest);
    return tell(
        is_proved_fewest(verdict) ? "puzzle.verdict.cheapest"_id : "puzzle.verdict.cheapest-so-far"_id, *cost,
        fewest);
}

std::optional<Explanation> why_wired_verdict(const Question& question, const Verdict& verdict) {
    if (auto words = cost_words(question, verdict)) return Explanation{*std::move(words), {}, {}, {}};
    const auto* uncounted = std::get_if<Uncounted>(&verdict);
    if (uncounted == nullptr) return std::nullopt;
    return Explanation{
        tell(uncounted->proved_fewest ? "puzzle.verdict.uncounted"_id : "puzzle.verdict.uncounted-so-far"_id,
             count_presses(verdict)),
        {},
        {},
        {}};
}

}  // namespace

const TypeSolving wired_solving{.make_solver = make_wired_solver,
                                .why_press = why_wired_press,
                                .why_verdict = why_wired_verdict,
                                .certificate_gap = wired_certificate_gap,
                                .certificate = wired_certificate};

}  // namespace switchbox::solve
