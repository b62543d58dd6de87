#include "types/custom/model/wired_machine.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/random.hpp"
#include "base/result.hpp"
#include "machine/machine_type.hpp"
#include "machine/text.hpp"
#include "types/custom/model/wired_code.hpp"

namespace switchbox::machine {
namespace {

constexpr std::size_t longest_row = 24;  // lamps in a row without a layout

CellMask sites_at(Shape shape, const std::vector<std::size_t>& cells) {
    CellMask sites{shape, std::vector<bool>(shape.size())};
    for (const std::size_t cell : cells) sites.present[cell] = true;
    return sites;
}

// Returns the side, at least 1, of the smallest square with that many cells.
std::size_t side_of_square(std::size_t count) {
    std::size_t side = 1;
    while (side * side < count) ++side;
    return side;
}

// Returns the rows of the layout. A single row of more than 24 lamps becomes a square.
WiredLayout lamp_rows(const WiredPuzzle& puzzle) {
    const bool is_long = puzzle.layout.size() == 1 && puzzle.layout.front().size() > longest_row;
    if (!is_long) return puzzle.layout;
    const std::size_t width = side_of_square(puzzle.layout.front().size());
    WiredLayout rows;
    for (std::size_t i = 0; i < puzzle.layout.front().size(); ++i) {
        if (i % width == 0) rows.emplace_back();
        rows.back().push_back(puzzle.layout.front()[i]);
    }
    return rows;
}

// Returns whether each lamp has a button of its name. Names are unique, so with equal numbers it suffices
// that each button has a lamp.
bool has_button_for_each_lamp(const WiredPuzzle& puzzle, const LampsOfButtons& lamps) {
    return puzzle.buttons.size() == puzzle.lamps.size() &&
           std::all_of(lamps.begin(), lamps.end(), [](const auto& lamp) { return lamp.has_value(); });
}

}  // namespace

CellMask WiredBoard::lamp_sites() const { return sites_at(shape, lamp_cells); }

CellMask WiredBoard::button_sites() const { return sites_at(shape, button_cells); }

WiredBoard board_of(const WiredPuzzle& puzzle) {
    const WiredLayout rows = lamp_rows(puzzle);
    std::size_t width = 1;
    for (const auto& row : rows) width = std::max(width, row.size());
    const LampsOfButtons lamps = lamps_named_alike(puzzle);
    WiredBoard board;
    board.buttons_are_lamps = has_button_for_each_lamp(puzzle, lamps);
    const std::size_t buttons = board.buttons_are_lamps ? 0 : puzzle.buttons.size();
    const std::size_t button_rows = (buttons + width - 1) / width;
    // A single row of lamps has its buttons directly below it, without a gap.
    const std::size_t gap = buttons > 0 && rows.size() > 1 ? 1 : 0;
    board.shape = {static_cast<int>(rows.size() + gap + button_rows), static_cast<int>(width)};
    board.lamp_cells.resize(puzzle.lamps.size());
    for (std::size_t row = 0; row < rows.size(); ++row) {
        for (std::size_t column = 0; column < rows[row].size(); ++column) {
            if (rows[row][column]) board.lamp_cells[*rows[row][column]] = row * width + column;
        }
    }
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) {
        board.button_cells.push_back(board.buttons_are_lamps ? board.lamp_cells[*lamps[i]]
                                                             : (rows.size() + gap) * width + i);
    }
    return board;
}

namespace {

constexpr int max_played_side = 64;

template <class StateOf>
Picture shown_on_board(const WiredPuzzle& puzzle, StateOf state_of) {
    const WiredBoard board = board_of(puzzle);
    Picture picture = Picture::filled(board.shape, 0);
    for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp)
        picture[board.lamp_cells[lamp]] = static_cast<std::uint8_t>(state_of(lamp));
    return picture;
}

std::vector<std::size_t> numbers_at(Shape shape, const std::vector<std::size_t>& cells) {
    std::vector<std::size_t> numbers(shape.size());
    for (std::size_t i = 0; i < cells.size(); ++i) numbers[cells[i]] = i;
    return numbers;
}

}  // namespace

std::optional<Error> problem_with_playing(const WiredPuzzle& puzzle) {
    if (has_counters(puzzle)) return Error{tell("puzzle.board.counter")};
    const Shape shape = board_of(puzzle).shape;
    if (puzzle.buttons.empty()) return Error{tell("puzzle.board.no-button")};
    if (shape.columns > max_played_side || shape.rows > 2 * max_played_side)
        return Error{tell("puzzle.board.too-large", format_shape(shape), max_played_side)};
    const auto is_too_high = [&](const WiredButton& button) {
        return puzzle.press != PressRule::any && button.most && *button.most >= std::uint32_t{max_period};
    };
    if (std::any_of(puzzle.buttons.begin(), puzzle.buttons.end(), is_too_high))
        return Error{tell("puzzle.board.too-high-limit", max_period - 1)};
    const std::vector<int> periods = periods_of(puzzle);
    const auto longest = std::max_element(periods.begin(), periods.end());
    if (*longest <= max_period) return std::nullopt;
    const WiredButton& button = puzzle.buttons[static_cast<std::size_t>(longest - periods.begin())];
    return Error{tell("puzzle.board.too-many-states", button.name, *longest, max_period)};
}

WiredMachine::WiredMachine(std::shared_ptr<const WiredPuzzle> puzzle, Picture start)
    : puzzle_(std::move(puzzle)),
      board_(board_of(*puzzle_)),
      buttons_(board_.button_sites()),
      lamps_(board_.lamp_sites()),
      lamp_at_(numbers_at(board_.shape, board_.lamp_cells)),
      button_at_(numbers_at(board_.shape, board_.button_cells)),
      rows_(rows_wanted(*puzzle_)),
      gates_(gates_of(*puzzle_)),
      start_(std::move(start)),
      lamp_states_(lamp_states_of(*puzzle_)),
      periods_(periods_of(*puzzle_)),
      press_states_(press_states_of(*puzzle_)) {
    require(start_.shape == board_.shape, "the start has another shape than the board");
}

Message WiredMachine::button_place(std::size_t button) const {
    return tell("puzzle.board.button", puzzle_->buttons[button_at_[button]].name);
}

Message WiredMachine::state_name(int state) const { return named_state(*puzzle_, state, lamp_states_); }

Message WiredMachine::state_name_at(std::size_t lamp, int state) const {
    return named_state(*puzzle_, state, states_of(lamp));
}

Picture WiredMachine::picture(const PressGrid& presses) const {
    Picture shown = start_;
    for (std::size_t i = 0; i < puzzle_->buttons.size(); ++i) {
        const int times = presses[board_.button_cells[i]];
        if (times == 0) continue;
        for (const auto [lamp, by] : puzzle_->buttons[i].effects) {
            std::uint8_t& state = shown[board_.lamp_cells[lamp]];
            state = static_cast<std::uint8_t>((state + times * by) % puzzle_->lamps[lamp].states);
        }
    }
    return shown;
}

std::vector<std::size_t> WiredMachine::changes(const PressGrid& /*presses*/, std::size_t button) const {
    std::vector<std::size_t> cells;
    for (const WiredEffect& effect : puzzle_->buttons[button_at_[button]].effects)
        cells.push_back(board_.lamp_cells[effect.lamp]);
    std::sort(cells.begin(), cells.end());
    return cells;
}

// Compares with a count that wraps to 0 after a period. If the order does not matter, no solution needs that
// many presses, and a limit of a period or more is no limit.
bool WiredMachine::may_press(const PressGrid& presses, const Picture& shown, std::size_t button) const {
    const auto most = most_presses(button);
    const auto gate = gates_[button_at_[button]];
    return (!most || presses[button] < *most) &&
           (!gate || (shown[board_.lamp_cells[*gate]] != 0) == needs_lit(presses));
}

Message WiredMachine::obstacle(const PressGrid& presses, std::size_t button) const {
    const auto most = most_presses(button);
    if (most && presses[button] >= *most) return tell("puzzle.refused.most", button_place(button), *most);
    if (press_rule() == PressRule::alternating) return {};
    const WiredLamp& gate = puzzle_->lamps[*gates_[button_at_[button]]];
    return tell(gate.states == 2 ? "puzzle.refused.dark"_id : "puzzle.refused.at-0"_id, gate.name);
}

std::optional<std::uint32_t> WiredMachine::most_presses(std::size_t button) const {
    return puzzle_->buttons[button_at_[button]].most;
}

std::optional<std::uint64_t> WiredMachine::cost_of(const PressGrid& presses) const {
    const std::vector<WiredButton>& buttons = puzzle_->buttons;
    const auto is_usual = [](const WiredButton& button) { return button.cost == 1; };
    if (std::all_of(buttons.begin(), buttons.end(), is_usual)) return std::nullopt;
    std::uint64_t cost = 0;
    for (std::size_t i = 0; i < buttons.size(); ++i)
        cost += std::uint64_t{presses[board_.button_cells[i]]} * buttons[i].cost;
    return cost;
}

// Counts for the row with the fewest wrong lamps.
std::size_t WiredMachine::count_wrong(const Picture& shown, const Picture& /*target*/) const {
    std::size_t least = puzzle_->lamps.size();
    for (const TargetRow& row : rows_) {
        std::size_t wrong = 0;
        for (std::size_t lamp = 0; lamp < row.size(); ++lamp) {
            if (row[lamp] && *row[lamp] != shown[board_.lamp_cells[lamp]]) ++wrong;
        }
        least = std::min(least, wrong);
    }
    return least;
}

std::optional<std::uint8_t> WiredMachine::wanted(std::size_t lamp, const Picture& /*target*/) const {
    const std::optional<std::int64_t> state = rows_.front()[lamp_at_[lamp]];
    const bool is_everywhere = std::all_of(
        rows_.begin(), rows_.end(), [&](const TargetRow& row) { return row[lamp_at_[lamp]] == state; });
    if (!is_everywhere || !state) return std::nullopt;
    return static_cast<std::uint8_t>(*state);
}

WiredPuzzle WiredMachine::after(const PressGrid& presses) const {
    WiredPuzzle rest = *puzzle_;
    const Picture shown = picture(presses);
    for (std::size_t i = 0; i < rest.lamps.size(); ++i) rest.lamps[i].start = shown[board_.lamp_cells[i]];
    for (std::size_t i = 0; i < rest.buttons.size(); ++i) {
        WiredButton& button = rest.buttons[i];
        const std::uint32_t made = presses[board_.button_cells[i]];
        button.pressed = 0;
        if (button.most) button.most = *button.most - std::min(*button.most, made);
    }
    return rest;
}

WiredPuzzle WiredMachine::with_start(const PressGrid& presses) const {
    WiredPuzzle whole = *puzzle_;
    for (std::size_t i = 0; i < whole.lamps.size(); ++i) whole.lamps[i].start = start_[board_.lamp_cells[i]];
    for (std::size_t i = 0; i < whole.buttons.size(); ++i)
        whole.buttons[i].pressed = presses[board_.button_cells[i]];
    return whole;
}

const WiredMachine* wired_in(const Machine& machine) {
    return machine.type() == wired_id ? static_cast<const WiredMachine*>(&machine) : nullptr;
}

int lamp_states_of(const WiredPuzzle& puzzle) {
    int states = fewest_states;
    for (const WiredLamp& lamp : puzzle.lamps) states = std::max(states, lamp.states);
    return states;
}

std::vector<int> periods_of(const WiredPuzzle& puzzle) {
    const int even = puzzle.press == PressRule::alternating ? 2 : 1;
    std::uint32_t most = 0;
    if (puzzle.press != PressRule::any)
        for (const WiredButton& button : puzzle.buttons) most = std::max(most, button.most.value_or(0));
    const auto beyond = [](int period, std::uint32_t limit) {
        return period * (1 + static_cast<int>(std::min(limit, max_press_count)) / period);
    };
    const int together = beyond(std::lcm(even, common_period(puzzle)), most);
    std::vector<int> periods(puzzle.buttons.size(), together);
    if (together <= max_period) return periods;
    for (std::size_t i = 0; i < periods.size(); ++i) {
        const WiredButton& button = puzzle.buttons[i];
        periods[i] = beyond(std::lcm(even, period_of(puzzle, button)),
                            puzzle.press != PressRule::any ? button.most.value_or(0) : 0);
    }
    return periods;
}

int press_states_of(const WiredPuzzle& puzzle) {
    const std::vector<int> periods = periods_of(puzzle);
    return std::max(fewest_states, *std::max_element(periods.begin(), periods.end()));
}

Picture uniform(const WiredPuzzle& puzzle, std::uint8_t value) {
    return shown_on_board(puzzle, [&](std::size_t lamp) {
        return std::min(value, static_cast<std::uint8_t>(puzzle.lamps[lamp].states - 1));
    });
}

Picture start_of(const WiredPuzzle& puzzle) {
    const std::vector<std::uint8_t> now = states_now(puzzle);
    return shown_on_board(puzzle, [&](std::size_t lamp) { return now[lamp]; });
}

Picture target_of(const WiredPuzzle& puzzle) {
    const TargetRow row = rows_wanted(puzzle).front();
    return shown_on_board(puzzle, [&](std::size_t lamp) { return row[lamp].value_or(0); });
}

namespace {

std::uint8_t random_state(const WiredLamp& lamp, Random& random) {
    return static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(lamp.states)));
}

class WiredDefinition final : public MachineDefinition {
  public:
    explicit WiredDefinition(WiredPuzzle puzzle)
        : puzzle_(std::make_shared<const WiredPuzzle>(std::move(puzzle))), board_(board_of(*puzzle_)) {}

    [[nodiscard]] std::string_view type() const override { return wired_id; }
    [[nodiscard]] std::string text() const override {
        return std::string(wired_id) + "~" + format_wires(*puzzle_);
    }
    [[nodiscard]] Message name() const override {
        return puzzle_->name.empty() ? tell("machine.name.wired") : verbatim(puzzle_->name);
    }
    [[nodiscard]] Message about() const override {
        return tell("puzzle.about", puzzle_->lamps.size(), puzzle_->buttons.size());
    }
    [[nodiscard]] CellMask lamp_sites() const override { return board_.lamp_sites(); }
    [[nodiscard]] CellMask button_sites() const override { return board_.button_sites(); }
    [[nodiscard]] int lamp_states() const override { return lamp_states_of(*puzzle_); }
    [[nodiscard]] int press_states() const override { return press_states_of(*puzzle_); }
    [[nodiscard]] Picture uniform(std::uint8_t value) const override {
        return machine::uniform(*puzzle_, value);
    }
    [[nodiscard]] Picture default_target() const override { return target_of(*puzzle_); }
    [[nodiscard]] bool has_own_target() const override { return true; }
    [[nodiscard]] Picture random_start(std::uint64_t seed) const;
    [[nodiscard]] Picture random_picture(std::uint64_t seed) const;
    [[nodiscard]] std::shared_ptr<const Machine> make_machine(const Picture& start) const override {
        return std::make_shared<const WiredMachine>(puzzle_, start);
    }
    [[nodiscard]] PressRule press_rule() const override { return puzzle_->press; }

  private:
    [[nodiscard]] Picture random_target(Random& random) const;
    [[nodiscard]] Picture walked_back(const Picture& target, Random& random) const;

    std::shared_ptr<const WiredPuzzle> puzzle_;
    WiredBoard board_;
};

Picture WiredDefinition::random_target(Random& random) const {
    const std::vector<TargetRow> rows = rows_wanted(*puzzle_);
    const TargetRow& row = rows[static_cast<std::size_t>(random.below(rows.size()))];
    WiredPuzzle ended = *puzzle_;
    for (std::size_t i = 0; i < row.size(); ++i)
        ended.lamps[i].start = row[i] ? *row[i] : random_state(ended.lamps[i], random);
    return start_of(ended);
}

// Goes back from a target, with no more presses of each button than its limit.
Picture WiredDefinition::random_start(std::uint64_t seed) const {
    Random random(seed);
    const Picture target = random_target(random);
    if (restricts_presses()) return walked_back(target, random);
    const WiredMachine machine(puzzle_, target);
    PressGrid back = machine.no_presses();
    for (const std::size_t button : machine.button_sites().cells()) {
        const auto period = static_cast<std::uint64_t>(machine.period_of(button));
        const std::uint64_t most = machine.most_presses(button).value_or(max_press_count);
        const std::uint64_t times = random.below(std::min(most, period - 1) + 1);
        back[button] = static_cast<std::uint8_t>((period - times) % period);
    }
    return machine.picture(back);
}

// Undoes, one by one, presses that were possible. Each button is pressed no more often than its limit. Four
// steps per lamp lead away from the target, and up to seven more make the parity random. If presses
// alternate, the last of them needed a lit or a dark lamp at random, and the first one has to need a lit
// lamp.
Picture WiredDefinition::walked_back(const Picture& target, Random& random) const {
    const WiredMachine machine(puzzle_, target);
    const LampsOfButtons gates = gates_of(*puzzle_);
    std::vector<std::uint32_t> made(puzzle_->buttons.size());
    PressGrid back = machine.no_presses();
    Picture shown = target;
    Picture after = target;
    const bool alternates = press_rule() == PressRule::alternating;
    bool lit = !alternates || random.below(2) == 0;  // the lamp that the press to undo needed
    const std::size_t steps = static_cast<std::size_t>(random.below(8)) + 4 * puzzle_->lamps.size();
    for (std::size_t step = 0; step < steps; ++step) {
        const auto button = static_cast<std::size_t>(random.below(made.size()));
        if (made[button] >= puzzle_->buttons[button].most.value_or(max_press_count)) continue;
        PressGrid before = back;
        machine.undo_press(before, board_.button_cells[button]);
        Picture earlier = machine.picture(before);
        if (gates[button] && (earlier[board_.lamp_cells[*gates[button]]] != 0) != lit) continue;
        ++made[button];
        back = std::move(before);
        after = std::exchange(shown, std::move(earlier));
        lit = lit != alternates;
    }
    // A press before the first one would need `lit`.
    return alternates && lit ? after : shown;
}

Picture WiredDefinition::random_picture(std::uint64_t seed) const {
    Random random(seed);
    WiredPuzzle any = *puzzle_;
    for (WiredLamp& lamp : any.lamps) lamp.start = random_state(lamp, random);
    return start_of(any);
}

const WiredDefinition& wired_of(const MachineChoice& choice) {
    const auto* wired = choice.as<WiredDefinition>(wired_id);
    require(wired != nullptr, "the choice is no wired puzzle");
    return *wired;
}

}  // namespace

Result<MachineChoice> choose_wired(WiredPuzzle puzzle) {
    if (auto problem = problem_with_playing(puzzle)) return *std::move(problem);
    for (WiredLamp& lamp : puzzle.lamps) lamp.start = 0;
    for (WiredButton& button : puzzle.buttons) button.pressed = 0;
    return MachineChoice(std::make_shared<const WiredDefinition>(std::move(puzzle)));
}

std::optional<Result<MachineChoice>> parse_wired(std::string_view text, bool /*is_played*/) {
    const auto wires = text_after(wired_id, text);
    if (!wires) return std::nullopt;
    auto puzzle = parse_wires(*wires);
    if (!puzzle) return puzzle.error();
    return choose_wired(*std::move(puzzle));
}

Picture random_wired_start(const MachineChoice& choice, std::uint64_t seed) {
    return wired_of(choice).random_start(seed);
}

Picture random_wired_picture(const MachineChoice& choice, std::uint64_t seed) {
    return wired_of(choice).random_picture(seed);
}

}  // namespace switchbox::machine
