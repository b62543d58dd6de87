// Machine of a wired puzzle: picture = start + the sum of the buttons' effects, lamp by lamp modulo the
// lamp's own number of states.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "machine/rule.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

// Cells of a wired puzzle's lamps and buttons on one grid. Lamps keep their layout. Buttons share the cells
// of the lamps of their names, or fill rows below the lamps.
struct WiredBoard {
    Shape shape;
    std::vector<std::size_t> lamp_cells;    // by lamp
    std::vector<std::size_t> button_cells;  // by button
    bool buttons_are_lamps = false;         // true if names match buttons and lamps one to one

    [[nodiscard]] CellMask lamp_sites() const;
    [[nodiscard]] CellMask button_sites() const;
};

[[nodiscard]] WiredBoard board_of(const WiredPuzzle& puzzle);

// Returns an error if the puzzle cannot be played. It has no counter, and needs a button, at most 128 x 64
// cells, and no period or limit beyond max_period. It can be solved all the same.
[[nodiscard]] std::optional<Error> problem_with_playing(const WiredPuzzle& puzzle);

inline constexpr std::string_view wired_id = "wired";  // id of the machine type

class WiredMachine final : public Machine {
  public:
    // Takes a puzzle that can be played. `start` has the shape of its board.
    WiredMachine(std::shared_ptr<const WiredPuzzle> puzzle, Picture start);

    [[nodiscard]] const CellMask& button_sites() const override { return buttons_; }
    [[nodiscard]] const CellMask& lamp_sites() const override { return lamps_; }
    [[nodiscard]] bool buttons_are_lamps() const override { return board_.buttons_are_lamps; }
    [[nodiscard]] Message button_place(std::size_t button) const override;
    [[nodiscard]] std::string button_label(std::size_t button) const override {
        return puzzle_->buttons[button_at_[button]].name;
    }
    [[nodiscard]] std::string lamp_label(std::size_t lamp) const override {
        return puzzle_->lamps[lamp_at_[lamp]].name;
    }
    [[nodiscard]] Message lamp_place(std::size_t lamp) const override { return verbatim(lamp_label(lamp)); }
    [[nodiscard]] int lamp_states() const override { return lamp_states_; }
    [[nodiscard]] bool has_names() const override { return true; }
    [[nodiscard]] int press_states() const override { return press_states_; }
    [[nodiscard]] int period_of(std::size_t button) const override { return periods_[button_at_[button]]; }
    [[nodiscard]] Message state_name(int state) const override;
    [[nodiscard]] Message state_name_at(std::size_t lamp, int state) const override;
    [[nodiscard]] bool shows_states() const override {
        return lamp_states_ > 2 || !puzzle_->state_names.empty();
    }
    [[nodiscard]] std::string state_label(int state) const override {
        return state_label_of(*puzzle_, state);
    }
    [[nodiscard]] Picture picture(const PressGrid& presses) const override;
    [[nodiscard]] std::vector<std::size_t> changes(const PressGrid& presses,
                                                   std::size_t button) const override;
    [[nodiscard]] bool may_press(const PressGrid& presses, const Picture& shown,
                                 std::size_t button) const override;
    [[nodiscard]] std::size_t count_wrong(const Picture& shown, const Picture& target) const override;
    [[nodiscard]] std::optional<std::uint8_t> wanted(std::size_t lamp, const Picture& target) const override;
    [[nodiscard]] Message obstacle(const PressGrid& presses, std::size_t button) const override;
    [[nodiscard]] PressRule press_rule() const override { return puzzle_->press; }
    [[nodiscard]] bool order_counts() const override { return puzzle_->press != PressRule::any; }
    [[nodiscard]] std::string_view type() const override { return wired_id; }

    [[nodiscard]] const WiredPuzzle& puzzle() const { return *puzzle_; }
    [[nodiscard]] const WiredBoard& board() const { return board_; }
    [[nodiscard]] const Picture& start() const { return start_; }
    // Returns the limit of a button's presses; nullopt if it has none.
    [[nodiscard]] std::optional<std::uint32_t> most_presses(std::size_t button) const;
    [[nodiscard]] std::optional<std::uint64_t> cost_of(const PressGrid& presses) const override;
    [[nodiscard]] int states_of(std::size_t lamp) const override {
        return puzzle_->lamps[lamp_at_[lamp]].states;
    }
    // Returns the index of the lamp, or of the button, in a cell that has one.
    [[nodiscard]] std::size_t lamp_at(std::size_t cell) const { return lamp_at_[cell]; }
    [[nodiscard]] std::size_t button_at(std::size_t cell) const { return button_at_[cell]; }
    // Returns the puzzle after `presses`: it starts from their picture, and its limits are reduced by them.
    [[nodiscard]] WiredPuzzle after(const PressGrid& presses) const;
    // Returns the puzzle with the start of this machine, and `presses` as earlier presses.
    [[nodiscard]] WiredPuzzle with_start(const PressGrid& presses) const;

  private:
    std::shared_ptr<const WiredPuzzle> puzzle_;
    WiredBoard board_;
    CellMask buttons_;
    CellMask lamps_;
    std::vector<std::size_t> lamp_at_;
    std::vector<std::size_t> button_at_;
    std::vector<TargetRow> rows_;  // wanted ones
    LampsOfButtons gates_;
    Picture start_;
    int lamp_states_ = fewest_states;
    std::vector<int> periods_;  // by button
    int press_states_ = 1;
};

// Returns the machine as a WiredMachine; nullptr if it is of another type.
[[nodiscard]] const WiredMachine* wired_in(const Machine& machine);

// Returns the machine's number of states (machine.hpp). If the order matters, a solution may need many
// presses of a button. A grid of presses then counts up to the limits.
[[nodiscard]] int lamp_states_of(const WiredPuzzle& puzzle);
[[nodiscard]] int press_states_of(const WiredPuzzle& puzzle);
// Returns the press states of each button. All have the common period if a press grid can count that far, as
// share codes assume. Otherwise each button has its own. If presses alternate, all are even (rule.hpp).
[[nodiscard]] std::vector<int> periods_of(const WiredPuzzle& puzzle);

// Returns a picture on the board. uniform() has `value` in every lamp, or the last state of a lamp with fewer
// states. start_of() has the states before further presses. target_of() has the first target, with 0 where it
// does not matter.
[[nodiscard]] Picture uniform(const WiredPuzzle& puzzle, std::uint8_t value);
[[nodiscard]] Picture start_of(const WiredPuzzle& puzzle);
[[nodiscard]] Picture target_of(const WiredPuzzle& puzzle);

// Wired puzzles as choices (machine_type.hpp).

// Returns the wires and targets of a puzzle as a choice, or an error if it cannot be played. Its start and
// earlier presses belong to a game.
[[nodiscard]] Result<MachineChoice> choose_wired(WiredPuzzle puzzle);
// Parses "wired~" and the wires. nullopt if the text begins differently.
[[nodiscard]] std::optional<Result<MachineChoice>> parse_wired(std::string_view text, bool is_played);

// Return a random picture: one from which presses lead to a target, or any picture. Require a wired puzzle.
[[nodiscard]] Picture random_wired_start(const MachineChoice& choice, std::uint64_t seed);
[[nodiscard]] Picture random_wired_picture(const MachineChoice& choice, std::uint64_t seed);

}  // namespace switchbox::machine
