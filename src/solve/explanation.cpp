#include "solve/explanation.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <utility>

#include "machine/text.hpp"

namespace switchbox::solve {
namespace {

// Returns the lamps that may be pressed at all.
Message pressed_lamps(const Question& question) {
    return machine::lamps_to_press(question.machine.press_rule(), question.machine.lamp_states());
}

Explanation next_in_order(const Question& question, const InOrder& way, std::size_t button) {
    Explanation why;
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = tell("solve.legend.changed-lamps");
    why.text = tell("solve.why.next-in-order", way.order.size(), question.machine.button_name(button));
    why.more = tell("solve.why.next-in-order.more", pressed_lamps(question));
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
        return text_alone(tell(
            several.proved_fewest ? "solve.verdict.several"_id : "solve.verdict.several-compared-in-part"_id,
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
        return text_alone(tell("solve.verdict.in-order", pressed_lamps(question), fewest));
    }
    Explanation operator()(const NoWay& /*none*/) const {
        return text_alone(tell("solve.verdict.no-way", pressed_lamps(question)));
    }
    Explanation operator()(const Undecided& undecided) const { return text_alone(undecided.reason); }
};

}  // namespace

Message whole_text(const Explanation& why) { return together(why.text, why.more); }

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

namespace {

using machine::Picture;

// Returns "1, 3 and 8" or "lamp 5". Where the board shows no numbers, or the list would be long, it returns
// how many lamps are outlined.
Message lamp_list(const machine::Machine& machine, const std::vector<std::size_t>& lamps) {
    constexpr std::size_t most = 40;
    if (lamps.size() > most || !machine.is_numbered()) return tell("solve.lamps.outlined", lamps.size());
    if (lamps.size() == 1) return tell("solve.lamps.one", machine.lamp_name(lamps[0]));
    Messages names;
    for (const std::size_t lamp : lamps) names.push_back(machine.lamp_name(lamp));
    return verbatim(std::move(names));
}

// Marks the lamps of non-zero weight. The weights are given only for more than two states.
Explanation marking(const Picture& weights, int states) {
    Explanation why;
    for (std::size_t lamp = 0; lamp < weights.size(); ++lamp) {
        if (weights[lamp] == 0) continue;
        why.lamps.push_back(lamp);
        if (states > 2) why.weights.push_back(weights[lamp]);
    }
    why.legend = states > 2 ? tell("solve.legend.weights") : tell("solve.legend.lamps-that-count");
    return why;
}

std::size_t count_wrong(const std::vector<std::size_t>& lamps, const Picture& picture,
                        const Picture& target) {
    std::size_t wrong = 0;
    for (const std::size_t lamp : lamps) wrong += picture[lamp] != target[lamp] ? 1 : 0;
    return wrong;
}

// Returns the number of steps by which the named lamps are behind the target, each times its weight.
int steps_behind(const Explanation& why, const Picture& picture, const Picture& target, int states) {
    int steps = 0;
    for (std::size_t i = 0; i < why.lamps.size(); ++i) {
        const int missing = (target[why.lamps[i]] + states - picture[why.lamps[i]]) % states;
        steps += why.weights[i] * missing;
    }
    return steps;
}

std::size_t weighted_sum(const Picture& weights, const Picture& picture) {
    std::size_t sum = 0;
    for (std::size_t lamp = 0; lamp < weights.size(); ++lamp) {
        sum += std::size_t{weights[lamp]} * picture[lamp];
    }
    return sum;
}

// Returns a sentence about the invariant: the parity of the lit lamps, or the weighted sum modulo the number
// of states.
Message sums(const Question& question, const Picture& weights) {
    const int states = question.machine.lamp_states();
    const std::size_t now = weighted_sum(weights, question.machine.picture(question.presses));
    const std::size_t then = weighted_sum(weights, question.target);
    if (states == 2) return tell("solve.impossible.lit", now, then);
    const auto modulus = static_cast<std::size_t>(states);
    return tell("solve.impossible.sums", states, now % modulus, then % modulus);
}

}  // namespace

Explanation why_by_row(const Question& question, const Picture& row, std::size_t button) {
    const int states = question.machine.lamp_states();
    const Picture picture = question.machine.picture(question.presses);
    const Message name = question.machine.button_name(button);
    Explanation why = marking(row, states);
    const Message lamps = lamp_list(question.machine, why.lamps);
    if (states == 2) {
        why.text = tell("solve.why.by-lamps", name, why.lamps.size(), lamps,
                        count_wrong(why.lamps, picture, question.target));
        return why;
    }
    const int steps = steps_behind(why, picture, question.target, states);
    why.text = tell("solve.why.by-weights", name, why.lamps.size(), lamps, steps, steps % states, states,
                    times_phrase(steps % states));
    return why;
}

Message impossible_in_short(const Question& question, const Impossible& impossible) {
    const int states = question.machine.lamp_states();
    if (states > 2) return tell("solve.impossible.weights", states, impossible.sum);
    const Picture picture = question.machine.picture(question.presses);
    const std::size_t wrong =
        count_wrong(marking(impossible.weights, states).lamps, picture, question.target);
    return tell("solve.impossible.lamps", wrong);
}

Explanation why_impossible(const Question& question, const Impossible& impossible) {
    Explanation why = marking(impossible.weights, question.machine.lamp_states());
    why.text = impossible_in_short(question, impossible);
    why.more = sums(question, impossible.weights);
    return why;
}

Message times_phrase(int times) {
    if (times == 1) return tell("solve.times.once");
    return times == 2 ? tell("solve.times.twice") : tell("solve.times.more", times);
}

Value integer_value(const std::string& decimal) {
    if (decimal.size() > max_digits_read) return decimal;
    std::int64_t value = 0;
    std::from_chars(decimal.data(), decimal.data() + decimal.size(), value);
    return value;
}

Value readable(const Natural& number) {
    const std::string digits = number.decimal();
    if (digits.size() <= max_digits_read) return integer_value(digits);
    const auto [lead, exponent] = number.rounded(3);
    return tell("solve.number.about", lead.substr(0, 1), lead.substr(1), exponent);
}

}  // namespace switchbox::solve
