// A game as a player would tell it: the whole board is copied before each change, and Undo puts the copy
// back. What the game may choose (which of several shortest solutions, what a new game is) is taken from it
// and held to what it has to be.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "game/game.hpp"
#include "reference/distances.hpp"
#include "reference/machine.hpp"

namespace switchbox::fuzz {

class ReferenceGame {
  public:
    // From where the game stands, with nothing to undo.
    explicit ReferenceGame(const game::Game& game);

    // Whether the action would be done; none where only a search can tell.
    [[nodiscard]] std::optional<bool> allows(const game::Action& action) const;
    // The action was done; `after` is the game then.
    void apply(const game::Action& action, const game::Game& after);
    // Stops the program where the game is not as it should be.
    void compare(const game::Game& game) const;

  private:
    struct Board {
        game::Puzzle puzzle;
        Lamps base;       // what was shown before
        Buttons pressed;  // these, one after another
        std::uint64_t press_count = 0;
        std::optional<game::Timeline> timeline;
        std::optional<bool> answer;
        std::size_t attempt = 0;  // a number for each try at a puzzle, which has its own help
    };

    void adopt(const game::Game& game);
    void remember();
    void go(std::vector<Board>& from, std::vector<Board>& to);
    void look();
    void begin_attempt();
    void press(std::size_t button);
    void press_by_hand(std::size_t button);
    void take_back();
    void begin(game::Puzzle puzzle);
    void edit(game::Side side, const Lamps& lamps);

    [[nodiscard]] bool may_press(const Board& board, std::size_t button) const;
    [[nodiscard]] std::optional<bool> may_be_told() const;
    [[nodiscard]] bool leads_to_target(const Buttons& plan) const;
    [[nodiscard]] bool can_edit(game::Side side) const;
    [[nodiscard]] Lamps shown() const;
    [[nodiscard]] Lamps edited(game::Side side) const;
    [[nodiscard]] Lamps painted(const game::PaintLamps& paint) const;
    [[nodiscard]] bool is_solved() const;
    [[nodiscard]] std::optional<std::size_t> distance() const;
    [[nodiscard]] std::optional<std::size_t> distance_after(std::size_t button) const;

    [[nodiscard]] std::optional<bool> allowed(const game::Press& press) const;
    [[nodiscard]] std::optional<bool> allowed(const game::Undo& undo) const;
    [[nodiscard]] std::optional<bool> allowed(const game::Redo& redo) const;
    [[nodiscard]] std::optional<bool> allowed(const game::Hint& hint) const;
    [[nodiscard]] std::optional<bool> allowed(const game::Solve& solve) const;
    [[nodiscard]] std::optional<bool> allowed(const game::StepTo& step) const;
    [[nodiscard]] std::optional<bool> allowed(const game::Dismiss& dismiss) const;
    [[nodiscard]] std::optional<bool> allowed(const game::Restart& restart) const;
    [[nodiscard]] std::optional<bool> allowed(const game::NewGame& fresh) const;
    [[nodiscard]] std::optional<bool> allowed(const game::Open& open) const;
    [[nodiscard]] std::optional<bool> allowed(const game::SetLamp& set) const;
    [[nodiscard]] std::optional<bool> allowed(const game::SetPicture& set) const;
    [[nodiscard]] std::optional<bool> allowed(const game::TakeNearest& take) const;
    [[nodiscard]] std::optional<bool> allowed(const game::SetCodes& set) const;
    [[nodiscard]] std::optional<bool> allowed(const game::Answer& answer) const;
    [[nodiscard]] std::optional<bool> allowed(const game::PaintLamps& paint) const;

    void done(const game::Press& press, const game::Game& after);
    void done(const game::Undo& undo, const game::Game& after);
    void done(const game::Redo& redo, const game::Game& after);
    void done(const game::Hint& hint, const game::Game& after);
    void done(const game::Solve& solve, const game::Game& after);
    void done(const game::StepTo& step, const game::Game& after);
    void done(const game::Dismiss& dismiss, const game::Game& after);
    void done(const game::Restart& restart, const game::Game& after);
    void done(const game::NewGame& fresh, const game::Game& after);
    void done(const game::Open& open, const game::Game& after);
    void done(const game::SetLamp& set, const game::Game& after);
    void done(const game::SetPicture& set, const game::Game& after);
    void done(const game::TakeNearest& take, const game::Game& after);
    void done(const game::SetCodes& set, const game::Game& after);
    void done(const game::Answer& answer, const game::Game& after);
    void done(const game::PaintLamps& paint, const game::Game& after);

    Board now_;
    std::vector<Board> past_;
    std::vector<Board> future_;
    std::optional<std::size_t> marked_;
    std::map<std::size_t, game::Help> help_;  // by attempt
    std::size_t attempts_ = 0;

    // Of the puzzle.
    std::unique_ptr<ReferenceMachine> machine_;
    machine::Sites lamps_;
    std::shared_ptr<const Distances> distances_;
};

}  // namespace switchbox::fuzz
