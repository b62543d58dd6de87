#include "play/game.hpp"

#include <algorithm>

#include "play/new_game.hpp"
#include "play/sentences.hpp"
#include "play/share_code.hpp"
#include "solve/explanation.hpp"

namespace switchbox::play {
namespace {

// Puts the next planned press of `button` at the timeline's place; false when none is planned.
bool bring_forward(Timeline& timeline, std::size_t button) {
    const auto here = timeline.plan.begin() + static_cast<std::ptrdiff_t>(timeline.step);
    const auto found = std::find(here, timeline.plan.end(), button);
    if (found == timeline.plan.end()) return false;
    std::rotate(here, found, found + 1);
    return true;
}

}  // namespace

Game::Game(Position position) : now_(std::move(position)), origin_(now_) {
    set_puzzle_tools();
    look_again();
}

void Game::set_puzzle_tools() {
    const Puzzle& puzzle = now_.puzzle;
    machine_ = machine::make_machine(puzzle.machine, puzzle.start);
    if (solver_ && solver_choice_ == puzzle.machine) return;
    solver_.emplace(*machine_);
    solver_choice_ = puzzle.machine;
}

void Game::look_again() {
    picture_ = machine_->picture(now_.presses);
    verdict_.reset();
}

const solve::Verdict& Game::verdict() const {
    if (!verdict_) verdict_ = solver_->verdict(*machine_, now_.presses, now_.puzzle.target);
    return *verdict_;
}

std::optional<std::size_t> Game::fewest_from_here() const {
    const machine::PressGrid* presses = solve::presses_of(verdict());
    if (presses == nullptr) return std::nullopt;
    return machine::weight(*presses);
}

machine::PressGrid Game::remaining_plan() const {
    machine::PressGrid remaining = machine_->no_presses();
    if (!now_.timeline) return remaining;
    const Timeline& timeline = *now_.timeline;
    for (std::size_t i = timeline.step; i < timeline.plan.size(); ++i) ++remaining[timeline.plan[i]];
    return remaining;
}

std::optional<Error> Game::refusal(const Action& action) const {
    if (const auto* press = std::get_if<Press>(&action)) {
        if (press->button < machine_->buttons().size()) return std::nullopt;
        return Error{"press " + std::to_string(press->button + 1) + ": the machine has buttons 1 to " +
                     std::to_string(machine_->buttons().size())};
    }
    if (const auto* step = std::get_if<StepTo>(&action)) {
        if (!now_.timeline) return Error{"There is no solution to step through; ask for one first."};
        if (step->step <= now_.timeline->plan.size()) return std::nullopt;
        return Error{"step " + std::to_string(step->step) + ": the solution has " +
                     solve::presses_phrase(now_.timeline->plan.size())};
    }
    if (const auto* open = std::get_if<Open>(&action)) {
        const auto position = parse_share_code(open->code);
        if (!position) return position.error();
        return std::nullopt;
    }
    if (std::holds_alternative<Undo>(action) && undo_.empty()) return Error{"There is nothing to undo."};
    if (std::holds_alternative<Redo>(action) && redo_.empty()) return Error{"There is nothing to redo."};
    if (std::holds_alternative<Restart>(action) && now_ == opening(now_.puzzle)) {
        return Error{"The game is at its start already."};
    }
    if (std::holds_alternative<Dismiss>(action) && !hint_ && !now_.timeline) {
        return Error{"Nothing is marked."};
    }
    const bool asks = std::holds_alternative<Hint>(action) || std::holds_alternative<Solve>(action);
    if (!asks) return std::nullopt;
    if (is_solved()) return Error{"The board shows the target already."};
    if (!fewest_from_here()) return Error{outlook(*this)};
    return std::nullopt;
}

bool Game::allows(const Action& action) const { return !refusal(action); }

Result<std::string> Game::apply(const Action& action) {
    if (auto problem = perform(action)) return *problem;
    return sentence_after(*this, action);
}

std::optional<Error> Game::perform(const Action& action) {
    if (auto refused = refusal(action)) return refused;
    record(action);
    if (!std::holds_alternative<Hint>(action)) hint_.reset();
    std::visit([this](const auto& known) { carry_out(known); }, action);
    return std::nullopt;
}

void Game::record(const Action& action) {
    // Steps along a timeline leave no trace but where they end.
    const bool steps_on = std::holds_alternative<StepTo>(action) && !log_.empty() &&
                          std::holds_alternative<StepTo>(log_.back());
    if (steps_on) log_.pop_back();
    log_.push_back(action);
}

void Game::remember(Change before) {
    undo_.push_back(std::move(before));
    redo_.clear();
}

void Game::replace(Position next) {
    remember(now_);
    const bool other_puzzle = next.puzzle != now_.puzzle;
    now_ = std::move(next);
    if (other_puzzle) set_puzzle_tools();
    look_again();
}

void Game::shift(std::size_t button, bool forward) {
    machine_->press(now_.presses, button, forward ? 1 : machine_->states() - 1);
    now_.press_count += forward ? 1 : 0;
    now_.press_count -= !forward && now_.press_count > 0 ? 1 : 0;
}

// Answers with the change that takes this one back.
Game::Change Game::revert(const Change& change) {
    if (const auto* pressed = std::get_if<Pressed>(&change)) {
        shift(pressed->button, false);
        look_again();
        return change;
    }
    Position before = now_;
    now_ = std::get<Position>(change);
    set_puzzle_tools();
    look_again();
    return before;
}

void Game::press_by_hand(std::size_t button) {
    if (!now_.timeline) {
        remember(Pressed{button});
        shift(button, true);
    } else {
        remember(now_);
        shift(button, true);
        // A planned button, pressed by hand, is a step of the solution; any other one takes the game over.
        if (bring_forward(*now_.timeline, button)) {
            ++now_.timeline->step;
        } else {
            now_.timeline.reset();
        }
    }
    look_again();
}

void Game::carry_out(const Press& press) { press_by_hand(press.button); }

void Game::carry_out(const Undo&) {
    const Change last = std::move(undo_.back());
    undo_.pop_back();
    redo_.push_back(revert(last));
}

void Game::carry_out(const Redo&) {
    const Change next = std::move(redo_.back());
    redo_.pop_back();
    if (const auto* pressed = std::get_if<Pressed>(&next)) {
        shift(pressed->button, true);
        look_again();
        undo_.push_back(next);
    } else {
        undo_.push_back(revert(next));
    }
}

void Game::carry_out(const Hint&) {
    if (hint_) press_by_hand(*hint_);
    hint_.reset();
    if (is_solved()) return;
    const machine::PressGrid planned = remaining_plan();
    hint_ = solve::first_button(now_.timeline ? planned : *solve::presses_of(verdict()));
}

void Game::carry_out(const Solve&) {
    Position next = now_;
    next.timeline = Timeline{solve::in_order(*solve::presses_of(verdict())), 0};
    replace(std::move(next));
}

void Game::carry_out(const StepTo& step) {
    Timeline& timeline = *now_.timeline;
    while (timeline.step < step.step) shift(timeline.plan[timeline.step++], true);
    while (timeline.step > step.step) shift(timeline.plan[--timeline.step], false);
    look_again();
}

void Game::carry_out(const Dismiss&) {
    if (now_.timeline) replace({now_.puzzle, now_.presses, now_.press_count, std::nullopt});
}

void Game::carry_out(const Restart&) { replace(opening(now_.puzzle)); }

void Game::carry_out(const NewGame& fresh) { replace(opening(new_puzzle(fresh.machine, fresh.seed))); }

void Game::carry_out(const Open& open) {
    replace(*parse_share_code(open.code));
    // As the log keeps it: without the link's address and spaces.
    log_.back() = Open{share_code(now_)};
}

bool operator==(const Game& a, const Game& b) {
    return a.now_ == b.now_ && a.undo_ == b.undo_ && a.redo_ == b.redo_ && a.hint_ == b.hint_;
}

}  // namespace switchbox::play
