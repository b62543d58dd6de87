#include "shunt.hpp"

#include <array>
#include <map>
#include <queue>

namespace switchbox::test {
namespace {

using machine::Picture;
using machine::Shape;
using machine::State;

constexpr std::size_t lamp_count = 3;

machine::Sites row_of(int cells) {
    const Shape shape{1, cells};
    return {shape, std::vector<bool>(shape.size(), true)};
}

template <class Grid>
void move_lamps(Grid& grid, std::size_t first) {
    const std::uint8_t last = grid[first + lamp_count - 1];
    for (std::size_t lamp = lamp_count - 1; lamp > 0; --lamp) grid[first + lamp] = grid[first + lamp - 1];
    grid[first] = last;
}

// A state is how far the start has been moved, and which lamps differ from it then.
class ShuntMachine final : public machine::OtherMachine {
  public:
    explicit ShuntMachine(Picture start) : start_(std::move(start)) {}

    [[nodiscard]] std::string_view kind() const override { return shunt_id; }
    [[nodiscard]] const machine::Sites& button_sites() const override { return buttons_; }
    [[nodiscard]] const machine::Sites& lamp_sites() const override { return lamps_; }
    [[nodiscard]] bool buttons_are_lamps() const override { return false; }
    [[nodiscard]] int lamp_states() const override { return 2; }
    [[nodiscard]] Message state_name(int state) const override {
        return verbatim(state == 0 ? "dark" : "lit");
    }
    [[nodiscard]] int press_states() const override { return 3; }
    [[nodiscard]] int period_of(std::size_t button) const override { return button == flip_first ? 2 : 3; }
    [[nodiscard]] bool order_counts() const override { return true; }
    [[nodiscard]] bool has_own_target() const override { return true; }

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
    machine::Sites buttons_ = row_of(2);
    machine::Sites lamps_ = row_of(lamp_count);
};

class ShuntKind final : public machine::OtherKind {
  public:
    [[nodiscard]] std::string_view id() const override { return shunt_id; }
    [[nodiscard]] std::string text() const override { return "3"; }
    [[nodiscard]] Message name() const override { return verbatim("Shunt"); }
    [[nodiscard]] Message about() const override { return verbatim("Make all lamps dark."); }
    [[nodiscard]] machine::Sites lamp_sites() const override { return row_of(lamp_count); }
    [[nodiscard]] machine::Sites button_sites() const override { return row_of(2); }
    [[nodiscard]] int lamp_states() const override { return 2; }
    [[nodiscard]] int press_states() const override { return 3; }
    [[nodiscard]] machine::Sites state_sites() const override { return row_of(1 + lamp_count); }
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
    [[nodiscard]] Picture target() const override { return uniform(0); }
    [[nodiscard]] Picture random_start(std::uint64_t seed) const override {
        Picture picture = target();
        for (std::size_t lamp = 0; lamp < lamp_count; ++lamp) picture[lamp] = (seed >> lamp) & 1U;
        return picture;
    }
    [[nodiscard]] Picture random_picture(std::uint64_t seed) const override { return random_start(seed); }
    [[nodiscard]] std::shared_ptr<const machine::Machine> machine(const Picture& start) const override {
        return std::make_shared<const ShuntMachine>(start);
    }
};

class FoundWay final : public solve::OtherSearch {
  public:
    explicit FoundWay(solve::Verdict verdict) : verdict_(std::move(verdict)) {}

    void advance(std::uint64_t /*budget*/) override {}
    [[nodiscard]] bool is_finished() const override { return true; }
    [[nodiscard]] double progress() const override { return 1; }
    [[nodiscard]] solve::Verdict verdict() const override { return verdict_; }

  private:
    solve::Verdict verdict_;
};

}  // namespace

machine::MachineChoice choose_shunt() {
    return {std::string(shunt_id), machine::KindInUse{std::make_shared<const ShuntKind>()}};
}

Result<machine::KindInUse> parse_shunt(std::string_view text) {
    if (text != "3") return Error{verbatim("a shunt has 3 lamps")};
    return machine::KindInUse{std::make_shared<const ShuntKind>()};
}

// Breadth first through the 24 states.
std::shared_ptr<solve::OtherSearch> ask_shunt(const machine::Machine& machine, const State& state,
                                              const Picture& target, solve::Kept& /*kept*/) {
    if (machine.other() == nullptr || machine.other()->kind() != shunt_id) return nullptr;
    std::map<machine::Cells, std::vector<std::size_t>> ways;
    std::queue<State> waiting;
    for (ways[state.cells] = {}, waiting.push(state); !waiting.empty(); waiting.pop()) {
        const State here = waiting.front();
        const std::vector<std::size_t> way = ways.at(here.cells);
        if (machine.picture(here) == target) {
            solve::InOrder found{way, machine.no_presses()};
            for (const std::size_t button : way) ++found.presses[button];
            return std::make_shared<FoundWay>(std::move(found));
        }
        for (const std::size_t button : {flip_first, move_on}) {
            State next = here;
            machine.press(next, button);
            std::vector<std::size_t> longer = way;
            longer.push_back(button);
            if (ways.emplace(next.cells, std::move(longer)).second) waiting.push(next);
        }
    }
    return std::make_shared<FoundWay>(solve::Unreachable{verbatim("No way."), {}, {}});
}

std::optional<solve::Explanation> explain_shunt(const solve::Question& /*question*/,
                                                const solve::Verdict& /*verdict*/,
                                                std::optional<std::size_t> button) {
    if (!button) return std::nullopt;
    return solve::Explanation{verbatim(*button == flip_first ? "Flip it." : "Move on."), {}, {}, {}};
}

std::vector<play::TupleRow> shunt_tuple(const play::Game& /*game*/) {
    return {{"S", verbatim("states"), verbatim("24"), verbatim("3 places, 8 patterns.")}};
}

}  // namespace switchbox::test
