#include "types/custom/model/wired_machine.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

#include "base/require.hpp"
#include "machine/notation.hpp"

namespace switchbox::machine {
namespace {

constexpr int max_played_side = 64;

template <class StateOf>
Picture shown_on_board(const WiredPuzzle& puzzle, StateOf state_of) {
    const WiredBoard board = board_of(puzzle);
    Picture picture = Picture::filled(board.shape, 0);
    for (std::size_t lamp = 0; lamp < puzzle.lamps.size(); ++lamp)
        picture[board.lamp_cells[lamp]] = state_of(lamp);
    return picture;
}

std::vector<std::size_t> numbers_at(Shape shape, const std::vector<std::size_t>& cells) {
    std::vector<std::size_t> numbers(shape.size());
    for (std::size_t i = 0; i < cells.size(); ++i) numbers[cells[i]] = i;
    return numbers;
}

}  // namespace

std::optional<Error> problem_with_playing(const WiredPuzzle& puzzle) {
    const Shape shape = board_of(puzzle).shape;
    if (puzzle.buttons.empty()) return Error{tell("puzzle.board.no-button")};
    if (shape.columns > max_played_side || shape.rows > 2 * max_played_side)
        return Error{tell("puzzle.board.too-large", format_shape(shape), max_played_side)};
    const auto is_too_high = [&](const WiredButton& button) {
        return puzzle.lit_only && button.most && *button.most >= std::uint32_t{max_period};
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
    return (!most || presses[button] < *most) && (!gate || shown[board_.lamp_cells[*gate]] != 0);
}

Message WiredMachine::obstacle(const PressGrid& presses, std::size_t button) const {
    const auto most = most_presses(button);
    if (most && presses[button] >= *most) return tell("puzzle.refused.most", button_place(button), *most);
    const WiredLamp& gate = puzzle_->lamps[*gates_[button_at_[button]]];
    return tell(gate.states == 2 ? "puzzle.refused.dark" : "puzzle.refused.at-0", gate.name);
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
    const std::optional<std::uint8_t> state = rows_.front()[lamp_at_[lamp]];
    const bool is_everywhere = std::all_of(
        rows_.begin(), rows_.end(), [&](const TargetRow& row) { return row[lamp_at_[lamp]] == state; });
    return is_everywhere ? state : std::nullopt;
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

const WiredMachine* wired_in(const Machine& machine) {
    return machine.type() == wired_id ? static_cast<const WiredMachine*>(&machine) : nullptr;
}

int lamp_states_of(const WiredPuzzle& puzzle) {
    int states = fewest_states;
    for (const WiredLamp& lamp : puzzle.lamps) states = std::max(states, lamp.states);
    return states;
}

std::vector<int> periods_of(const WiredPuzzle& puzzle) {
    std::uint32_t most = 0;
    if (puzzle.lit_only)
        for (const WiredButton& button : puzzle.buttons) most = std::max(most, button.most.value_or(0));
    const auto beyond = [](int period, std::uint32_t limit) {
        return period * (1 + static_cast<int>(std::min(limit, max_press_count)) / period);
    };
    const int together = beyond(common_period(puzzle), most);
    std::vector<int> periods(puzzle.buttons.size(), together);
    if (together <= max_period) return periods;
    for (std::size_t i = 0; i < periods.size(); ++i) {
        const WiredButton& button = puzzle.buttons[i];
        periods[i] = beyond(period_of(puzzle, button), puzzle.lit_only ? button.most.value_or(0) : 0);
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
    return shown_on_board(puzzle, [&](std::size_t lamp) { return row[lamp].value_or(std::uint8_t{0}); });
}

}  // namespace switchbox::machine
