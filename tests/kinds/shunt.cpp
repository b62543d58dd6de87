#include "shunt.hpp"

#include <array>
#include <map>
#include <queue>

#include "game/new_game.hpp"
#include "game/type_games.hpp"
#include "solve/explanation.hpp"

namespace switchbox::test {
namespace {

using machine::Picture;
using machine::Shape;
using machine::State;

constexpr std::size_t lamp_count = 3;

machine::CellMask row_of(int cells) {
    const Shape shape{1, cells};
    return {shape, std::vector<bool>(shape.size(), true)};
}

template <class Grid>
void move_lamps(Grid& grid, std::size_t first) {
    const std::uint8_t last = grid[first + lamp_count - 1];
    for (std::size_t lamp = lamp_count - 1; lamp > 0; --lamp) grid[first + lamp] = grid[first + lamp - 1];
    grid[first] = last;
}

// Machine whose state is how far the start has been shifted, followed by the lamps that differ from the
// shifted start.
class ShuntMachine final : public machine::Machine {
  public:
    explicit ShuntMachine(Picture start) : start_(std::move(start)) {}

    [[nodiscard]] std::string_view type() const override { return shunt_id; }
    [[nodiscard]] std::string_view vocabulary() const override { return "shunting"; }
    [[nodiscard]] const machine::CellMask& button_sites() const override { return buttons_; }
    [[nodiscard]] const machine::CellMask& lamp_sites() const override { return lamps_; }
    [[nodiscard]] bool buttons_are_lamps() const override { return false; }
    [[nodiscard]] int lamp_states() const override { return 2; }
    [[nodiscard]] Message state_name(int state) const override {
        return verbatim(state == 0 ? "dark" : "lit");
    }
    [[nodiscard]] int press_states() const override { return 3; }
    [[nodiscard]] int period_of(std::size_t button) const override { return button == flip_first ? 2 : 3; }
    [[nodiscard]] bool order_counts() const override { return true; }

    [[nodiscard]] bool counts_presses() const override { return false; }
    [[nodiscard]] State initial_state() const override { return State::filled({1, 1 + int{lamp_count}}, 0); }
    void step(State& state, std::size_t button, int times) const override {
        for (int i = 0; i < times; ++i) {
            if (button == flip_first) {
                state[1] ^= 1U;
            } else {
                state[0] = static_cast<std::uint8_t>((state[0] + 1) % lamp_count);
                move_lamps(state, 1);
            }
        }
    }
    [[nodiscard]] Picture picture(const State& state) const override {
        Picture shown = start_;
        for (int i = 0; i < state[0]; ++i) move_lamps(shown, 0);
        for (std::size_t lamp = 0; lamp < lamp_count; ++lamp) shown[lamp] ^= state[1 + lamp];
        return shown;
    }
    [[nodiscard]] std::vector<std::size_t> changes(const State& state, std::size_t button) const override {
        State after = state;
        step(after, button, 1);
        return machine::different_cells(picture(state).cells, picture(after).cells);
    }

  private:
    Picture start_;
    machine::CellMask buttons_ = row_of(2);
    machine::CellMask lamps_ = row_of(lamp_count);
};

class ShuntDefinition final : public machine::MachineDefinition {
  public:
    [[nodiscard]] std::string_view type() const override { return shunt_id; }
    [[nodiscard]] std::string text() const override { return "shunt~3"; }
    [[nodiscard]] Message name() const override { return verbatim("Shunt"); }
    [[nodiscard]] Message about() const override { return verbatim("Make all lamps dark."); }
    [[nodiscard]] machine::CellMask lamp_sites() const override { return row_of(lamp_count); }
    [[nodiscard]] machine::CellMask button_sites() const override { return row_of(2); }
    [[nodiscard]] int lamp_states() const override { return 2; }
    [[nodiscard]] int press_states() const override { return 3; }
    [[nodiscard]] machine::CellMask state_sites() const override { return row_of(1 + lamp_count); }
    [[nodiscard]] int state_values() const override { return 3; }
    [[nodiscard]] std::optional<Error> problem_with_state(const State& state) const override {
        for (std::size_t lamp = 1; lamp <= lamp_count; ++lamp) {
            if (state[lamp] > 1) return Error{verbatim("a lamp is flipped or not")};
        }
        return std::nullopt;
    }
    [[nodiscard]] std::size_t least_presses(const State& state) const override {
        return machine::is_blank(state.cells) ? 0 : 1;
    }
    [[nodiscard]] Picture uniform(std::uint8_t value) const override {
        return Picture::filled(lamp_sites().shape, std::min<std::uint8_t>(value, 1));
    }
    [[nodiscard]] Picture default_target() const override { return uniform(0); }
    [[nodiscard]] bool has_own_target() const override { return true; }
    [[nodiscard]] std::shared_ptr<const machine::Machine> make_machine(const Picture& start) const override {
        return std::make_shared<const ShuntMachine>(start);
    }
};

// Searches breadth-first through the 24 states.
solve::Verdict shortest_way(const machine::Machine& machine, const State& state, const Picture& target) {
    std::map<machine::Cells, std::vector<std::size_t>> ways;
    std::queue<State> waiting;
    for (ways[state.cells] = {}, waiting.push(state); !waiting.empty(); waiting.pop()) {
        const State here = waiting.front();
        const std::vector<std::size_t> way = ways.at(here.cells);
        if (machine.picture(here) == target) {
            solve::InOrder found{way, machine.no_presses()};
            for (const std::size_t button : way) ++found.presses[button];
            return found;
        }
        for (const std::size_t button : {flip_first, move_on}) {
            State next = here;
            machine.press(next, button);
            std::vector<std::size_t> longer = way;
            longer.push_back(button);
            if (ways.emplace(next.cells, std::move(longer)).second) waiting.push(next);
        }
    }
    return solve::Unreachable{verbatim("No way."), {}, {}};
}

class ShuntSolver final : public solve::TypeSolver {
  public:
    [[nodiscard]] solve::Search ask(const machine::Machine& machine, const State& state,
                                    const Picture& target,
                                    std::optional<std::uint64_t> /*most_work*/) override {
        return solve::Search(shortest_way(machine, state, target));
    }
};

std::shared_ptr<solve::TypeSolver> make_solver(const machine::Machine& /*machine*/) {
    return std::make_shared<ShuntSolver>();
}

std::optional<solve::Explanation> why_press(const solve::Solver& /*solver*/,
                                            const solve::Question& /*question*/,
                                            const solve::Verdict& /*verdict*/, std::size_t button) {
    return solve::Explanation{verbatim(button == flip_first ? "Flip it." : "Move on."), {}, {}, {}};
}

std::optional<Result<machine::MachineChoice>> parse(std::string_view text, bool /*is_played*/) {
    if (!text.starts_with("shunt~")) return std::nullopt;
    if (text != "shunt~3") return Error{verbatim("a shunt has 3 lamps")};
    return choose_shunt();
}

Picture any_picture(const machine::MachineChoice& /*choice*/, std::uint64_t seed) {
    return shunt_picture(seed);
}

Picture start(const machine::MachineChoice& /*choice*/, const Picture& /*target*/, std::uint64_t seed) {
    return shunt_picture(seed);
}

std::optional<Error> problem(const game::NewGame& requested) {
    if (requested.fewest) return Error{tell("puzzle.new.fewest")};
    return std::nullopt;
}

Result<game::Puzzle> new_game(const game::NewGame& requested) {
    return game::draw_game(requested, [](const game::NewGame& /*requested*/, std::uint64_t drawn) {
        return shunt_picture(drawn);
    });
}

std::size_t no_number(const machine::MachineChoice& /*choice*/) { return 0; }

std::vector<game::TupleRow> five_tuple(const game::Game& /*game*/) {
    return {{"S", verbatim("states"), verbatim("24"), verbatim("3 places, 8 patterns.")}};
}

const solve::TypeSolving solving{.make_solver = make_solver, .why_press = why_press};
const game::TypeGames games{.random_start = start,
                            .random_picture = any_picture,
                            .problem = problem,
                            .new_puzzle = new_game,
                            .most_presses = no_number,
                            .five_tuple = five_tuple};

}  // namespace

machine::MachineChoice choose_shunt() { return {std::make_shared<const ShuntDefinition>()}; }

machine::Picture shunt_picture(std::uint64_t pattern) {
    Picture picture = Picture::filled({1, int{lamp_count}}, 0);
    for (std::size_t lamp = 0; lamp < lamp_count; ++lamp) picture[lamp] = (pattern >> lamp) & 1U;
    return picture;
}

const machine::MachineType shunt_type{.id = shunt_id, .parse = parse, .solving = &solving, .games = &games};

}  // namespace switchbox::test
