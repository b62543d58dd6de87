#include "play/action.hpp"

#include <array>
#include <optional>
#include <utility>

#include "machine/notation.hpp"

namespace switchbox::play {
namespace {

struct Word {
    std::string_view text;
    Action action;
};

// The actions that are one word.
const std::array<Word, 6>& words() {
    static const std::array<Word, 6> table{{{"undo", Undo{}},
                                            {"redo", Redo{}},
                                            {"hint", Hint{}},
                                            {"solve", Solve{}},
                                            {"dismiss", Dismiss{}},
                                            {"restart", Restart{}}}};
    return table;
}

Error not_an_action(std::string_view text) { return Error{machine::quoted(text) + " is not an action"}; }

// A number that fits an index, which has 32 bits on the page.
std::optional<std::size_t> parse_index(std::string_view text) {
    const auto number = machine::parse_number(text);
    if (!number || !std::in_range<std::size_t>(*number)) return std::nullopt;
    return static_cast<std::size_t>(*number);
}

Result<Action> parse_press(std::string_view number) {
    const auto button = parse_index(number);
    if (!button || *button == 0)
        return Error{"press " + machine::quoted(number) + ": buttons are counted from 1"};
    return Action{Press{*button - 1}};
}

Result<Action> parse_step(std::string_view number) {
    const auto step = parse_index(number);
    if (!step) return Error{"step " + machine::quoted(number) + ": a number is needed"};
    return Action{StepTo{*step}};
}

Result<Action> parse_new(std::string_view rest) {
    const std::vector<std::string_view> parts = machine::split(rest, ' ');
    if (parts.size() != 2) return Error{"new: a machine and a seed are needed"};
    const auto choice = machine::parse_choice(parts[0]);
    if (!choice) return choice.error();
    const auto seed = machine::parse_number(parts[1]);
    if (!seed) return Error{"new: seed " + machine::quoted(parts[1]) + " is not a number"};
    return Action{NewGame{*choice, *seed}};
}

}  // namespace

std::string format_action(const Action& action) {
    if (const auto* press = std::get_if<Press>(&action)) return "press " + std::to_string(press->button + 1);
    if (const auto* step = std::get_if<StepTo>(&action)) return "step " + std::to_string(step->step);
    if (const auto* fresh = std::get_if<NewGame>(&action)) {
        return "new " + machine::format_choice(fresh->machine) + " " + std::to_string(fresh->seed);
    }
    if (const auto* open = std::get_if<Open>(&action)) return "open " + open->code;
    for (const Word& word : words()) {
        if (word.action == action) return std::string(word.text);
    }
    return {};
}

Result<Action> parse_action(std::string_view text) {
    for (const Word& word : words()) {
        if (word.text == text) return word.action;
    }
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return not_an_action(text);
    const std::string_view verb = text.substr(0, space);
    const std::string_view rest = text.substr(space + 1);
    if (verb == "press") return parse_press(rest);
    if (verb == "step") return parse_step(rest);
    if (verb == "new") return parse_new(rest);
    if (verb == "open") return Action{Open{std::string(rest)}};
    return not_an_action(text);
}

}  // namespace switchbox::play
