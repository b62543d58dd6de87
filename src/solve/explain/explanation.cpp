#include "solve/explain/explanation.hpp"

#include "machine/notation.hpp"
#include "solve/explain/ghaly_explanation.hpp"
#include "solve/explain/lamp_explanation.hpp"
#include "solve/explain/quiet_explanation.hpp"

namespace switchbox::solve {
namespace {

Explanation next_in_order(const Question& question, const InOrder& way, std::size_t button) {
    Explanation why;
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = "Outlined: the lamps that it changes.";
    why.text = "Only " + std::string(machine::lit_lamp(question.machine.lamp_states())) +
               " can be pressed here, so the order counts. A shortest way from here has " +
               presses_phrase(way.order.size()) + " and starts with button " +
               std::to_string(question.machine.button_number(button)) +
               "; a search backwards from the target found it.";
    return why;
}

std::string cannot_be_reached(const Unreachable& unreachable) {
    return "This target cannot be reached: " + unreachable.claim + ".";
}

struct VerdictWords {
    const Question& question;
    std::string fewest;  // "4 presses"

    [[nodiscard]] std::string lit_lamp() const {
        return std::string(machine::lit_lamp(question.machine.lamp_states()));
    }

    Explanation operator()(const Unique& /*unique*/) const {
        return {"There is exactly one solution, and the order of its presses does not matter: " + fewest +
                    " to go.",
                {},
                {},
                {}};
    }
    Explanation operator()(const Several& several) const {
        const std::string best = several.proved_fewest ? "the shortest has " : "the shortest found has ";
        return {"There are " + readable(several.solutions) + " solutions; " + best + fewest +
                    ". They differ by quiet patterns: presses that change nothing.",
                {},
                {},
                {}};
    }
    Explanation operator()(const Impossible& impossible) const {
        return why_impossible(question, impossible);
    }
    Explanation operator()(const Unreachable& unreachable) const {
        const std::string proof = unreachable.reason.empty() ? "" : " " + unreachable.reason;
        return {cannot_be_reached(unreachable) + proof,
                unreachable.cells,
                {},
                "Outlined: the cells in question."};
    }
    Explanation operator()(const InOrder& /*way*/) const {
        return {"Only " + lit_lamp() +
                    " can be pressed, so the order of the presses counts: the shortest way has " + fewest +
                    ".",
                {},
                {},
                {}};
    }
    Explanation operator()(const NoWay& /*none*/) const {
        return {"This target cannot be reached while only " + lit_lamp() +
                    " can be pressed: a complete search backwards from the target never meets this picture.",
                {},
                {},
                {}};
    }
    Explanation operator()(const Undecided& undecided) const { return {undecided.reason, {}, {}, {}}; }
};

}  // namespace

Explanation why_press(const Solver& solver, const Question& question, const Verdict& verdict,
                      std::size_t button) {
    if (const auto* way = std::get_if<InOrder>(&verdict)) return next_in_order(question, *way, button);
    // A player's own plan may lead along another solution.
    const machine::PressGrid* presses = presses_of(verdict);
    if (presses == nullptr || (*presses)[button] == 0) return why_verdict(solver, question, verdict);
    if (question.machine.ghaly() != nullptr) return why_ghaly_press(question, verdict, button);
    const LinearSolver& linear = *solver.linear();
    if (const auto* several = std::get_if<Several>(&verdict)) {
        return why_press_of_several(linear, question, *several, button);
    }
    const auto row = deciding_row(linear, *question.machine.linear(), button);
    if (!row) return why_verdict(solver, question, verdict);
    return why_by_row(question, *row, button,
                      "Button " + std::to_string(question.machine.button_number(button)));
}

Explanation why_verdict(const Question& question, const Verdict& verdict) {
    const machine::PressGrid* presses = presses_of(verdict);
    const std::size_t fewest = presses == nullptr ? 0 : machine::weight(*presses);
    if (presses != nullptr && fewest == 0) return {"The board shows the target.", {}, {}, {}};
    if (presses != nullptr && question.machine.ghaly() != nullptr)
        return why_ghaly_verdict(question, verdict);
    return std::visit(VerdictWords{question, presses_phrase(fewest)}, verdict);
}

Explanation why_verdict(const Solver& solver, const Question& question, const Verdict& verdict) {
    Explanation why = why_verdict(question, verdict);
    const auto* several = std::get_if<Several>(&verdict);
    if (several == nullptr || solver.linear() == nullptr || machine::weight(several->presses) == 0)
        return why;
    why.text += " " + quiet_words(*solver.linear(), *several);
    why.figures = quiet_figures(*solver.linear(), *several);
    return why;
}

Message verdict_in_short(const Question& question, const Verdict& verdict) {
    if (const auto* unreachable = std::get_if<Unreachable>(&verdict)) return cannot_be_reached(*unreachable);
    if (const auto* impossible = std::get_if<Impossible>(&verdict))
        return impossible_in_short(question, *impossible);
    return why_verdict(question, verdict).text;
}

}  // namespace switchbox::solve
