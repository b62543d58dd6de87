// Search in slices for the cheapest presses to an allowed target of a puzzle with counters, or for the proof
// that there are none. Each wanted row is a CounterProgram, in which a lamp with a number of states is an
// equation modulo that number.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "base/integer.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/counter_program.hpp"

namespace switchbox::solve {

// Result of a search on a puzzle with counters.
struct CounterVerdict {
    std::optional<IntegerVector> presses;         // by button, the best found
    Integer cost;                                 // of these presses
    std::vector<std::optional<Integer>> reached;  // their target, by lamp; nullopt where it does not matter
    bool proved = false;  // true if nothing is cheaper, or if there are no presses at all
    // True if no other presses work, once all is proved. Presses of buttons that move no counter count
    // modulo their periods.
    bool is_only = false;
    // Proofs that presses reach no row, one for each row, with weights by lamp. Empty if some row has none.
    std::vector<CounterProof> proofs;
};

class CounterSearch {
  public:
    // Most pairs of a lamp and a button. With more, the search is over at once, without an answer.
    static constexpr std::size_t max_pairs = 65'536;

    // Requires a puzzle in which buttons of lamps at 0 can be pressed too.
    explicit CounterSearch(const machine::WiredPuzzle& puzzle);

    // Works for about `budget` units, each of about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return row_ == rows_.size(); }
    // Returns the part of the rows that are finished, from 0 to 1.
    [[nodiscard]] double progress() const;
    [[nodiscard]] const CounterVerdict& verdict() const { return verdict_; }

  private:
    // Equation of a lamp's change, less the change of another lamp if the two must be alike.
    struct LampEquation {
        std::size_t lamp = 0;
        std::optional<std::size_t> less;
    };

    void begin_row();
    void end_row();
    void take_best();
    [[nodiscard]] CounterEquations equations_of(const machine::TargetRow& row);

    machine::WiredPuzzle puzzle_;
    IntegerVector now_;                      // by lamp, not modulo its states
    std::vector<IntegerVector> steps_;       // by lamp and button
    std::vector<machine::TargetRow> rows_;   // one row without states if all counters must be alike
    std::size_t row_ = 0;                    // current one
    std::vector<LampEquation> lamps_;        // of the current row's equations
    std::optional<CounterProgram> program_;  // of the current row
    CheapestCounts best_;
    CounterVerdict verdict_;
};

}  // namespace switchbox::solve
