#include "types/lights/solve/lit_only.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

#include "base/long_work.hpp"
#include "base/result.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;
using machine::PressRule;

constexpr std::size_t max_words = 1024;  // of a block: the frontier's part stays in the first-level cache
constexpr std::uint32_t nowhere = ~std::uint32_t{0};
constexpr std::string_view unfinished = "the search of lit-only play is not finished";

std::uint64_t power(std::uint64_t base, std::size_t exponent) {
    std::uint64_t product = 1;
    for (std::size_t i = 0; i < exponent; ++i) product *= base;
    return product;
}

std::uint64_t digit(std::uint64_t number, std::size_t place, std::uint64_t base) {
    return number / power(base, place) % base;
}

// Adds to one digit of the number, modulo the base, without carry.
std::uint64_t turned(std::uint64_t number, std::size_t place, std::uint64_t by, std::uint64_t base) {
    const std::uint64_t old = digit(number, place, base);
    return number + ((old + by) % base - old) * power(base, place);
}

// Clears the entries at `column` in all rows but one. Returns that row, or rows.size() if all were 0.
std::size_t clear_column(std::vector<Residues>& rows, std::size_t column, int states) {
    std::size_t pivot = rows.size();
    for (std::size_t row = 0; row < rows.size(); ++row) {
        if (rows[row][column] == 0) continue;
        if (pivot == rows.size()) {
            pivot = row;
            continue;
        }
        while (rows[row][column] != 0) {  // Euclid's algorithm
            note_work(4 * rows[row].size());
            const int times = states - rows[pivot][column] / rows[row][column] % states;
            for (std::size_t i = 0; i < rows[row].size(); ++i) {
                rows[pivot][i] = static_cast<std::uint8_t>((rows[pivot][i] + times * rows[row][i]) % states);
            }
            std::swap(rows[pivot], rows[row]);
        }
    }
    return pivot;
}

// Returns the number of different sums of effects: the order of the group that they generate.
double span_size(const std::vector<std::vector<std::size_t>>& effects, std::size_t lamps, int states) {
    std::vector<Residues> rows;
    for (const std::vector<std::size_t>& effect : effects) {
        rows.emplace_back(lamps);
        for (const std::size_t lamp : effect) rows.back()[lamp] = 1;
    }
    double size = 1;
    for (std::size_t column = 0; column < lamps; ++column) {
        const std::size_t pivot = clear_column(rows, column, states);
        if (pivot == rows.size()) continue;
        const int order = states / std::gcd(states, static_cast<int>(rows[pivot][column]));
        size *= order;
        for (std::uint8_t& entry : rows[pivot]) entry = static_cast<std::uint8_t>(entry * order % states);
    }
    return size;
}

}  // namespace

bool LinearLitOnlySearch::fits(std::size_t lamps, int states, PressRule rule) {
    std::uint64_t pictures = rule == PressRule::alternating ? 2 : 1;
    for (std::size_t i = 0; i < lamps && pictures <= max_pictures; ++i) {
        pictures *= static_cast<std::uint64_t>(states);
    }
    return pictures <= max_pictures;
}

LinearLitOnlySearch::LinearLitOnlySearch(std::size_t lamps, int states, PressRule rule,
                                         std::vector<std::vector<std::size_t>> effects,
                                         const Residues& target)
    : lamps_(lamps),
      states_(static_cast<std::uint64_t>(states)),
      effects_(std::move(effects)),
      layout_(lay_out(lamps, states, rule)) {
    require(rule != PressRule::any && fits(lamps, states, rule),
            "lit-only play has too many pictures to search them all");
    require(effects_.size() == lamps && target.size() == lamps, "in lit-only play each lamp has a button");
    reachable_ = static_cast<double>(layout_.turns) * span_size(effects_, lamps, states);
    found_.resize(layout_.words * layout_.all_blocks());
    frontier_ = found_;
    for (std::size_t turn = 0; turn < layout_.turns; ++turn) {
        const bool needs_lit = turn == 0;
        for (std::size_t button = 0; button < lamps; ++button)
            undos_.at(turn).push_back(undo_of(button, needs_lit));
        const std::uint64_t number = number_of(target, needs_lit);
        frontier_[static_cast<std::size_t>(number / layout_.bits)] |= std::uint64_t{1}
                                                                      << (number % layout_.bits);
        ++settled_;
    }
    table_.reached = frontier_;
    table_.counts = {1};
}

LinearLitOnlySearch::NumberLayout LinearLitOnlySearch::lay_out(std::size_t lamps, int states,
                                                               PressRule rule) {
    const auto k = static_cast<std::size_t>(states);
    NumberLayout layout;
    std::size_t lamp = 0;
    for (; lamp < lamps && layout.bits * k <= 64; ++lamp, ++layout.bit_lamps) layout.bits *= k;
    for (; lamp < lamps && layout.words * k <= max_words; ++lamp, ++layout.word_lamps) layout.words *= k;
    for (; lamp < lamps; ++lamp) layout.blocks *= k;
    if (rule == PressRule::alternating) layout.turns = 2;
    return layout;
}

LinearLitOnlySearch::Rotation LinearLitOnlySearch::rotation(std::size_t lamp) const {
    std::uint64_t zero = 0;
    for (std::size_t bit = 0; bit < layout_.bits; ++bit) {
        if (digit(bit, lamp, states_) == 0) zero |= std::uint64_t{1} << bit;
    }
    const auto down = static_cast<unsigned>(power(states_, lamp));
    return {zero, down * static_cast<unsigned>(states_ - 1), down};
}

LinearLitOnlySearch::ReversedPress LinearLitOnlySearch::undo_of(std::size_t button, bool needs_lit) const {
    ReversedPress undo;
    for (const std::size_t lamp : effects_[button]) {
        if (lamp < layout_.bit_lamps) undo.rotations.push_back(rotation(lamp));
    }
    undo.allowed = ~std::uint64_t{0};
    if (button < layout_.bit_lamps) {
        const std::uint64_t zero = rotation(button).zero;
        undo.allowed = needs_lit ? ~zero : zero;
    }
    undo.from_word = undone(button, needs_lit, layout_.bit_lamps, layout_.words);
    undo.from_block = undone(button, needs_lit, layout_.bit_lamps + layout_.word_lamps, layout_.blocks);
    return undo;
}

// Returns, for each number whose digits are the lamps from first_lamp on, the number before the press. It is
// `nowhere` if the press was not allowed.
std::vector<std::uint32_t> LinearLitOnlySearch::undone(std::size_t button, bool needs_lit,
                                                       std::size_t first_lamp, std::size_t numbers) const {
    const auto is_here = [&](std::size_t lamp) {
        return lamp >= first_lamp && power(states_, lamp - first_lamp) < numbers;
    };
    std::vector<std::uint32_t> before(numbers);
    note_work(numbers * (20 * effects_[button].size() + 20));
    for (std::size_t number = 0; number < numbers; ++number) {
        std::uint64_t from = number;
        for (const std::size_t lamp : effects_[button]) {
            if (is_here(lamp)) from = turned(from, lamp - first_lamp, states_ - 1, states_);
        }
        const bool is_forbidden =
            is_here(button) && (digit(from, button - first_lamp, states_) != 0) != needs_lit;
        before[number] = is_forbidden ? nowhere : static_cast<std::uint32_t>(from);
    }
    return before;
}

void LinearLitOnlySearch::advance(std::uint64_t budget) {
    std::uint64_t done = 0;
    while (!is_finished() && done < budget) done += std::min(go_on(), budget - done);
}

std::uint64_t LinearLitOnlySearch::go_on() {
    const std::size_t blocks = layout_.all_blocks();
    note_work(2 * layout_.words);
    if (piece_ < blocks) return spread(piece_++);
    if (piece_ == blocks) begin_layer();
    settle(piece_++ - blocks);
    if (piece_ == 2 * blocks) end_layer();
    return 2 * layout_.words;
}

// Finds the pictures from which one press leads into the frontier's block. Returns the work done.
std::uint64_t LinearLitOnlySearch::spread(std::size_t block) {
    const auto first = frontier_.begin() + static_cast<std::ptrdiff_t>(block * layout_.words);
    const auto last = first + static_cast<std::ptrdiff_t>(layout_.words);
    if (std::find_if(first, last, [](std::uint64_t set) { return set != 0; }) == last) return layout_.words;
    const std::size_t turn_before = layout_.turns - 1 - block / layout_.blocks;
    note_work(2 * layout_.words * effects_.size());
    for (const ReversedPress& undo : undos_.at(turn_before)) spread(block, turn_before, undo);
    return 2 * layout_.words * (effects_.size() + 1);
}

[[gnu::noinline]] void LinearLitOnlySearch::spread(std::size_t block, std::size_t turn_before,
                                                   const ReversedPress& undo) {
    const std::uint32_t from_block = undo.from_block[block % layout_.blocks];
    if (from_block == nowhere) return;
    std::uint64_t* const found = found_.data() + (turn_before * layout_.blocks + from_block) * layout_.words;
    const std::uint64_t* const frontier = frontier_.data() + block * layout_.words;
    for (std::size_t word = 0; word < layout_.words; ++word) {
        std::uint64_t set = frontier[word];
        const std::uint32_t from = undo.from_word[word];
        if (set == 0 || from == nowhere) continue;
        for (const Rotation& rotation : undo.rotations) {
            set = ((set & rotation.zero) << rotation.up) | ((set & ~rotation.zero) >> rotation.down);
        }
        found[from] |= set & undo.allowed;
    }
}

void LinearLitOnlySearch::begin_layer() {
    in_layer_ = 0;
    settled_before_ = settled_;
    const auto planes = static_cast<std::size_t>(std::bit_width(table_.counts.size()));
    if (table_.planes.size() < planes) table_.planes.emplace_back(found_.size());
}

// Makes the pictures found and not met before the new frontier.
[[gnu::noinline]] void LinearLitOnlySearch::settle(std::size_t block) {
    const std::size_t distance = table_.counts.size();
    for (std::size_t word = block * layout_.words; word < (block + 1) * layout_.words; ++word) {
        const std::uint64_t fresh = found_[word] & ~table_.reached[word];
        frontier_[word] = fresh;
        if (fresh == 0) continue;
        table_.reached[word] |= fresh;
        const auto count = static_cast<std::uint64_t>(std::popcount(fresh));
        settled_ += count;
        if (block < layout_.blocks) in_layer_ += count;
        for (std::size_t i = 0; i < table_.planes.size(); ++i) {
            if (((distance >> i) & 1U) != 0) table_.planes[i][word] |= fresh;
        }
    }
}

void LinearLitOnlySearch::end_layer() {
    piece_ = 0;
    if (settled_ != settled_before_) return table_.counts.push_back(in_layer_);
    while (table_.counts.back() == 0) table_.counts.pop_back();
    complete_ = std::make_shared<const Table>(std::exchange(table_, {}));
    undos_ = {};
    frontier_ = {};
    found_ = {};
}

double LinearLitOnlySearch::progress() const {
    return is_finished() ? 1 : static_cast<double>(settled_) / reachable_;
}

std::uint64_t LinearLitOnlySearch::number_of(const Residues& picture, bool needs_lit) const {
    std::uint64_t number = needs_lit ? 0 : 1;
    for (std::size_t lamp = lamps_; lamp > 0; --lamp) number = number * states_ + picture[lamp - 1];
    return number;
}

std::optional<unsigned> LinearLitOnlySearch::distance_of(std::uint64_t number) const {
    const auto word = static_cast<std::size_t>(number / layout_.bits);
    const auto bit = static_cast<unsigned>(number % layout_.bits);
    if (((complete_->reached[word] >> bit) & 1U) == 0) return std::nullopt;
    unsigned distance = 0;
    for (std::size_t i = 0; i < complete_->planes.size(); ++i) {
        distance |= static_cast<unsigned>((complete_->planes[i][word] >> bit) & 1U) << i;
    }
    return distance;
}

std::uint64_t LinearLitOnlySearch::pressed(std::uint64_t number, std::size_t button) const {
    for (const std::size_t lamp : effects_[button]) number = turned(number, lamp, 1, states_);
    if (layout_.turns == 1) return number;
    const std::uint64_t pictures = power(states_, lamps_);
    return number < pictures ? number + pictures : number - pictures;
}

std::optional<std::size_t> LinearLitOnlySearch::next_from(std::uint64_t number) const {
    const std::optional<unsigned> distance = distance_of(number);
    if (!distance || *distance == 0) return std::nullopt;
    const bool needs_lit = number < power(states_, lamps_);
    for (std::size_t button = 0; button < effects_.size(); ++button) {
        if ((digit(number, button, states_) != 0) != needs_lit) continue;
        if (distance_of(pressed(number, button)) == *distance - 1) return button;
    }
    return std::nullopt;
}

std::optional<unsigned> LinearLitOnlySearch::distance(const Residues& picture, bool needs_lit) const {
    require(is_finished(), unfinished);
    return distance_of(number_of(picture, needs_lit));
}

std::vector<std::size_t> LinearLitOnlySearch::shortest_way(const Residues& picture, bool needs_lit) const {
    require(is_finished(), unfinished);
    std::vector<std::size_t> way;
    std::uint64_t number = number_of(picture, needs_lit);
    while (const std::optional<std::size_t> button = next_from(number)) {
        way.push_back(*button);
        number = pressed(number, *button);
    }
    return way;
}

const std::vector<std::uint64_t>& LinearLitOnlySearch::pictures_by_distance() const {
    require(is_finished(), unfinished);
    return complete_->counts;
}

}  // namespace switchbox::solve
