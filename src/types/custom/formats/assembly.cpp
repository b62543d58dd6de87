#include "types/custom/formats/assembly.hpp"

#include <algorithm>
#include <array>

#include "machine/text.hpp"
#include "types/custom/formats/csv.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/model/wired_doubts.hpp"

namespace switchbox::puzzle {
namespace {

bool is_between(std::int64_t number, std::int64_t least, std::int64_t most) {
    return least <= number && number <= most;
}

Problem problem_with_states(std::int64_t states, const Where& where) {
    if (is_between(states, machine::fewest_states, machine::max_states)) return std::nullopt;
    return error_at(where, tell("puzzle.states", states, machine::fewest_states, machine::max_states));
}

// Names in tables and JSON can have line ends and tabs, since JSON escapes any character.
Problem problem_with_shown(std::string_view name, const Where& where) {
    if (machine::can_be_shown(name, "\n\r\t")) return std::nullopt;
    return error_at(where, tell("puzzle.not-shown", machine::quoted(name)));
}

Problem problem_with_name(std::string_view name, const Where& where) {
    if (name.empty()) return error_at(where, tell("puzzle.no-name"));
    return problem_with_shown(name, where);
}

// Names that lamps and buttons can have, but that more likely mean a statement: the second text, if not
// empty.
constexpr std::array<std::pair<std::string_view, std::string_view>, 43> unlikely_names{
    {{"lamps", ""},       {"lights", ""},        {"buttons", ""},
     {"button", ""},      {"end", ""},           {"state", "states"},
     {"goal", "target"},  {"ziel", "target"},    {"wanted", "target"},
     {"starts", "start"}, {"targets", "target"}, {"limit", "most"},
     {"limits", "most"},  {"max", "most"},       {"maximum", "most"},
     {"grenze", "most"},  {"stuck", "most"},     {"broken", "most"},
     {"name", ""},        {"title", ""},         {"puzzle", ""},
     {"note", ""},        {"notes", ""},         {"rem", ""},
     {"comment", ""},     {"initial", "start"},  {"init", "start"},
     {"begin", "start"},  {"now", "start"},      {"anfang", "start"},
     {"on", ""},          {"off", ""},           {"lit", ""},
     {"grid", "layout"},  {"board", "layout"},   {"price", "cost"},
     {"costs", "cost"},   {"kosten", "cost"},    {"total", ""},
     {"switches", ""},    {"rows", ""},          {"columns", ""},
     {"titel", ""}}};

// Returns whether one character was changed, left out or put in, or two neighbours were swapped.
bool is_one_slip(std::string_view a, std::string_view b) {
    if (a.size() > b.size()) std::swap(a, b);
    if (b.size() - a.size() > 1) return false;
    const auto same =
        static_cast<std::size_t>(std::mismatch(a.begin(), a.end(), b.begin()).first - a.begin());
    const std::string_view rest = a.substr(same);
    const std::string_view other = b.substr(same);
    if (a.size() < b.size()) return rest == other.substr(1);
    if (rest.empty() || rest.substr(1) == other.substr(1)) return !rest.empty();
    return rest.size() > 1 && rest[0] == other[1] && rest[1] == other[0] && rest.substr(2) == other.substr(2);
}

// Returns the statement that a name likely means. Empty if only the name is unlikely, nullopt if it is usual.
std::optional<std::string_view> statement_meant(std::string_view name) {
    constexpr std::size_t shortest = 4;
    const std::string word = lower_case(without_colon(name));
    const auto unlikely = std::find_if(unlikely_names.begin(), unlikely_names.end(),
                                       [&](const auto& one) { return one.first == word; });
    if (unlikely != unlikely_names.end()) return unlikely->second;
    const auto near = std::find_if(keywords.begin(), keywords.end(), [&](std::string_view keyword) {
        return word == keyword || (word.size() >= shortest && is_one_slip(word, keyword));
    });
    if (near != keywords.end()) return *near;
    return word.starts_with('#') ? std::optional(std::string_view()) : std::nullopt;
}

}  // namespace

Problem PuzzleBuilder::set_name(std::string_view name, const Where& where) {
    puzzle_.name = machine::cleaned(name);
    return problem_with_shown(name, where);
}

Result<std::size_t> PuzzleBuilder::lamp(std::string_view name, const Where& where) {
    std::string key = machine::compared(name);
    const auto known = lamps_.find(key);
    if (known != lamps_.end()) return known->second;
    if (auto problem = problem_with_name(key.empty() ? key : name, where)) return *std::move(problem);
    if (puzzle_.lamps.size() == machine::max_wired_lamps)
        return error_at(where, tell("puzzle.too-many-lamps", machine::max_wired_lamps));
    lamps_.emplace(std::move(key), puzzle_.lamps.size());
    puzzle_.lamps.push_back({machine::cleaned(name)});
    return puzzle_.lamps.size() - 1;
}

Result<std::size_t> PuzzleBuilder::known_lamp(std::string_view name, const Where& where) const {
    const auto known = lamps_.find(machine::compared(name));
    if (known != lamps_.end()) return known->second;
    return unknown(lamps_, name, where, "puzzle.no-such-lamp");
}

Result<std::size_t> PuzzleBuilder::button(std::string_view name, const Where& where) {
    std::string key = machine::compared(name);
    if (auto problem = problem_with_name(key.empty() ? key : name, where)) return *std::move(problem);
    if (buttons_.contains(key)) return error_at(where, tell("puzzle.second-button", machine::quoted(name)));
    if (puzzle_.buttons.size() == machine::max_wired_buttons)
        return error_at(where, tell("puzzle.too-many-buttons", machine::max_wired_buttons));
    buttons_.emplace(std::move(key), puzzle_.buttons.size());
    puzzle_.buttons.push_back({machine::cleaned(name), {}});
    return puzzle_.buttons.size() - 1;
}

Problem PuzzleBuilder::add_effect(std::size_t button, std::size_t lamp, std::int64_t by, const Where& where) {
    if (effects_.try_emplace({button, lamp}, by).second) return std::nullopt;
    return error_at(where, tell("puzzle.second-effect", machine::quoted(puzzle_.lamps[lamp].name)));
}

Problem PuzzleBuilder::set_states(std::int64_t states, const Where& where) {
    if (states_) return error_at(where, tell("puzzle.said-twice"));
    states_ = Given{states, where};
    return problem_with_states(states, where);
}

Problem PuzzleBuilder::set_states(std::size_t lamp, std::int64_t states, const Where& where) {
    if (!states_of_.try_emplace(lamp, Given{states, where}).second)
        return error_at(where, tell("puzzle.said-twice"));
    return problem_with_states(states, where);
}

Problem PuzzleBuilder::set_start(std::size_t lamp, std::int64_t state, const Where& where) {
    if (starts_.try_emplace(lamp, Given{state, where}).second) return std::nullopt;
    return error_at(where, tell("puzzle.said-twice"));
}

Problem PuzzleBuilder::want_alike(const Where& where) {
    if (is_alike_ || !targets_.empty()) return error_at(where, tell("puzzle.alike-and-rows"));
    is_alike_ = true;
    return std::nullopt;
}

Problem PuzzleBuilder::begin_target(const Where& where) {
    if (is_alike_) return error_at(where, tell("puzzle.alike-and-rows"));
    targets_.emplace_back();
    return std::nullopt;
}

Problem PuzzleBuilder::set_target(std::size_t lamp, std::optional<std::int64_t> state, const Where& where) {
    std::optional<Given> given;
    if (state) given = Given{*state, where};
    if (targets_.back().try_emplace(lamp, given).second) return std::nullopt;
    return error_at(where, tell("puzzle.said-twice"));
}

Problem PuzzleBuilder::set_limit(Limit limit, std::string_view button, std::int64_t count,
                                 const Where& where) {
    const std::int64_t least = limit == Limit::cost ? 1 : 0;
    if (!is_between(count, least, machine::max_press_count))
        return error_at(where, tell("puzzle.count", count, least, machine::max_press_count));
    std::string name = machine::compared(button);
    const bool is_second = std::any_of(limits_.begin(), limits_.end(), [&](const GivenLimit& given) {
        return given.limit == limit && given.button == name;
    });
    if (is_second) return error_at(where, tell("puzzle.said-twice"));
    limits_.push_back({limit, std::move(name), {count, where}});
    return std::nullopt;
}

Problem PuzzleBuilder::set_press(std::string_view which, const Where& where) {
    if (is_press_set_) return error_at(where, tell("puzzle.said-twice"));
    is_press_set_ = true;
    const std::string word = lower_case(which);
    puzzle_.lit_only = word == "lit";
    if (puzzle_.lit_only || word == "any") return std::nullopt;
    return error_at(where, tell("puzzle.no-press", machine::quoted(which)));
}

Problem PuzzleBuilder::set_state_names(const std::vector<Word>& names, const Where& where) {
    if (!puzzle_.state_names.empty()) return error_at(where, tell("puzzle.said-twice"));
    for (const Word& name : names) {
        if (auto problem = problem_with_name(name.text, name.where)) return problem;
        if (puzzle_.state_names.size() == machine::max_states)
            return error_at(name.where, tell("puzzle.too-many-faces", machine::max_states));
        puzzle_.state_names.push_back(machine::cleaned(name.text));
    }
    return std::nullopt;
}

Problem PuzzleBuilder::lay_out(const std::vector<std::vector<Word>>& rows, const Where& where) {
    if (laid_out_) return error_at(where, tell("puzzle.said-twice"));
    laid_out_ = where;
    std::vector<bool> is_placed(machine::max_wired_lamps);
    for (const std::vector<Word>& row : rows) {
        auto& places = puzzle_.layout.emplace_back();
        for (const Word& word : row) {
            if (word.text == ".") {
                places.emplace_back();
                continue;
            }
            const auto lamp = this->lamp(word.text, word.where);
            if (!lamp) return lamp.error();
            if (is_placed[*lamp])
                return error_at(word.where, tell("puzzle.placed-twice", machine::quoted(word.text)));
            is_placed[*lamp] = true;
            places.emplace_back(*lamp);
        }
    }
    return std::nullopt;
}

Problem PuzzleBuilder::check_state(std::size_t lamp, const Given& state) const {
    const machine::WiredLamp& of = puzzle_.lamps[lamp];
    if (is_between(state.value, 0, of.states - 1)) return std::nullopt;
    return error_at(state.where,
                    tell("puzzle.state", state.value, machine::quoted(of.name), of.states, of.states - 1));
}

Problem PuzzleBuilder::finish_lamps() {
    for (std::size_t i = 0; i < puzzle_.lamps.size(); ++i) {
        machine::WiredLamp& lamp = puzzle_.lamps[i];
        if (states_) lamp.states = static_cast<int>(states_->value);
        if (const auto own = states_of_.find(i); own != states_of_.end())
            lamp.states = static_cast<int>(own->second.value);
        const auto start = starts_.find(i);
        if (start == starts_.end()) continue;
        if (auto problem = check_state(i, start->second)) return problem;
        lamp.start = static_cast<int>(start->second.value);
    }
    return std::nullopt;
}

void PuzzleBuilder::finish_effects() {
    for (const auto& [who, by] : effects_) {
        const auto [button, lamp] = who;
        const int steps = machine::steps_on(by, puzzle_.lamps[lamp].states);
        if (steps != 0) puzzle_.buttons[button].effects.push_back({lamp, steps});
    }
}

Problem PuzzleBuilder::finish_targets() {
    if (is_alike_) return std::nullopt;
    if (targets_.empty()) targets_.emplace_back();
    for (const Target& target : targets_) {
        machine::TargetRow& row = puzzle_.targets.emplace_back(puzzle_.lamps.size(), std::uint8_t{0});
        for (const auto& [lamp, state] : target) {
            row[lamp].reset();
            if (!state) continue;
            if (auto problem = check_state(lamp, *state)) return problem;
            row[lamp] = static_cast<std::uint8_t>(state->value);
        }
    }
    return std::nullopt;
}

Problem PuzzleBuilder::finish_limits() {
    for (const GivenLimit& given : limits_) {
        const auto found = buttons_.find(given.button);
        if (found == buttons_.end())
            return unknown(buttons_, given.button, given.count.where, "puzzle.no-such-button");
        machine::WiredButton& button = puzzle_.buttons[found->second];
        const auto count = static_cast<std::uint32_t>(given.count.value);
        if (given.limit == Limit::most) button.most = count;
        if (given.limit == Limit::cost) button.cost = count;
        if (given.limit == Limit::pressed) button.pressed = count;
    }
    return std::nullopt;
}

Problem PuzzleBuilder::finish_layout() {
    if (!laid_out_) {
        puzzle_.layout = machine::single_row(puzzle_.lamps.size());
        return std::nullopt;
    }
    std::vector<bool> is_placed(puzzle_.lamps.size());
    for (const auto& row : puzzle_.layout) {
        for (const auto& lamp : row) {
            if (lamp) is_placed[*lamp] = true;
        }
    }
    const auto missing = std::find(is_placed.begin(), is_placed.end(), false) - is_placed.begin();
    if (missing == std::ssize(is_placed)) return std::nullopt;
    return error_at(*laid_out_, tell("puzzle.not-placed",
                                     machine::quoted(puzzle_.lamps[static_cast<std::size_t>(missing)].name)));
}

void PuzzleBuilder::remark(const Where& where, const Message& what) {
    if (remarks_ != nullptr) remarks_->push_back(error_at(where, what).message);
}

void PuzzleBuilder::remark_if_unlikely(std::string_view name, const Where& where, const Message& how) {
    const auto meant = statement_meant(name);
    if (!meant) return;
    remark(where, meant->empty() ? how : tell("puzzle.did-you-mean", how, machine::quoted(*meant)));
}

// Returns the error about an unknown name, with the most similar known name if there is one.
Error PuzzleBuilder::unknown(const Names& names, std::string_view name, const Where& where, MessageId<1> id) {
    std::vector<std::string> others;
    for (const auto& known : names) others.push_back(known.first);
    const auto like = machine::nearest_name(std::string(name), others);
    const Message what = tell(id, machine::quoted(name));
    return error_at(where, like ? tell("puzzle.did-you-mean", what, machine::quoted(*like)) : what);
}

Result<machine::WiredPuzzle> PuzzleBuilder::finish() && {
    if (puzzle_.lamps.empty()) return error_at(TextPosition{}, tell("puzzle.no-lamp"));
    if (auto problem = finish_lamps()) return *problem;
    finish_effects();
    if (auto problem = finish_targets()) return *problem;
    if (auto problem = finish_limits()) return *problem;
    if (auto problem = finish_layout()) return *problem;
    return std::move(puzzle_);
}

}  // namespace switchbox::puzzle
