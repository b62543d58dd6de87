// Cache of results of long searches for one puzzle. It answers for every board along a known solution:
// forwards step by step, or backwards by undo.
#pragma once

#include <optional>
#include <vector>

#include "machine/machine.hpp"
#include "solve/search.hpp"

namespace switchbox::game {

struct SearchResult {
    machine::PressGrid presses;  // board of the search
    solve::Search search;
};

// Results for some boards of one puzzle: a value of bounded size.
class SearchCache {
  public:
    // Stores the result of a long search, unless the stored ones already imply it.
    void keep(SearchResult finding, const machine::Machine& machine);
    // Returns the best known result for the board after `presses`, or nullopt if there is none.
    [[nodiscard]] std::optional<solve::Search> about(const machine::PressGrid& presses,
                                                     const machine::Machine& machine) const;
    void clear() {
        kept_.clear();
        way_.reset();
        for_all_.reset();
    }

  private:
    struct RemainingSolution {  // rest of the solution in a finding
        const SearchResult* finding = nullptr;
        machine::PressGrid pressed;  // presses made since then
        std::size_t left = 0;        // number of remaining presses
    };

    [[nodiscard]] static std::optional<RemainingSolution> rest_of(const SearchResult& finding,
                                                                  const machine::PressGrid& presses,
                                                                  const machine::Machine& machine);
    // Solution in order, and the board where it was found. An unproved solution is continued from there,
    // since new searches could make hints go in circles.
    struct OrderedSolution {
        SearchResult finding;
        solve::InOrder way;
    };

    void keep_way(const SearchResult& finding, const solve::InOrder& way, const machine::Machine& machine);
    [[nodiscard]] std::optional<solve::Search> along_way(const machine::State& now,
                                                         const machine::Machine& machine) const;
    [[nodiscard]] std::optional<RemainingSolution> best(const machine::PressGrid& presses,
                                                        const machine::Machine& machine) const;

    std::vector<SearchResult> kept_;
    std::optional<OrderedSolution> way_;    // set only if states do not count presses
    std::optional<solve::Search> for_all_;  // result that holds whatever is pressed
};

}  // namespace switchbox::game
