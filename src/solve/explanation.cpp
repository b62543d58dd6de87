#include "solve/explanation.hpp"

#include <array>

namespace switchbox::solve {
namespace {

using machine::Picture;

std::string listed(const std::vector<std::size_t>& cells) {
    constexpr std::size_t most = 40;  // more numbers than that nobody reads
    std::string text;
    for (std::size_t i = 0; i < cells.size() && i < most; ++i) {
        text += (i == 0 ? "" : " ") + std::to_string(cells[i] + 1);
    }
    if (cells.size() > most) text += " \xE2\x80\xA6 (" + std::to_string(cells.size()) + " lamps)";
    return text;
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

// Arnold & Blaszak, p. 14: s = A inverse · v, read one row at a time.
Explanation by_inverse_row(const LinearSolver& solver, const Question& question, std::size_t button) {
    Explanation why;
    why.lamps = solver.inverse()->row(button).support();
    const Picture picture = question.machine.picture(question.presses);
    const std::size_t wrong = count_wrong(why.lamps, picture, question.target);
    const std::string name = std::to_string(button + 1);
    why.text = "Button " + name + " is decided by lamps " + listed(why.lamps) + ": " + are_wrong(wrong) +
               ", an odd number, so " + name + " has to be pressed.";
    return why;
}

Explanation among_several(const Question& question, const Verdict& verdict, std::size_t button) {
    const auto& several = std::get<Several>(verdict);
    Explanation why;
    why.lamps = question.machine.changes(question.presses, button);
    why.text =
        "Button " + std::to_string(button + 1) + " is one of the " +
        presses_phrase(machine::weight(several.presses)) + " of " +
        (several.proved_fewest ? "a shortest solution" : "the shortest solution found") + ". There are " +
        several.solutions.decimal() + " solutions, because some press patterns change nothing; " +
        (several.proved_fewest ? "all of them were compared." : "they are too many to compare them all.");
    return why;
}

Explanation why_impossible(const Question& question, const Impossible& impossible) {
    Explanation why;
    for (std::size_t lamp = 0; lamp < impossible.weights.size(); ++lamp) {
        if (impossible.weights[lamp] != 0) why.lamps.push_back(lamp);
    }
    const Picture picture = question.machine.picture(question.presses);
    const std::size_t wrong = count_wrong(why.lamps, picture, question.target);
    why.text =
        "This target cannot be reached: every press changes an even number of the outlined lamps, and " +
        number_word(wrong) + " of them, an odd number, " + (wrong == 1 ? "is" : "are") + " wrong.";
    return why;
}

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
    if (std::holds_alternative<Unique>(verdict)) return by_inverse_row(*solver.linear(), question, button);
    return among_several(question, verdict, button);
}

Explanation why_verdict(const Question& question, const Verdict& verdict) {
    if (const auto* impossible = std::get_if<Impossible>(&verdict))
        return why_impossible(question, *impossible);
    const std::size_t fewest = machine::weight(*presses_of(verdict));
    if (fewest == 0) return {"The board shows the target.", {}};
    if (std::holds_alternative<Unique>(verdict)) {
        return {"There is exactly one solution, and the order of its presses does not matter: " +
                    presses_phrase(fewest) + " to go.",
                {}};
    }
    const auto& several = std::get<Several>(verdict);
    const std::string best = several.proved_fewest ? "the shortest has " : "the shortest found has ";
    return {"There are " + several.solutions.decimal() + " solutions; " + best + presses_phrase(fewest) +
                ". They differ by quiet patterns: presses that change nothing.",
            {}};
}

}  // namespace switchbox::solve
