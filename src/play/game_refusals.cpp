// What a game does not do, and why: every action is refused here or carried out.
#include "machine/ghaly_machine.hpp"
#include "machine/notation.hpp"
#include "play/game.hpp"
#include "play/new_game.hpp"
#include "play/sentences.hpp"
#include "play/share_code.hpp"
#include "solve/explain/explanation.hpp"

namespace switchbox::play {

std::optional<Error> Game::refusal(const Action& action) const {
    return std::visit([this](const auto& known) { return this->refusal_of(known); }, action);
}

std::optional<Error> Game::refusal_of(const Press& press) const {
    return refusal_to_press(press.button, picture_);
}

std::optional<Error> Game::refusal_to_press(std::size_t button, const machine::Picture& shown) const {
    const machine::Sites& sites = machine_->button_sites();
    if (button >= sites.shape.size() || !sites.has(button)) {
        return Error{"press " + std::to_string(button + 1) + ": the machine has no such button"};
    }
    if (machine_->may_press(shown, button)) return std::nullopt;
    const std::string_view off = machine_->lamp_states() == 2 ? " is dark" : " is at 0";
    return Error{"The lamp in " + machine_->button_place(button) + std::string(off) + ", and here only " +
                 std::string(machine::lit_lamp(machine_->lamp_states())) + " can be pressed."};
}

std::optional<Error> Game::refusal_of(const StepTo& step) const {
    if (!now_.timeline) return Error{"There is no solution to step through: press Solve first."};
    if (step.step <= now_.timeline->plan.size()) return std::nullopt;
    return Error{"step " + std::to_string(step.step) + ": the solution has " +
                 solve::presses_phrase(now_.timeline->plan.size())};
}

std::optional<Error> Game::refusal_of_answer() const {
    if (is_solved()) return Error{"The board already shows the target."};
    if (!tells())
        return Error{"This game asks whether it can be solved: solve it, or declare it impossible."};
    if (!fewest_from_here()) return Error{outlook(*this)};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Hint& hint) const {
    const bool knows_the_next = hint_ || now_.timeline;
    if (is_solved() || (!hint.button && !knows_the_next)) return refusal_of_answer();
    if (!hint.button) return std::nullopt;
    // The marked button is pressed first.
    machine::PressGrid presses = now_.presses;
    if (hint_) machine_->press(presses, *hint_);
    return refusal_to_press(*hint.button, machine_->picture(presses));
}

std::optional<Error> Game::refusal_of(const Solve& solve) const {
    if (!solve.plan.empty()) return refusal_of_plan(solve.plan);
    if (auto refused = refusal_of_answer()) return refused;
    const auto* way = std::get_if<solve::InOrder>(&verdict());
    if (way == nullptr || way->order.size() <= max_plan_length) return std::nullopt;
    return Error{"The solution has " + solve::presses_phrase(way->order.size()) +
                 ", too many to step through; hints lead along it."};
}

std::optional<Error> Game::refusal_of_plan(const std::vector<std::size_t>& plan) const {
    const machine::Sites& buttons = machine_->button_sites();
    const bool order_counts = machine_->order_counts();
    if (order_counts && plan.size() > max_plan_length) {
        return Error{"solve: " + solve::presses_phrase(plan.size()) + " are too many to step through"};
    }
    const auto states = static_cast<std::size_t>(machine_->press_states());
    std::vector<std::size_t> times(buttons.shape.size());
    for (const std::size_t button : plan) {
        const bool comes_round = button < times.size() && ++times[button] == states;
        if (order_counts || !comes_round) continue;
        return Error{"solve: button " + std::to_string(button + 1) + " comes " + std::to_string(states) +
                     " times, which is as good as not at all"};
    }
    if (leads_to_target(plan)) return std::nullopt;
    return Error{"solve: these presses do not lead to the target"};
}

std::optional<Error> Game::refusal_to_edit(Side side) const {
    if (can_edit(side)) return std::nullopt;
    return Error{"Buttons and codes decide what this machine shows: edit the target or the codes."};
}

std::optional<Error> Game::refusal_of(const SetLamp& set) const {
    if (auto refused = refusal_to_edit(set.side)) return refused;
    const machine::Sites& lamps = machine_->lamp_sites();
    if (set.lamp >= lamps.shape.size() || !lamps.has(set.lamp)) {
        return Error{"paint " + std::to_string(set.lamp + 1) + ": the machine has no such lamp"};
    }
    if (set.state < machine_->lamp_states()) return std::nullopt;
    return Error{"paint: state " + std::to_string(set.state) + " is too large, the machine has states 0 to " +
                 std::to_string(machine_->lamp_states() - 1)};
}

std::optional<Error> Game::refusal_of(const SetPicture& set) const {
    if (auto refused = refusal_to_edit(set.side)) return refused;
    const machine::GridWords words = set.side == Side::start ? machine::start_words : machine::target_words;
    auto problem =
        machine::problem_with_grid(set.picture, machine_->lamp_sites(), machine_->lamp_states(), words);
    if (problem) return problem;
    if (set.picture == shown(set.side)) return Error{"Nothing to change."};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const TakeNearest& /*take*/) const {
    if (nearest() != nullptr) return std::nullopt;
    return Error{"There is no nearer target."};
}

std::optional<Error> Game::refusal_of(const SetCodes& set) const {
    if (machine_->ghaly() == nullptr) return Error{"codes: only Ghaly's machine has them"};
    if (set.codes.size != machine_->ghaly()->size()) return Error{"codes: they are for another size"};
    if (set.codes == machine_->ghaly()->codes()) return Error{"The codes are already like this."};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Answer& /*answer*/) const {
    if (!tells()) return std::nullopt;
    return Error{"This puzzle asks no question."};
}

std::optional<Error> Game::refusal_of(const NewGame& fresh) { return problem_with_new_game(fresh); }

std::optional<Error> Game::refusal_of(const Open& open) {
    const auto position = parse_share_code(open.code);
    if (!position) return position.error();
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Undo& /*undo*/) const {
    if (undo_.empty()) return Error{"There is nothing to undo."};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Redo& /*redo*/) const {
    if (redo_.empty()) return Error{"There is nothing to redo."};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Dismiss& /*dismiss*/) const {
    if (!hint_ && !now_.timeline) return Error{"Nothing is marked."};
    return std::nullopt;
}

std::optional<Error> Game::refusal_of(const Restart& /*restart*/) const {
    if (now_ == opening(now_.puzzle)) return Error{"The game is already at its start."};
    return std::nullopt;
}

bool Game::leads_to_target(const std::vector<std::size_t>& plan) const {
    machine::PressGrid presses = now_.presses;
    machine::Picture shown = picture_;
    for (const std::size_t button : plan) {
        if (refusal_to_press(button, shown)) return false;
        machine_->press(presses, button);
        if (machine_->order_counts()) shown = machine_->picture(presses);
    }
    return machine_->picture(presses) == now_.puzzle.target;
}

bool Game::allows(const Action& action) const { return !refusal(action); }

}  // namespace switchbox::play
