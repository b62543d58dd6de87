// Effects of the actions on a game. Refusals are handled before (game.cpp).
#include <algorithm>
#include <utility>

#include "game/game.hpp"
#include "game/new_game.hpp"
#include "game/share_code.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::game {
namespace {

// Moves the next planned press of `button` to the timeline's present step. Returns false if none is planned.
bool bring_forward(Timeline& timeline, std::size_t button) {
    const std::vector<std::size_t>& plan = timeline.plan;
    const auto here = static_cast<std::ptrdiff_t>(timeline.step);
    const auto found = std::find(plan.begin() + here, plan.end(), button) - plan.begin();
    if (found == here) return here < std::ssize(plan);
    if (found == std::ssize(plan) || plan.size() > max_plan_length) return false;
    const auto begin = timeline.plan.begin();
    std::rotate(begin + here, begin + found, begin + found + 1);
    return true;
}

}  // namespace

// Advances the timeline if a button pressed by hand is planned; any other button closes the timeline.
void Game::go_along(std::size_t button) {
    Timeline& timeline = *now_.timeline;
    const bool is_next = timeline.step < timeline.plan.size() && timeline.plan[timeline.step] == button;
    const bool planned = machine_->order_counts() ? is_next : bring_forward(timeline, button);
    if (planned) {
        ++timeline.step;
    } else {
        now_.timeline.reset();
    }
}

void Game::press_by_hand(std::size_t button) {
    if (now_.timeline) {
        Position before = now_;
        const std::size_t steps_before = before.timeline->step;
        go_along(button);
        remember(Replaced{std::move(before), former(trail_, now_.timeline ? steps_before : 0)});
    } else {
        remember(Pressed{button});
    }
    press_and_update(button, true);
}

Action Game::carry_out(const Press& press) {
    press_by_hand(press.button);
    return press;
}

Action Game::carry_out(const Undo& undo) {
    Change last = std::move(undo_.back());
    undo_.pop_back();
    redo_.push_back(revert(std::move(last)));
    return undo;
}

Action Game::carry_out(const Redo& redo) {
    Change next = std::move(redo_.back());
    redo_.pop_back();
    if (const auto* pressed = std::get_if<Pressed>(&next)) {
        press_and_update(pressed->button, true);
        undo_.push_back(std::move(next));
    } else {
        undo_.push_back(revert(std::move(next)));
    }
    return redo;
}

Action Game::carry_out(const Hint& hint) {
    if (hint_) press_by_hand(*hint_);
    hint_.reset();
    if (is_solved()) return hint;
    ++help_.hints;
    if (hint.button) {
        hint_ = hint.button;
    } else if (now_.timeline && now_.timeline->step < now_.timeline->plan.size()) {
        hint_ = now_.timeline->plan[now_.timeline->step];
    } else if (const std::vector<std::size_t> plan = solve::plan_of(verdict(), *machine_); !plan.empty()) {
        hint_ = plan.front();
    }
    return Hint{hint_};
}

Action Game::carry_out(const Solve& solve) {
    Plan plan(solve.plan.empty() ? solve::plan_of(verdict(), *machine_) : solve.plan);
    Position next = now_;
    next.timeline = Timeline{plan, 0};
    replace(std::move(next));
    help_.solution = true;
    return plan.size() > max_plan_length ? Solve{} : Solve{plan};
}

Action Game::carry_out(const StepTo& step) {
    constexpr std::size_t near = 1024;  // up to so many steps update the result one by one
    Timeline& timeline = *now_.timeline;
    const std::vector<std::size_t>& plan = timeline.plan;
    const auto [from, to] = std::minmax(timeline.step, step.step);
    const bool is_near = to - from <= near && can_follow();
    const auto go = [&](std::size_t button, bool forward) {
        if (is_near) return press_and_update(button, forward);
        press_or_undo(button, forward);
    };
    while (timeline.step < step.step) go(plan[timeline.step++], true);
    while (timeline.step > step.step) go(plan[--timeline.step], false);
    if (!is_near) derive_board();
    return step;
}

Action Game::carry_out(const Dismiss& dismiss) {
    if (now_.timeline) {
        Position next = now_;
        next.timeline.reset();
        replace(std::move(next));
    }
    return dismiss;
}

Action Game::carry_out(const Restart& restart) {
    begin(opening(now_.puzzle));
    return restart;
}

Result<Action> Game::carry_out(const NewGame& fresh) { return carry_out(fresh, new_puzzle(fresh)); }

// Logs the game found, so that a replay does not repeat the search.
Result<Action> Game::carry_out(const NewGame& fresh, const Result<Puzzle>& found) {
    if (!found) return found.error();
    begin(opening(*found));
    if (fresh.fewest) return Action{Open{share_code(now_)}};
    return Action{fresh};
}

void Game::replace(Side side, machine::Picture picture) {
    Puzzle puzzle = now_.puzzle;
    puzzle.asks = false;  // the edited puzzle is the player's own
    if (side == Side::start) {
        puzzle.start = std::move(picture);
        puzzle.seed.reset();
        return begin(opening(std::move(puzzle)));
    }
    puzzle.target = std::move(picture);
    replace({std::move(puzzle), now_.presses, now_.press_count, std::nullopt, std::nullopt});
}

Action Game::carry_out(const SetLamp& set) {
    if (is_all_that_changes(set)) {
        const auto seed = set.side == Side::start ? std::nullopt : now_.puzzle.seed;
        remember(paint({set.side, set.lamp, set.state, {}, seed}));
    } else {
        machine::Picture picture = shown(set.side);
        picture[set.lamp] = set.state;
        replace(set.side, std::move(picture));
    }
    return set;
}

// Returns the side's picture after painting.
machine::Picture Game::painted(const PaintLamps& paint) const {
    machine::Picture picture = shown(paint.side);
    const machine::CellMask& sites = machine_->lamp_sites();
    for (const machine::CellRange& run : paint.lamps) {
        for (std::size_t lamp = run.begin; lamp < run.end; ++lamp) {
            if (!sites.has(lamp)) continue;
            // Limit to the lamp's own number of states.
            picture[lamp] = std::min(paint.state, static_cast<std::uint8_t>(machine_->states_of(lamp) - 1));
        }
    }
    return picture;
}

// Carries out a single lamp as SetLamp, because a log cannot distinguish the two.
Action Game::carry_out(const PaintLamps& paint) {
    machine::Picture picture = painted(paint);
    if (machine::count_cells(paint.lamps) == 1) {
        const std::size_t lamp = paint.lamps.front().begin;
        return carry_out(SetLamp{paint.side, lamp, std::as_const(picture)[lamp]});
    }
    replace(paint.side, std::move(picture));
    return paint;
}

Action Game::carry_out(const SetPicture& set) {
    replace(set.side, set.picture);
    return set;
}

Action Game::carry_out(const TakeNearest& take) {
    replace(Side::target, nearest()->target);
    return take;
}

Action Game::carry_out(const SetCodes& set) {
    Position next = now_;
    next.puzzle.machine = set.machine;
    if (goes_for_one_colour()) next.puzzle.target = next.puzzle.machine->default_target();
    // A player who sets the codes can find the answer.
    next.puzzle.asks = false;
    next.answer.reset();
    next.timeline.reset();
    replace(std::move(next));
    return set;
}

Action Game::carry_out(const AnswerQuestion& answer) {
    Position next = now_;
    next.answer = answer.possible;
    replace(std::move(next));
    return answer;
}

// Logs the code without the link's address and spaces.
Action Game::carry_out(const Open& open) {
    begin(*parse_share_code(open.code));
    return Open{share_code(now_)};
}

}  // namespace switchbox::game
