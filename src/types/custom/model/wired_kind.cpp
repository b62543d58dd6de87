#include "types/custom/model/wired_kind.hpp"

#include <algorithm>
#include <utility>

#include "base/random.hpp"
#include "base/require.hpp"
#include "machine/catalogue.hpp"
#include "types/custom/model/wired_code.hpp"
#include "types/custom/model/wired_machine.hpp"

namespace switchbox::machine {
namespace {

std::uint8_t random_state(const WiredLamp& lamp, Random& random) {
    return static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(lamp.states)));
}

class WiredDefinition final : public MachineDefinition {
  public:
    explicit WiredDefinition(WiredPuzzle puzzle)
        : puzzle_(std::make_shared<const WiredPuzzle>(std::move(puzzle))), board_(board_of(*puzzle_)) {}

    [[nodiscard]] std::string_view type() const override { return wired_id; }
    [[nodiscard]] std::string text() const override {
        return std::string(wired_id) + "~" + format_wires(*puzzle_);
    }
    [[nodiscard]] Message name() const override {
        return puzzle_->name.empty() ? tell("machine.name.wired") : verbatim(puzzle_->name);
    }
    [[nodiscard]] Message about() const override {
        return tell("puzzle.about", puzzle_->lamps.size(), puzzle_->buttons.size());
    }
    [[nodiscard]] CellMask lamp_sites() const override { return board_.lamp_sites(); }
    [[nodiscard]] CellMask button_sites() const override { return board_.button_sites(); }
    [[nodiscard]] int lamp_states() const override { return lamp_states_of(*puzzle_); }
    [[nodiscard]] int press_states() const override { return press_states_of(*puzzle_); }
    [[nodiscard]] Picture uniform(std::uint8_t value) const override {
        return machine::uniform(*puzzle_, value);
    }
    [[nodiscard]] Picture default_target() const override { return target_of(*puzzle_); }
    [[nodiscard]] bool has_own_target() const override { return true; }
    [[nodiscard]] Picture random_start(std::uint64_t seed) const;
    [[nodiscard]] Picture random_picture(std::uint64_t seed) const;
    [[nodiscard]] std::shared_ptr<const Machine> make_machine(const Picture& start) const override {
        return std::make_shared<const WiredMachine>(puzzle_, start);
    }

  private:
    [[nodiscard]] Picture random_target(Random& random) const;
    [[nodiscard]] Picture walked_back(const Picture& target, Random& random) const;

    std::shared_ptr<const WiredPuzzle> puzzle_;
    WiredBoard board_;
};

Picture WiredDefinition::random_target(Random& random) const {
    const std::vector<TargetRow> rows = rows_wanted(*puzzle_);
    const TargetRow& row = rows[static_cast<std::size_t>(random.below(rows.size()))];
    WiredPuzzle ended = *puzzle_;
    for (std::size_t i = 0; i < row.size(); ++i)
        ended.lamps[i].start = row[i] ? *row[i] : random_state(ended.lamps[i], random);
    return start_of(ended);
}

// Goes back from a target, with no more presses of each button than its limit.
Picture WiredDefinition::random_start(std::uint64_t seed) const {
    Random random(seed);
    const Picture target = random_target(random);
    if (puzzle_->lit_only) return walked_back(target, random);
    const WiredMachine machine(puzzle_, target);
    PressGrid back = machine.no_presses();
    for (const std::size_t button : machine.button_sites().cells()) {
        const auto period = static_cast<std::uint64_t>(machine.period_of(button));
        const std::uint64_t most = machine.most_presses(button).value_or(max_press_count);
        const std::uint64_t times = random.below(std::min(most, period - 1) + 1);
        back[button] = static_cast<std::uint8_t>((period - times) % period);
    }
    return machine.picture(back);
}

// Undoes, one by one, presses that are possible if only lit lamps can be pressed. Each button is pressed no
// more often than its limit. Four steps per lamp lead away from the target, and up to seven more make the
// parity random.
Picture WiredDefinition::walked_back(const Picture& target, Random& random) const {
    const WiredMachine machine(puzzle_, target);
    const LampsOfButtons gates = gates_of(*puzzle_);
    std::vector<std::uint32_t> made(puzzle_->buttons.size());
    PressGrid back = machine.no_presses();
    Picture shown = target;
    const std::size_t steps = static_cast<std::size_t>(random.below(8)) + 4 * puzzle_->lamps.size();
    for (std::size_t step = 0; step < steps; ++step) {
        const auto button = static_cast<std::size_t>(random.below(made.size()));
        if (made[button] >= puzzle_->buttons[button].most.value_or(max_press_count)) continue;
        PressGrid before = back;
        machine.undo_press(before, board_.button_cells[button]);
        Picture earlier = machine.picture(before);
        if (gates[button] && earlier[board_.lamp_cells[*gates[button]]] == 0) continue;
        ++made[button];
        back = std::move(before);
        shown = std::move(earlier);
    }
    return shown;
}

Picture WiredDefinition::random_picture(std::uint64_t seed) const {
    Random random(seed);
    WiredPuzzle any = *puzzle_;
    for (WiredLamp& lamp : any.lamps) lamp.start = random_state(lamp, random);
    return start_of(any);
}

const WiredDefinition& wired_of(const MachineChoice& choice) {
    const auto* wired = choice.as<WiredDefinition>(wired_id);
    require(wired != nullptr, "the choice is no wired puzzle");
    return *wired;
}

}  // namespace

Result<MachineChoice> choose_wired(WiredPuzzle puzzle) {
    if (auto problem = problem_with_playing(puzzle)) return *std::move(problem);
    for (WiredLamp& lamp : puzzle.lamps) lamp.start = 0;
    for (WiredButton& button : puzzle.buttons) button.pressed = 0;
    return MachineChoice(std::make_shared<const WiredDefinition>(std::move(puzzle)));
}

std::optional<Result<MachineChoice>> parse_wired(std::string_view text, bool /*is_played*/) {
    const auto wires = text_after(wired_id, text);
    if (!wires) return std::nullopt;
    auto puzzle = parse_wires(*wires);
    if (!puzzle) return puzzle.error();
    return choose_wired(*std::move(puzzle));
}

Picture random_wired_start(const MachineChoice& choice, std::uint64_t seed) {
    return wired_of(choice).random_start(seed);
}

Picture random_wired_picture(const MachineChoice& choice, std::uint64_t seed) {
    return wired_of(choice).random_picture(seed);
}

}  // namespace switchbox::machine
