#include "types/custom/formats/assembly.hpp"

#include <algorithm>
#include <array>

#include "base/long_work.hpp"
#include "machine/text.hpp"
#include "types/custom/formats/csv.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/model/wired_doubts.hpp"

namespace switchbox::puzzle {
namespace {

bool is_between(std::int64_t number, std::int64_t least, std::int64_t most) {
    return least <= number && number <= most;
}

Result<int> checked_states(std::optional<std::int64_t> states, const Where& where) {
    if (!states) return machine::counter_states;
    if (is_between(*states, machine::fewest_states, machine::max_states)) return static_cast<int>(*states);
    return error_at(where, tell("puzzle.states", *states, machine::fewest_states, machine::max_states));
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

// Returns the index of a name in `names`, or of one that differs only in capitals.
std::optional<std::size_t> state_called(const std::vector<std::string>& names, std::string_view name) {
    const std::string as_compared = machine::compared(name);
    std::optional<std::size_t> like;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (machine::compared(names[i]) == as_compared) return i;
        if (!like && lower_case(machine::compared(names[i])) == lower_case(as_compared)) like = i;
    }
    return like;
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
    note_work(100);
    const auto known = lamps_.find(machine::compared(name));
    if (known != lamps_.end()) return known->second;
    return unknown(lamps_, name, where, "puzzle.no-such-lamp");
}

Result<std::size_t> PuzzleBuilder::button(std::string_view name, const Where& where) {
    std::string key = machine::compared(name);
    if (auto problem = problem_with_name(key.empty() ? key : name, where)) return *std::move(problem);
    if (const auto known = buttons_.find(key);
        known != buttons_.end() && only_tried_.erase(known->second) > 0)
        return known->second;
    if (buttons_.contains(key)) return error_at(where, tell("puzzle.second-button", machine::quoted(name)));
    if (puzzle_.buttons.size() == machine::max_wired_buttons)
        return error_at(where, tell("puzzle.too-many-buttons", machine::max_wired_buttons));
    buttons_.emplace(std::move(key), puzzle_.buttons.size());
    puzzle_.buttons.push_back({machine::cleaned(name), {}});
    return puzzle_.buttons.size() - 1;
}

Result<std::size_t> PuzzleBuilder::any_button(std::string_view name, const Where& where) {
    const auto known = buttons_.find(machine::compared(name));
    return known == buttons_.end() ? button(name, where) : Result<std::size_t>(known->second);
}

Problem PuzzleBuilder::add_effect(std::size_t button, std::size_t lamp, std::int64_t by, const Where& where) {
    note_work(500);
    if (effects_.try_emplace({button, lamp}, Given{by, where}).second) return std::nullopt;
    return error_at(where, tell("puzzle.second-effect", machine::quoted(puzzle_.lamps[lamp].name)));
}

Problem PuzzleBuilder::begin_trial(std::string_view button, const Where& where) {
    auto known = buttons_.find(machine::compared(button));
    if (known == buttons_.end()) {
        const auto added = this->button(button, where);
        if (!added) return added.error();
        only_tried_.insert(*added);
        known = buttons_.find(machine::compared(button));
    }
    trials_.push_back({known->second, where, {}, {}});
    return std::nullopt;
}

Problem PuzzleBuilder::set_tried(std::size_t lamp, std::string_view state, bool is_before,
                                 const Where& where) {
    auto& states = is_before ? trials_.back().before : trials_.back().after;
    if (states.try_emplace(lamp, GivenState{std::string(state), where}).second) return std::nullopt;
    return error_at(where, tell("puzzle.said-twice"));
}

Problem PuzzleBuilder::set_states(std::optional<std::int64_t> states, const Where& where) {
    if (states_) return error_at(where, tell("puzzle.said-twice"));
    const auto checked = checked_states(states, where);
    if (!checked) return checked.error();
    states_ = *checked;
    return std::nullopt;
}

Problem PuzzleBuilder::set_states(std::size_t lamp, std::optional<std::int64_t> states, const Where& where) {
    if (states_of_.contains(lamp)) return error_at(where, tell("puzzle.said-twice"));
    const auto checked = checked_states(states, where);
    if (!checked) return checked.error();
    states_of_.emplace(lamp, *checked);
    return std::nullopt;
}

Problem PuzzleBuilder::set_start(std::size_t lamp, std::string_view state, const Where& where) {
    if (starts_.try_emplace(lamp, GivenState{std::string(state), where}).second) return std::nullopt;
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

Problem PuzzleBuilder::set_target(std::size_t lamp, std::string_view state, const Where& where) {
    note_work(200);
    if (targets_.back().try_emplace(lamp, GivenState{std::string(state), where}).second) return std::nullopt;
    return error_at(where, tell("puzzle.said-twice"));
}

Problem PuzzleBuilder::set_limit(Limit limit, std::string_view button, std::int64_t count,
                                 const Where& where) {
    const std::int64_t least = limit == Limit::cost ? 1 : 0;
    if (!is_between(count, least, machine::max_press_count))
        return error_at(where, tell("puzzle.count", count, least, machine::max_press_count));
    note_work(4 * limits_.size());
    std::string name = machine::compared(button);
    const bool is_second = std::any_of(limits_.begin(), limits_.end(), [&](const GivenLimit& given) {
        return given.limit == limit && given.button == name;
    });
    if (is_second) return error_at(where, tell("puzzle.said-twice"));
    limits_.push_back({limit, std::move(name), {count, where}});
    return std::nullopt;
}

Problem PuzzleBuilder::set_press(std::string_view which, const Where& where) {
    if (press_set_) return error_at(where, tell("puzzle.said-twice"));
    press_set_ = where;
    const auto rule = machine::place_of(lower_case(which), machine::press_words);
    if (rule) {
        puzzle_.press = static_cast<machine::PressRule>(*rule);
        return std::nullopt;
    }
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

Result<std::int64_t> PuzzleBuilder::state_of(std::size_t lamp, const GivenState& given, bool is_target) {
    note_work(100);
    const auto named = state_called(puzzle_.state_names, given.text);
    auto state = number_of(given.text);
    if (state && named && std::cmp_not_equal(*named, *state))
        remark(given.where, tell("puzzle.read.state", machine::quoted(given.text), *named));
    if (!state && named) state = static_cast<std::int64_t>(*named);
    if (!state && !(is_target && lower_case(given.text) == "x")) state = tick_of(given.text);
    if (!state && !puzzle_.state_names.empty())
        return error_at(given.where, tell("puzzle.no-face", machine::quoted(given.text)));
    if (!state)
        return error_at(given.where,
                        is_target ? problem_with_state(given.text) : problem_with_number(given.text));
    const machine::WiredLamp& of = puzzle_.lamps[lamp];
    if (of.is_counter() || is_between(*state, 0, of.states - 1)) return *state;
    return error_at(given.where,
                    tell("puzzle.state", *state, machine::quoted(of.name), of.states, of.states - 1));
}

Problem PuzzleBuilder::finish_lamps() {
    for (std::size_t i = 0; i < puzzle_.lamps.size(); ++i) {
        machine::WiredLamp& lamp = puzzle_.lamps[i];
        lamp.states = states_.value_or(lamp.states);
        if (const auto own = states_of_.find(i); own != states_of_.end()) lamp.states = own->second;
        const auto start = starts_.find(i);
        if (start == starts_.end()) continue;
        const auto state = state_of(i, start->second, false);
        if (!state) return state.error();
        lamp.start = *state;
    }
    return std::nullopt;
}

// Applies the states before a trial. A remark reports one that differs from the state after the trial before.
Problem PuzzleBuilder::set_states_before(const Trial& trial, std::vector<std::int64_t>& states) {
    for (const auto& [lamp, given] : trial.before) {
        const auto state = state_of(lamp, given, false);
        if (!state) return state.error();
        const bool is_known = starts_.contains(lamp) || &trial != trials_.data();
        if (is_known && states[lamp] != *state)
            remark(given.where, tell("puzzle.try.set-anew", machine::quoted(puzzle_.lamps[lamp].name),
                                     states[lamp], *state));
        states[lamp] = *state;
    }
    return std::nullopt;
}

Problem PuzzleBuilder::set_states_after(const Trial& trial, std::vector<std::int64_t>& states) {
    for (const auto& [lamp, given] : trial.after) {
        const auto state = state_of(lamp, given, false);
        if (!state) return state.error();
        states[lamp] = *state;
    }
    return std::nullopt;
}

std::int64_t PuzzleBuilder::steps_of(std::size_t lamp, std::int64_t by) const {
    const machine::WiredLamp& of = puzzle_.lamps[lamp];
    return of.is_counter() ? by : machine::steps_on(by, of.states);
}

Error PuzzleBuilder::contradiction(const Trial& trial, const Trial* earlier, std::size_t lamp,
                                   std::int64_t by, std::int64_t known) const {
    const Message button = machine::quoted(puzzle_.buttons[trial.button].name);
    const Message moved = machine::quoted(puzzle_.lamps[lamp].name);
    if (earlier == nullptr)
        return error_at(trial.where, tell("puzzle.try.not-as-listed", button, moved, by, known));
    const std::size_t line = std::get<TextPosition>(earlier->where).line;
    return error_at(trial.where, tell("puzzle.try.not-as-before", button, moved, by, known, line));
}

// Finds the effects of the buttons that were tried. A second trial, or the list of the button's lamps, must
// agree.
Problem PuzzleBuilder::finish_trials() {
    std::vector<std::int64_t> states;
    for (const machine::WiredLamp& lamp : puzzle_.lamps) states.push_back(lamp.start);
    std::map<std::size_t, std::vector<std::int64_t>> learned;  // by button, the steps of each lamp
    std::map<std::size_t, const Trial*> first_trials;          // by button
    for (const Trial& trial : trials_) {
        if (auto problem = set_states_before(trial, states)) return problem;
        std::vector<std::int64_t> after = states;
        if (auto problem = set_states_after(trial, after)) return problem;
        const bool is_first = only_tried_.contains(trial.button) && !learned.contains(trial.button);
        const Trial* earlier = first_trials.try_emplace(trial.button, &trial).first->second;
        std::vector<std::int64_t>& steps = learned[trial.button];
        steps.resize(after.size());
        for (std::size_t lamp = 0; lamp < after.size(); ++lamp) {
            const std::int64_t by = steps_of(lamp, after[lamp] - states[lamp]);
            const auto listed = effects_.find({trial.button, lamp});
            if (!is_first && listed != effects_.end()) steps[lamp] = steps_of(lamp, listed->second.value);
            if (!is_first && steps[lamp] != by)
                return contradiction(trial, earlier == &trial ? nullptr : earlier, lamp, by, steps[lamp]);
            steps[lamp] = by;
        }
        states = std::move(after);
    }
    for (const auto& [button, trial] : first_trials) {
        const std::vector<std::int64_t>& steps = learned[button];
        for (std::size_t lamp = 0; lamp < steps.size(); ++lamp)
            effects_[{button, lamp}] = {steps[lamp], trial->where};
    }
    for (std::size_t lamp = 0; lamp < states.size(); ++lamp) puzzle_.lamps[lamp].start = states[lamp];
    return std::nullopt;
}

Problem PuzzleBuilder::finish_effects() {
    constexpr std::int64_t most = machine::max_press_count;
    for (const auto& [who, by] : effects_) {
        note_work(100);
        const auto [button, lamp] = who;
        const machine::WiredLamp& of = puzzle_.lamps[lamp];
        if (of.is_counter() && !is_between(by.value, -most, most))
            return error_at(by.where, by.value > 0 ? tell("puzzle.number-too-large", by.value, most)
                                                   : tell("puzzle.number-too-small", by.value, -most));
        const auto steps = static_cast<int>(steps_of(lamp, by.value));
        if (steps != 0) puzzle_.buttons[button].effects.push_back({lamp, steps});
    }
    return std::nullopt;
}

Problem PuzzleBuilder::finish_targets() {
    if (is_alike_) return std::nullopt;
    if (targets_.empty()) targets_.emplace_back();
    for (States& target : targets_) {
        note_work(100);
        machine::TargetRow& row = puzzle_.targets.emplace_back(puzzle_.lamps.size(), 0);
        for (const auto& [lamp, given] : target) {
            row[lamp].reset();
            if (given.text == "*") continue;
            const auto state = state_of(lamp, given, true);
            if (!state) return state.error();
            row[lamp] = *state;
        }
        target.clear();  // row by row, since all together take long
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
    if (auto problem = finish_trials()) return *problem;
    if (auto problem = finish_effects()) return *problem;
    if (auto problem = finish_targets()) return *problem;
    if (auto problem = finish_limits()) return *problem;
    if (auto problem = finish_layout()) return *problem;
    if (puzzle_.press != machine::PressRule::any && machine::has_counters(puzzle_))
        return error_at(*press_set_, tell("puzzle.counter-lit"));
    return std::move(puzzle_);
}

}  // namespace switchbox::puzzle
