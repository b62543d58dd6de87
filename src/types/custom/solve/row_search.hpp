// Search for the cheapest presses that reach one wanted row, by the method that fits the puzzle.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>
#include <vector>

#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/cheapest_search.hpp"
#include "types/custom/solve/prime_part.hpp"
#include "types/lights/solve/coset.hpp"

namespace switchbox::solve {

// Data shared by rows in which the same lamps matter.
struct WiredSystem {
    std::vector<PrimePart> parts;
    std::vector<CosetPart> cosets;  // one for each part, without x
};

class RowSearch {
  public:
    // Takes one x for each part in `solutions`.
    RowSearch(const machine::WiredPuzzle& puzzle, const WiredSystem& system,
              const std::vector<algebra::Residues>& solutions);

    // Works for about `budget` units.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const;
    // Returns the progress from 0 to 1; 0 if it cannot be estimated.
    [[nodiscard]] double progress() const;
    // Returns the press counts of the least cost so far; cost() returns that cost.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> best() const;
    [[nodiscard]] std::uint64_t cost() const;
    // Returns, once finished, whether no others within the limits reach the row.
    [[nodiscard]] bool is_only() const;
    // Returns the units of work to finish; nullopt if they cannot be estimated.
    [[nodiscard]] std::optional<double> whole_work() const;

  private:
    std::variant<CheapestSearch, CosetSearch> search_;
    std::uint64_t cost_of_press_ = 1;  // for a CosetSearch
    bool is_only_ = false;             // for a CosetSearch
};

}  // namespace switchbox::solve
