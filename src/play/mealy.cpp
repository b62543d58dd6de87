#include "play/mealy.hpp"

#include <algorithm>
#include <set>
#include <string_view>
#include <utility>

#include "machine/ghaly_machine.hpp"
#include "machine/notation.hpp"

namespace switchbox::play {
namespace {

constexpr std::uint64_t first_too_long = 1'000'000'000'000'000;

Message number_alone(std::uint64_t number) { return tell({}, number); }

Message power_number(int base, std::size_t exponent) {
    std::uint64_t power = 1;
    for (std::size_t i = 0; i < exponent; ++i) {
        power *= static_cast<std::uint64_t>(base);
        if (power >= first_too_long) return verbatim(std::to_string(base) + "^" + std::to_string(exponent));
    }
    return number_alone(power);
}

// Empty where it is long.
Message short_number(const algebra::Natural& natural) {
    const auto value = machine::parse_number(natural.decimal());
    return value && *value < first_too_long ? number_alone(*value) : Message{};
}

int modulo(const Game& game) { return game.machine().press_states(); }

std::size_t button_count(const Game& game) { return game.machine().button_sites().cells().size(); }
std::size_t lamp_count(const Game& game) { return game.machine().lamp_sites().cells().size(); }

// How many grids there are of what each cell counts by itself.
using CellCount = int (machine::Machine::*)(std::size_t cell) const;
Message product_number(const machine::Machine& machine, const machine::Sites& sites, CellCount count) {
    algebra::Natural product = 1;
    for (const std::size_t cell : sites.cells())
        product.multiply_add(static_cast<std::uint32_t>((machine.*count)(cell)), 0);
    return short_number(product);
}

// Whether buttons come round after different numbers of presses.
bool comes_round_singly(const machine::Machine& machine) {
    if (!machine.is_other()) return false;
    for (const std::size_t button : machine.button_sites().cells())
        if (machine.period_of(button) != machine.press_states()) return true;
    return false;
}

TupleRow states_row(const Game& game) {
    const std::size_t buttons = button_count(game);
    if (comes_round_singly(game.machine()))
        return {"S", tell("play.mealy.states"),
                product_number(game.machine(), game.machine().button_sites(), &machine::Machine::period_of),
                tell("puzzle.mealy.states", buttons)};
    const std::string_view words =
        game.machine().ghaly() != nullptr ? "play.mealy.states.ghaly" : "play.mealy.states.linear";
    return {"S", tell("play.mealy.states"), power_number(modulo(game), buttons),
            tell(words, buttons, modulo(game))};
}

Message about_buttons(const Game& game) {
    const machine::Machine& machine = game.machine();
    if (machine.is_other()) return tell("puzzle.mealy.buttons");
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
    if (machine.is_other()) return tell("puzzle.mealy.pictures", lamps);
    return together(last == 1 ? tell("play.mealy.pictures.two-states", lamps)
                              : tell("play.mealy.pictures.states", lamps, last),
                    linear_reach(game));
}

// A product, where lamps have numbers of states of their own.
Message picture_number(const Game& game) {
    const machine::Machine& machine = game.machine();
    if (!machine.is_other()) return power_number(machine.lamp_states(), lamp_count(game));
    return product_number(machine, machine.lamp_sites(), &machine::Machine::states_of);
}

TupleRow pictures_row(const Game& game) {
    return {"O", tell("play.mealy.pictures"), picture_number(game), about_pictures(game)};
}

// Where f is defined, if not everywhere.
Message domain(const Game& game) {
    if (!game.machine().order_counts()) return {};
    return game.machine().lamp_states() == 2 ? tell("play.mealy.next-state.lit")
                                             : tell("play.mealy.next-state.not-at-0");
}

TupleRow next_state_row(const Game& game) {
    return {"f",
            tell("play.mealy.next-state"),
            {},
            together(comes_round_singly(game.machine()) ? tell("puzzle.mealy.next-state")
                                                        : tell("play.mealy.next-state.sum", modulo(game)),
                     domain(game))};
}

// How many states have the same picture, where that can be told.
Message states_alike(const solve::LinearSolver& solver) {
    if (solver.equations().is_one_to_one()) return tell("play.mealy.picture.one-to-one");
    Message alike = kernel_number(solver);
    return alike.empty() ? Message{} : tell("play.mealy.picture.alike", std::move(alike));
}

TupleRow picture_row(const Game& game) {
    if (game.machine().is_other()) return {"g", tell("play.mealy.picture"), {}, tell("puzzle.mealy.picture")};
    Message words = game.machine().ghaly() != nullptr
                        ? tell("play.mealy.picture.wiring")
                        : together(tell("play.mealy.picture.linear", modulo(game)),
                                   states_alike(*game.solver().linear()));
    return {"g", tell("play.mealy.picture"), {}, std::move(words)};
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
        machine.take_back(before, button);
        last.push_back({before, button, after, machine.picture(after)});
        after = std::move(before);
    }
    std::reverse(last.begin(), last.end());
    return last;
}

}  // namespace switchbox::play
