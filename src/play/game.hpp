// A game in progress: a value that Actions change. It owns the position, its history (undo and redo without
// limit, across Solve, Restart and New too) and the hint; the picture and the verdict follow from those.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "machine/machine.hpp"
#include "machine/result.hpp"
#include "play/action.hpp"
#include "play/position.hpp"
#include "solve/solver.hpp"

namespace switchbox::play {

class Game {
  public:
    // Begins at `position`, with an empty history.
    explicit Game(Position position);

    // Carries the action out and answers with one sentence for the player, or says why it cannot be done and
    // leaves the game as it was.
    Result<std::string> apply(const Action& action);
    // The same without the sentence, which costs more than most actions: for replaying many of them. Answers
    // with what is wrong, if anything.
    [[nodiscard]] std::optional<Error> perform(const Action& action);

    // Whether the action would do anything now; controls are disabled by it.
    [[nodiscard]] bool allows(const Action& action) const;

    [[nodiscard]] const Position& position() const { return now_; }
    [[nodiscard]] const Puzzle& puzzle() const { return now_.puzzle; }
    [[nodiscard]] const machine::Machine& machine() const { return *machine_; }
    [[nodiscard]] const solve::Solver& solver() const { return *solver_; }
    [[nodiscard]] const machine::Picture& picture() const { return picture_; }
    [[nodiscard]] const solve::Verdict& verdict() const;
    [[nodiscard]] bool is_solved() const { return picture_ == now_.puzzle.target; }
    // Presses in a shortest solution from here; none when the target cannot be reached.
    [[nodiscard]] std::optional<std::size_t> fewest_from_here() const;
    [[nodiscard]] std::optional<std::size_t> hint() const { return hint_; }
    // How often each button is still to be pressed along the open timeline; all 0 without one.
    [[nodiscard]] machine::PressGrid remaining_plan() const;

    // The position in which recording began and the actions since: replaying them gives this Game again.
    [[nodiscard]] const Position& origin() const { return origin_; }
    [[nodiscard]] const std::vector<Action>& log() const { return log_; }

    friend bool operator==(const Game& a, const Game& b);

  private:
    struct Pressed {  // undone by pressing on until it comes round
        std::size_t button = 0;
        friend bool operator==(const Pressed&, const Pressed&) = default;
    };
    using Change = std::variant<Pressed, Position>;  // the position as it was before

    [[nodiscard]] std::optional<Error> refusal(const Action& action) const;
    void carry_out(const Press& press);
    void carry_out(const Undo&);
    void carry_out(const Redo&);
    void carry_out(const Hint&);
    void carry_out(const Solve&);
    void carry_out(const StepTo& step);
    void carry_out(const Dismiss&);
    void carry_out(const Restart&);
    void carry_out(const NewGame& fresh);
    void carry_out(const Open& open);

    void press_by_hand(std::size_t button);
    void replace(Position next);
    void remember(Change before);
    Change revert(const Change& change);
    void shift(std::size_t button, bool forward);
    void set_puzzle_tools();
    void look_again();
    void record(const Action& action);

    Position now_;
    std::vector<Change> undo_;
    std::vector<Change> redo_;
    std::optional<std::size_t> hint_;
    Position origin_;
    std::vector<Action> log_;

    // What follows from the above.
    std::shared_ptr<const machine::Machine> machine_;
    std::optional<solve::Solver> solver_;
    machine::MachineChoice solver_choice_;
    machine::Picture picture_;
    mutable std::optional<solve::Verdict> verdict_;  // worked out when it is first asked for
};

}  // namespace switchbox::play
