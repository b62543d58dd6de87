#include "types/custom/solve/solution_list.hpp"

#include <algorithm>
#include <set>
#include <utility>

#include "types/custom/solve/wired_study.hpp"

namespace switchbox::solve {

SolutionList::SolutionList(const machine::WiredPuzzle& puzzle, std::size_t most) : most_(most) {
    if (most == 0) return;
    std::vector<PressTerms> terms;
    for (const machine::WiredButton& button : puzzle.buttons) terms.push_back({button.cost, button.most});
    for (const machine::TargetRow& row : machine::rows_wanted(puzzle)) {
        if (auto cosets = cosets_of(puzzle, row)) searches_.emplace_back(*std::move(cosets), terms, most);
    }
}

void SolutionList::advance(std::uint64_t budget) {
    for (std::uint64_t done = 0; !is_finished() && done < budget;) {
        CheapestSearch& search = searches_[row_];
        const std::uint64_t before = search.work();
        search.advance(budget - done);
        done += search.work() - before;
        if (search.is_finished()) ++row_;
    }
}

std::vector<SolutionList::Solution> SolutionList::solutions() const {
    std::set<Solution> all;  // presses may reach several rows
    for (const CheapestSearch& search : searches_)
        all.insert(search.members().begin(), search.members().end());
    std::vector<Solution> sorted(all.begin(), all.end());
    if (sorted.size() > most_) sorted.resize(most_);
    return sorted;
}

}  // namespace switchbox::solve
