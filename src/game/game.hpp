// A game in progress: a value that Actions change. It owns the position, its history (undo and redo without
// limit, across Solve, Restart and New too) and the hint; the picture and the verdict follow from those.
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
#include "game/outcome.hpp"
#include "game/position.hpp"
#include "game/remaining_plan.hpp"
#include "game/trail.hpp"
#include "machine/machine.hpp"
#include "solve/solver.hpp"

namespace switchbox::game {

class GameSearch;

// What was asked for on the way.
struct Help {
    std::size_t hints = 0;
    bool solution = false;  // it was shown as a whole
    friend bool operator==(const Help&, const Help&) = default;
};

class Game {
  public:
    // Begins at `position`, whose pictures and presses fit its machine, with an empty history.
    explicit Game(Position position);

    // Carries the action out and answers with what it came to, or says why it cannot be done and leaves the
    // game as it was.
    Result<Outcome> apply(const Action& action);
    // The same without the outcome, whose sentence costs more than most actions: for replaying many of them.
    // Answers with what is wrong, if anything.
    [[nodiscard]] std::optional<Error> replay(const Action& action);
    // Carries a NewGame out with what the search for it has found.
    Result<Outcome> begin(const NewGame& wish, const GameSearch& search);

    // Whether the action would do anything now; controls are disabled by it. Of a NewGame with `fewest`
    // presses only the search for it can tell that there is none, so it is allowed until then.
    [[nodiscard]] bool allows(const Action& action) const;

    // The machine that the action leads to; none where it stays the same one.
    [[nodiscard]] std::optional<machine::MachineChoice> machine_after(const Action& action) const;

    // Tells games apart, and what one was from what it has become: games with the same number are copies of
    // each other in which nothing was done or searched since, so whatever was worked out from one holds for
    // the other. The numbers are the process's own and mean nothing else. One exception: copies share what
    // a search in lit-only play has found, so one that first asks about a board later may hear more.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    [[nodiscard]] const Position& position() const { return now_; }
    // The presses since the board was set, or since a link with presses was opened.
    [[nodiscard]] const Trail& trail() const { return trail_; }
    [[nodiscard]] const Puzzle& puzzle() const { return now_.puzzle; }
    [[nodiscard]] const machine::Machine& machine() const { return *machine_; }
    [[nodiscard]] const solve::Solver& solver() const { return *solver_; }
    [[nodiscard]] const machine::Picture& picture() const { return picture_; }
    // What is known about the way from here, and the search that would tell more.
    [[nodiscard]] const solve::Search& search() const;
    [[nodiscard]] const solve::Verdict& verdict() const { return search().verdict(); }
    // What is known at once about the way from another board of this puzzle. Not kept.
    [[nodiscard]] solve::Search search_after(const machine::PressGrid& presses) const;
    // Takes over what a task (answer_task.hpp) has found about this board. Leaves findings about another one
    // alone.
    void learn(const Finding& finding);
    // The nearest target that can be reached, while the target cannot; null otherwise, and on boards of more
    // than max_matrix_lamps lamps.
    [[nodiscard]] const solve::NearestTarget* nearest() const;
    // Whether the player is to know if the target can be reached: always, but in a game that asks until it is
    // answered.
    [[nodiscard]] bool tells() const { return !now_.puzzle.asks || now_.answer || is_solved(); }
    // Whether editing can change a side: what Ghaly's machine shows at first follows from its codes, and a
    // puzzle that somebody wired has its own target.
    [[nodiscard]] bool can_edit(Side side) const {
        return side == Side::target ? !now_.puzzle.machine->has_own_target()
                                    : !now_.puzzle.machine->has_own_start();
    }
    // Whether the target is Ghaly's machine all in its only colour.
    [[nodiscard]] bool goes_for_one_colour() const;
    // What a player who does not know the codes has seen of this machine.
    [[nodiscard]] const CoachNotes& coach_notes() const { return notes_; }
    // The picture that editing a side changes.
    [[nodiscard]] const machine::Picture& shown(Side side) const;
    [[nodiscard]] bool is_solved() const { return wrong_ == 0; }
    // The share of the lamps that are as in the target.
    [[nodiscard]] double share_right() const;
    // Presses in a shortest solution from here; none when the target cannot be reached.
    [[nodiscard]] std::optional<std::size_t> fewest_from_here() const;
    [[nodiscard]] std::optional<std::size_t> hint() const { return hint_; }
    // The help that the player has had since the puzzle was set or begun again.
    [[nodiscard]] const Help& help() const { return help_; }
    // How often each button is still to be pressed along the open timeline, up to 255 times; all 0 without
    // one (remaining_plan.hpp).
    [[nodiscard]] const machine::PressGrid& remaining_plan() const;

    // The position in which recording began and the actions since: replaying them gives this Game again.
    [[nodiscard]] const Position& origin() const { return origin_; }
    // Its share code, worked out once.
    [[nodiscard]] const std::string& origin_code() const;
    [[nodiscard]] const std::vector<Action>& log() const { return log_; }

    friend bool operator==(const Game& a, const Game& b);

  private:
    struct Pressed {  // undone by pressing on until it comes round
        std::size_t button = 0;
        friend bool operator==(const Pressed&, const Pressed&) = default;
    };
    struct Painted {  // undone by painting it as it was; nothing else was changed
        Side side = Side::start;
        std::size_t lamp = 0;
        std::uint8_t state = 0;  // as it was before
        Help help = {};
        std::optional<std::uint64_t> seed = {};  // of the start: a name for it, and no difference
        friend bool operator==(const Painted& a, const Painted& b) {
            return a.side == b.side && a.lamp == b.lamp && a.state == b.state && a.help == b.help;
        }
    };
    struct Replaced {  // undone by putting back what was there before
        Position position;
        FormerTrail trail;
        std::optional<Help> help = {};  // of another puzzle, or of another try
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
    [[nodiscard]] std::optional<Error> refusal_of(const Answer& answer) const;
    [[nodiscard]] static std::optional<Error> refusal_of(const NewGame& fresh);
    [[nodiscard]] static std::optional<Error> refusal_of(const Open& open);
    [[nodiscard]] std::optional<Error> refusal_of(const Undo&) const;
    [[nodiscard]] std::optional<Error> refusal_of(const Redo&) const;
    [[nodiscard]] std::optional<Error> refusal_of(const Dismiss&) const;
    [[nodiscard]] std::optional<Error> refusal_of(const Restart&) const;
    [[nodiscard]] std::optional<Error> refusal_of_answer() const;
    [[nodiscard]] std::optional<Error> refusal_of_plan(const std::vector<std::size_t>& plan) const;
    [[nodiscard]] bool leads_to_target(const std::vector<std::size_t>& plan) const;

    // Each does what was not refused and answers with what the log keeps of it.
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
    Action carry_out(const Answer& answer);
    // Or with why there is no such game, and then nothing was done.
    Result<Action> carry_out(const NewGame& fresh);
    Result<Action> carry_out(const NewGame& fresh, const Result<Puzzle>& found);

    void press_by_hand(std::size_t button);
    void go_along(std::size_t button);
    void replace(Position next);
    void begin(Position next);
    // The solver of the next board's machine, if there is one.
    void take_over(std::optional<solve::Solver> solver, const machine::MachineChoice& machine);
    // What was done, as the log keeps it.
    void note(Action done);
    Position go_to(Position next);
    void replace(Side side, machine::Picture picture);
    void remember(Change before);
    Change revert(Change change);
    void shift(std::size_t button, bool forward);
    void shift_and_look(std::size_t button, bool forward);
    [[nodiscard]] bool can_follow() const;
    [[nodiscard]] machine::Picture painted(const PaintLamps& paint) const;
    [[nodiscard]] bool is_all_that_changes(const SetLamp& set) const;
    Painted paint(const Painted& lamp);
    void set_puzzle_tools();
    void forget_findings();
    void look_again();
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

    // What follows from the above.
    std::shared_ptr<const machine::Machine> machine_;
    std::optional<solve::Solver> solver_;
    machine::MachineChoice solver_choice_;  // that it was made for
    machine::Picture picture_;
    mutable std::optional<std::optional<std::size_t>> fewest_;  // from here; begun when it is first asked for
    std::size_t wrong_ = 0;                                     // lamps that are not as in the target
    mutable RemainingPlan remaining_;
    CoachNotes notes_;
    mutable std::optional<solve::NearestTarget> nearest_;
    Findings findings_;                       // about this puzzle, from the boards before
    mutable std::optional<Finding> finding_;  // about this board; begun when it is first asked for
};

// Returns the coach's advice. Requires a machine that hides its wiring.
[[nodiscard]] Advice advise(const Game& game);

}  // namespace switchbox::game
