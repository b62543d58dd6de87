#include "play/mealy.hpp"

#include <algorithm>
#include <set>

#include "machine/ghaly_machine.hpp"
#include "machine/notation.hpp"
#include "solve/explain/explanation.hpp"

namespace switchbox::play {
namespace {

constexpr std::size_t max_number_length = solve::max_digits_read;
constexpr std::uint64_t first_too_long = 1'000'000'000'000'000;

std::string power_text(int base, std::size_t exponent) {
    std::uint64_t number = 1;
    for (std::size_t i = 0; i < exponent; ++i) {
        number *= static_cast<std::uint64_t>(base);
        if (number >= first_too_long) return std::to_string(base) + "^" + std::to_string(exponent);
    }
    return std::to_string(number);
}

// Empty where it is long.
std::string number_text(const algebra::Natural& number) {
    std::string text = number.decimal();
    return text.size() <= max_number_length ? text : std::string();
}

std::string each_of(std::size_t number, const std::string& noun) {
    return number == 1 ? "the " + noun : "each of the " + std::to_string(number) + " " + noun + "s";
}

std::string modulo(const Game& game) { return std::to_string(game.machine().press_states()); }

std::size_t button_count(const Game& game) { return game.machine().button_sites().cells().size(); }
std::size_t lamp_count(const Game& game) { return game.machine().lamp_sites().cells().size(); }

TupleRow states_row(const Game& game) {
    std::string words = "Press grids: how often " + each_of(button_count(game), "button") +
                        " has been pressed, modulo " + modulo(game);
    words += game.machine().ghaly() != nullptr
                 ? ", as in Joyner's Example 5."
                 : ". Joyner's Example 4 takes the pictures as states and g = f; here all machines have the "
                   "states of his Example 5.";
    return {"S", "states", power_text(game.machine().press_states(), button_count(game)), words};
}

TupleRow buttons_row(const Game& game) {
    const machine::Machine& machine = game.machine();
    std::string words;
    if (!machine.buttons_are_lamps()) {
        words = "One button in the middle of each block, counted from the top left, row by row.";
    } else {
        words = machine.ghaly() != nullptr ? "One button on each cell" : "One button on each lamp";
        words += button_count(game) < machine.buttons().size() ? "; a hole has neither."
                                                               : ", counted from the top left, row by row.";
    }
    return {"I", "buttons", std::to_string(button_count(game)), words};
}

// The numbers of pictures that g takes, and of states for each; empty where they are long.
std::string image_text(const solve::LinearSolver& solver) {
    if (solver.nullity()) return power_text(solver.states(), solver.rank());
    return number_text(solver.factorization().image_size());
}
std::string kernel_text(const solve::LinearSolver& solver) {
    if (const auto nullity = solver.nullity()) return power_text(solver.states(), *nullity);
    return number_text(solver.factorization().kernel_size());
}

std::string linear_reach(const Game& game) {
    const solve::LinearSolver& solver = *game.solver().linear();
    const bool lit_only = game.machine().order_counts();
    if (solver.factorization().is_onto()) {
        return lit_only ? " Each is the picture of some state." : " All can be shown.";
    }
    const std::string shown = image_text(solver);
    if (shown.empty()) return " Not all can be shown.";
    return " Only " + shown + (lit_only ? " are pictures of states." : " can be shown.");
}

std::size_t pictures_of_all_boards(const machine::Machine& machine) {
    std::set<std::vector<std::uint8_t>> pictures;
    machine::PressGrid presses = machine.no_presses();
    for (std::uint32_t board = 0; board >> presses.size() == 0; ++board) {
        for (std::size_t i = 0; i < presses.size(); ++i) {
            presses[i] = static_cast<std::uint8_t>(board >> i & 1U);
        }
        pictures.insert(machine.picture(presses).cells);
    }
    return pictures.size();
}

// There are always fewer boards than pictures: 2^(N N) of (N + 1)^(N N).
std::string ghaly_reach(const Game& game) {
    const machine::Machine& machine = game.machine();
    const int size = machine.ghaly()->size();
    if (size <= 3) return " Only " + std::to_string(pictures_of_all_boards(machine)) + " can be shown.";
    // docs/theory.md, "Numbers for N = 4": at most 38244 of 65536.
    if (size == 4) return " Fewer can be shown than there are states: g is not one to one.";
    return " Not all can be shown, for there are fewer states.";
}

TupleRow pictures_row(const Game& game) {
    const machine::Machine& machine = game.machine();
    const std::size_t lamps = lamp_count(game);
    const int states = machine.lamp_states();
    std::string words;
    if (machine.ghaly() != nullptr) {
        words = "Pictures: " + each_of(lamps, "cell") + " is dark or has one of " +
                std::to_string(states - 1) + " colours." + ghaly_reach(game);
    } else {
        words = "Pictures: " + each_of(lamps, "lamp") + " is at 0" +
                (states == 2 ? " or 1." : " to " + std::to_string(states - 1) + ".") + linear_reach(game);
    }
    return {"O", "pictures", power_text(states, lamps), words};
}

TupleRow next_state_row(const Game& game) {
    std::string words = "f(s, e) = s + e: a press adds one to its button, modulo " + modulo(game) + ".";
    if (game.machine().order_counts()) {
        words += " It is partial: defined only where e stands on " +
                 std::string(machine::lit_lamp(game.machine().lamp_states())) + " (Joyner, Remark 2).";
    }
    return {"f", "next state", "", words};
}

TupleRow picture_row(const Game& game) {
    if (game.machine().ghaly() != nullptr) {
        return {"g", "picture", "",
                "g(s) = the colours that the wiring s routes to each cell: not linear in s."};
    }
    const solve::LinearSolver& solver = *game.solver().linear();
    std::string words = "g(s) = start + A\xC2\xB7s (mod " + modulo(game) +
                        "), where column e of A marks the lamps that button e changes: linear.";
    if (solver.factorization().is_one_to_one()) {
        words += " No two states have the same picture.";
    } else if (const std::string alike = kernel_text(solver); !alike.empty()) {
        words += " Each picture that it takes is that of " + alike + " states.";
    }
    return {"g", "picture", "", words};
}

}  // namespace

std::vector<TupleRow> five_tuple(const Game& game) {
    return {states_row(game), buttons_row(game), pictures_row(game), next_state_row(game), picture_row(game)};
}

std::vector<Transition> transitions(const Game& game, std::size_t most) {
    const machine::Machine& machine = game.machine();
    const std::vector<std::size_t>& buttons = game.trail().buttons;
    std::vector<Transition> last;
    machine::PressGrid after = game.position().presses;
    for (std::size_t i = 0; i < std::min(most, buttons.size()); ++i) {
        const std::size_t button = buttons[buttons.size() - 1 - i];
        machine::PressGrid before = after;
        machine.press(before, button, machine.press_states() - 1);
        last.push_back({before, button, after, machine.picture(after)});
        after = std::move(before);
    }
    std::reverse(last.begin(), last.end());
    return last;
}

}  // namespace switchbox::play
