// Game in progress: a value that Actions change. It owns the position, the hint and the history. Undo and
// redo are unlimited, also across Solve, Restart and New. Picture and verdict are derived.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/result.hpp"
#include "game/action.hpp"
#include "game/coach.hpp"
#include "game/findings.hpp"
#include "game/position.hpp"
#include "machine/machine.hpp"
#include "solve/solver.hpp"

namespace switchbox::game {

class GameSearch;

// Help that the player has used.
struct Help {
    std::size_t hints = 0;
    bool solution = false;  // true if the whole solution was shown
    friend bool operator==(const Help&, const Help&) = default;
};

class Game {
  public:
    // Begins at `position` with an empty history. Requires pictures and presses with the shapes and states of
    // its machine.
    explicit Game(Position position);

    // Carries out the action and returns its outcome. An Error gives the reason why it is refused; the game
    // is then unchanged.
    Result<Outcome> apply(const Action& action);
    // Carries out the action without the outcome, whose sentence costs more than most actions. It serves to
    // replay many actions. nullopt if it succeeds.
    [[nodiscard]] std::optional<Error> replay(const Action& action);
    // Carries out a NewGame with the result of its search.
    Result<Outcome> begin(const NewGame& requested, const GameSearch& search);

    // Returns whether the action would have an effect now; controls are disabled by it. For a NewGame with
    // `fewest`, only the search can find that no game exists, so it is allowed until then.
    [[nodiscard]] bool allows(const Action& action) const;

    // Returns the machine that the action leads to; nullopt if the machine stays the same.
    [[nodiscard]] std::optional<machine::MachineChoice> machine_after(const Action& action) const;

    // Returns a number that identifies this state of the game within the process. Games with equal numbers
    // are copies, and data derived from one is valid for the other. Results of a lit-only search are an
    // exception: copies share them, and they may improve.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    [[nodiscard]] const Position& position() const { return now_; }
    // Returns the presses since the board was set, or since a link with presses was opened.
    [[nodiscard]] const Trail& trail() const { return trail_; }
    [[nodiscard]] const Puzzle& puzzle() const { return now_.puzzle; }
    [[nodiscard]] const machine::Machine& machine() const { return *machine_; }
    [[nodiscard]] const solve::Solver& solver() const { return *solver_; }
    [[nodiscard]] const machine::Picture& picture() const { return picture_; }
    // Returns the known result for the present board, and the search that would improve it.
    [[nodiscard]] const solve::Search& search() const;
    [[nodiscard]] const solve::Verdict& verdict() const { return search().verdict(); }
    // Returns the immediate result for another state of this puzzle, without storing it.
    [[nodiscard]] solve::Search search_after(const machine::PressGrid& presses) const;
    // Adopts the result of a task (answer_task.hpp) for this board. Ignores results for another board.
    void learn(const SearchResult& finding);
    // Returns the nearest reachable target while the target is unreachable. nullptr otherwise, and on boards
    // of more than max_matrix_lamps lamps.
    [[nodiscard]] const solve::NearestTarget* nearest() const;
    // Returns whether the player may see if the target is reachable. In a game that asks this, it is hidden
    // until the player answers or solves the puzzle.
    [[nodiscard]] bool reveals_solvability() const { return !now_.puzzle.asks || now_.answer || is_solved(); }
    // Returns whether a side can be edited. The first picture of Ghaly's machine follows from its codes, and
    // a puzzle that a user has wired has its own target.
    [[nodiscard]] bool can_edit(Side side) const {
        return side == Side::target ? !now_.puzzle.machine->has_own_target()
                                    : !now_.puzzle.machine->has_own_start();
    }
    // Returns whether the target is the one-colour picture of Ghaly's machine.
    [[nodiscard]] bool goes_for_one_colour() const;
    // Returns the boards of this machine that a player who does not know the codes has seen.
    [[nodiscard]] const CoachNotes& coach_notes() const { return notes_; }
    // Returns the picture that editing a side changes: the present one, or the target.
    [[nodiscard]] const machine::Picture& shown(Side side) const;
    [[nodiscard]] bool is_solved() const { return wrong_ == 0; }
    // Returns whether the player has solved the puzzle, or has answered rightly that it cannot be solved.
    [[nodiscard]] bool is_won() const;
    // Returns the fraction of the lamps that match the target, 0..1.
    [[nodiscard]] double share_right() const;
    // Returns the number of presses in the best known solution from here; nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> fewest_from_here() const;
    // Returns the marked button; nullopt if none is marked.
    [[nodiscard]] std::optional<std::size_t> hint() const { return hint_; }
    // Returns the help used since the puzzle was set or restarted.
    [[nodiscard]] const Help& help() const { return help_; }
    // Returns the remaining presses of each button along the open timeline, up to 255 each. All are 0 without
    // a timeline (position.hpp).
    [[nodiscard]] const machine::PressGrid& remaining_plan() const;

    // Returns the position where recording began. Replaying log() from it gives this Game again.
    [[nodiscard]] const Position& origin() const { return origin_; }
    // Returns the share code of origin(), computed once.
    [[nodiscard]] const std::string& origin_code() const;
    [[nodiscard]] const std::vector<Action>& log() const { return log_; }

    friend bool operator==(const Game& a, const Game& b);

  private:
    struct Pressed {  // undone by pressing up to the button's period
        std::size_t button = 0;
        friend bool operator==(const Pressed&, const Pressed&) = default;
    };
    struct Painted {  // undone by restoring the lamp, the only thing that changed
        Side side = Side::start;
        std::size_t lamp = 0;
        std::uint8_t state = 0;  // previous state
        Help help = {};
        std::optional<std::uint64_t> seed = {};  // of the start: a short name of it, ignored by ==
        friend bool operator==(const Painted& a, const Painted& b) {
            return a.side == b.side && a.lamp == b.lamp && a.state == b.state && a.help == b.help;
        }
    };
    struct Replaced {  // undone by restoring the previous position
        Position position;
        FormerTrail trail;
        std::optional<Help> help = {};  // set if the puzzle was another, or was restarted
        friend bool operator==(const Replaced&, const Replaced&) = default;
    };
    using Change = std::variant<Pressed, Painted, Replaced>;

    [[nodiscard]] std::optional<Error> refusal(const Action& action) const;
    [[nodiscard]] std::optional<Error> refusal_of(const Press& press) const;
    [[nodiscard]] std::optional<Error> refusal_to_press(std::size_t button, const machine::PressGrid& presses,
                                                        const machine::Picture& shown) const;
    [[nodiscard]] std::optional<Error> refusal_of(const StepTo& step) const;
    [[nodiscard]] std::optional<Error> refusal_of(const Hint& hint) const;
    [[nodiscard]] std::optional<Error> refusal_of(const Solve& solve) const;
    [[nodiscard]] std::optional<Error> refusal_to_edit(Side side) const;
    [[nodiscard]] std::optional<Error> refusal_of(const SetLamp& set) const;
    [[nodiscard]] static std::optional<Error> refusal_of_state(std::uint8_t state, int states);
    [[nodiscard]] std::optional<Error> refusal_of(const PaintLamps& paint) const;
    [[nodiscard]] std::optional<Error> refusal_of(const SetPicture& set) const;
    [[nodiscard]] std::optional<Error> refusal_of(const TakeNearest& take) const;
    [[nodiscard]] std::optional<Error> refusal_of(const SetCodes& set) const;
    [[nodiscard]] std::optional<Error> refusal_of(const AnswerQuestion& answer) const;
    [[nodiscard]] static std::optional<Error> refusal_of(const NewGame& fresh);
    [[nodiscard]] static std::optional<Error> refusal_of(const Open& open);
    [[nodiscard]] std::optional<Error> refusal_of(const Undo&) const;
    [[nodiscard]] std::optional<Error> refusal_of(const Redo&) const;
    [[nodiscard]] std::optional<Error> refusal_of(const Dismiss&) const;
    [[nodiscard]] std::optional<Error> refusal_of(const Restart&) const;
    [[nodiscard]] std::optional<Error> refusal_of_answer() const;
    [[nodiscard]] std::optional<Error> refusal_of_plan(const std::vector<std::size_t>& plan) const;
    [[nodiscard]] bool leads_to_target(const std::vector<std::size_t>& plan) const;

    // Each carries out an action that was not refused and returns the action to log.
    Action carry_out(const Press& press);
    Action carry_out(const Undo& undo);
    Action carry_out(const Redo& redo);
    Action carry_out(const Hint& hint);
    Action carry_out(const Solve& solve);
    Action carry_out(const StepTo& step);
    Action carry_out(const Dismiss& dismiss);
    Action carry_out(const Restart& restart);
    Action carry_out(const Open& open);
    Action carry_out(const SetLamp& set);
    Action carry_out(const PaintLamps& paint);
    Action carry_out(const SetPicture& set);
    Action carry_out(const TakeNearest& take);
    Action carry_out(const SetCodes& set);
    Action carry_out(const AnswerQuestion& answer);
    // Carries out a NewGame. On an Error there is no such game, and nothing has changed.
    Result<Action> carry_out(const NewGame& fresh);
    Result<Action> carry_out(const NewGame& fresh, const Result<Puzzle>& found);

    void press_by_hand(std::size_t button);
    void go_along(std::size_t button);
    void replace(Position next);
    void begin(Position next);
    // Adopts the solver of the next board's machine, if there is one.
    void take_over(std::optional<solve::Solver> solver, const machine::MachineChoice& machine);
    // Logs an action that was carried out.
    void note(Action done);
    Position go_to(Position next);
    void replace(Side side, machine::Picture picture);
    void remember(Change before);
    Change revert(Change change);
    void press_or_undo(std::size_t button, bool forward);
    void press_and_update(std::size_t button, bool forward);
    [[nodiscard]] bool can_follow() const;
    [[nodiscard]] machine::Picture painted(const PaintLamps& paint) const;
    [[nodiscard]] bool is_all_that_changes(const SetLamp& set) const;
    Painted paint(const Painted& lamp);
    void set_puzzle_tools();
    void forget_findings();
    void derive_board();
    void record(Action action);

    Position now_;
    Trail trail_;
    std::vector<Change> undo_;
    std::vector<Change> redo_;
    std::optional<std::size_t> hint_;
    Help help_;
    Position origin_;
    std::vector<Action> log_;
    std::uint64_t revision_;
    mutable std::string origin_code_;

    // Derived from the members above.
    std::shared_ptr<const machine::Machine> machine_;
    std::optional<solve::Solver> solver_;
    machine::MachineChoice solver_choice_;  // machine that solver_ was made for
    machine::Picture picture_;
    mutable std::optional<std::optional<std::size_t>> fewest_;  // from here; computed on first use
    std::size_t wrong_ = 0;                                     // number of lamps that differ from the target
    mutable RemainingPlan remaining_;
    CoachNotes notes_;
    mutable std::optional<solve::NearestTarget> nearest_;
    SearchCache findings_;                         // results for earlier boards of this puzzle
    mutable std::optional<SearchResult> finding_;  // result for this board; computed on first use
};

// Returns the coach's advice. Requires a machine that hides its wiring.
[[nodiscard]] Advice advise(const Game& game);

}  // namespace switchbox::game
