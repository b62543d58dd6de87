#include "solve/lamp_explanation.hpp"

#include <algorithm>
#include <string>

#include "solve/phrases.hpp"

namespace switchbox::solve {
namespace {

using machine::Picture;

Message lamp_list(const std::vector<std::size_t>& cells) {
    constexpr std::size_t most = 40;  // a longer list is cut, since it is unreadable
    std::string text;
    for (std::size_t i = 0; i < cells.size() && i < most; ++i) {
        text += (i == 0 ? "" : " ") + std::to_string(cells[i] + 1);
    }
    return cells.size() > most ? tell("solve.lamps.cut", text, cells.size()) : verbatim(text);
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

Explanation why_by_row(const Question& question, const Picture& row, std::size_t button,
                       RowSentence sentence) {
    const int states = question.machine.lamp_states();
    const Picture picture = question.machine.picture(question.presses);
    const std::size_t number = question.machine.button_number(button);
    const bool is_alone = sentence == RowSentence::alone;
    Explanation why = marking(row, states);
    if (states == 2) {
        why.text = tell(is_alone ? "solve.why.by-lamps" : "solve.why.it-by-lamps", number, why.lamps.size(),
                        lamp_list(why.lamps), count_wrong(why.lamps, picture, question.target));
        return why;
    }
    const int steps = steps_behind(why, picture, question.target, states);
    why.text = tell(is_alone ? "solve.why.by-weights" : "solve.why.it-by-weights", number, why.lamps.size(),
                    lamp_list(why.lamps), steps, steps % states, states, times_phrase(steps % states));
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
    why.text = together(impossible_in_short(question, impossible), sums(question, impossible.weights));
    return why;
}

}  // namespace switchbox::solve
