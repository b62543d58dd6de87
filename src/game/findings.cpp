#include "game/findings.hpp"

#include <algorithm>

namespace switchbox::game {
namespace {

constexpr std::size_t max_kept = 8;

// Returns whether the result holds whatever is pressed. It does for a picture that no board of Ghaly's
// machine shows, or whose boards are too many to search. It also does for an invariant, which names the cells
// in question; limits on presses name no cells.
bool holds_for_all(const solve::Search& search, const machine::Machine& machine) {
    if (!machine.counts_presses()) return false;
    const solve::Verdict& verdict = search.verdict();
    const bool given_up = std::holds_alternative<solve::Undecided>(verdict) && search.is_complete();
    const auto* unreachable = std::get_if<solve::Unreachable>(&verdict);
    return (unreachable != nullptr && !unreachable->cells.empty()) || (given_up && search.is_long());
}

bool is_proved(const SearchResult& finding) { return solve::is_proved_fewest(finding.search.verdict()); }

// Returns the number of presses of a button from `before` to `now`, modulo its period.
int pressed_since(std::uint8_t before, std::uint8_t now, std::size_t button,
                  const machine::Machine& machine) {
    if (now == before) return 0;
    const int period = machine.period_of(button);
    return (now - before + period) % period;
}

}  // namespace

std::optional<SearchCache::RemainingSolution> SearchCache::rest_of(const SearchResult& finding,
                                                                   const machine::PressGrid& presses,
                                                                   const machine::Machine& machine) {
    const machine::PressGrid& solution = *solve::presses_of(finding.search.verdict());
    RemainingSolution rest{&finding, presses, 0};
    for (std::size_t button = 0; button < presses.size(); ++button) {
        const int since = pressed_since(finding.presses[button], presses[button], button, machine);
        if (since > solution[button]) return std::nullopt;
        rest.pressed[button] = static_cast<std::uint8_t>(since);
        rest.left += static_cast<std::size_t>(solution[button] - since);
    }
    return rest;
}

std::optional<SearchCache::RemainingSolution> SearchCache::best(const machine::PressGrid& presses,
                                                                const machine::Machine& machine) const {
    std::optional<RemainingSolution> found;
    for (const SearchResult& finding : kept_) {
        auto rest = rest_of(finding, presses, machine);
        if (!rest) continue;
        const bool tells_more =
            !found || rest->left < found->left ||
            (rest->left == found->left && is_proved(finding) && !is_proved(*found->finding));
        if (tells_more) found = std::move(rest);
    }
    return found;
}

std::optional<solve::Search> SearchCache::about(const machine::PressGrid& presses,
                                                const machine::Machine& machine) const {
    if (for_all_) return for_all_;
    if (!machine.counts_presses()) return along_way(presses, machine);
    const auto rest = best(presses, machine);
    if (!rest) return std::nullopt;
    // For the same board the search itself continues.
    if (rest->finding->presses == presses) return rest->finding->search;
    return rest->finding->search.after(rest->pressed);
}

std::optional<solve::Search> SearchCache::along_way(const machine::State& now,
                                                    const machine::Machine& machine) const {
    if (!way_) return std::nullopt;
    if (now == way_->finding.presses) return way_->finding.search;
    machine::State state = way_->finding.presses;
    const std::vector<std::size_t>& order = way_->way.order;
    std::size_t made = 0;
    for (; state != now && made < order.size(); ++made) machine.press(state, order[made]);
    if (state != now || made == order.size()) return std::nullopt;
    solve::InOrder rest{{order.begin() + static_cast<std::ptrdiff_t>(made), order.end()},
                        machine.no_presses(),
                        way_->way.proved_fewest};
    for (const std::size_t button : rest.order) ++rest.presses[button];
    return solve::Search(std::move(rest));
}

// Stores the solution, unless it is the rest of the stored one, which also covers the boards before it.
void SearchCache::keep_way(const SearchResult& finding, const solve::InOrder& way,
                           const machine::Machine& machine) {
    const auto known = along_way(finding.presses, machine);
    const bool is_rest = known && solve::count_presses(known->verdict()) <= way.order.size() &&
                         (way_->way.proved_fewest || !way.proved_fewest);
    if (!is_rest || finding.presses == way_->finding.presses) way_ = OrderedSolution{finding, way};
}

void SearchCache::keep(SearchResult finding, const machine::Machine& machine) {
    const solve::Verdict& verdict = finding.search.verdict();
    const auto* way = std::get_if<solve::InOrder>(&verdict);
    if (!machine.counts_presses() && way != nullptr && !way->order.empty()) keep_way(finding, *way, machine);
    if (holds_for_all(finding.search, machine)) for_all_ = finding.search;
    if (!solve::is_in_any_order(verdict) || !finding.search.is_long()) return;
    const auto known = best(finding.presses, machine);
    const bool is_known = known && known->left <= machine::weight(*solve::presses_of(verdict)) &&
                          (is_proved(*known->finding) || !is_proved(finding));
    if (is_known && known->finding->presses != finding.presses) return;
    std::erase_if(kept_, [&](const SearchResult& old) { return old.presses == finding.presses; });
    if (kept_.size() == max_kept) {
        const auto unproved = std::find_if_not(kept_.begin(), kept_.end(), is_proved);
        kept_.erase(unproved == kept_.end() ? kept_.begin() : unproved);
    }
    kept_.push_back(std::move(finding));
}

}  // namespace switchbox::game
