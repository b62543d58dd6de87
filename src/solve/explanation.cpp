#include "solve/explanation.hpp"

#include <array>

#include "machine/notation.hpp"
#include "solve/ghaly_explanation.hpp"

namespace switchbox::solve {
namespace {

using machine::Picture;

std::string lamp_list(const std::vector<std::size_t>& cells) {
    constexpr std::size_t most = 40;  // more numbers than that nobody reads
    std::string text;
    for (std::size_t i = 0; i < cells.size() && i < most; ++i) {
        text += (i == 0 ? "" : " ") + std::to_string(cells[i] + 1);
    }
    if (cells.size() > most) text += " \xE2\x80\xA6 (" + std::to_string(cells.size()) + " lamps)";
    return text;
}

std::string times_phrase(int times) {
    return times == 1   ? "once"
           : times == 2 ? "twice"
                        : number_word(static_cast<std::size_t>(times)) + " times";
}

// The lamps that have a weight; the weights themselves only where there are more than two states.
Explanation marking(const Picture& weights, int states) {
    Explanation why;
    for (std::size_t lamp = 0; lamp < weights.size(); ++lamp) {
        if (weights[lamp] == 0) continue;
        why.lamps.push_back(lamp);
        if (states > 2) why.weights.push_back(weights[lamp]);
    }
    why.legend = states > 2 ? "The numbers are weights." : "Outlined: the lamps that count.";
    return why;
}

std::size_t count_wrong(const std::vector<std::size_t>& lamps, const Picture& picture,
                        const Picture& target) {
    std::size_t wrong = 0;
    for (const std::size_t lamp : lamps) wrong += picture[lamp] != target[lamp] ? 1 : 0;
    return wrong;
}

std::string are_wrong(std::size_t wrong) {
    return number_word(wrong) + (wrong == 1 ? " is wrong" : " are wrong");
}

// How many steps the named lamps are behind the target, each counted as often as its weight says.
int steps_behind(const Explanation& why, const Picture& picture, const Picture& target, int states) {
    int steps = 0;
    for (std::size_t i = 0; i < why.lamps.size(); ++i) {
        const int missing = (target[why.lamps[i]] + states - picture[why.lamps[i]]) % states;
        steps += why.weights[i] * missing;
    }
    return steps;
}

// Arnold & Blaszak, p. 14: s = A inverse · v, read one row at a time.
Explanation by_inverse_row(const LinearSolver& solver, const Question& question, std::size_t button) {
    const int states = solver.states();
    const Picture picture = question.machine.picture(question.presses);
    const std::string name = std::to_string(question.machine.button_number(button));
    Explanation why = marking(solver.inverse_row(button), states);
    if (states == 2) {
        const std::size_t wrong = count_wrong(why.lamps, picture, question.target);
        why.text = "Button " + name + " is decided by lamps " + lamp_list(why.lamps) + ": " +
                   are_wrong(wrong) + ", an odd number, so " + name + " has to be pressed.";
        return why;
    }
    const int steps = steps_behind(why, picture, question.target, states);
    why.text = "Button " + name + " is decided by lamps " + lamp_list(why.lamps) +
               ": count how many steps each is behind the target, as often as its weight says. That makes " +
               std::to_string(steps) + ", which leaves " + std::to_string(steps % states) +
               " when divided by " + std::to_string(states) + ", so " + name + " has to be pressed " +
               times_phrase(steps % states) + ".";
    return why;
}

Explanation among_several(const Question& question, const Several& several, std::size_t button) {
    Explanation why;
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = "Outlined: the lamps that it changes.";
    why.text = "Button " + std::to_string(question.machine.button_number(button)) + " is one of the " +
               presses_phrase(machine::weight(several.presses)) + " of " +
               (several.proved_fewest ? "a shortest solution" : "the shortest solution found") +
               ". There are " + several.solutions.decimal() +
               " solutions, because some press patterns change nothing; " +
               (several.proved_fewest ? "all of them were compared." : "not all of them have been compared.");
    return why;
}

Explanation next_in_order(const Question& question, const InOrder& way, std::size_t button) {
    Explanation why;
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = "Outlined: the lamps that it changes.";
    why.text = "Only " + std::string(machine::lit_lamp(question.machine.lamp_states())) +
               " can be pressed here, so the order counts. A shortest way from here has " +
               presses_phrase(way.order.size()) + " and goes on with button " +
               std::to_string(question.machine.button_number(button)) +
               "; the way from every picture was worked out backwards from the target.";
    return why;
}

Explanation why_impossible(const Question& question, const Impossible& impossible) {
    const int states = question.machine.lamp_states();
    const Picture picture = question.machine.picture(question.presses);
    Explanation why = marking(impossible.weights, states);
    if (states > 2) {
        why.text =
            "This target cannot be reached: add up the outlined lamps, each as often as its weight "
            "says. Every press changes that sum by a multiple of " +
            std::to_string(states) + ", and from here to the target it would have to change by " +
            std::to_string(impossible.sum) + ".";
        return why;
    }
    const std::size_t wrong = count_wrong(why.lamps, picture, question.target);
    why.text =
        "This target cannot be reached: every press changes an even number of the outlined lamps, and " +
        number_word(wrong) + " of them, an odd number, " + (wrong == 1 ? "is" : "are") + " wrong.";
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
        return {"There are " + several.solutions.decimal() + " solutions; " + best + fewest +
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
                "Outlined: the cells that the words speak of."};
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
        return {
            "This target cannot be reached while only " + lit_lamp() +
                " can be pressed: this picture is not among "
                "those from which a way was found, and all of them were searched backwards from the target.",
            {},
            {},
            {}};
    }
    Explanation operator()(const Undecided& undecided) const { return {undecided.reason, {}, {}, {}}; }
};

}  // namespace

std::string number_word(std::size_t number) {
    static constexpr std::array<std::string_view, 13> words{"none", "one",    "two",   "three", "four",
                                                            "five", "six",    "seven", "eight", "nine",
                                                            "ten",  "eleven", "twelve"};
    return number < words.size() ? std::string(words.at(number)) : std::to_string(number);
}

std::string presses_phrase(std::uint64_t number) {
    return std::to_string(number) + (number == 1 ? " press" : " presses");
}

Explanation why_press(const Solver& solver, const Question& question, const Verdict& verdict,
                      std::size_t button) {
    if (question.machine.ghaly() != nullptr && presses_of(verdict) != nullptr) {
        return why_ghaly_press(question, verdict, button);
    }
    if (const auto* several = std::get_if<Several>(&verdict))
        return among_several(question, *several, button);
    if (const auto* way = std::get_if<InOrder>(&verdict)) return next_in_order(question, *way, button);
    const LinearSolver* linear = solver.linear();
    if (std::holds_alternative<Unique>(verdict) && linear != nullptr && linear->is_invertible()) {
        return by_inverse_row(*linear, question, button);
    }
    return why_verdict(question, verdict);
}

Explanation why_verdict(const Question& question, const Verdict& verdict) {
    const machine::PressGrid* presses = presses_of(verdict);
    const std::size_t fewest = presses == nullptr ? 0 : machine::weight(*presses);
    if (presses != nullptr && fewest == 0) return {"The board shows the target.", {}, {}, {}};
    if (presses != nullptr && question.machine.ghaly() != nullptr)
        return why_ghaly_verdict(question, verdict);
    return std::visit(VerdictWords{question, presses_phrase(fewest)}, verdict);
}

std::string verdict_in_short(const Question& question, const Verdict& verdict) {
    const auto* unreachable = std::get_if<Unreachable>(&verdict);
    return unreachable != nullptr ? cannot_be_reached(*unreachable) : why_verdict(question, verdict).text;
}

}  // namespace switchbox::solve
