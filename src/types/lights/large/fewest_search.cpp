#include "types/lights/large/fewest_search.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::solve {

using algebra::Residues;

FewestSearch::FewestSearch(std::shared_ptr<const LinearSolver> solver, Residues x, std::size_t bound,
                           SplitMaker maker)
    : maker_(maker),
      solver_(std::move(solver)),
      all_(std::move(x), solver_->quiet(), solver_->states()),
      best_(all_.best()),
      weight_(all_.weight()),
      bound_(bound) {
    if (is_long() && maker_ != nullptr) split_ = maker_(*solver_, best_);
    look_again();
    first_bound_ = bound_;
    if (split_ || !is_long()) advance(work_at_once);
}

void FewestSearch::look_again() {
    const std::size_t least = split_ ? split_->best_weight() : all_.weight();
    if (least < weight_) {
        weight_ = least;
        best_ = split_ ? split_->best() : all_.best();
    }
    if (split_) bound_ = std::max(bound_, split_->bound());
    if (!split_ && all_.is_finished()) bound_ = weight_;
    bound_ = std::min(bound_, weight_);
}

void FewestSearch::advance(std::uint64_t budget) {
    if (is_finished()) return;
    if (split_) {
        split_->advance(budget);
    } else {
        all_.advance(budget);
    }
    look_again();
}

double FewestSearch::progress() const {
    if (is_finished()) return 1;
    if (!split_) return all_.progress();
    return static_cast<double>(bound_ - first_bound_) / static_cast<double>(weight_ - first_bound_);
}

FewestSearch FewestSearch::after(const Residues& rest) const {
    std::size_t pressed = weight_;
    for (const std::uint8_t times : rest) pressed -= times;
    return {solver_, rest, bound_ - std::min(bound_, pressed), maker_};
}

std::size_t least_presses(const machine::Rule& rule, const Residues& missing) {
    std::size_t lamps = rule.inner.size();
    if (rule.border) lamps = std::max({lamps, rule.border->corner.size(), rule.border->edge.size()});
    for (const int side : rule.blocks) lamps = std::max(lamps, static_cast<std::size_t>(side * side));
    std::size_t sum = 0;
    for (const std::uint8_t each : missing) sum += each;
    return lamps == 0 ? 0 : (sum + lamps - 1) / lamps;
}

}  // namespace switchbox::solve
