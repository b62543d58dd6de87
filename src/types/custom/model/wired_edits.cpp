#include "types/custom/model/wired_edits.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "base/result.hpp"
#include "machine/text.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::machine {
namespace {

template <class Named>
std::set<std::string> names_of(const std::vector<Named>& named) {
    std::set<std::string> names;
    for (const Named& one : named) names.insert(one.name);
    return names;
}

template <class Named>
std::optional<std::size_t> named(const std::vector<Named>& all, std::string_view name) {
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Named& one) { return one.name == name; });
    if (found == all.end()) return std::nullopt;
    return static_cast<std::size_t>(found - all.begin());
}

// Returns the first of "1", "2", ... that no lamp or button has.
std::string free_lamp_name(const WiredPuzzle& puzzle) {
    const std::set<std::string> lamps = names_of(puzzle.lamps);
    const std::set<std::string> buttons = names_of(puzzle.buttons);
    std::size_t number = 1;
    while (lamps.contains(std::to_string(number)) || buttons.contains(std::to_string(number))) ++number;
    return std::to_string(number);
}

// Returns the first of "A" to "Z", "A2" to "Z2", ... that no lamp or button has.
std::string free_button_name(const WiredPuzzle& puzzle) {
    constexpr std::size_t letters = 26;
    const std::set<std::string> lamps = names_of(puzzle.lamps);
    const std::set<std::string> buttons = names_of(puzzle.buttons);
    for (std::size_t i = 0;; ++i) {
        std::string name(1, static_cast<char>('A' + i % letters));
        if (i >= letters) name += std::to_string(i / letters + 1);
        if (!lamps.contains(name) && !buttons.contains(name)) return name;
    }
}

// Returns the most frequent number of states.
int usual_states(const WiredPuzzle& puzzle) {
    std::map<int, std::size_t> counts;
    for (const WiredLamp& lamp : puzzle.lamps) ++counts[lamp.states];
    const auto more = [](const auto& a, const auto& b) { return a.second < b.second; };
    return std::max_element(counts.begin(), counts.end(), more)->first;
}

std::optional<std::size_t>& place_in(WiredPuzzle& puzzle, std::size_t cell) {
    const std::size_t columns = puzzle.layout.front().size();
    return puzzle.layout[cell / columns][cell % columns];
}

// Removes a lamp. The indices of later lamps decrease by one.
void forget_lamp(WiredButton& button, std::size_t gone) {
    std::erase_if(button.effects, [&](const WiredEffect& effect) { return effect.lamp == gone; });
    for (WiredEffect& effect : button.effects) {
        if (effect.lamp > gone) --effect.lamp;
    }
}

void forget_lamp(WiredLayout& layout, std::size_t gone) {
    for (auto& row : layout) {
        for (auto& lamp : row) {
            if (lamp == gone) {
                lamp.reset();
            } else if (lamp && *lamp > gone) {
                --*lamp;
            }
        }
    }
}

std::optional<Error> problem_with_name(std::string_view name) {
    if (is_word(name) && !ends_in_steps(name) && name.size() <= longest_drawn_name) return std::nullopt;
    return Error{tell("puzzle.draw.no-name")};
}

std::int64_t come_round(std::int64_t state, int states) { return state % states; }

}  // namespace

Shape drawn_shape(const WiredPuzzle& puzzle) {
    std::size_t columns = 1;
    for (const auto& row : puzzle.layout) columns = std::max(columns, row.size());
    return {static_cast<int>(puzzle.layout.size()), static_cast<int>(columns)};
}

std::optional<std::size_t> lamp_in(const WiredPuzzle& puzzle, std::size_t cell) {
    const Shape shape = drawn_shape(puzzle);
    const auto& row = puzzle.layout[static_cast<std::size_t>(shape.row(cell))];
    const auto column = static_cast<std::size_t>(shape.column(cell));
    return column < row.size() ? row[column] : std::nullopt;
}

void set_drawn_shape(WiredPuzzle& puzzle, Shape shape) {
    const auto rows = static_cast<std::size_t>(shape.rows);
    const auto columns = static_cast<std::size_t>(shape.columns);
    std::vector<std::string> outside;
    for (std::size_t row = 0; row < puzzle.layout.size(); ++row) {
        for (std::size_t column = 0; column < puzzle.layout[row].size(); ++column) {
            const auto& lamp = puzzle.layout[row][column];
            if (lamp && (row >= rows || column >= columns)) outside.push_back(puzzle.lamps[*lamp].name);
        }
    }
    for (const std::string& name : outside) {
        if (puzzle.lamps.size() > 1) remove_lamp(puzzle, *named(puzzle.lamps, name));
    }
    puzzle.layout.resize(rows);
    for (auto& row : puzzle.layout) row.resize(columns);
    const auto has_lamp = [](const auto& row) {
        return std::any_of(row.begin(), row.end(), [](const auto& lamp) { return lamp.has_value(); });
    };
    // The last lamp remains, in the first place.
    if (std::none_of(puzzle.layout.begin(), puzzle.layout.end(), has_lamp)) puzzle.layout[0][0] = 0;
}

std::size_t add_lamp(WiredPuzzle& puzzle, std::size_t cell) {
    set_drawn_shape(puzzle, drawn_shape(puzzle));
    const bool with_button = has_own_buttons(puzzle) && puzzle.lamps.size() == puzzle.buttons.size();
    WiredLamp lamp{free_lamp_name(puzzle)};
    lamp.states = usual_states(puzzle);
    const std::size_t added = puzzle.lamps.size();
    puzzle.lamps.push_back(lamp);
    for (TargetRow& row : puzzle.targets) row.emplace_back(0);
    place_in(puzzle, cell) = added;
    if (with_button) puzzle.buttons.push_back({lamp.name, {{added, 1}}});
    return added;
}

void remove_lamp(WiredPuzzle& puzzle, std::size_t lamp) {
    require(puzzle.lamps.size() > 1, "a puzzle keeps a lamp");
    const bool with_button = has_own_buttons(puzzle) && puzzle.lamps.size() == puzzle.buttons.size();
    if (with_button) remove_button(puzzle, *named(puzzle.buttons, puzzle.lamps[lamp].name));
    const auto at = static_cast<std::ptrdiff_t>(lamp);
    puzzle.lamps.erase(puzzle.lamps.begin() + at);
    for (WiredButton& button : puzzle.buttons) forget_lamp(button, lamp);
    for (TargetRow& row : puzzle.targets) row.erase(row.begin() + at);
    forget_lamp(puzzle.layout, lamp);
}

void set_states(WiredPuzzle& puzzle, std::size_t lamp, int states) {
    const int before = std::exchange(puzzle.lamps[lamp].states, states);
    puzzle.lamps[lamp].start = come_round(puzzle.lamps[lamp].start, states);
    for (TargetRow& row : puzzle.targets) {
        if (row[lamp]) row[lamp] = come_round(*row[lamp], states);
    }
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) {
        const int steps = signed_steps(effect_on(puzzle.buttons[i], lamp), before);
        set_effect(puzzle, i, lamp, steps_on(steps, states));
    }
}

std::optional<Error> rename_lamp(WiredPuzzle& puzzle, std::size_t lamp, const std::string& name) {
    if (puzzle.lamps[lamp].name == name) return std::nullopt;
    if (auto problem = problem_with_name(name)) return problem;
    if (named(puzzle.lamps, name)) return Error{tell("puzzle.draw.lamp-there", name)};
    if (const auto button = named(puzzle.buttons, puzzle.lamps[lamp].name)) {
        if (auto problem = rename_button(puzzle, *button, name)) return problem;
    }
    puzzle.lamps[lamp].name = name;
    return std::nullopt;
}

std::optional<Error> name_states(WiredPuzzle& puzzle, std::vector<std::string> names) {
    if (names.size() > max_states) return Error{tell("puzzle.too-many-faces", max_states)};
    for (const std::string& name : names) {
        if (auto problem = problem_with_name(name)) return problem;
    }
    puzzle.state_names = std::move(names);
    return std::nullopt;
}

std::optional<Error> set_title(WiredPuzzle& puzzle, std::string_view title) {
    std::string clean = cleaned(title);
    clean.erase(clean.find_last_not_of(' ') + 1);
    clean.erase(0, std::min(clean.find_first_not_of(' '), clean.size()));
    if (clean.size() > longest_drawn_name || !can_be_shown(clean))
        return Error{tell("puzzle.draw.long-title")};
    puzzle.name = std::move(clean);
    return std::nullopt;
}

std::size_t add_button(WiredPuzzle& puzzle) {
    puzzle.buttons.push_back({free_button_name(puzzle), {}});
    return puzzle.buttons.size() - 1;
}

void remove_button(WiredPuzzle& puzzle, std::size_t button) {
    require(puzzle.buttons.size() > 1, "a puzzle keeps a button");
    puzzle.buttons.erase(puzzle.buttons.begin() + static_cast<std::ptrdiff_t>(button));
}

std::optional<Error> rename_button(WiredPuzzle& puzzle, std::size_t button, const std::string& name) {
    if (puzzle.buttons[button].name == name) return std::nullopt;
    if (auto problem = problem_with_name(name)) return problem;
    if (named(puzzle.buttons, name)) return Error{tell("puzzle.draw.button-there", name)};
    puzzle.buttons[button].name = name;
    return std::nullopt;
}

bool has_own_buttons(const WiredPuzzle& puzzle) {
    const std::set<std::string> buttons = names_of(puzzle.buttons);
    return std::all_of(puzzle.lamps.begin(), puzzle.lamps.end(),
                       [&](const WiredLamp& lamp) { return buttons.contains(lamp.name); });
}

void add_own_buttons(WiredPuzzle& puzzle) {
    const std::set<std::string> there = names_of(puzzle.buttons);
    for (std::size_t i = 0; i < puzzle.lamps.size(); ++i) {
        const std::string& name = puzzle.lamps[i].name;
        if (!there.contains(name)) puzzle.buttons.push_back({name, {{i, 1}}});
    }
}

int effect_on(const WiredButton& button, std::size_t lamp) {
    const auto& effects = button.effects;
    const auto found = std::find_if(effects.begin(), effects.end(),
                                    [&](const WiredEffect& effect) { return effect.lamp == lamp; });
    return found == effects.end() ? 0 : found->by;
}

void set_effect(WiredPuzzle& puzzle, std::size_t button, std::size_t lamp, int by) {
    auto& effects = puzzle.buttons[button].effects;
    std::erase_if(effects, [&](const WiredEffect& effect) { return effect.lamp == lamp; });
    if (by == 0) return;
    const auto behind = std::find_if(effects.begin(), effects.end(),
                                     [&](const WiredEffect& effect) { return effect.lamp > lamp; });
    effects.insert(behind, {lamp, by});
}

bool can_repeat(const WiredPuzzle& puzzle, std::size_t button) {
    const LampsOfButtons lamps = lamps_named_alike(puzzle);
    const auto with_lamp =
        std::count_if(lamps.begin(), lamps.end(), [](const auto& lamp) { return lamp.has_value(); });
    return lamps[button].has_value() && with_lamp > 1;
}

namespace {

// Place of a lamp: its cell in drawn_shape(), or its number on a ring of all lamps.
class RepeatedPlaces {
  public:
    RepeatedPlaces(const WiredPuzzle& puzzle, Repetition along)
        : puzzle_(puzzle), along_(along), shape_(drawn_shape(puzzle)), cells_(puzzle.lamps.size()) {
        for (std::size_t cell = 0; cell < shape_.size(); ++cell) {
            if (const auto lamp = lamp_in(puzzle, cell)) cells_[*lamp] = cell;
        }
    }

    // Returns the lamp that is as far from `to` as `lamp` is from `from`; nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> moved(std::size_t lamp, std::size_t from, std::size_t to) const {
        const std::size_t count = puzzle_.lamps.size();
        if (along_ == Repetition::ring) return (lamp + to + count - from) % count;
        const int row = shape_.row(cells_[lamp]) - shape_.row(cells_[from]) + shape_.row(cells_[to]);
        const int column =
            shape_.column(cells_[lamp]) - shape_.column(cells_[from]) + shape_.column(cells_[to]);
        const bool is_inside = row >= 0 && row < shape_.rows && column >= 0 && column < shape_.columns;
        return is_inside ? lamp_in(puzzle_, shape_.cell(row, column)) : std::nullopt;
    }

  private:
    const WiredPuzzle& puzzle_;
    Repetition along_;
    Shape shape_;
    std::vector<std::size_t> cells_;
};

}  // namespace

void repeat_effects(WiredPuzzle& puzzle, std::size_t button, Repetition along) {
    require(can_repeat(puzzle, button), "the button has no lamp, or is the only one");
    const LampsOfButtons lamps = lamps_named_alike(puzzle);
    const RepeatedPlaces places(puzzle, along);
    const std::vector<WiredEffect> pattern = puzzle.buttons[button].effects;
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) {
        if (i == button || !lamps[i]) continue;
        puzzle.buttons[i].effects.clear();
        for (const auto [lamp, by] : pattern) {
            const int steps = signed_steps(by, puzzle.lamps[lamp].states);
            if (const auto moved = places.moved(lamp, *lamps[button], *lamps[i]))
                set_effect(puzzle, i, *moved, steps_on(steps, puzzle.lamps[*moved].states));
        }
    }
}

void learn(WiredPuzzle& puzzle, std::size_t button, const std::vector<std::uint8_t>& before,
           const std::vector<std::uint8_t>& after) {
    puzzle.buttons[button].effects.clear();
    for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp)
        set_effect(puzzle, button, lamp, steps_on(after[lamp] - before[lamp], puzzle.lamps[lamp].states));
}

void step_start(WiredPuzzle& puzzle, std::size_t lamp, int by) {
    WiredLamp& stepped = puzzle.lamps[lamp];
    stepped.start = steps_on(stepped.start + by, stepped.states);
}

void step_target(WiredPuzzle& puzzle, std::size_t row, std::size_t lamp, int by) {
    auto& wanted = puzzle.targets[row][lamp];
    const int states = puzzle.lamps[lamp].states;  // also stands for "does not matter"
    const int next = steps_on(wanted.value_or(states) + by, states + 1);
    wanted = next == states ? std::nullopt : std::optional<std::int64_t>(next);
}

void want_alike(WiredPuzzle& puzzle, bool alike) {
    if (puzzle.wants_alike() == alike) return;
    puzzle.targets.clear();
    if (!alike) puzzle.targets.emplace_back(puzzle.lamps.size(), 0);
}

void add_target(WiredPuzzle& puzzle) { puzzle.targets.push_back(puzzle.targets.back()); }

void remove_target(WiredPuzzle& puzzle, std::size_t row) {
    require(puzzle.targets.size() > 1, "a puzzle keeps a target");
    puzzle.targets.erase(puzzle.targets.begin() + static_cast<std::ptrdiff_t>(row));
}

WiredPuzzle wired_from(const Machine& machine, const Picture& target) {
    const PressGrid none = machine.no_presses();
    const Picture start = machine.picture(none);
    WiredPuzzle puzzle;
    const Shape shape = machine.lamps();
    puzzle.layout.assign(static_cast<std::size_t>(shape.rows), {});
    for (auto& row : puzzle.layout) row.resize(static_cast<std::size_t>(shape.columns));
    std::vector<std::size_t> lamp_at(shape.size());
    TargetRow wanted;
    for (const std::size_t cell : machine.lamp_sites().cells()) {
        lamp_at[cell] = puzzle.lamps.size();
        place_in(puzzle, cell) = puzzle.lamps.size();
        const std::string name = std::to_string(puzzle.lamps.size() + 1);
        puzzle.lamps.push_back({name, machine.lamp_states(), start[cell]});
        wanted.emplace_back(target[cell]);
    }
    puzzle.targets.push_back(std::move(wanted));
    for (const std::size_t cell : machine.button_sites().cells()) {
        WiredButton button{
            (machine.buttons_are_lamps() ? "" : "B") + std::to_string(puzzle.buttons.size() + 1), {}};
        for (const std::size_t lamp : machine.changes(none, cell))
            button.effects.push_back({lamp_at[lamp], 1});
        puzzle.buttons.push_back(std::move(button));
    }
    return puzzle;
}

}  // namespace switchbox::machine
