// Checks of actions: each is refused here with a reason, or carried out.
#include <utility>

#include "game/game.hpp"
#include "game/new_game.hpp"
#include "game/sentences.hpp"
#include "game/share_code.hpp"
#include "machine/notation.hpp"

namespace switchbox::game {

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
    const bool is_dark = machine_->lamp_states() == 2;
    if (machine_->is_numbered())
        return Error{tell(is_dark ? "play.refused.dark.number" : "play.refused.at-0.number",
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
    return Error{tell(side == Side::start ? "play.refused.fixed-start" : "play.refused.fixed-target")};
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

std::optional<Error> Game::refusal_of(const Answer& /*answer*/) const {
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
