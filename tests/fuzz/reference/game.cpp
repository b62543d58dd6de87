#include "reference/game.hpp"

#include <algorithm>
#include <utility>

#include "base/result.hpp"
#include "game/share_code.hpp"
#include "machine/machine_type.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::fuzz {

using game::Game;
using game::Side;

ReferenceGame::ReferenceGame(const Game& game) { adopt(game); }

// ---- Board

// Only the cube's machine can interpret its state, so the board begins with the lamps that are shown.
void ReferenceGame::adopt(const Game& game) {
    const game::Position& position = game.position();
    now_ = {};
    now_.puzzle = position.puzzle;
    now_.press_count = position.press_count;
    begin_attempt();
    look();
    const bool is_counted = machine_->counts_presses();
    now_.base = cells_of(is_counted ? position.puzzle.start : game.picture());
    for (std::size_t button = 0; is_counted && button < position.presses.size(); ++button)
        now_.pressed.insert(now_.pressed.end(), position.presses[button], button);
}

// Restores the last board of `from` and saves the current one in `to`.
void ReferenceGame::go(std::vector<Board>& from, std::vector<Board>& to) {
    to.push_back(std::exchange(now_, from.back()));
    from.pop_back();
    if (!(to.back().puzzle == now_.puzzle)) look();
}

void ReferenceGame::look() {
    machine_ = reference_machine(now_.puzzle.machine);
    lamps_ = now_.puzzle.machine->lamp_sites();
    distances_ = Distances::of(*machine_, cells_of(now_.puzzle.start), cells_of(now_.puzzle.target));
}

void ReferenceGame::begin_attempt() { now_.attempt = ++attempts_; }

void ReferenceGame::remember() {
    past_.push_back(now_);
    future_.clear();
}

Lamps ReferenceGame::shown() const { return machine_->shown(now_.base, now_.pressed); }

Lamps ReferenceGame::edited(Side side) const {
    return side == Side::start ? shown() : cells_of(now_.puzzle.target);
}

// Returns the lamps after the stroke; each lamp is limited to its own states.
Lamps ReferenceGame::painted(const game::PaintLamps& paint) const {
    Lamps lamps = edited(paint.side);
    for (const machine::CellRange& run : paint.lamps) {
        for (std::size_t lamp = run.begin; lamp < run.end; ++lamp) {
            if (lamps_.has(lamp))
                lamps[lamp] = std::min(paint.state, static_cast<std::uint8_t>(machine_->states(lamp) - 1));
        }
    }
    return lamps;
}

bool ReferenceGame::is_solved() const { return machine_->is_target(shown(), cells_of(now_.puzzle.target)); }

bool ReferenceGame::may_press(const Board& board, std::size_t button) const {
    return machine_->has_button(button) && machine_->may_press(machine_->shown(board.base, board.pressed),
                                                               machine_->counts(board.pressed), button);
}

std::optional<std::size_t> ReferenceGame::distance() const {
    return distances_->from(machine_->counts(now_.pressed));
}

std::optional<std::size_t> ReferenceGame::distance_after(std::size_t button) const {
    Buttons pressed = now_.pressed;
    pressed.push_back(button);
    return distances_->from(machine_->counts(pressed));
}

bool ReferenceGame::can_edit(Side side) const {
    const machine::MachineChoice& choice = now_.puzzle.machine;
    return side == Side::start ? machine::codes_of(choice) == nullptr
                               : machine::rule_of(choice) != nullptr || machine::codes_of(choice) != nullptr;
}

void ReferenceGame::press(std::size_t button) {
    now_.pressed.push_back(button);
    ++now_.press_count;
}

void ReferenceGame::undo_press() {
    now_.pressed.pop_back();
    --now_.press_count;
}

// Presses a button. A button that the open solution plans becomes its next step; any other button closes the
// solution.
void ReferenceGame::press_by_hand(std::size_t button) {
    remember();
    if (now_.timeline) {
        Buttons plan = now_.timeline->plan;
        const auto next = plan.begin() + static_cast<std::ptrdiff_t>(now_.timeline->step);
        const auto last = machine_->order_counts() && next != plan.end() ? next + 1 : plan.end();
        const auto planned = std::find(next, last, button);
        if (planned != last) {
            std::rotate(next, planned, planned + 1);
            now_.timeline = game::Timeline{plan, now_.timeline->step + 1};
        } else {
            now_.timeline.reset();
        }
    }
    press(button);
}

void ReferenceGame::begin(game::Puzzle puzzle) {
    remember();
    now_ = {};
    now_.base = cells_of(puzzle.start);
    now_.puzzle = std::move(puzzle);
    begin_attempt();
    look();
}

// Applies edited lamps. An edited start clears the presses; an edited target keeps them.
void ReferenceGame::edit(Side side, const Lamps& lamps) {
    game::Puzzle puzzle = now_.puzzle;
    puzzle.asks = false;
    if (side == Side::start) {
        puzzle.start.cells = lamps;
        return begin(std::move(puzzle));
    }
    puzzle.target.cells = lamps;
    const bool paints_one = !now_.timeline && !now_.puzzle.asks;
    const bool is_another = !(puzzle == now_.puzzle);
    remember();
    now_.timeline.reset();
    now_.answer.reset();
    now_.puzzle = std::move(puzzle);
    if (is_another || paints_one) begin_attempt();
    look();
}

// ---- Allowed actions

std::optional<bool> ReferenceGame::allows(const game::Action& action) const {
    return std::visit([this](const auto& known) { return allowed(known); }, action);
}

// Returns whether a hint or a solution is available.
std::optional<bool> ReferenceGame::may_be_told() const {
    if (is_solved()) return false;
    if (now_.puzzle.asks && !now_.answer) return false;
    if (!distances_) return std::nullopt;
    return distance().has_value();
}

bool ReferenceGame::leads_to_target(const Buttons& plan) const {
    Board board = now_;
    for (const std::size_t button : plan) {
        if (!may_press(board, button)) return false;
        board.pressed.push_back(button);
    }
    return machine_->is_target(machine_->shown(board.base, board.pressed), cells_of(now_.puzzle.target));
}

std::optional<bool> ReferenceGame::allowed(const game::Press& press) const {
    return may_press(now_, press.button);
}
std::optional<bool> ReferenceGame::allowed(const game::Undo& /*undo*/) const { return !past_.empty(); }
std::optional<bool> ReferenceGame::allowed(const game::Redo& /*redo*/) const { return !future_.empty(); }

std::optional<bool> ReferenceGame::allowed(const game::Hint& hint) const {
    if (!hint.button) return is_solved() || !(marked_ || now_.timeline) ? may_be_told() : true;
    Board board = now_;
    if (marked_) board.pressed.push_back(*marked_);
    return !is_solved() && may_press(board, *hint.button);
}

std::optional<bool> ReferenceGame::allowed(const game::Solve& solve) const {
    if (solve.plan.empty()) return may_be_told();
    for (const std::size_t button : solve.plan) {
        const auto times = std::count(solve.plan.begin(), solve.plan.end(), button);
        const bool comes_round = machine_->has_button(button) && times >= machine_->period(button);
        if (!machine_->order_counts() && comes_round) return false;
    }
    return leads_to_target(solve.plan);
}

std::optional<bool> ReferenceGame::allowed(const game::StepTo& step) const {
    return now_.timeline && step.step <= now_.timeline->plan.size();
}

std::optional<bool> ReferenceGame::allowed(const game::Dismiss& /*dismiss*/) const {
    return marked_ || now_.timeline;
}

std::optional<bool> ReferenceGame::allowed(const game::Restart& /*restart*/) const {
    return now_.press_count > 0 || now_.timeline || now_.answer;
}

std::optional<bool> ReferenceGame::allowed(const game::NewGame& /*fresh*/) const { return std::nullopt; }

std::optional<bool> ReferenceGame::allowed(const game::Open& open) const {
    return static_cast<bool>(game::parse_share_code(open.code));
}

std::optional<bool> ReferenceGame::allowed(const game::SetLamp& set) const {
    return can_edit(set.side) && set.lamp < lamps_.shape.size() && lamps_.has(set.lamp) &&
           set.state < machine_->states(set.lamp);
}

std::optional<bool> ReferenceGame::allowed(const game::SetPicture& set) const {
    if (!can_edit(set.side) || set.picture.shape != lamps_.shape) return false;
    for (std::size_t lamp = 0; lamp < set.picture.size(); ++lamp) {
        const int states = lamps_.has(lamp) ? machine_->states(lamp) : 1;
        if (set.picture[lamp] >= states) return false;
    }
    return cells_of(set.picture) != edited(set.side);
}

// The nearest reachable picture is unavailable if the order of presses matters.
std::optional<bool> ReferenceGame::allowed(const game::TakeNearest& /*take*/) const {
    if (machine_->order_counts()) return false;
    if (!distances_ || machine::rule_of(now_.puzzle.machine) == nullptr) return std::nullopt;
    return !distance().has_value();
}

std::optional<bool> ReferenceGame::allowed(const game::SetCodes& set) const {
    const machine::GhalyCodes* codes = machine::codes_of(now_.puzzle.machine);
    const machine::GhalyCodes* wanted = machine::codes_of(set.machine);
    return codes != nullptr && wanted->size == codes->size && !(*wanted == *codes);
}

std::optional<bool> ReferenceGame::allowed(const game::AnswerQuestion& /*answer*/) const {
    return now_.puzzle.asks && !now_.answer && !is_solved();
}

std::optional<bool> ReferenceGame::allowed(const game::PaintLamps& paint) const {
    if (!can_edit(paint.side) || paint.state >= now_.puzzle.machine->lamp_states()) return false;
    if (!paint.lamps.empty() && paint.lamps.back().end > lamps_.shape.size()) return false;
    return painted(paint) != edited(paint.side);
}

// ---- Effects of actions

void ReferenceGame::apply(const game::Action& action, const Game& after) {
    std::visit([&](const auto& known) { done(known, after); }, action);
    if (!std::holds_alternative<game::Hint>(action)) marked_.reset();
}

void ReferenceGame::done(const game::Press& press, const Game& /*after*/) { press_by_hand(press.button); }

void ReferenceGame::done(const game::Undo& /*undo*/, const Game& /*after*/) { go(past_, future_); }

void ReferenceGame::done(const game::Redo& /*redo*/, const Game& /*after*/) { go(future_, past_); }

// Presses the marked button, if any, then marks a button that leads towards the target.
void ReferenceGame::done(const game::Hint& hint, const Game& after) {
    if (marked_) press_by_hand(*marked_);
    marked_.reset();
    if (is_solved()) return;
    ++help_[now_.attempt].hints;
    marked_ = hint.button;
    if (marked_) return;
    const auto& timeline = now_.timeline;
    if (timeline && timeline->step < timeline->plan.size()) {
        marked_ = std::as_const(timeline->plan)[timeline->step];
        return;
    }
    marked_ = after.hint();
    if (!distances_ || !marked_) return;
    require(may_press(now_, *marked_), "a hint marks a button that may be pressed");
    if (machine_->all_cost_the_same())
        require(distance_after(*marked_) == *distance() - 1, "a hint is a step towards the target");
}

void ReferenceGame::done(const game::Solve& solve, const Game& after) {
    const auto& timeline = after.position().timeline;
    require(timeline && timeline->step == 0, "a solution begins at its beginning");
    const Buttons plan = timeline->plan;
    require(leads_to_target(plan), "a solution leads to the target");
    if (!solve.plan.empty()) require(plan == solve.plan, "a solution that is named is that one");
    if (solve.plan.empty() && distances_ && machine_->all_cost_the_same())
        require(plan.size() == *distance(), "a solution is a shortest one");
    remember();
    now_.timeline = game::Timeline{plan, 0};
    help_[now_.attempt].solution = true;
}

void ReferenceGame::done(const game::StepTo& step, const Game& /*after*/) {
    const Buttons plan = now_.timeline->plan;
    std::size_t at = now_.timeline->step;
    for (; at < step.step; ++at) press(plan[at]);
    for (; at > step.step; --at) undo_press();
    now_.timeline = game::Timeline{plan, at};
}

void ReferenceGame::done(const game::Dismiss& /*dismiss*/, const Game& /*after*/) {
    if (!now_.timeline) return;
    remember();
    now_.timeline.reset();
}

void ReferenceGame::done(const game::Restart& /*restart*/, const Game& /*after*/) { begin(now_.puzzle); }

void ReferenceGame::done(const game::NewGame& fresh, const Game& after) {
    require(after.puzzle().machine->id() == fresh.machine->id(),
            "a new game is one of the machine that was asked for");
    begin(after.puzzle());
    require(is_solved() == (fresh.fewest == 0U), "a new game is not solved, but where that was asked for");
    const bool may_be_hopeless = fresh.quest == game::NewGameMode::question;
    if (distances_ && !may_be_hopeless) require(distance().has_value(), "a new game can be solved");
    if (distances_ && fresh.fewest && machine_->all_cost_the_same())
        require(distance() == *fresh.fewest, "a new game has as many presses as were asked for");
}

void ReferenceGame::done(const game::Open& /*open*/, const Game& after) {
    remember();
    adopt(after);
}

void ReferenceGame::done(const game::SetLamp& set, const Game& /*after*/) {
    Lamps lamps = edited(set.side);
    lamps[set.lamp] = set.state;
    edit(set.side, lamps);
}

void ReferenceGame::done(const game::SetPicture& set, const Game& /*after*/) {
    edit(set.side, cells_of(set.picture));
}

void ReferenceGame::done(const game::TakeNearest& /*take*/, const Game& after) {
    const Lamps& taken = cells_of(after.puzzle().target);
    const auto different = [](const Lamps& a, const Lamps& b) {
        std::size_t count = 0;
        for (std::size_t i = 0; i < a.size(); ++i) count += a[i] != b[i] ? 1 : 0;
        return count;
    };
    const Lamps& wanted = cells_of(now_.puzzle.target);
    if (distances_) {
        require(distances_->pictures().contains(taken), "the nearest target can be reached");
        for (const Lamps& other : distances_->pictures())
            require(different(taken, wanted) <= different(other, wanted), "no target is nearer");
    }
    edit(Side::target, taken);
}

void ReferenceGame::done(const game::SetCodes& set, const Game& /*after*/) {
    remember();
    game::Puzzle& puzzle = now_.puzzle;
    const bool was_one_colour = puzzle.target == puzzle.machine->default_target();
    puzzle.machine = set.machine;
    if (was_one_colour) puzzle.target = puzzle.machine->default_target();
    puzzle.asks = false;
    now_.answer.reset();
    now_.timeline.reset();
    begin_attempt();
    look();
}

void ReferenceGame::done(const game::AnswerQuestion& answer, const Game& /*after*/) {
    remember();
    now_.answer = answer.possible;
}

void ReferenceGame::done(const game::PaintLamps& paint, const Game& /*after*/) {
    edit(paint.side, painted(paint));
}

// ---- Comparison with the game

void ReferenceGame::compare(const Game& game) const {
    const game::Position& position = game.position();
    require(position.puzzle == now_.puzzle, "the puzzle is another one");
    if (machine_->counts_presses())
        require(cells_of(position.presses) == machine_->counts(now_.pressed), "the presses are others");
    require(cells_of(game.picture()) == shown(), "the lamps show something else");
    require(position.press_count == now_.press_count, "the number of presses is another one");
    require(position.timeline == now_.timeline, "the solution is another one, or at another step");
    require(position.answer == now_.answer, "the answer is another one");
    require(game.is_solved() == is_solved(), "it is solved, or not");
    require(game.hint() == marked_, "another button is marked");
    const auto help = help_.find(now_.attempt);
    require(game.help() == (help == help_.end() ? game::Help{} : help->second), "the help was another");
    if (!distances_ || !game.search().is_complete()) return;
    require(game.fewest_from_here().has_value() == distance().has_value(),
            "the target can be reached, or not");
    if (distance() && machine_->all_cost_the_same())
        require(game.fewest_from_here() == distance(), "the fewest presses are others");
}

}  // namespace switchbox::fuzz
