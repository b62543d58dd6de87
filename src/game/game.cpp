#include "game/game.hpp"

#include <algorithm>
#include <atomic>
#include <utility>

#include "base/result.hpp"
#include "game/answer_task.hpp"
#include "game/new_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "game/type_games.hpp"
#include "machine/text.hpp"

namespace switchbox::game {
namespace {

std::uint64_t next_revision() {
    static constinit std::atomic<std::uint64_t> last{0};
    return ++last;
}

std::size_t steps_done(const Position& position) { return position.timeline ? position.timeline->step : 0; }

}  // namespace

Game::Game(Position position)
    : now_(std::move(position)), trail_{now_.presses, {}}, origin_(now_), revision_(next_revision()) {
    set_puzzle_tools();
    require(now_.presses.shape == machine_->initial_state().shape &&
                now_.puzzle.start.shape == machine_->lamps() && now_.puzzle.target.shape == machine_->lamps(),
            "the position has another shape than its machine");
    derive_board();
}

void Game::set_puzzle_tools() {
    const Puzzle& puzzle = now_.puzzle;
    machine_ = puzzle.machine->make_machine(puzzle.start);
    if (solver_ && solver_choice_ == puzzle.machine) return;
    solver_.emplace(*machine_);
    notes_ = {};
    solver_choice_ = puzzle.machine;
}

// Drops all results; they are for another start or target.
void Game::forget_findings() {
    findings_.clear();
    finding_.reset();
    fewest_.reset();
}

// Updates the derived data for a new board.
void Game::derive_board() {
    if (finding_) findings_.keep(*std::move(finding_), *machine_);
    finding_.reset();
    fewest_.reset();
    nearest_.reset();
    picture_ = machine_->picture(now_.presses);
    wrong_ = machine_->count_wrong(picture_, now_.puzzle.target);
    if (const auto take_note = games_of(now_.puzzle.machine).take_note)
        take_note(notes_, now_.presses, picture_);
}

bool Game::is_won() const {
    const bool denies = now_.puzzle.asks && now_.answer && !*now_.answer;
    return is_solved() || (denies && solve::is_impossible(verdict()));
}

bool Game::goes_for_one_colour() const {
    return machine_->hides_wiring() && now_.puzzle.target == now_.puzzle.machine->default_target();
}

Advice advise(const Game& game) {
    return games_of(game.puzzle().machine)
        .advise(game.position().presses, game.picture(), game.coach_notes());
}

const solve::NearestTarget* Game::nearest() const {
    // If the order matters, the nearest target may still be unreachable. For a large board the search takes
    // too long.
    const bool is_large = machine_->lamps().size() > machine::max_matrix_lamps;
    if (is_large || machine_->order_counts() || !std::holds_alternative<solve::Impossible>(verdict()))
        return nullptr;
    if (!nearest_) nearest_ = solver_->nearest(*machine_, picture_, now_.puzzle.target);
    return &*nearest_;
}

const solve::Search& Game::search() const {
    if (!finding_) finding_ = SearchResult{now_.presses, search_after(now_.presses)};
    return finding_->search;
}

solve::Search Game::search_after(const machine::PressGrid& presses) const {
    if (auto known = findings_.about(presses, *machine_)) return *std::move(known);
    return solver_->ask(*machine_, presses, now_.puzzle.target);
}

void Game::learn(const SearchResult& finding) {
    const bool is_proof = finding.search.is_proof();
    if (!(finding.presses == now_.presses) || (search().is_complete() && !is_proof)) return;
    finding_ = is_proof ? SearchResult{finding.presses, finding.search.left_off()} : finding;
    fewest_.reset();
    revision_ = next_revision();
}

const machine::Picture& Game::shown(Side side) const {
    return side == Side::start ? picture_ : now_.puzzle.target;
}

std::optional<std::size_t> Game::fewest_from_here() const {
    if (fewest_) return *fewest_;
    fewest_.emplace();
    if (solve::presses_of(verdict()) != nullptr) *fewest_ = solve::count_presses(verdict());
    return *fewest_;
}

double Game::share_right() const {
    const machine::CellMask& sites = machine_->lamp_sites();
    const auto lamps = std::count(sites.present.begin(), sites.present.end(), true);
    return 1 - static_cast<double>(wrong_) / static_cast<double>(lamps);
}

const machine::PressGrid& Game::remaining_plan() const { return remaining_.along(now_.timeline, *machine_); }

Result<Outcome> Game::apply(const Action& action) {
    if (auto problem = replay(action)) return *std::move(problem);
    return outcome_of(action, *this);
}

std::optional<Error> Game::replay(const Action& action) {
    if (auto refused = refusal(action)) return refused;
    const auto done =
        std::visit([this](const auto& known) -> Result<Action> { return this->carry_out(known); }, action);
    if (!done) return done.error();
    if (!std::holds_alternative<Hint>(action)) hint_.reset();
    note(*done);
    return std::nullopt;
}

Result<Outcome> Game::begin(const NewGame& requested, const GameSearch& search) {
    if (search.result()) take_over(search.solver(), requested.machine);
    const auto done = carry_out(requested, search.result());
    if (!done) return done.error();
    hint_.reset();
    note(*done);
    return outcome_of(requested, *this);
}

void Game::take_over(std::optional<solve::Solver> solver, const machine::MachineChoice& machine) {
    if (!solver) return;
    solver_ = std::move(solver);
    if (solver_choice_ != machine) notes_ = {};
    solver_choice_ = machine;
}

void Game::note(Action done) {
    record(std::move(done));
    revision_ = next_revision();
}

std::optional<machine::MachineChoice> Game::machine_after(const Action& action) const {
    const auto of_change = [](const std::vector<Change>& changes) -> std::optional<machine::MachineChoice> {
        const auto* replaced = changes.empty() ? nullptr : std::get_if<Replaced>(&changes.back());
        if (replaced == nullptr) return std::nullopt;
        return replaced->position.puzzle.machine;
    };
    std::optional<machine::MachineChoice> next;
    if (const auto* fresh = std::get_if<NewGame>(&action)) next = fresh->machine;
    if (const auto* set = std::get_if<SetCodes>(&action)) next = set->machine;
    if (std::holds_alternative<Undo>(action)) next = of_change(undo_);
    if (std::holds_alternative<Redo>(action)) next = of_change(redo_);
    if (const auto* open = std::get_if<Open>(&action)) {
        if (const auto position = parse_share_code(open->code)) next = position->puzzle.machine;
    }
    if (next == now_.puzzle.machine) next.reset();
    return next;
}

void Game::record(Action action) {
    // The log keeps only the last of consecutive steps along a timeline.
    const bool steps_on = std::holds_alternative<StepTo>(action) && !log_.empty() &&
                          std::holds_alternative<StepTo>(log_.back());
    if (steps_on) log_.pop_back();
    log_.push_back(std::move(action));
}

void Game::remember(Change before) {
    undo_.push_back(std::move(before));
    redo_.clear();
}

// Replaces the position and extends the trail, since the presses stay.
void Game::replace(Position next) {
    FormerTrail trail = former(trail_, steps_done(next));
    std::optional<Help> help;
    if (!(next.puzzle == now_.puzzle)) help = std::exchange(help_, {});
    remember(Replaced{go_to(std::move(next)), std::move(trail), help});
}

// Replaces the position by another board, which starts a new trail.
void Game::begin(Position next) {
    FormerTrail trail = begin_again(trail_, next.presses);
    const Help help = std::exchange(help_, {});
    remember(Replaced{go_to(std::move(next)), std::move(trail), help});
}

// Moves to the position and returns the previous one.
Position Game::go_to(Position next) {
    const bool same_puzzle = next.puzzle == now_.puzzle;
    const bool same_machine =
        next.puzzle.machine == now_.puzzle.machine && next.puzzle.start == now_.puzzle.start;
    const bool same_board = same_puzzle && next.presses == now_.presses;
    Position left = std::exchange(now_, std::move(next));
    if (!same_puzzle) forget_findings();
    if (!same_machine) set_puzzle_tools();
    if (!same_board) derive_board();
    return left;
}

// Returns whether the painted lamp is the only change to the whole position.
bool Game::is_all_that_changes(const SetLamp& set) const {
    if (now_.timeline || now_.puzzle.asks) return false;
    if (set.side == Side::target) return true;
    return now_.press_count == 0 && machine::is_blank(now_.presses.cells);
}

// Paints the lamp and returns the change that undoes it.
Game::Painted Game::paint(const Painted& lamp) {
    Puzzle& puzzle = now_.puzzle;
    std::uint8_t& state = (lamp.side == Side::start ? puzzle.start : puzzle.target)[lamp.lamp];
    const Painted before{lamp.side, lamp.lamp, state, help_, puzzle.seed};
    state = lamp.state;
    help_ = lamp.help;
    puzzle.seed = lamp.seed;
    forget_findings();
    if (lamp.side == Side::start) set_puzzle_tools();
    derive_board();
    return before;
}

void Game::press_or_undo(std::size_t button, bool forward) {
    if (forward) {
        machine_->press(now_.presses, button);
    } else {
        machine_->undo_press(now_.presses, button);
    }
    now_.press_count += forward ? 1 : 0;
    now_.press_count -= !forward && now_.press_count > 0 ? 1 : 0;
    if (forward) {
        trail_.buttons.push_back(button);
    } else if (!trail_.buttons.empty() && trail_.buttons.back() == button) {
        trail_.buttons.pop_back();
    } else {  // pressed before the trail begins
        trail_ = {now_.presses, {}};
    }
}

// Returns whether the result can be updated for one more press without a new search.
bool Game::can_follow() const {
    return now_.puzzle.machine->adds_presses() && finding_ && finding_->search.can_follow();
}

void Game::press_and_update(std::size_t button, bool forward) {
    press_or_undo(button, forward);
    if (!can_follow()) return derive_board();
    const int states = machine_->press_states();
    const int times = forward ? 1 : states - 1;
    const machine::PressGrid& answer = *solve::presses_of(finding_->search.verdict());
    const std::size_t before = answer[button];
    finding_->search.follow(button, times, states);
    if (fewest_ && *fewest_) **fewest_ += answer[button] - before;
    machine_->press(finding_->presses, button, times);
    nearest_.reset();
    const std::vector<std::size_t> lamps = machine_->changes(now_.presses, button);
    const auto count_wrong = [&] {
        return static_cast<std::size_t>(std::count_if(lamps.begin(), lamps.end(), [this](std::size_t lamp) {
            return std::as_const(picture_)[lamp] != std::as_const(now_.puzzle.target)[lamp];
        }));
    };
    wrong_ -= count_wrong();
    machine_->show_press(picture_, now_.presses, button, times);
    wrong_ += count_wrong();
}

// Undoes the change and returns the change that redoes it.
Game::Change Game::revert(Change change) {
    if (const auto* pressed = std::get_if<Pressed>(&change)) {
        press_and_update(pressed->button, false);
        return change;
    }
    if (const auto* painted = std::get_if<Painted>(&change)) return paint(*painted);
    auto& [position, trail, help] = std::get<Replaced>(change);
    if (help) std::swap(*help, help_);
    FormerTrail left = bring_back(trail_, std::move(trail), steps_done(position));
    return Replaced{go_to(std::move(position)), std::move(left), help};
}

const std::string& Game::origin_code() const {
    if (origin_code_.empty()) origin_code_ = share_code(origin_);
    return origin_code_;
}

bool operator==(const Game& a, const Game& b) {
    return a.now_ == b.now_ && a.trail_ == b.trail_ && a.undo_ == b.undo_ && a.redo_ == b.redo_ &&
           a.hint_ == b.hint_ && a.help_ == b.help_;
}

// Checks of actions: each is refused here with a reason, or carried out.

std::optional<Error> Game::refusal(const Action& action) const {
    return std::visit([this](const auto& known) { return this->refusal_of(known); }, action);
}

std::optional<Error> Game::refusal_of(const Press& press) const {
    return refusal_to_press(press.button, now_.presses, picture_);
}

std::optional<Error> Game::refusal_to_press(std::size_t button, const machine::PressGrid& presses,
                                            const machine::Picture& shown) const {
    const machine::CellMask& sites = machine_->button_sites();
    if (button >= sites.shape.size() || !sites.has(button)) {
        return Error{tell("play.refused.no-button", format_action(Press{button}))};
    }
    if (machine_->may_press(presses, shown, button)) return std::nullopt;
    if (Message obstacle = machine_->obstacle(presses, button); !obstacle.empty())
        return Error{std::move(obstacle)};
    const int states = machine_->lamp_states();
    if (machine_->press_rule() == machine::PressRule::alternating) {
        const bool needs_lit = machine_->needs_lit(presses);
        return Error{tell("play.refused.turn", machine::lamp_to_press(needs_lit, states),
                          machine::lamp_to_press(!needs_lit, states))};
    }
    const bool is_dark = states == 2;
    if (machine_->is_numbered())
        return Error{tell(is_dark ? "play.refused.dark.number"_id : "play.refused.at-0.number"_id,
                          machine_->button_label(button))};
    Message place = machine_->button_place(button);
    if (is_dark) return Error{tell("play.refused.dark", std::move(place))};
    return Error{tell("play.refused.at-0", std::move(place))};
}

std::optional<Error> Game::refusal_of(const StepTo& step) const {
    if (!now_.timeline) return Error{tell("play.refused.no-solution")};
    if (step.step <= now_.timeline->plan.size()) return std::nullopt;
    return Error{tell("play.refused.no-step", format_action(step), now_.timeline->plan.size())};
}

std::optional<Error> Game::refusal_of_answer() const {
    if (is_solved()) return Error{tell("play.refused.solved").in(machine_->vocabulary())};
    if (!reveals_solvability()) return Error{tell("play.refused.asks")};
    if (!fewest_from_here()) return Error{outlook(*this)};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Hint& hint) const {
    const bool knows_the_next = hint_ || now_.timeline;
    if (is_solved() || (!hint.button && !knows_the_next)) return refusal_of_answer();
    if (!hint.button) return std::nullopt;
    // The marked button is pressed before the new one is marked.
    machine::PressGrid presses = now_.presses;
    if (hint_) machine_->press(presses, *hint_);
    return refusal_to_press(*hint.button, presses, machine_->picture(presses));
}

std::optional<Error> Game::refusal_of(const Solve& solve) const {
    if (!solve.plan.empty()) return refusal_of_plan(solve.plan);
    if (auto refused = refusal_of_answer()) return refused;
    const auto* way = std::get_if<solve::InOrder>(&verdict());
    if (way == nullptr || way->order.size() <= max_plan_length) return std::nullopt;
    return Error{tell("play.refused.too-long", way->order.size())};
}

std::optional<Error> Game::refusal_of_plan(const std::vector<std::size_t>& plan) const {
    const machine::CellMask& buttons = machine_->button_sites();
    const bool order_counts = machine_->order_counts();
    if (order_counts && plan.size() > max_plan_length) {
        return Error{tell("play.refused.plan.too-long", plan.size())};
    }
    std::vector<std::size_t> times(buttons.shape.size());
    for (const std::size_t button : plan) {
        const bool exists = button < times.size() && buttons.has(button);
        if (order_counts || !exists) continue;
        const auto period = static_cast<std::size_t>(machine_->period_of(button));
        if (++times[button] < period) continue;
        return Error{tell("play.refused.plan.comes-round", button + 1, period)};
    }
    if (leads_to_target(plan)) return std::nullopt;
    return Error{tell("play.refused.plan.leads-elsewhere")};
}

std::optional<Error> Game::refusal_to_edit(Side side) const {
    if (can_edit(side)) return std::nullopt;
    return Error{tell(side == Side::start ? "play.refused.fixed-start"_id : "play.refused.fixed-target"_id)};
}

std::optional<Error> Game::refusal_of_state(std::uint8_t state, int states) {
    if (state < states) return std::nullopt;
    return Error{tell("play.refused.no-state", state, states - 1)};
}

std::optional<Error> Game::refusal_of(const SetLamp& set) const {
    if (auto refused = refusal_to_edit(set.side)) return refused;
    const machine::CellMask& lamps = machine_->lamp_sites();
    if (set.lamp >= lamps.shape.size() || !lamps.has(set.lamp)) {
        return Error{tell("play.refused.no-lamp", std::to_string(set.lamp + 1))};
    }
    return refusal_of_state(set.state, machine_->states_of(set.lamp));
}

std::optional<Error> Game::refusal_of(const PaintLamps& paint) const {
    if (auto refused = refusal_to_edit(paint.side)) return refused;
    const std::size_t cells = machine_->lamps().size();
    if (!paint.lamps.empty() && paint.lamps.back().end > cells) {
        return Error{tell("play.refused.no-lamp", std::to_string(paint.lamps.back().end))};
    }
    if (auto refused = refusal_of_state(paint.state, machine_->lamp_states())) return refused;
    if (painted(paint) == shown(paint.side)) return Error{tell("play.refused.no-change")};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const SetPicture& set) const {
    if (auto refused = refusal_to_edit(set.side)) return refused;
    const machine::GridWords words = set.side == Side::start ? machine::start_words : machine::target_words;
    auto problem =
        machine::problem_with_grid(set.picture, machine_->lamp_sites(), machine_->lamp_states(), words);
    if (problem) return problem;
    if (const auto lamp = machine_->first_invalid_lamp(set.picture))
        return refusal_of_state(set.picture[*lamp], machine_->states_of(*lamp));
    if (set.picture == shown(set.side)) return Error{tell("play.refused.no-change")};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const SetCodes& set) const {
    const machine::MachineChoice& now = now_.puzzle.machine;
    const machine::MachineChoice& next = set.machine;
    if (now->codes().empty() || now->type() != next->type()) return Error{tell("play.refused.no-codes")};
    if (!now->is_same_but_draws(*next)) return Error{tell("play.refused.other-size")};
    if (now == next) return Error{tell("play.refused.same-codes")};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const TakeNearest& /*take*/) const {
    if (nearest() != nullptr) return std::nullopt;
    return Error{tell("play.refused.no-nearer")};
}

std::optional<Error> Game::refusal_of(const AnswerQuestion& /*answer*/) const {
    if (!reveals_solvability()) return std::nullopt;
    return Error{tell("play.refused.no-question")};
}

std::optional<Error> Game::refusal_of(const NewGame& fresh) { return problem_with_new_game(fresh); }

std::optional<Error> Game::refusal_of(const Open& open) {
    const auto position = parse_share_code(open.code);
    if (!position) return position.error();
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Undo& /*undo*/) const {
    if (undo_.empty()) return Error{tell("play.refused.no-undo")};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Redo& /*redo*/) const {
    if (redo_.empty()) return Error{tell("play.refused.no-redo")};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Dismiss& /*dismiss*/) const {
    if (!hint_ && !now_.timeline) return Error{tell("play.refused.no-marks")};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Restart& /*restart*/) const {
    if (is_opening(now_)) return Error{tell("play.refused.at-start")};
    return std::nullopt;
}

bool Game::leads_to_target(const std::vector<std::size_t>& plan) const {
    machine::PressGrid presses = now_.presses;
    machine::Picture shown = picture_;
    for (const std::size_t button : plan) {
        if (refusal_to_press(button, presses, shown)) return false;
        machine_->press(presses, button);
        if (machine_->order_counts()) shown = machine_->picture(presses);
    }
    return machine_->count_wrong(machine_->picture(presses), now_.puzzle.target) == 0;
}

bool Game::allows(const Action& action) const { return !refusal(action); }

}  // namespace switchbox::game
