// The cheapest member of a coset of press counts, with bounds on single counts, in slices: depth first
// through the coefficients of an echelon form (cyclic_echelon.hpp), one for each prime. Counts are known from
// the first button on, so a branch ends where its cost reaches the least found, or where a button would be
// pressed too often.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "types/custom/solve/cyclic_echelon.hpp"

namespace switchbox::solve {

// What one prime says of each button: one solution, and what can be added to it.
struct CosetPart {
    int prime = 2;
    std::vector<int> exponents;  // of the prime in the number of presses that are as good as none
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

    // For about `budget` units of work, of a nanosecond or so.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return finished_; }
    // Units of work so far.
    [[nodiscard]] std::uint64_t work() const { return work_; }
    // The best so far, if any; the cheapest once finished. Counts below the number that are as good as none.
    [[nodiscard]] const std::optional<std::vector<std::uint32_t>>& best() const { return best_; }
    [[nodiscard]] std::uint64_t cost() const { return least_; }
    // Once finished, whether no other member is within the bounds.
    [[nodiscard]] bool is_only() const { return met_ == 1; }

  private:
    using Coefficients = std::array<std::uint8_t, max_parts>;
    struct Option {
        std::uint32_t count = 0;
        Coefficients coefficients{};
    };
    struct Frame {
        std::vector<Option> options;  // by count
        std::size_t next = 0;
        Coefficients added{};
        std::uint64_t cost = 0;  // of the buttons before
    };

    [[nodiscard]] std::uint32_t count_of(std::size_t button) const;
    [[nodiscard]] bool is_allowed(std::size_t button, std::uint32_t count) const;
    // Of buttons that nothing is chosen for any more; none where one is pressed too often.
    [[nodiscard]] std::optional<std::uint64_t> cost_between(std::size_t first, std::size_t last) const;
    void add(std::size_t button, const Coefficients& coefficients, bool is_taken_back);
    // Whether members of this cost need not be met any more.
    [[nodiscard]] bool is_over(std::uint64_t cost) const { return met_ > 1 && cost >= least_; }
    void go_down(std::uint64_t cost);
    void take(std::uint64_t cost);
    void step();

    std::vector<CosetPart> parts_;
    std::vector<PressTerms> terms_;
    std::vector<std::vector<int>> moduli_;       // of each part and button
    std::vector<std::vector<int>> idempotents_;  // 1 modulo the part's own, 0 modulo the others'
    std::vector<int> periods_;
    std::vector<std::array<int, max_parts>> generator_at_;  // of each button and part; -1 for none
    std::vector<std::size_t> branches_;                     // buttons with a choice
    std::vector<Frame> frames_;
    std::optional<std::vector<std::uint32_t>> best_;
    std::uint64_t least_;
    int met_ = 0;  // members within the bounds; two are as good as many
    std::uint64_t work_ = 0;
    bool finished_ = false;
};

}  // namespace switchbox::solve
