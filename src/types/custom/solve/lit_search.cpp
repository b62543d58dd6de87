#include "types/custom/solve/lit_search.hpp"

#include <algorithm>
#include <utility>

#include "solve/phrases.hpp"

namespace switchbox::solve {

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
