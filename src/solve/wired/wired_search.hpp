// Solves a puzzle that somebody brings: the cheapest presses to a target that is allowed, or the proof that
// there are none, in slices. Each wanted row is a coset of press counts, taken apart by primes
// (prime_part.hpp), of which the cheapest member is searched for (cheapest_search.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "algebra/natural.hpp"
#include "puzzle/wired_puzzle.hpp"
#include "solve/wired/cheapest_search.hpp"
#include "solve/wired/prime_part.hpp"

namespace switchbox::solve {

// That a row cannot be reached: no press changes the sum of weight times state modulo `modulus`, and between
// now and the target it changes by `sum`, which is not 0.
struct WiredProof {
    std::vector<int> weights;  // of each lamp; 0 where it does not matter
    int modulus = 1;           // the least common multiple of the numbers of states
    int sum = 0;
};

struct WiredVerdict {
    std::optional<std::vector<std::uint32_t>> presses;  // of each button, the best found
    std::uint64_t cost = 0;                             // of these
    std::size_t row = 0;                                // that they reach, of puzzle::rows_wanted()
    bool proved = false;   // that nothing is cheaper, or that there are no presses at all
    bool is_only = false;  // that no other presses will do, once all is proved
    // All ways, each button less often than is as good as none; only where no button has a limit.
    std::optional<algebra::Natural> solutions;
    std::vector<WiredProof> proofs;  // one for each row, where presses without limits lead to none
};

class WiredSearch {
  public:
    explicit WiredSearch(const puzzle::WiredPuzzle& puzzle);

    // For about `budget` units of work (CheapestSearch).
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return open_.empty(); }
    [[nodiscard]] const WiredVerdict& verdict() const { return verdict_; }

  private:
    // What rows have in common in which the same lamps matter.
    struct System {
        std::vector<PrimePart> parts;
        std::vector<CosetPart> cosets;  // without x
    };
    struct OpenRow {
        std::size_t row = 0;
        CheapestSearch search;
    };

    [[nodiscard]] const System& system_of(const puzzle::TargetRow& row);
    void begin(std::size_t index, const puzzle::TargetRow& row);
    [[nodiscard]] algebra::Natural count(const puzzle::TargetRow& row);
    // Of all rows from `first` on that agree with `with`, and with each other, by inclusion and exclusion.
    void count_all(const std::vector<puzzle::TargetRow>& rows, std::size_t first,
                   const std::optional<puzzle::TargetRow>& with, bool is_added);
    [[nodiscard]] std::vector<std::uint8_t> steps_to(const puzzle::TargetRow& row) const;
    void look_at(const OpenRow& open);
    [[nodiscard]] bool can_press_more(const OpenRow& open) const;

    puzzle::WiredPuzzle puzzle_;
    std::vector<std::uint8_t> now_;
    std::vector<int> periods_;  // presses of each button that are as good as none, whatever matters
    std::map<std::vector<bool>, std::shared_ptr<const System>> systems_;
    std::deque<OpenRow> open_;
    algebra::Natural added_;
    algebra::Natural taken_off_;
    bool is_only_ = true;  // as far as rows are finished
    WiredVerdict verdict_;
};

}  // namespace switchbox::solve
