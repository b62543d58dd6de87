#include "play/sentences.hpp"

#include "machine/notation.hpp"
#include "solve/explain/explanation.hpp"

namespace switchbox::play {
namespace {

// The fewest presses from the puzzle's start, when that is proved.
std::optional<std::size_t> par(const Game& game) {
    const machine::Machine& machine = game.machine();
    const auto verdict = game.solver().verdict(machine, machine.no_presses(), game.puzzle().target);
    if (!solve::is_proved_fewest(verdict)) return std::nullopt;
    return machine::weight(*solve::presses_of(verdict));
}

std::string solved_sentence(const Game& game) {
    const std::uint64_t count = game.position().press_count;
    if (count == 0) return "Solved: nothing to press.";
    const std::string solved = "Solved in " + solve::presses_phrase(count);
    const auto fewest = par(game);
    if (!fewest) return solved + ".";
    if (count <= *fewest) return solved + ", the fewest possible.";
    return solved + "; the minimum is " + std::to_string(*fewest) + ".";
}

std::string name_of_machine(const Game& game) { return std::string(machine::name_of(game.puzzle().machine)); }

struct Sentence {
    const Game& game;

    std::string operator()(const Press& press) const {
        if (game.is_solved()) return outlook(game);
        return "Pressed " + game.machine().button_place(press.button) + ". " + outlook(game);
    }
    std::string operator()(const Undo& /*undo*/) const { return "Undone. " + outlook(game); }
    std::string operator()(const Redo& /*redo*/) const { return "Redone. " + outlook(game); }
    std::string operator()(const Hint& /*hint*/) const {
        if (!game.hint()) return outlook(game);
        return "Hint: press " + game.machine().button_place(*game.hint()) + ".";
    }
    std::string operator()(const Solve& /*solve*/) const {
        const std::string presses = solve::presses_phrase(game.position().timeline->plan.size());
        const bool best_found = std::holds_alternative<solve::Several>(game.verdict()) &&
                                !solve::is_proved_fewest(game.verdict());
        return (best_found ? "The best solution found so far has " : "The solution has ") + presses +
               ", marked on the board; step through it or play it.";
    }
    std::string operator()(const StepTo& /*step*/) const {
        const Timeline& timeline = *game.position().timeline;
        return "Step " + std::to_string(timeline.step) + " of " + std::to_string(timeline.plan.size()) +
               ". " + outlook(game);
    }
    std::string operator()(const Dismiss& /*dismiss*/) const { return "Marks hidden. " + outlook(game); }
    std::string operator()(const Restart& /*restart*/) const { return "Back at the start. " + outlook(game); }
    std::string operator()(const NewGame& /*fresh*/) const {
        return "New game of " + name_of_machine(game) + ". " + outlook(game);
    }
    std::string operator()(const SetLamp& set) const {
        const machine::Picture& picture = game.shown(set.side);
        return (set.side == Side::start ? "Lamp in " : "Target lamp in ") +
               machine::place(picture.shape, set.lamp) + " set to " + short_state(set.state) + ". " +
               outlook(game);
    }
    [[nodiscard]] std::string short_state(int state) const {
        const bool has_word = game.machine().ghaly() != nullptr || game.machine().lamp_states() == 2;
        return has_word ? std::string(game.machine().state_name(state)) : std::to_string(state);
    }
    std::string operator()(const SetPicture& set) const {
        return (set.side == Side::start ? "Start changed. " : "Target changed. ") + outlook(game);
    }
    std::string operator()(const TakeNearest& /*take*/) const {
        return "Target set to the nearest one that can be reached. " + outlook(game);
    }
    std::string operator()(const SetCodes& /*set*/) const { return "Codes changed. " + outlook(game); }
    std::string operator()(const Answer& answer) const {
        const bool possible = !solve::is_impossible(game.verdict());
        if (std::holds_alternative<solve::Undecided>(game.verdict())) return outlook(game);
        return (answer.possible == possible ? "That is right. " : "That is wrong. ") + outlook(game);
    }
    std::string operator()(const Open& /*open*/) const {
        return "Opened a game of " + name_of_machine(game) + ". " + outlook(game);
    }
};

}  // namespace

Message outlook(const Game& game) {
    if (game.is_solved()) return solved_sentence(game);
    if (!game.tells()) return "Can it be solved? Solve it, or declare it impossible.";
    const auto fewest = game.fewest_from_here();
    if (fewest) {
        const bool proved = solve::is_proved_fewest(game.verdict());
        return (proved ? "" : "At most ") + solve::presses_phrase(*fewest) + " to go.";
    }
    return solve::verdict_in_short({game.machine(), game.position().presses, game.puzzle().target},
                                   game.verdict());
}

Message sentence_after(const Game& game, const Action& action) { return std::visit(Sentence{game}, action); }

}  // namespace switchbox::play
