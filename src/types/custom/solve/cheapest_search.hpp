// Search in slices for the cheapest member of a coset of press counts with bounds on single counts. It goes
// depth first through the coefficients of an echelon form (cyclic_echelon.hpp), one for each prime. Counts
// are known from the first button on. A branch ends when its cost reaches the least found, or when a button
// would be pressed too often.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "types/custom/solve/cyclic_echelon.hpp"

namespace switchbox::solve {

// Coset modulo one prime's powers: one solution, and the echelon form of the differences between solutions.
struct CosetPart {
    int prime = 2;
    std::vector<int> exponents;  // of the prime in the period of each button
    algebra::Residues x;
    std::vector<EchelonGenerator> echelon;
};

struct PressTerms {
    std::uint32_t cost = 1;
    std::optional<std::uint32_t> most;
};

class CheapestSearch {
  public:
    static constexpr std::size_t max_parts = 4;  // 2, 3, 5 and 7

    CheapestSearch(std::vector<CosetPart> parts, std::vector<PressTerms> terms);

    // Works for about `budget` units, each of about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return finished_; }
    // Returns the units of work so far.
    [[nodiscard]] std::uint64_t work() const { return work_; }
    // Returns the best member so far, if any; the cheapest once finished. Each count is below the button's
    // period.
    [[nodiscard]] const std::optional<std::vector<std::uint32_t>>& best() const { return best_; }
    [[nodiscard]] std::uint64_t cost() const { return least_; }
    // Returns, once finished, whether no other member is within the bounds.
    [[nodiscard]] bool is_only() const { return met_ == 1; }

  private:
    using Coefficients = std::array<std::uint8_t, max_parts>;
    struct Option {
        std::uint32_t count = 0;
        Coefficients coefficients{};
    };
    struct SearchFrame {
        std::vector<Option> options;  // ascending by count
        std::size_t next = 0;
        Coefficients added{};
        std::uint64_t cost = 0;  // of the buttons before
    };

    [[nodiscard]] std::uint32_t count_of(std::size_t button) const;
    [[nodiscard]] bool is_allowed(std::size_t button, std::uint32_t count) const;
    // Returns the cost of the buttons from `first` to before `last`, for which nothing is left to choose.
    // nullopt if one is pressed too often.
    [[nodiscard]] std::optional<std::uint64_t> cost_between(std::size_t first, std::size_t last) const;
    void add(std::size_t button, const Coefficients& coefficients, bool is_taken_back);
    // Returns whether members of this cost can be skipped.
    [[nodiscard]] bool is_over(std::uint64_t cost) const { return met_ > 1 && cost >= least_; }
    void go_down(std::uint64_t cost);
    void take(std::uint64_t cost);
    void step();

    std::vector<CosetPart> parts_;
    std::vector<PressTerms> terms_;
    std::vector<std::vector<int>> moduli_;       // by part and button
    std::vector<std::vector<int>> idempotents_;  // 1 modulo the part's own, 0 modulo the others'
    std::vector<int> periods_;
    std::vector<std::array<int, max_parts>> generator_at_;  // by button and part; -1 for none
    std::vector<std::size_t> branches_;                     // buttons with a choice
    std::vector<SearchFrame> frames_;
    std::optional<std::vector<std::uint32_t>> best_;
    std::uint64_t least_;
    int met_ = 0;  // members found within the bounds, up to 2
    std::uint64_t work_ = 0;
    bool finished_ = false;
};

}  // namespace switchbox::solve
