// A game as a player would tell it: the whole board is copied before each change, and Undo puts the copy
// back. What the game may choose (which of several shortest solutions, what a new game is) is taken from it
// and held to what it has to be.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "play/game.hpp"
#include "reference/distances.hpp"
#include "reference/machine.hpp"

namespace switchbox::fuzz {

class ReferenceGame {
  public:
    // From where the game stands, with nothing to undo.
    explicit ReferenceGame(const play::Game& game);

    // Whether the action would be done; none where only a search can tell.
    [[nodiscard]] std::optional<bool> allows(const play::Action& action) const;
    // The action was done; `after` is the game then.
    void apply(const play::Action& action, const play::Game& after);
    // Stops the program where the game is not as it should be.
    void compare(const play::Game& game) const;

  private:
    struct Board {
        play::Puzzle puzzle;
        Lamps base;       // what was shown before
        Buttons pressed;  // these, one after another
        std::uint64_t press_count = 0;
        std::optional<play::Timeline> timeline;
        std::optional<bool> answer;
        std::size_t attempt = 0;  // a number for each try at a puzzle, which has its own help
    };

    void adopt(const play::Game& game);
    void remember();
    void go(std::vector<Board>& from, std::vector<Board>& to);
    void look();
    void begin_attempt();
    void press(std::size_t button);
    void press_by_hand(std::size_t button);
    void take_back();
    void begin(play::Puzzle puzzle);
    void edit(play::Side side, const Lamps& lamps);

    [[nodiscard]] bool may_press(const Board& board, std::size_t button) const;
    [[nodiscard]] std::optional<bool> may_be_told() const;
    [[nodiscard]] bool leads_to_target(const Buttons& plan) const;
    [[nodiscard]] bool can_edit(play::Side side) const;
    [[nodiscard]] Lamps shown() const;
    [[nodiscard]] Lamps edited(play::Side side) const;
    [[nodiscard]] Lamps painted(const play::PaintLamps& paint) const;
    [[nodiscard]] bool is_solved() const;
    [[nodiscard]] std::optional<std::size_t> distance() const;
    [[nodiscard]] std::optional<std::size_t> distance_after(std::size_t button) const;

    [[nodiscard]] std::optional<bool> allowed(const play::Press& press) const;
    [[nodiscard]] std::optional<bool> allowed(const play::Undo& undo) const;
    [[nodiscard]] std::optional<bool> allowed(const play::Redo& redo) const;
    [[nodiscard]] std::optional<bool> allowed(const play::Hint& hint) const;
    [[nodiscard]] std::optional<bool> allowed(const play::Solve& solve) const;
    [[nodiscard]] std::optional<bool> allowed(const play::StepTo& step) const;
    [[nodiscard]] std::optional<bool> allowed(const play::Dismiss& dismiss) const;
    [[nodiscard]] std::optional<bool> allowed(const play::Restart& restart) const;
    [[nodiscard]] std::optional<bool> allowed(const play::NewGame& fresh) const;
    [[nodiscard]] std::optional<bool> allowed(const play::Open& open) const;
    [[nodiscard]] std::optional<bool> allowed(const play::SetLamp& set) const;
    [[nodiscard]] std::optional<bool> allowed(const play::SetPicture& set) const;
    [[nodiscard]] std::optional<bool> allowed(const play::TakeNearest& take) const;
    [[nodiscard]] std::optional<bool> allowed(const play::SetCodes& set) const;
    [[nodiscard]] std::optional<bool> allowed(const play::Answer& answer) const;
    [[nodiscard]] std::optional<bool> allowed(const play::PaintLamps& paint) const;

    void done(const play::Press& press, const play::Game& after);
    void done(const play::Undo& undo, const play::Game& after);
    void done(const play::Redo& redo, const play::Game& after);
    void done(const play::Hint& hint, const play::Game& after);
    void done(const play::Solve& solve, const play::Game& after);
    void done(const play::StepTo& step, const play::Game& after);
    void done(const play::Dismiss& dismiss, const play::Game& after);
    void done(const play::Restart& restart, const play::Game& after);
    void done(const play::NewGame& fresh, const play::Game& after);
    void done(const play::Open& open, const play::Game& after);
    void done(const play::SetLamp& set, const play::Game& after);
    void done(const play::SetPicture& set, const play::Game& after);
    void done(const play::TakeNearest& take, const play::Game& after);
    void done(const play::SetCodes& set, const play::Game& after);
    void done(const play::Answer& answer, const play::Game& after);
    void done(const play::PaintLamps& paint, const play::Game& after);

    Board now_;
    std::vector<Board> past_;
    std::vector<Board> future_;
    std::optional<std::size_t> marked_;
    std::map<std::size_t, play::Help> help_;  // by attempt
    std::size_t attempts_ = 0;

    // Of the puzzle.
    std::unique_ptr<ReferenceMachine> machine_;
    machine::Sites lamps_;
    std::shared_ptr<const Distances> distances_;
};

}  // namespace switchbox::fuzz
