#include "game/sentences.hpp"

#include <algorithm>
#include <utility>

#include "game/game.hpp"
#include "game/levels.hpp"
#include "game/progress_check.hpp"
#include "game/type_games.hpp"
#include "machine/text.hpp"
#include "solve/explanation.hpp"

namespace switchbox::game {
namespace {

Message solved_sentence(const Game& game) {
    const std::uint64_t count = game.position().press_count;
    if (count == 0) return tell("play.solved.nothing-to-press");
    const auto fewest = par(game);
    if (!fewest) return tell("play.solved", count);
    if (count <= *fewest) return tell("play.solved.fewest", count);
    return tell("play.solved.minimum", count, *fewest);
}

Message help_sentence(const Help& help) {
    if (help.solution) return tell("play.solved.shown");
    return help.hints == 0 ? Message{} : tell("play.solved.hints", help.hints);
}

Message name_of_machine(const Game& game) { return game.puzzle().machine->name(); }

// Returns the sentence about the action itself, which precedes the game's status.
struct ActionSentence {
    const Game& game;

    Message operator()(const Press& press) const {
        if (game.is_solved()) return {};
        return tell("play.pressed", game.machine().button_name(press.button));
    }
    Message operator()(const Undo& /*undo*/) const { return tell("play.undone"); }
    Message operator()(const Redo& /*redo*/) const { return tell("play.redone"); }
    Message operator()(const Hint& /*hint*/) const { return {}; }
    Message operator()(const Solve& /*solve*/) const { return {}; }
    Message operator()(const StepTo& /*step*/) const {
        const Timeline& timeline = *game.position().timeline;
        return tell("play.step", timeline.step, timeline.plan.size());
    }
    Message operator()(const Dismiss& /*dismiss*/) const { return tell("play.dismissed"); }
    Message operator()(const Restart& /*restart*/) const { return tell("play.restarted"); }
    Message operator()(const NewGame& /*fresh*/) const {
        return tell("play.new-game", name_of_machine(game));
    }
    Message operator()(const SetLamp& set) const {
        const machine::Machine& machine = game.machine();
        if (machine.has_names())
            return tell("puzzle.lamp-set", machine.lamp_place(set.lamp), short_state(set.state));
        const bool is_start = set.side == Side::start;
        if (machine.is_numbered())
            return tell(is_start ? "play.lamp-set.number"_id : "play.target-lamp-set.number"_id,
                        machine.lamp_label(set.lamp), short_state(set.state));
        const machine::Shape shape = machine.lamps();
        return tell(is_start ? "play.lamp-set"_id : "play.target-lamp-set"_id, shape.row(set.lamp) + 1,
                    shape.column(set.lamp) + 1, short_state(set.state));
    }
    [[nodiscard]] Value short_state(int state) const {
        const bool has_word = game.machine().shows_colours() || game.machine().lamp_states() == 2;
        return has_word ? Value(game.machine().state_name(state)) : Value(state);
    }
    Message operator()(const PaintLamps& paint) const {
        const std::size_t lamps = machine::count_cells(paint.lamps);
        if (paint.side == Side::start) return tell("play.lamps-set", lamps, short_state(paint.state));
        return tell("play.target-lamps-set", lamps, short_state(paint.state));
    }
    Message operator()(const SetPicture& set) const {
        return set.side == Side::start ? tell("play.start-changed") : tell("play.target-changed");
    }
    Message operator()(const TakeNearest& /*take*/) const { return tell("play.nearest-taken"); }
    Message operator()(const SetCodes& /*set*/) const { return tell("play.codes-changed"); }
    Message operator()(const AnswerQuestion& answer) const {
        if (std::holds_alternative<solve::Undecided>(game.verdict())) return {};
        const bool possible = !solve::is_impossible(game.verdict());
        if (answer.possible != possible) return tell("play.answer.wrong");
        return possible && !game.is_solved() ? tell("play.answer.right-so-solve") : tell("play.answer.right");
    }
    Message operator()(const Open& /*open*/) const {
        const Level* level = level_of(game.puzzle());
        if (level == nullptr) return tell("play.opened", name_of_machine(game));
        return tell("play.level.opened", number_of(*level), tell(level->title), tell(level->idea));
    }
};

Message solution_sentence(const Game& game) {
    const std::size_t presses = game.position().timeline->plan.size();
    const bool best_found = solve::is_best_so_far(game.verdict());
    return best_found ? tell("play.solution.best-so-far", presses) : tell("play.solution", presses);
}

}  // namespace

Message distance(const Game& game) {
    const auto fewest = game.fewest_from_here();
    if (game.is_solved() || !game.reveals_solvability() || !fewest) return {};
    const bool proved = solve::is_proved_fewest(game.verdict());
    return tell(proved ? "play.to-go"_id : "play.to-go.at-most"_id, *fewest).in(game.machine().vocabulary());
}

Message standing(const Game& game) {
    if (game.is_solved())
        return together(solved_sentence(game), help_sentence(game.help())).in(game.machine().vocabulary());
    if (!game.reveals_solvability()) return tell("play.asks");
    const machine::Machine& machine = game.machine();
    if (game.fewest_from_here()) {
        if (machine.press_rule() != machine::PressRule::alternating) return {};
        const bool needs_lit = machine.needs_lit(game.position().presses);
        return tell("play.turn", machine::lamp_to_press(needs_lit, machine.lamp_states()));
    }
    return solve::verdict_in_short({game.machine(), game.position().presses, game.puzzle().target},
                                   game.verdict());
}

Message outlook(const Game& game) { return together(standing(game), distance(game)); }

Message result_words(const Game& game, std::string_view link, bool was_shown) {
    const Level* level = level_of(game.puzzle());
    const auto stars = stars_of(game, was_shown);
    if (level != nullptr && stars)
        return tell("play.result.level", number_of(*level), tell(level->title), *stars, most_stars, link);
    return tell("play.result", name_of_machine(game), outlook(game), link);
}

namespace {

// Returns whether the status only says that the new game has not been searched.
bool is_new_and_open(const Game& game, const Action& action) {
    return std::holds_alternative<NewGame>(action) && game.reveals_solvability() &&
           !game.search().is_complete() && std::holds_alternative<solve::Undecided>(game.verdict());
}

}  // namespace

Message hint_sentence(const Game& game) {
    return tell("play.hint", game.machine().button_order(*game.hint())).in(game.machine().vocabulary());
}

Message sentence_after(const Game& game, const Action& action) {
    const bool is_solution = std::holds_alternative<Solve>(action);
    if (is_new_and_open(game, action)) return std::visit(ActionSentence{game}, action);
    if (game.hint()) return hint_sentence(game);
    return (is_solution ? solution_sentence(game)
                        : together(std::visit(ActionSentence{game}, action), standing(game)))
        .in(game.machine().vocabulary());
}

Message distance_after(const Game& game, const Action& action) {
    if (game.hint()) return {};
    return std::holds_alternative<Solve>(action) ? Message{} : distance(game);
}

namespace {

// Selects the cue. Actions that set another puzzle are silent.
struct KindOfCue {
    const Game& game;
    bool solves;  // true if the action just reached the target

    FeedbackKind operator()(const Press& press) const {
        if (solves) return FeedbackKind::solved;
        return game.position().presses[press.button] == 0 ? FeedbackKind::release : FeedbackKind::press;
    }
    FeedbackKind operator()(const StepTo& step) const {
        if (solves) return FeedbackKind::solved;
        return step.step == 0 ? FeedbackKind::release : FeedbackKind::press;
    }
    FeedbackKind operator()(const Hint& /*hint*/) const {
        return solves ? FeedbackKind::solved : FeedbackKind::hint;
    }
    FeedbackKind operator()(const AnswerQuestion& answer) const {
        if (std::holds_alternative<solve::Undecided>(game.verdict())) return FeedbackKind::none;
        const bool impossible = solve::is_impossible(game.verdict());
        if (answer.possible == impossible) return FeedbackKind::refused;
        return impossible ? FeedbackKind::solved : FeedbackKind::hint;
    }
    FeedbackKind operator()(const Undo& /*undo*/) const { return FeedbackKind::release; }
    FeedbackKind operator()(const Redo& /*redo*/) const { return FeedbackKind::press; }
    FeedbackKind operator()(const Restart& /*restart*/) const { return FeedbackKind::release; }
    FeedbackKind operator()(const Solve& /*solve*/) const { return FeedbackKind::hint; }
    FeedbackKind operator()(const SetLamp& /*set*/) const { return FeedbackKind::press; }
    FeedbackKind operator()(const PaintLamps& /*paint*/) const { return FeedbackKind::press; }
    template <class Other>
    FeedbackKind operator()(const Other& /*other*/) const {
        return FeedbackKind::none;
    }
};

}  // namespace

FeedbackEvent feedback_after(const Action& action, const Game& game, bool was_solved) {
    return {std::visit(KindOfCue{game, game.is_solved() && !was_solved}, action), game.share_right()};
}

std::vector<Transition> transitions(const Game& game, std::size_t most) {
    const machine::Machine& machine = game.machine();
    const std::vector<std::size_t>& buttons = game.trail().buttons;
    std::vector<Transition> last;
    machine::PressGrid after = game.position().presses;
    for (std::size_t i = 0; i < std::min(most, buttons.size()); ++i) {
        const std::size_t button = buttons[buttons.size() - 1 - i];
        machine::PressGrid before = after;
        machine.undo_press(before, button);
        last.push_back({before, button, after, machine.picture(after)});
        after = std::move(before);
    }
    std::reverse(last.begin(), last.end());
    return last;
}

std::vector<TupleRow> five_tuple(const Game& game) {
    return games_of(game.puzzle().machine).five_tuple(game);
}

namespace {

constexpr std::uint64_t first_too_long = 1'000'000'000'000'000;

}  // namespace

Message number_alone(std::uint64_t number) { return verbatim(number); }

Message power_number(int base, std::size_t exponent) {
    std::uint64_t power = 1;
    for (std::size_t i = 0; i < exponent; ++i) {
        power *= static_cast<std::uint64_t>(base);
        if (power >= first_too_long) return verbatim(std::to_string(base) + "^" + std::to_string(exponent));
    }
    return number_alone(power);
}

Message short_number(const Natural& natural) {
    const auto value = machine::parse_number(natural.decimal());
    return value && *value < first_too_long ? number_alone(*value) : Message{};
}

Message lit_domain(const machine::Machine& machine) {
    if (!machine.order_counts()) return {};
    if (machine.press_rule() == machine::PressRule::alternating) return tell("play.mealy.next-state.turns");
    return machine.lamp_states() == 2 ? tell("play.mealy.next-state.lit")
                                      : tell("play.mealy.next-state.not-at-0");
}

std::vector<TupleRow> press_grid_tuple(const machine::Machine& machine, PressGridWords words) {
    const std::size_t buttons = machine.button_sites().cells().size();
    const std::size_t lamps = machine.lamp_sites().cells().size();
    const int states = machine.press_states();
    return {
        {"S", tell("play.mealy.states"), power_number(states, buttons), tell(words.states, buttons, states)},
        {"I", tell("play.mealy.buttons"), number_alone(buttons), std::move(words.buttons)},
        {"O", tell("play.mealy.pictures"), power_number(machine.lamp_states(), lamps),
         std::move(words.pictures)},
        {"f",
         tell("play.mealy.next-state"),
         {},
         together(tell("play.mealy.next-state.sum", states), lit_domain(machine))},
        {"g", tell("play.mealy.picture"), {}, std::move(words.picture)}};
}

}  // namespace switchbox::game
