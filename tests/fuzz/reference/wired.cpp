// Reference model of wired puzzles: each press advances its lamps by given numbers of states
// (docs/puzzles.md).
#include <algorithm>

#include "base/result.hpp"
#include "machine/machine_type.hpp"
#include "reference/machine.hpp"
#include "types/custom/model/wired_code.hpp"
#include "types/custom/model/wired_machine.hpp"

namespace switchbox::fuzz {
namespace {

using machine::WiredButton;
using machine::WiredPuzzle;

WiredPuzzle puzzle_in(const machine::MachineChoice& choice) {
    const std::string text = choice->text();
    const auto puzzle = machine::parse_wires(*machine::text_after(machine::wired_id, text));
    require(static_cast<bool>(puzzle), "a puzzle in use has a text that can be read");
    return *puzzle;
}

class ReferenceWired final : public ReferenceMachine {
  public:
    explicit ReferenceWired(WiredPuzzle puzzle)
        : puzzle_(std::move(puzzle)),
          board_(machine::board_of(puzzle_)),
          periods_(machine::periods_of(puzzle_)),
          buttons_(board_.button_cells) {
        std::sort(buttons_.begin(), buttons_.end());
    }

    [[nodiscard]] std::size_t button_cells() const override { return board_.shape.size(); }
    [[nodiscard]] const Buttons& buttons() const override { return buttons_; }
    [[nodiscard]] int period(std::size_t button) const override { return periods_[number_of(button)]; }
    [[nodiscard]] int states(std::size_t cell) const override {
        const auto& cells = board_.lamp_cells;
        const auto lamp =
            static_cast<std::size_t>(std::find(cells.begin(), cells.end(), cell) - cells.begin());
        return puzzle_.lamps[lamp].states;
    }

    [[nodiscard]] Lamps shown(const Lamps& start, const Buttons& pressed) const override {
        Lamps lamps = start;
        for (const std::size_t cell : pressed) {
            for (const auto [lamp, by] : button_at(cell).effects) {
                std::uint8_t& state = lamps[board_.lamp_cells[lamp]];
                state = static_cast<std::uint8_t>((state + by) % puzzle_.lamps[lamp].states);
            }
        }
        return lamps;
    }
    [[nodiscard]] bool may_press(const Lamps& shown, const Counts& counts, std::size_t cell) const override {
        const WiredButton& button = button_at(cell);
        if (button.most && counts[cell] >= *button.most) return false;
        if (!order_counts()) return true;
        const bool is_dark_turn = puzzle_.press == machine::PressRule::alternating && is_odd(counts);
        for (std::size_t lamp = 0; lamp < puzzle_.lamps.size(); ++lamp) {
            if (puzzle_.lamps[lamp].name == button.name)
                return (shown[board_.lamp_cells[lamp]] == 0) == is_dark_turn;
        }
        return true;
    }
    // Returns whether any target row matches. Without target rows all lamps must be equal.
    [[nodiscard]] bool is_target(const Lamps& shown, const Lamps& /*target*/) const override {
        if (puzzle_.targets.empty()) {
            return std::all_of(board_.lamp_cells.begin(), board_.lamp_cells.end(), [&](std::size_t cell) {
                return shown[cell] == shown[board_.lamp_cells.front()];
            });
        }
        return std::any_of(puzzle_.targets.begin(), puzzle_.targets.end(),
                           [&](const machine::TargetRow& row) {
                               for (std::size_t lamp = 0; lamp < row.size(); ++lamp) {
                                   if (row[lamp] && shown[board_.lamp_cells[lamp]] != *row[lamp])
                                       return false;
                               }
                               return true;
                           });
    }
    [[nodiscard]] bool order_counts() const override { return puzzle_.press != machine::PressRule::any; }
    [[nodiscard]] bool all_cost_the_same() const override {
        return std::all_of(puzzle_.buttons.begin(), puzzle_.buttons.end(),
                           [](const WiredButton& button) { return button.cost == 1; });
    }

  private:
    [[nodiscard]] std::size_t number_of(std::size_t cell) const {
        const auto& cells = board_.button_cells;
        return static_cast<std::size_t>(std::find(cells.begin(), cells.end(), cell) - cells.begin());
    }
    [[nodiscard]] const WiredButton& button_at(std::size_t cell) const {
        return puzzle_.buttons[number_of(cell)];
    }

    WiredPuzzle puzzle_;
    machine::WiredBoard board_;
    std::vector<int> periods_;
    Buttons buttons_;
};

}  // namespace

std::unique_ptr<ReferenceMachine> reference_wired(const machine::MachineChoice& choice) {
    return std::make_unique<ReferenceWired>(puzzle_in(choice));
}

}  // namespace switchbox::fuzz
