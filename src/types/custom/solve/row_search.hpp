// The cheapest presses that reach one wanted row, by the method that fits the puzzle.
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

// What rows have in common in which the same lamps matter.
struct WiredSystem {
    std::vector<PrimePart> parts;
    std::vector<CosetPart> cosets;  // one for each part, without x
};

class RowSearch {
  public:
    // `solutions` has an x for each part.
    RowSearch(const machine::WiredPuzzle& puzzle, const WiredSystem& system,
              const std::vector<algebra::Residues>& solutions);

    // For about `budget` units of work.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const;
    // 0 to 1, where it can be told.
    [[nodiscard]] double progress() const;
    // Press counts of the least cost so far, and that cost.
    [[nodiscard]] std::optional<std::vector<std::uint32_t>> best() const;
    [[nodiscard]] std::uint64_t cost() const;
    // Once finished, whether no others within the limits lead to the row.
    [[nodiscard]] bool is_only() const;
    // Units of work to finish, where that can be told.
    [[nodiscard]] std::optional<double> whole_work() const;

  private:
    std::variant<CheapestSearch, CosetSearch> search_;
    std::uint64_t cost_of_press_ = 1;  // of a CosetSearch
    bool is_only_ = false;             // the same
};

}  // namespace switchbox::solve
