#include "types/custom/solve/lit_search.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "base/long_work.hpp"
#include "solve/explanation.hpp"

namespace switchbox::solve {
namespace {

using machine::TargetRow;
using machine::WiredPuzzle;

constexpr std::uint32_t no_state = ~std::uint32_t{0};
constexpr std::uint32_t usual_group = 1024;           // values, so that the tables stay in the cache
constexpr std::uint64_t states_in_block = 1U << 16U;  // of the list of states
constexpr std::uint64_t states_in_a_piece = 64;       // of work
constexpr std::uint64_t work_of_a_press = 8;

}  // namespace

CustomLitOnlyTable::CustomLitOnlyTable(const WiredPuzzle& puzzle)
    : alternates_(puzzle.press == machine::PressRule::alternating), now_(machine::states_now(puzzle)) {
    choose_buttons(puzzle);
    open_gates();
    drop_idle(puzzle);
    choose_digits(puzzle);
    if (is_too_large_) return;
    choose_rows(puzzle);
    split_by_turn();
    sort_by_price();
    group_digits();
    next_.assign(size_, unsettled);
    begin_row();
}

void CustomLitOnlyTable::choose_buttons(const WiredPuzzle& puzzle) {
    const machine::LampsOfButtons gates = machine::gates_of(puzzle);
    for (std::size_t i = 0; i < puzzle.buttons.size(); ++i) {
        const machine::WiredButton& button = puzzle.buttons[i];
        if (button.most != 0U) buttons_.push_back({i, button.cost, button.effects, gates[i], button.most});
    }
}

std::vector<bool> CustomLitOnlyTable::moved_lamps() const {
    std::vector<bool> moved(now_.size());
    for (const LitButton& button : buttons_) {
        for (const auto [lamp, by] : button.effects) moved[lamp] = true;
    }
    return moved;
}

// Removes buttons whose lamp always stays dark. More lamps may then stay as they are, so this repeats. If
// presses alternate, such a button can be pressed at one turn only.
void CustomLitOnlyTable::open_gates() {
    std::size_t before = 0;
    do {
        before = buttons_.size();
        const std::vector<bool> moved = moved_lamps();
        std::erase_if(buttons_, [&](const LitButton& button) {
            return !alternates_ && button.gate && !moved[*button.gate] && now_[*button.gate] == 0;
        });
    } while (buttons_.size() < before);
    is_fixed_ = moved_lamps();
    is_fixed_.flip();
    for (LitButton& button : buttons_) {
        if (!button.gate || !is_fixed_[*button.gate]) continue;
        if (alternates_) button.turn = now_[*button.gate] != 0 ? 0 : 1;
        button.gate.reset();
    }
}

// Removes useless buttons and effects. A lamp matters if a target names it, or if a useful button has it as
// its gate. A button is useful if it moves a lamp that matters, or always if presses alternate: it passes the
// turn.
void CustomLitOnlyTable::drop_idle(const WiredPuzzle& puzzle) {
    std::vector<bool> matters(now_.size());
    for (const TargetRow& row : machine::rows_wanted(puzzle)) {
        for (std::size_t lamp = 0; lamp < row.size(); ++lamp) matters[lamp] = matters[lamp] || row[lamp];
    }
    const auto is_idle = [&](const LitButton& button) {
        return !alternates_ &&
               std::none_of(button.effects.begin(), button.effects.end(),
                            [&](const machine::WiredEffect& effect) { return matters[effect.lamp]; });
    };
    for (bool goes_on = true; goes_on;) {
        goes_on = false;
        for (const LitButton& button : buttons_) {
            if (!button.gate || matters[*button.gate] || is_idle(button)) continue;
            matters[*button.gate] = true;
            goes_on = true;
        }
    }
    std::erase_if(buttons_, is_idle);
    for (LitButton& button : buttons_)
        std::erase_if(button.effects, [&](const auto& effect) { return !matters[effect.lamp]; });
}

void CustomLitOnlyTable::add_digit(StateDigit digit) {
    states_.multiply_add(digit.base, 0);
    const std::uint64_t size = std::uint64_t{size_} * digit.base;
    is_too_large_ = is_too_large_ || size > max_states;
    digit.stride = size_;
    if (digit.kind == DigitKind::turn) turn_ = digit;
    if (digit.kind != DigitKind::turn) (digit.kind == DigitKind::limit ? limits_ : lamps_).push_back(digit);
    if (!is_too_large_) size_ = static_cast<State>(size);
}

// Chooses the digits of a state. A cheapest way never repeats a picture of the lamps at the same turn, so it
// has fewer presses than there are pictures, counted for each turn. A limit of at least so many presses is
// therefore no limit. A limit that can be played is a digit all the same, since some of the presses may have
// been made.
void CustomLitOnlyTable::choose_digits(const WiredPuzzle& puzzle) {
    const std::vector<bool> moved = moved_lamps();
    for (std::size_t lamp = 0; lamp < now_.size(); ++lamp) {
        if (moved[lamp])
            add_digit({DigitKind::lamp, lamp, static_cast<std::uint32_t>(puzzle.lamps[lamp].states)});
    }
    if (alternates_) add_digit({DigitKind::turn});
    const std::uint32_t enough = is_too_large_ ? machine::max_press_count : size_ - 1;
    for (LitButton& button : buttons_) {
        if (!button.most) continue;
        const bool is_played = *button.most < std::uint32_t{machine::max_period};
        if (*button.most >= enough && !is_played) continue;
        button.limit = limits_.size();
        add_digit({DigitKind::limit, button.number, std::min(*button.most, enough) + 1, *button.most});
    }
}

void CustomLitOnlyTable::choose_rows(const WiredPuzzle& puzzle) {
    const std::vector<TargetRow> rows = machine::rows_wanted(puzzle);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        RowDigits row{i, {}};
        bool fails = false;
        for (std::size_t lamp = 0; lamp < now_.size(); ++lamp) {
            fails = fails || (is_fixed_[lamp] && rows[i][lamp].value_or(now_[lamp]) != now_[lamp]);
        }
        for (std::size_t digit = 0; digit < lamps_.size(); ++digit) {
            if (const auto state = rows[i][lamps_[digit].of]) row.values.emplace_back(digit, *state);
        }
        if (!fails) rows_.push_back(std::move(row));
    }
}

// Replaces each button whose lamp decides by one for each turn, if presses alternate.
void CustomLitOnlyTable::split_by_turn() {
    if (!alternates_) return;
    const std::size_t count = buttons_.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (!buttons_[i].gate) continue;
        buttons_[i].turn = 0;
        buttons_.push_back(buttons_[i]);
        buttons_.back().turn = 1;
    }
}

void CustomLitOnlyTable::sort_by_price() {
    std::stable_sort(buttons_.begin(), buttons_.end(),
                     [](const LitButton& a, const LitButton& b) { return a.cost < b.cost; });
    for (std::size_t i = 0; i < buttons_.size(); ++i) {
        if (prices_.empty() || prices_.back().cost != buttons_[i].cost)
            prices_.push_back({buttons_[i].cost, i, i, 0});
        prices_.back().last = i + 1;
    }
}

void CustomLitOnlyTable::group_digits() {
    std::vector<const StateDigit*> all;
    for (const StateDigit& digit : lamps_) all.push_back(&digit);
    if (turn_) all.push_back(&*turn_);
    for (const StateDigit& digit : limits_) all.push_back(&digit);
    for (std::size_t first = 0; first < all.size();) {
        DigitGroup group{all[first]->stride, all[first]->base, {}};
        std::size_t last = first + 1;
        for (; last < all.size() && group.size * all[last]->base <= usual_group; ++last)
            group.size *= all[last]->base;
        fill(group, {all.begin() + static_cast<std::ptrdiff_t>(first),
                     all.begin() + static_cast<std::ptrdiff_t>(last)});
        groups_.push_back(std::move(group));
        first = last;
    }
}

// Returns the digit before the press; nullopt if the press was impossible.
std::optional<std::uint32_t> CustomLitOnlyTable::before(const LitButton& button, const StateDigit& digit,
                                                        std::uint32_t value) {
    if (digit.kind == DigitKind::turn)
        return button.turn.value_or(1 - value) != value ? std::optional(1 - value) : std::nullopt;
    if (digit.kind == DigitKind::limit) {
        if (digit.of != button.number) return value;
        return value + 1 < digit.base ? std::optional(value + 1) : std::nullopt;
    }
    for (const auto [lamp, by] : button.effects) {
        if (lamp == digit.of) value = (value + digit.base - static_cast<std::uint32_t>(by)) % digit.base;
    }
    const bool needs_lit = button.turn != 1U;
    return button.gate == digit.of && (value != 0) != needs_lit ? std::nullopt : std::optional(value);
}

void CustomLitOnlyTable::fill(DigitGroup& group, const std::vector<const StateDigit*>& digits) const {
    group.before.reserve(group.size * buttons_.size());
    for (State value = 0; value < group.size; ++value) {
        note_work(10 * buttons_.size() * digits.size());
        for (const LitButton& button : buttons_) {
            State whole = 0;
            for (const StateDigit* digit : digits) {
                const auto part = before(button, *digit, value * group.stride / digit->stride % digit->base);
                whole = part && whole != no_state ? whole + *part * digit->stride : no_state;
            }
            group.before.push_back(whole);
        }
    }
}

const CustomLitOnlyTable::StateDigit* CustomLitOnlyTable::lamp_digit(std::size_t lamp) const {
    const auto found =
        std::lower_bound(lamps_.begin(), lamps_.end(), lamp,
                         [](const StateDigit& digit, std::size_t of) { return digit.of < of; });
    return found == lamps_.end() || found->of != lamp ? nullptr : &*found;
}

bool CustomLitOnlyTable::serves(const std::vector<std::uint8_t>& lamps) const {
    for (std::size_t lamp = 0; lamp < lamps.size(); ++lamp) {
        if (is_fixed_[lamp] && lamps[lamp] != now_[lamp]) return false;
    }
    return true;
}

CustomLitOnlyTable::State CustomLitOnlyTable::state_of(const std::vector<std::uint8_t>& lamps,
                                                       const std::vector<std::uint32_t>& presses) const {
    State state = 0;
    for (const StateDigit& digit : lamps_) state += lamps[digit.of] * digit.stride;
    for (const StateDigit& digit : limits_) {
        const std::uint32_t left = digit.most - std::min(digit.most, presses[digit.of]);
        state += std::min(left, digit.base - 1) * digit.stride;
    }
    const std::uint64_t made = std::accumulate(presses.begin(), presses.end(), std::uint64_t{0});
    return turn_ && made % 2 != 0 ? state + turn_->stride : state;
}

void CustomLitOnlyTable::begin_row() {
    seed_ = 0;
    free_.clear();
    if (row_ == rows_.size()) return;
    std::vector<bool> is_set(lamps_.size());
    for (const auto& [digit, value] : rows_[row_].values) {
        is_set[digit] = true;
        seed_ += value * lamps_[digit].stride;
    }
    for (std::size_t i = 0; i < lamps_.size(); ++i) {
        if (!is_set[i]) free_.push_back(&lamps_[i]);
    }
    for (const StateDigit& digit : limits_) free_.push_back(&digit);
    if (turn_) free_.push_back(&*turn_);
    counters_.assign(free_.size(), 0);
}

// Settles the next state that shows a target.
void CustomLitOnlyTable::seed() {
    settle(seed_, at_target);
    for (std::size_t i = 0; i < free_.size(); ++i) {
        if (++counters_[i] < free_[i]->base) {
            seed_ += free_[i]->stride;
            return;
        }
        counters_[i] = 0;
        seed_ -= (free_[i]->base - 1) * free_[i]->stride;
    }
    ++row_;
    begin_row();
}

void CustomLitOnlyTable::settle(State state, std::uint16_t next) {
    if (next_[state] != unsettled) return;
    next_[state] = next;
    if (layers_.empty() || layers_.back().distance != reached_) layers_.push_back({reached_, settled_});
    if (settled_ % states_in_block == 0) list_.emplace_back().reserve(states_in_block);
    list_.back().push_back(state);
    ++settled_;
}

CustomLitOnlyTable::State CustomLitOnlyTable::in_list(std::uint64_t place) const {
    return list_[static_cast<std::size_t>(place / states_in_block)]
                [static_cast<std::size_t>(place % states_in_block)];
}

// Chooses the states from which undone presses give the least distance. False if none are left.
bool CustomLitOnlyTable::choose_span() {
    std::size_t best = prices_.size();
    for (std::size_t i = 0; i < prices_.size(); ++i) {
        if (prices_[i].layer == layers_.size()) continue;
        const std::uint64_t distance = layers_[prices_[i].layer].distance + prices_[i].cost;
        if (best < prices_.size() && distance >= reached_) continue;
        best = i;
        reached_ = distance;
    }
    if (best == prices_.size()) return false;
    const std::size_t layer = prices_[best].layer++;
    const bool is_last = layer + 1 == layers_.size();
    span_ = PressSpan{best, reached_, layers_[layer].begin, is_last ? settled_ : layers_[layer + 1].begin};
    return true;
}

[[gnu::noinline]] void CustomLitOnlyTable::take_back_from(State state) {
    const Price& price = prices_[span_->price];
    std::array<const State*, max_groups> rows{};
    for (std::size_t i = 0; i < groups_.size(); ++i)
        rows[i] = &groups_[i].before[state / groups_[i].stride % groups_[i].size * buttons_.size()];
    for (std::size_t button = price.first; button < price.last; ++button) {
        State from = 0;
        bool is_possible = true;
        for (std::size_t i = 0; i < groups_.size(); ++i) {
            const State part = rows[i][button];
            is_possible = is_possible && part != no_state;
            from += part;
        }
        if (!is_possible) continue;
        // The table is far larger than any cache, so all lines are prefetched before the first one is needed.
        __builtin_prefetch(&next_[from], 1);
        found_.emplace_back(from, static_cast<std::uint16_t>(button));
    }
    for (const auto& [from, button] : found_) settle(from, button);
    found_.clear();
}

void CustomLitOnlyTable::finish() {
    finished_ = true;
    list_ = {};
    layers_ = {};
    groups_ = {};
}

void CustomLitOnlyTable::advance(std::uint64_t budget) {
    for (std::uint64_t done = 0; !finished_ && !is_too_large_ && done < budget;) {
        note_work(states_in_a_piece * 16);
        if (row_ < rows_.size()) {
            for (std::uint64_t i = 0; i < states_in_a_piece && row_ < rows_.size(); ++i) seed();
            done += states_in_a_piece;
            continue;
        }
        if (!span_ && !choose_span()) return finish();
        const std::uint64_t end = std::min(span_->end, span_->next + states_in_a_piece);
        const Price& price = prices_[span_->price];
        done += prices_.size() + (end - span_->next) * (price.last - price.first) * work_of_a_press;
        while (span_->next < end) take_back_from(in_list(span_->next++));
        if (span_->next == span_->end) span_.reset();
    }
}

double CustomLitOnlyTable::progress() const {
    return finished_ ? 1 : static_cast<double>(settled_) / static_cast<double>(size_);
}

CustomLitOnlyTable::State CustomLitOnlyTable::pressed(State state, const LitButton& button) const {
    for (const auto [lamp, by] : button.effects) {
        const StateDigit& digit = *lamp_digit(lamp);
        const std::uint32_t value = state / digit.stride % digit.base;
        state += ((value + static_cast<std::uint32_t>(by)) % digit.base - value) * digit.stride;
    }
    if (turn_) {
        const bool is_first = state / turn_->stride % 2 == 0;
        state = is_first ? state + turn_->stride : state - turn_->stride;
    }
    return button.limit ? state - limits_[*button.limit].stride : state;
}

bool CustomLitOnlyTable::shows(State state, const RowDigits& row) const {
    return std::all_of(row.values.begin(), row.values.end(), [&](const auto& each) {
        const StateDigit& digit = lamps_[each.first];
        return state / digit.stride % digit.base == each.second;
    });
}

CustomLitOnlyTable::LitWay CustomLitOnlyTable::way_from(State state) const {
    LitWay way;
    for (; next_[state] != at_target; state = pressed(state, buttons_[next_[state]])) {
        const LitButton& button = buttons_[next_[state]];
        way.order.push_back(button.number);
        way.cost += button.cost;
    }
    const auto row =
        std::find_if(rows_.begin(), rows_.end(), [&](const RowDigits& each) { return shows(state, each); });
    way.row = row->number;
    return way;
}

CustomLitOnlySearch::CustomLitOnlySearch(const machine::WiredPuzzle& puzzle,
                                         const std::vector<std::uint32_t>& presses,
                                         std::shared_ptr<CustomLitOnlyTable>& ways)
    : proofs_(WiredSearch(puzzle, WiredSearch::Method::proofs).verdict().proofs),
      buttons_(puzzle.buttons.size()) {
    if (!proofs_.empty()) return;
    const std::vector<std::uint8_t> now = machine::states_now(puzzle);
    if (ways == nullptr || !ways->serves(now)) ways = std::make_shared<CustomLitOnlyTable>(puzzle);
    ways_ = ways;
    if (!ways_->is_too_large()) state_ = ways_->state_of(now, presses);
}

bool CustomLitOnlySearch::is_finished() const {
    return !proofs_.empty() || ways_->is_too_large() || ways_->is_finished() || ways_->is_settled(state_);
}

void CustomLitOnlySearch::advance(std::uint64_t budget) {
    constexpr std::uint64_t slice = 1U << 20U;
    for (std::uint64_t done = 0; done < budget && !is_finished(); done += slice)
        ways_->advance(std::min(slice, budget - done));
}

double CustomLitOnlySearch::progress() const { return is_finished() ? 1 : ways_->progress(); }

WiredVerdict CustomLitOnlySearch::verdict() const {
    WiredVerdict verdict;
    verdict.proofs = proofs_;
    const bool is_too_large = proofs_.empty() && ways_->is_too_large();
    if (is_too_large) verdict.too_many = ways_->states();
    verdict.proved = is_finished() && !is_too_large;
    if (!proofs_.empty() || is_too_large || !ways_->is_settled(state_)) return verdict;
    CustomLitOnlyTable::LitWay way = ways_->way_from(state_);
    verdict.presses.emplace(buttons_);
    for (const std::size_t button : way.order) ++(*verdict.presses)[button];
    verdict.order = std::move(way.order);
    verdict.cost = way.cost;
    verdict.row = way.row;
    return verdict;
}

Message too_many_states(const Natural& states) {
    return tell("puzzle.lit.too-many", readable(states), CustomLitOnlyTable::max_states);
}

}  // namespace switchbox::solve
