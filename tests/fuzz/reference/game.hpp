// Reference game with the simplest possible history: it copies the whole board before each change, and Undo
// restores the copy. It adopts choices that the game may make freely (one of several shortest solutions, a
// new game) and checks them.
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
    // Starts from the game's position, with nothing to undo.
    explicit ReferenceGame(const game::Game& game);

    // Returns whether the action is allowed; nullopt if only a search can decide.
    [[nodiscard]] std::optional<bool> allows(const game::Action& action) const;
    // Applies an action; `after` is the game after the same action.
    void apply(const game::Action& action, const game::Game& after);
    // Aborts the program if the game differs from the reference.
    void compare(const game::Game& game) const;

  private:
    struct Board {
        game::Puzzle puzzle;
        Lamps base;       // lamps before the presses
        Buttons pressed;  // presses in their order
        std::uint64_t press_count = 0;
        std::optional<game::Timeline> timeline;
        std::optional<bool> answer;
        std::size_t attempt = 0;  // number of the attempt; each has its own help counts
    };

    void adopt(const game::Game& game);
    void remember();
    void go(std::vector<Board>& from, std::vector<Board>& to);
    void look();
    void begin_attempt();
    void press(std::size_t button);
    void press_by_hand(std::size_t button);
    void undo_press();
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
    [[nodiscard]] std::optional<bool> allowed(const game::AnswerQuestion& answer) const;
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
    void done(const game::AnswerQuestion& answer, const game::Game& after);
    void done(const game::PaintLamps& paint, const game::Game& after);

    Board now_;
    std::vector<Board> past_;
    std::vector<Board> future_;
    std::optional<std::size_t> marked_;
    std::map<std::size_t, game::Help> help_;  // by attempt
    std::size_t attempts_ = 0;

    // Data of the current puzzle.
    std::unique_ptr<ReferenceMachine> machine_;
    machine::CellMask lamps_;
    std::shared_ptr<const Distances> distances_;
};

}  // namespace switchbox::fuzz
