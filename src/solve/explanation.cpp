#include "solve/explanation.hpp"

#include <utility>

#include "machine/notation.hpp"
#include "solve/lamp_explanation.hpp"
#include "solve/phrases.hpp"

namespace switchbox::solve {
namespace {

Message lamp_to_press(const Question& question) { return machine::lit_lamp(question.machine.lamp_states()); }

Explanation next_in_order(const Question& question, const InOrder& way, std::size_t button) {
    Explanation why;
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = tell("solve.legend.changed-lamps");
    why.text = tell("solve.why.next-in-order", lamp_to_press(question), way.order.size(),
                    question.machine.button_label(button));
    return why;
}

Explanation text_alone(Message text) { return {std::move(text), {}, {}, {}}; }

struct VerdictWords {
    const Question& question;
    std::size_t fewest;  // presses to go

    Explanation operator()(const Unique& /*unique*/) const {
        return text_alone(tell("solve.verdict.unique", fewest));
    }
    Explanation operator()(const Several& several) const {
        return text_alone(
            tell(several.proved_fewest ? "solve.verdict.several" : "solve.verdict.several-compared-in-part",
                 readable(several.solutions), fewest));
    }
    // A machine type that leaves solutions uncounted supplies its own text.
    Explanation operator()(const Uncounted& /*uncounted*/) const { return {}; }
    Explanation operator()(const Impossible& impossible) const {
        return why_impossible(question, impossible);
    }
    Explanation operator()(const Unreachable& unreachable) const {
        return {together(unreachable.claim, unreachable.reason),
                unreachable.cells,
                {},
                tell("solve.legend.cells-in-question").in(question.machine.vocabulary())};
    }
    Explanation operator()(const InOrder& /*way*/) const {
        return text_alone(tell("solve.verdict.in-order", lamp_to_press(question), fewest));
    }
    Explanation operator()(const NoWay& /*none*/) const {
        return text_alone(tell("solve.verdict.no-way", lamp_to_press(question)));
    }
    Explanation operator()(const Undecided& undecided) const { return text_alone(undecided.reason); }
};

}  // namespace

bool is_in_solution(const Verdict& verdict, std::size_t button) {
    const machine::PressGrid* presses = presses_of(verdict);
    return presses != nullptr && (*presses)[button] != 0;
}

Explanation why_press(const Solver& solver, const Question& question, const Verdict& verdict,
                      std::size_t button) {
    const auto why_press_of_type = solving_of(question.machine).why_press;
    if (why_press_of_type != nullptr) {
        if (auto why = why_press_of_type(solver, question, verdict, button)) return *std::move(why);
    }
    if (const auto* way = std::get_if<InOrder>(&verdict)) return next_in_order(question, *way, button);
    return why_verdict(solver, question, verdict);
}

Explanation why_verdict(const Question& question, const Verdict& verdict) {
    const machine::PressGrid* presses = presses_of(verdict);
    const std::size_t fewest = count_presses(verdict);
    if (presses != nullptr && fewest == 0)
        return text_alone(tell("solve.verdict.solved").in(question.machine.vocabulary()));
    const auto why_verdict_of_type = solving_of(question.machine).why_verdict;
    if (why_verdict_of_type != nullptr) {
        if (auto why = why_verdict_of_type(question, verdict)) return *std::move(why);
    }
    return std::visit(VerdictWords{question, fewest}, verdict);
}

Explanation why_verdict(const Solver& solver, const Question& question, const Verdict& verdict) {
    Explanation why = why_verdict(question, verdict);
    const auto* several = std::get_if<Several>(&verdict);
    const auto add_other_solutions = solving_of(question.machine).add_other_solutions;
    if (add_other_solutions != nullptr && several != nullptr && machine::weight(several->presses) > 0)
        add_other_solutions(why, solver, *several);
    return why;
}

Message verdict_in_short(const Question& question, const Verdict& verdict) {
    if (const auto* unreachable = std::get_if<Unreachable>(&verdict)) return unreachable->claim;
    if (const auto* impossible = std::get_if<Impossible>(&verdict))
        return impossible_in_short(question, *impossible);
    return why_verdict(question, verdict).text;
}

}  // namespace switchbox::solve
