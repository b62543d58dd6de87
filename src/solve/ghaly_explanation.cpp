#include "solve/ghaly_explanation.hpp"

#include "machine/ghaly_machine.hpp"
#include "machine/notation.hpp"

namespace switchbox::solve {
namespace {

// "1, 5 and 9"; of many how many there are.
std::string button_list(const std::vector<std::size_t>& buttons) {
    constexpr std::size_t most = 12;
    if (buttons.size() > most) return number_word(buttons.size()) + " of them";
    std::vector<std::string> numbers;
    numbers.reserve(buttons.size());
    for (const std::size_t button : buttons) numbers.push_back(std::to_string(button + 1));
    return machine::enumeration(numbers);
}

std::vector<std::size_t> buttons_that_are(std::uint8_t pressed, const machine::PressGrid& board) {
    std::vector<std::size_t> buttons;
    for (std::size_t button = 0; button < board.size(); ++button) {
        if (board[button] == pressed) buttons.push_back(button);
    }
    return buttons;
}

// "every button down but 9, 10 and 13", or what is shorter.
std::string board_words(const machine::PressGrid& board) {
    const std::vector<std::size_t> up = buttons_that_are(0, board);
    const std::vector<std::size_t> down = buttons_that_are(1, board);
    if (up.empty()) return "every button down";
    if (down.empty()) return "no button down";
    if (up.size() <= down.size()) return "every button down but " + button_list(up);
    return "no button down but " + button_list(down);
}

std::string goal_words(const Question& question) {
    const machine::GhalyMachine& ghaly = *question.machine.ghaly();
    if (!machine::single_colour(question.target)) return "that shows the picture";
    return "that is " + ghaly.state_name(question.target[0]) + " all over";
}

std::string count_words(const Verdict& verdict) {
    const algebra::Natural count = solutions_of(verdict);
    return count == algebra::Natural{1} ? "It is the only one."
                                        : "There are " + count.decimal() + " of them.";
}

machine::PressGrid board_of(const Question& question, const Verdict& verdict) {
    return difference(question.presses, *presses_of(verdict));
}

}  // namespace

Explanation why_ghaly_press(const Question& question, const Verdict& verdict, std::size_t button) {
    const bool is_down = question.presses[button] != 0;
    Explanation why;
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = "Outlined: the cells that it changes.";
    why.text = "The nearest board " + goal_words(question) + " has " +
               board_words(board_of(question, verdict)) + ". Button " + std::to_string(button + 1) +
               (is_down ? " is down, so it is to be pressed again." : " is up, so it is to be pressed.") +
               " " + count_words(verdict);
    return why;
}

Explanation why_ghaly_verdict(const Question& question, const Verdict& verdict) {
    const std::size_t presses = machine::weight(*presses_of(verdict));
    std::string text = "It can be done, and the order of the presses does not matter: the nearest board " +
                       goal_words(question) + " is " + presses_phrase(presses) + " away. " +
                       count_words(verdict);
    if (machine::single_colour(question.target)) {
        text += " No other colour is possible: the corner in row 1, column " +
                std::to_string(question.machine.lamps().columns) + " forces this one.";
    }
    return {std::move(text), {}, {}, {}};
}

}  // namespace switchbox::solve
