// A machine that somebody wired: picture = start + the sum of what each button moves, lamp by lamp modulo the
// lamp's own number of states.
#pragma once

#include <memory>
#include <optional>

#include "base/result.hpp"
#include "machine/machine.hpp"
#include "types/custom/model/wired_board.hpp"
#include "types/custom/model/wired_faces.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {

// What is wrong with playing the puzzle, if anything; it can be solved all the same.
[[nodiscard]] std::optional<Error> problem_with_playing(const WiredPuzzle& puzzle);

inline constexpr std::string_view wired_id = "wired";

class WiredMachine final : public Machine {
  public:
    // A puzzle that can be played. `start` has the shape of its board.
    WiredMachine(std::shared_ptr<const WiredPuzzle> puzzle, Picture start);

    [[nodiscard]] const Sites& button_sites() const override { return buttons_; }
    [[nodiscard]] const Sites& lamp_sites() const override { return lamps_; }
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
    [[nodiscard]] bool shows_states() const override { return lamp_states_ > 2 || !puzzle_->faces.empty(); }
    [[nodiscard]] std::string face(int state) const override { return face_of(*puzzle_, state); }
    [[nodiscard]] Picture picture(const PressGrid& presses) const override;
    [[nodiscard]] std::vector<std::size_t> changes(const PressGrid& presses,
                                                   std::size_t button) const override;
    [[nodiscard]] bool may_press(const PressGrid& presses, const Picture& shown,
                                 std::size_t button) const override;
    [[nodiscard]] std::size_t count_wrong(const Picture& shown, const Picture& target) const override;
    [[nodiscard]] std::optional<std::uint8_t> wanted(std::size_t lamp, const Picture& target) const override;
    [[nodiscard]] Message obstacle(const PressGrid& presses, std::size_t button) const override;
    [[nodiscard]] bool order_counts() const override { return puzzle_->lit_only; }
    [[nodiscard]] std::string_view type() const override { return wired_id; }

    [[nodiscard]] const WiredPuzzle& puzzle() const { return *puzzle_; }
    [[nodiscard]] const WiredBoard& board() const { return board_; }
    [[nodiscard]] const Picture& start() const { return start_; }
    // A button that may be pressed only so often at all.
    [[nodiscard]] std::optional<std::uint32_t> most_presses(std::size_t button) const;
    [[nodiscard]] std::optional<std::uint64_t> cost_of(const PressGrid& presses) const override;
    [[nodiscard]] int states_of(std::size_t lamp) const override {
        return puzzle_->lamps[lamp_at_[lamp]].states;
    }
    // The lamp and the button of a cell that has one.
    [[nodiscard]] std::size_t lamp_at(std::size_t cell) const { return lamp_at_[cell]; }
    [[nodiscard]] std::size_t button_at(std::size_t cell) const { return button_at_[cell]; }
    // What remains of the puzzle after `presses`: from the picture that they make, with the presses that
    // limits leave.
    [[nodiscard]] WiredPuzzle after(const PressGrid& presses) const;

  private:
    std::shared_ptr<const WiredPuzzle> puzzle_;
    WiredBoard board_;
    Sites buttons_;
    Sites lamps_;
    std::vector<std::size_t> lamp_at_;
    std::vector<std::size_t> button_at_;
    std::vector<TargetRow> rows_;  // that are wanted
    LampsOfButtons gates_;
    Picture start_;
    int lamp_states_ = fewest_states;
    std::vector<int> periods_;  // of each button
    int press_states_ = 1;
};

// The machine as one of these, or null.
[[nodiscard]] const WiredMachine* wired_in(const Machine& machine);

// As the machine has them (machine.hpp). Where only lit lamps may be pressed buttons may have to be pressed
// often, and then a grid of presses counts as far as the limits go.
[[nodiscard]] int lamp_states_of(const WiredPuzzle& puzzle);
[[nodiscard]] int press_states_of(const WiredPuzzle& puzzle);
// The same for each button: all of them come round together where a grid of presses can count so far, as
// share codes have it; where it cannot, each by itself.
[[nodiscard]] std::vector<int> periods_of(const WiredPuzzle& puzzle);

// On the board: `value` in every lamp, as far as it has that state; the states before anything more is
// pressed; the first target, with 0 where it does not matter.
[[nodiscard]] Picture uniform(const WiredPuzzle& puzzle, std::uint8_t value);
[[nodiscard]] Picture start_of(const WiredPuzzle& puzzle);
[[nodiscard]] Picture target_of(const WiredPuzzle& puzzle);

}  // namespace switchbox::machine
