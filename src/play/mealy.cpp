#include "play/mealy.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "machine/ghaly/ghaly_machine.hpp"
#include "play/describers.hpp"
#include "play/tuple_words.hpp"

namespace switchbox::play {
namespace {

int modulo(const Game& game) { return game.machine().press_states(); }

std::size_t button_count(const Game& game) { return game.machine().button_sites().cells().size(); }
std::size_t lamp_count(const Game& game) { return game.machine().lamp_sites().cells().size(); }

TupleRow states_row(const Game& game) {
    const std::size_t buttons = button_count(game);
    const std::string_view words =
        game.machine().ghaly() != nullptr ? "play.mealy.states.ghaly" : "play.mealy.states.linear";
    return {"S", tell("play.mealy.states"), power_number(modulo(game), buttons),
            tell(words, buttons, modulo(game))};
}

Message about_buttons(const Game& game) {
    const machine::Machine& machine = game.machine();
    if (!machine.buttons_are_lamps()) return tell("play.mealy.buttons.blocks");
    if (machine.ghaly() != nullptr) return tell("play.mealy.buttons.cells");
    const bool has_holes = button_count(game) < machine.buttons().size();
    return has_holes ? tell("play.mealy.buttons.holes") : tell("play.mealy.buttons.lamps");
}

TupleRow buttons_row(const Game& game) {
    return {"I", tell("play.mealy.buttons"), number_alone(button_count(game)), about_buttons(game)};
}

// The numbers of pictures that g takes, and of states for each; empty where they are long.
Message image_number(const solve::LinearSolver& solver) {
    if (solver.nullity()) return power_number(solver.states(), solver.rank());
    return short_number(solver.equations().image_size());
}
Message kernel_number(const solve::LinearSolver& solver) {
    if (const auto nullity = solver.nullity()) return power_number(solver.states(), *nullity);
    return short_number(solver.equations().kernel_size());
}

// Which pictures can be shown; in lit-only play, which are those of states at all.
Message linear_reach(const Game& game) {
    const solve::LinearSolver& solver = *game.solver().linear();
    const bool lit_only = game.machine().order_counts();
    if (solver.equations().is_onto()) {
        return lit_only ? tell("play.mealy.pictures.each-of-a-state") : tell("play.mealy.pictures.all");
    }
    Message shown = image_number(solver);
    if (shown.empty()) return tell("play.mealy.pictures.not-all");
    return lit_only ? tell("play.mealy.pictures.only-of-states", std::move(shown))
                    : tell("play.mealy.pictures.only", std::move(shown));
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
Message ghaly_reach(const Game& game) {
    const machine::Machine& machine = game.machine();
    const int size = machine.ghaly()->size();
    if (size <= 3) return tell("play.mealy.pictures.only", number_alone(pictures_of_all_boards(machine)));
    // docs/theory.md, "Numbers for N = 4": at most 38244 of 65536.
    if (size == 4) return tell("play.mealy.pictures.not-one-to-one");
    return tell("play.mealy.pictures.fewer-states");
}

Message about_pictures(const Game& game) {
    const machine::Machine& machine = game.machine();
    const std::size_t lamps = lamp_count(game);
    const int last = machine.lamp_states() - 1;
    if (machine.ghaly() != nullptr) {
        return together(tell("play.mealy.pictures.colours", lamps, last), ghaly_reach(game));
    }
    return together(last == 1 ? tell("play.mealy.pictures.two-states", lamps)
                              : tell("play.mealy.pictures.states", lamps, last),
                    linear_reach(game));
}

TupleRow pictures_row(const Game& game) {
    return {"O", tell("play.mealy.pictures"), power_number(game.machine().lamp_states(), lamp_count(game)),
            about_pictures(game)};
}

TupleRow next_state_row(const Game& game) {
    return {"f",
            tell("play.mealy.next-state"),
            {},
            together(tell("play.mealy.next-state.sum", modulo(game)), lit_domain(game.machine()))};
}

// How many states have the same picture, where that can be told.
Message states_alike(const solve::LinearSolver& solver) {
    if (solver.equations().is_one_to_one()) return tell("play.mealy.picture.one-to-one");
    Message alike = kernel_number(solver);
    return alike.empty() ? Message{} : tell("play.mealy.picture.alike", std::move(alike));
}

TupleRow picture_row(const Game& game) {
    Message words = game.machine().ghaly() != nullptr
                        ? tell("play.mealy.picture.wiring")
                        : together(tell("play.mealy.picture.linear", modulo(game)),
                                   states_alike(*game.solver().linear()));
    return {"g", tell("play.mealy.picture"), {}, std::move(words)};
}

}  // namespace

std::vector<TupleRow> five_tuple(const Game& game) {
    if (const Describer* describer = describer_of(game)) return describer->five_tuple(game);
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
        machine.take_back(before, button);
        last.push_back({before, button, after, machine.picture(after)});
        after = std::move(before);
    }
    std::reverse(last.begin(), last.end());
    return last;
}

}  // namespace switchbox::play
