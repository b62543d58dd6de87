#include "solve/explain/ghaly_explanation.hpp"

#include <algorithm>

#include "algebra/require.hpp"
#include "machine/ghaly_machine.hpp"
#include "machine/notation.hpp"

namespace switchbox::solve {
namespace {

using machine::Edge;
using machine::Path;
using machine::PressGrid;

// "1, 5 and 9"; of many how many there are.
std::string button_list(const std::vector<std::size_t>& buttons) {
    constexpr std::size_t most = 12;
    if (buttons.size() > most) return number_word(buttons.size()) + " of them";
    std::vector<std::string> numbers;
    numbers.reserve(buttons.size());
    for (const std::size_t button : buttons) numbers.push_back(std::to_string(button + 1));
    return machine::enumeration(numbers);
}

std::vector<std::size_t> buttons_that_are(std::uint8_t pressed, const PressGrid& board) {
    std::vector<std::size_t> buttons;
    for (std::size_t button = 0; button < board.size(); ++button) {
        if (board[button] == pressed) buttons.push_back(button);
    }
    return buttons;
}

// "every button down but 9, 10 and 13", or what is shorter.
std::string board_words(const PressGrid& board) {
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
                                        : "There are " + readable(count) + " of them.";
}

const PressGrid& presses_to_come(const Verdict& verdict) {
    const PressGrid* presses = presses_of(verdict);
    require(presses != nullptr, "there are no presses to explain");
    return *presses;
}

PressGrid board_of(const Question& question, const Verdict& verdict) {
    return difference(question.presses, presses_to_come(verdict));
}

std::size_t legs_before(const Path& path, std::size_t cell) {
    const auto leg =
        std::find_if(path.begin(), path.end(), [&](const machine::Leg& on) { return on.cell == cell; });
    return static_cast<std::size_t>(leg - path.begin());
}

// The wire of `transmitter`, if that comes to `button` and the same way on both boards.
std::optional<WrongWire> wire_of(const PressGrid& now, const PressGrid& goal, std::size_t transmitter,
                                 std::size_t button) {
    const Path path = machine::transmitter_path(now, transmitter);
    const std::size_t before = legs_before(path, button);
    if (before == path.size()) return std::nullopt;
    const Path in_the_end = machine::transmitter_path(goal, transmitter);
    if (legs_before(in_the_end, button) != before) return std::nullopt;
    const auto here = path.begin() + static_cast<std::ptrdiff_t>(before);
    if (!std::equal(path.begin(), here, in_the_end.begin())) return std::nullopt;
    if (in_the_end[before].from != here->from) return std::nullopt;
    return WrongWire{transmitter, here->from, 0, 0};
}

std::string one_based(std::size_t index) { return std::to_string(index + 1); }

// What a wire does at a button.
std::string turn_words(bool pressed, Edge from) {
    switch (machine::transmitter_turn(pressed, from)) {
        case Edge::top:
            return from == Edge::left ? "turns up" : "goes straight on";
        default:
            return from == Edge::left ? "goes straight on" : "turns right";
    }
}

std::string wire_words(const WrongWire& wire, bool is_down, std::size_t button, const std::string& goal) {
    const std::string name = "The wire of transmitter " + one_based(wire.transmitter);
    const std::string now = "at button " + one_based(button) + " it " + turn_words(is_down, wire.from);
    const std::string then = "it " + turn_words(!is_down, wire.from) + " there";
    const std::string board = "in the nearest board " + goal;
    const std::string pressing = is_down ? "Pressing " + one_based(button) + " again makes it turn."
                                         : "Pressing " + one_based(button) + " makes it cross.";
    if (wire.exit_now == wire.exit_then) {
        return name + " takes another way " + board + ": now " + now + ", and then " + then + ". " + pressing;
    }
    return name + " is wrong: " + now + " and leaves at exit " + one_based(wire.exit_now) + "; " + board +
           " " + then + " and leaves at exit " + one_based(wire.exit_then) + ". " + pressing;
}

// "cells 1 5 9"; of many the first ones.
std::string cell_words(const std::vector<std::size_t>& cells) {
    constexpr std::size_t most = 8;
    std::string text = cells.size() == 1 ? "cell" : "cells";
    for (std::size_t i = 0; i < cells.size() && i < most; ++i) text += " " + one_based(cells[i]);
    if (cells.size() > most) text += " and " + std::to_string(cells.size() - most) + " more";
    return text;
}

// The cells that show what is made at `exit`, and have not the target's colour.
std::vector<std::size_t> wrong_cells(const Question& question, const machine::Wiring& wiring,
                                     std::size_t exit) {
    const std::uint8_t colour = question.machine.ghaly()->colour(wiring.origin_of[exit], exit);
    std::vector<std::size_t> cells;
    for (std::size_t cell = 0; cell < wiring.shown.size(); ++cell) {
        if (wiring.shown[cell] == exit && question.target[cell] != colour) cells.push_back(cell);
    }
    return cells;
}

// The cells that are wrong for what its exit in the end is fed with now, or else for where it ends now.
void add_wrong_cells(Explanation& why, const Question& question, const WrongWire& wire) {
    if (wire.exit_now == wire.exit_then) return;
    const machine::Wiring wiring = machine::wiring_of(question.presses);
    std::size_t exit = wire.exit_then;
    why.lamps = wrong_cells(question, wiring, exit);
    if (why.lamps.empty()) {
        exit = wire.exit_now;
        why.lamps = wrong_cells(question, wiring, exit);
    }
    if (why.lamps.empty()) return;
    const std::size_t origin = wiring.origin_of[exit];
    why.text += exit == wire.exit_now ? " Now it makes "
                                      : " Now exit " + one_based(exit) + " is fed by transmitter " +
                                            one_based(origin) + ", which makes ";
    why.text += cell_words(why.lamps) + " " +
                machine::colour_name(question.machine.ghaly()->colour(origin, exit)) + ".";
    why.legend = "Outlined: the cells in question.";
}

std::string this_board_words(const PressGrid& goal, const Verdict& verdict) {
    const algebra::Natural count = solutions_of(verdict);
    const bool is_only_one = count == algebra::Natural{1};
    return " The nearest board has " + board_words(goal) +
           (is_only_one ? ", and is the only one." : "; there are " + readable(count) + " such boards.");
}

void mark_changes(Explanation& why, const Question& question, std::size_t button) {
    why.lamps = question.machine.changes(question.presses, button);
    why.legend = "Outlined: the cells that it changes.";
}

// Where no wire comes to the button as it will in the end.
Explanation by_board(const Question& question, const Verdict& verdict, std::size_t button) {
    const bool is_down = question.presses[button] != 0;
    Explanation why;
    mark_changes(why, question, button);
    why.text = "The nearest board " + goal_words(question) + " has " +
               board_words(board_of(question, verdict)) + ". Button " + one_based(button) +
               (is_down ? " is down: press it again." : " is up: press it.") + " " + count_words(verdict);
    return why;
}

}  // namespace

std::optional<WrongWire> wrong_wire(const PressGrid& now, const PressGrid& goal, std::size_t button) {
    const machine::Wiring wiring = machine::wiring_of(now);
    const machine::Wiring in_the_end = machine::wiring_of(goal);
    std::optional<WrongWire> best;
    const auto is_better = [&](const WrongWire& wire) {
        if (!best) return true;
        const bool differs = wire.exit_now != wire.exit_then;
        const bool best_differs = best->exit_now != best->exit_then;
        return differs == best_differs ? wire.from == Edge::left : differs;
    };
    for (std::size_t transmitter = 0; transmitter < wiring.exit_of.size(); ++transmitter) {
        auto wire = wire_of(now, goal, transmitter, button);
        if (!wire) continue;
        wire->exit_now = wiring.exit_of[transmitter];
        wire->exit_then = in_the_end.exit_of[transmitter];
        if (is_better(*wire)) best = wire;
    }
    return best;
}

Explanation why_ghaly_press(const Question& question, const Verdict& verdict, std::size_t button) {
    const PressGrid goal = board_of(question, verdict);
    const auto wire = wrong_wire(question.presses, goal, button);
    if (!wire) return by_board(question, verdict, button);
    Explanation why;
    why.text = wire_words(*wire, question.presses[button] != 0, button, goal_words(question));
    why.transmitter = wire->transmitter;
    add_wrong_cells(why, question, *wire);
    if (why.lamps.empty()) mark_changes(why, question, button);
    why.text += this_board_words(goal, verdict);
    return why;
}

Explanation why_ghaly_verdict(const Question& question, const Verdict& verdict) {
    const std::size_t presses = machine::weight(presses_to_come(verdict));
    std::string text = "It has a solution, and the order of the presses does not matter: the nearest board " +
                       goal_words(question) + " is " + presses_phrase(presses) + " away. " +
                       count_words(verdict);
    if (machine::single_colour(question.target)) {
        text += " No other colour is possible: the corner in row 1, column " +
                std::to_string(question.machine.lamps().columns) + " forces this one.";
    }
    return {std::move(text), {}, {}, {}};
}

}  // namespace switchbox::solve
