#include "game/action.hpp"

#include <array>
#include <optional>
#include <utility>

#include "base/message.hpp"
#include "game/game.hpp"
#include "game/sentences.hpp"
#include "machine/text.hpp"

namespace switchbox::game {
namespace {

struct ActionWord {
    std::string_view text;
    Action action;
};

// Returns the actions whose text is one word.
const std::array<ActionWord, 9>& words() {
    static const std::array<ActionWord, 9> table{{{"undo", Undo{}},
                                                  {"redo", Redo{}},
                                                  {"hint", Hint{}},
                                                  {"solve", Solve{}},
                                                  {"dismiss", Dismiss{}},
                                                  {"restart", Restart{}},
                                                  {"nearest", TakeNearest{}},
                                                  {"answer possible", AnswerQuestion{true}},
                                                  {"answer impossible", AnswerQuestion{false}}}};
    return table;
}

std::string_view word_of(Side side) { return side == Side::start ? "start" : "target"; }

Error not_an_action(std::string_view text) {
    return Error{tell("play.action.unknown", machine::quoted(text))};
}

// Parses a number that fits an index, which has 32 bits in WebAssembly.
std::optional<std::size_t> parse_index(std::string_view text) {
    const auto number = machine::parse_number(text);
    if (!number || !std::in_range<std::size_t>(*number)) return std::nullopt;
    return static_cast<std::size_t>(*number);
}

// Parses a number counted from 1, as buttons and lamps are in the text, and returns it counted from 0.
std::optional<std::size_t> parse_counted(std::string_view text) {
    const auto number = parse_index(text);
    if (!number || *number == 0) return std::nullopt;
    return *number - 1;
}

Error not_counted(std::string_view verb, std::string_view number) {
    return Error{tell("play.action.buttons-from-1", verb, machine::quoted(number))};
}

Result<Action> parse_press(std::string_view number) {
    const auto button = parse_counted(number);
    if (!button) return not_counted("press", number);
    return Action{Press{*button}};
}

Result<Action> parse_hint(std::string_view number) {
    const auto button = parse_counted(number);
    if (!button) return not_counted("hint", number);
    return Action{Hint{button}};
}

Result<Action> parse_solve(std::string_view numbers) {
    Solve solve;
    for (const std::string_view number : machine::split(numbers, ' ')) {
        const auto button = parse_counted(number);
        if (!button) return not_counted("solve", number);
        solve.plan.push_back(*button);
    }
    return Action{std::move(solve)};
}

std::optional<Side> parse_side(std::string_view word) {
    for (const Side side : {Side::start, Side::target}) {
        if (word == word_of(side)) return side;
    }
    return std::nullopt;
}

Result<Action> parse_paint(std::string_view rest) {
    const std::vector<std::string_view> parts = machine::split(rest, ' ');
    if (parts.size() != 3) return Error{tell("play.action.paint.needs")};
    const auto side = parse_side(parts[0]);
    if (!side) return Error{tell("play.action.paint.side", machine::quoted(parts[0]))};
    const auto lamps = machine::parse_runs(parts[1]);
    if (!lamps) return Error{tell("play.action.paint.lamps-from-1", machine::quoted(parts[1]))};
    const auto index = parse_index(parts[2]);
    if (!index || *index >= machine::max_lamp_states) {
        return Error{tell("play.action.paint.state", machine::quoted(parts[2]))};
    }
    const auto state = static_cast<std::uint8_t>(*index);
    if (machine::count_cells(*lamps) == 1) return Action{SetLamp{*side, lamps->front().begin, state}};
    return Action{PaintLamps{*side, *lamps, state}};
}

// Returns whether the text packs the picture. Boards too large to be drawn have two states, and are packed.
bool is_packed(machine::Shape shape) {
    return shape.rows > machine::largest_side || shape.columns > machine::largest_side;
}
std::string format_picture(const machine::Picture& picture) {
    if (!is_packed(picture.shape)) return machine::format_grid(picture);
    return machine::format_shape(picture.shape) + ":" + machine::pack_folded(picture.cells, 2);
}

Result<Action> parse_packed(Side side, std::string_view shape_text, std::string_view cells_text) {
    const auto shape = machine::parse_shape(shape_text, machine::largest_played_side);
    if (!shape) return shape.error();
    const auto cells = machine::unpack_folded(cells_text, shape->size(), 2);
    if (!cells) return cells.error();
    return Action{SetPicture{side, {*shape, *cells}}};
}

Result<Action> parse_picture(Side side, std::string_view text) {
    if (const std::size_t colon = text.find(':'); colon != std::string_view::npos) {
        return parse_packed(side, text.substr(0, colon), text.substr(colon + 1));
    }
    auto picture = machine::parse_drawn_picture(
        text, side == Side::start ? machine::start_words : machine::target_words);
    if (!picture) return picture.error();
    return Action{SetPicture{side, *picture}};
}

Result<Action> parse_step(std::string_view number) {
    const auto step = parse_index(number);
    if (!step) return Error{tell("play.action.step.needs", machine::quoted(number))};
    return Action{StepTo{*step}};
}

std::optional<NewGameMode> parse_quest(std::string_view word) {
    for (const NewGameMode quest : {NewGameMode::solvable, NewGameMode::question, NewGameMode::picture}) {
        if (word == word_of(quest)) return quest;
    }
    return std::nullopt;
}

Result<Action> parse_codes(std::string_view text) {
    for (const machine::MachineType& type : machine::machine_types()) {
        if (type.parse_codes == nullptr) continue;
        auto choice = type.parse_codes(text);
        if (!choice) return Error{tell("play.action.codes", choice.error().message)};
        return Action{SetCodes{*choice}};
    }
    return Error{tell("play.refused.no-codes")};
}

Result<Action> parse_new(std::string_view rest) {
    std::vector<std::string_view> parts = machine::split(rest, ' ');
    if (parts.size() < 2 || parts.size() > 4) return Error{tell("play.action.new.needs")};
    const auto choice = machine::parse_choice(parts[0]);
    if (!choice) return choice.error();
    const auto seed = machine::parse_number(parts[1]);
    if (!seed) return Error{tell("play.action.new.seed", machine::quoted(parts[1]))};
    NewGame fresh{*choice, *seed};
    if (const auto quest = parse_quest(parts.back())) {
        fresh.quest = *quest;
        parts.pop_back();
    }
    if (parts.size() > 3) return Error{tell("play.action.new.kind", machine::quoted(parts[3]))};
    if (parts.size() < 3) return Action{std::move(fresh)};
    fresh.fewest = parse_index(parts[2]);
    if (!fresh.fewest) return Error{tell("play.action.new.fewest", machine::quoted(parts[2]))};
    return Action{std::move(fresh)};
}

std::string format_paint(const PaintLamps& paint) {
    return "paint " + std::string(word_of(paint.side)) + " " + machine::format_runs(paint.lamps) + " " +
           std::to_string(paint.state);
}

}  // namespace

std::string_view word_of(NewGameMode quest) {
    switch (quest) {
        case NewGameMode::question:
            return "question";
        case NewGameMode::picture:
            return "picture";
        default:
            return "solvable";
    }
}

std::string format_action(const Action& action) {
    for (const ActionWord& word : words()) {
        if (word.action == action) return std::string(word.text);
    }
    return std::visit(
        Overloaded{
            [](const Press& press) { return "press " + std::to_string(press.button + 1); },
            [](const StepTo& step) { return "step " + std::to_string(step.step); },
            [](const Hint& hint) { return "hint " + std::to_string(*hint.button + 1); },
            [](const Solve& solve) {
                std::string text = "solve";
                for (const std::size_t button : solve.plan) text += " " + std::to_string(button + 1);
                return text;
            },
            [](const NewGame& fresh) {
                return "new " + fresh.machine->text() + " " + std::to_string(fresh.seed) +
                       (fresh.fewest ? " " + std::to_string(*fresh.fewest) : "") +
                       (fresh.quest == NewGameMode::solvable ? "" : " " + std::string(word_of(fresh.quest)));
            },
            [](const Open& open) { return "open " + open.code; },
            [](const SetLamp& set) {
                return format_paint({set.side, {{set.lamp, set.lamp + 1}}, set.state});
            },
            [](const PaintLamps& paint) { return format_paint(paint); },
            [](const SetPicture& set) {
                return std::string(word_of(set.side)) + " " + format_picture(set.picture);
            },
            [](const SetCodes& set) { return "codes " + set.machine->codes(); },
            [](const auto& /*one of words()*/) { return std::string(); },
        },
        action);
}

Result<Action> parse_action(std::string_view text) {
    for (const ActionWord& word : words()) {
        if (word.text == text) return word.action;
    }
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return not_an_action(text);
    const std::string_view verb = text.substr(0, space);
    const std::string_view rest = text.substr(space + 1);
    if (verb == "press") return parse_press(rest);
    if (verb == "hint") return parse_hint(rest);
    if (verb == "solve") return parse_solve(rest);
    if (verb == "step") return parse_step(rest);
    if (verb == "paint") return parse_paint(rest);
    if (verb == "new") return parse_new(rest);
    if (verb == "codes") return parse_codes(rest);
    if (verb == "open") return Action{Open{std::string(rest)}};
    if (const auto side = parse_side(verb)) return parse_picture(*side, rest);
    return not_an_action(text);
}

namespace {

std::optional<std::size_t> pressed_by(const Action& action, const Game& game) {
    if (const auto* press = std::get_if<Press>(&action)) return press->button;
    const auto* step = std::get_if<StepTo>(&action);
    if (step == nullptr || step->step == 0) return std::nullopt;
    return game.position().timeline->plan[step->step - 1];
}

}  // namespace

Outcome outcome_of(const Action& action, const Game& game) {
    Outcome outcome{sentence_after(game, action), distance_after(game, action)};
    outcome.pressed = pressed_by(action, game);
    outcome.is_new_game = is_one_of<NewGame>(action);
    outcome.is_other_game = is_one_of<NewGame, Open>(action);
    outcome.begins_anew =
        is_one_of<NewGame, Open, SetLamp, PaintLamps, SetPicture, TakeNearest, SetCodes>(action);
    outcome.follows_solution = is_one_of<Solve, StepTo>(action);
    outcome.shows_answer = game.hint() || game.position().timeline;
    outcome.dismisses = is_one_of<Dismiss>(action);
    return outcome;
}

}  // namespace switchbox::game
