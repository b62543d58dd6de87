// Search in slices for the cheapest presses to an allowed target of a wired puzzle, or for the proof that
// there are none. Each wanted row is a coset of press counts, split by primes (cheapest_search.hpp). A
// RowSearch finds its cheapest member. If there are few lamp states and many buttons, a StateWalk searches
// all rows at once by lamp states.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "base/natural.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/cheapest_search.hpp"
#include "types/lights/solve/coset.hpp"

namespace switchbox::solve {

// Data shared by rows in which the same lamps matter.
struct WiredSystem {
    std::vector<PrimePart> parts;
    std::vector<CosetPart> cosets;  // one for each part, without x
};

// Search for the cheapest presses that reach one wanted row, by the method that fits the puzzle.
class RowSearch {
  public:
    // `solutions` has the x of each part.
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

// Search for the cheapest presses by lamp states, for puzzles with few of these. It goes button by button.
// For every state of the lamps that matter, it keeps the least cost to reach it with the buttons so far. The
// work is one step for each state and each number of presses of one button.
class StateWalk {
  public:
    // Returns the units of work of a walk, each of about a nanosecond; nullopt if there are too many states.
    // `periods` has the period of each button.
    [[nodiscard]] static std::optional<double> work_of(const machine::WiredPuzzle& puzzle,
                                                       const std::vector<int>& periods);

    static constexpr std::uint64_t most_at_a_time = std::uint64_t{1} << 22U;

    // Takes a puzzle for which work_of() returns a value.
    StateWalk(const machine::WiredPuzzle& puzzle, std::vector<int> periods);

    // Works for about `budget` units, and for at least one button if it takes no more than most_at_a_time.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return button_ == puzzle_.buttons.size(); }
    [[nodiscard]] double progress() const;

    struct Found {
        std::vector<std::uint32_t> presses;  // each less often than its period
        std::uint64_t cost = 0;
        std::size_t row = 0;   // reached row, an index into machine::rows_wanted()
        bool is_only = false;  // true if no other presses within the limits work
    };
    // Returns the result, once finished; nullopt if no presses work.
    [[nodiscard]] std::optional<Found> found() const;

  private:
    [[nodiscard]] std::vector<std::uint32_t> states_after(const machine::WiredButton& button) const;
    [[nodiscard]] std::uint32_t most_presses(std::size_t button) const;
    void begin_button();
    [[nodiscard]] std::uint64_t take_states();
    [[nodiscard]] std::vector<std::uint32_t> presses_to(std::size_t state) const;

    machine::WiredPuzzle puzzle_;
    std::vector<int> periods_;
    std::vector<std::size_t> digits_;     // lamps that matter, the last one changing fastest
    std::vector<std::uint64_t> costs_;    // by state, with the buttons before button_
    std::vector<std::uint8_t> ways_;      // by state, up to 2
    std::vector<std::uint16_t> choices_;  // by button and state: presses of this button on the cheapest way
    std::size_t states_ = 1;
    std::size_t button_ = 0;
    // Progress with the current button: the states before from_ are done.
    std::size_t from_ = 0;
    std::vector<std::uint32_t> after_;       // by state, the state after one press
    std::vector<std::uint64_t> next_costs_;  // costs_ with the current button
    std::vector<std::uint8_t> next_ways_;
};

// Proof that a row cannot be reached. No press changes the sum of weight times state modulo `modulus`. The
// way from the current state to the target changes it by `sum`, which is not 0.
struct WiredProof {
    std::vector<int> weights;  // by lamp; 0 where it does not matter
    int modulus = 1;           // least common multiple of the numbers of states
    int sum = 0;
};

// Result of a search on a wired puzzle.
struct WiredVerdict {
    std::optional<std::vector<std::uint32_t>> presses;  // by button, the best found
    std::uint64_t cost = 0;                             // of these presses
    std::size_t row = 0;                                // reached row, an index into machine::rows_wanted()
    bool proved = false;   // true if nothing is cheaper, or if there are no presses at all
    bool is_only = false;  // true if no other presses work, once all is proved
    // Number of solutions with each count below the button's period, if no button has a limit. nullopt if too
    // many rows can be reached together.
    std::optional<Natural> solutions;
    std::vector<WiredProof> proofs;  // one for each row, if presses without limits reach none
    // Presses in their order, and the number of states if it is too large for a search. Both are only for
    // puzzles in which only lit lamps can be pressed (lit_search.hpp).
    std::vector<std::size_t> order;
    std::optional<Natural> too_many;
};

// Cache of systems by the lamps that matter. Wires and numbers of states determine a system, not the current
// state, so it serves all searches of the same wires.
using WiredSystems = std::map<std::vector<bool>, std::shared_ptr<const WiredSystem>>;

class WiredSearch {
  public:
    // Method of the search: the one with the least work, or a fixed one if it is possible. Proofs alone are
    // available at once.
    enum class Method : std::uint8_t { quickest, rows, states, proofs };

    // Ignores the rule that only lit lamps can be pressed.
    explicit WiredSearch(const machine::WiredPuzzle& puzzle, Method method = Method::quickest);
    // Adds the missing systems to `systems`.
    WiredSearch(const machine::WiredPuzzle& puzzle, std::shared_ptr<WiredSystems> systems,
                Method method = Method::quickest);

    // Works for about `budget` units, each of about a nanosecond.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return open_.empty() && !walk_; }
    // Returns the progress from 0 to 1, as far as it can be estimated.
    [[nodiscard]] double progress() const;
    [[nodiscard]] const WiredVerdict& verdict() const { return verdict_; }

  private:
    struct OpenRow {
        std::size_t row = 0;
        RowSearch search;
    };

    [[nodiscard]] const WiredSystem& system_of(const machine::TargetRow& row);
    void begin(std::size_t index, const machine::TargetRow& row);
    [[nodiscard]] Natural count(const machine::TargetRow& row);
    void count_all(const std::vector<machine::TargetRow>& rows);
    // Counts the solutions of all rows from `first` on that agree with `with`, and with each other, by
    // inclusion and exclusion. False if there are too many.
    [[nodiscard]] bool count_from(const std::vector<machine::TargetRow>& rows, std::size_t first,
                                  const std::optional<machine::TargetRow>& with, bool is_added);
    [[nodiscard]] bool walks(Method method) const;
    void forget_finished();
    void go_along_rows(std::uint64_t budget);
    void walk(std::uint64_t budget);
    void look_at(const OpenRow& open);
    [[nodiscard]] bool can_press_more(const OpenRow& open) const;

    machine::WiredPuzzle puzzle_;
    std::vector<std::uint8_t> now_;
    std::vector<int> periods_;  // periods of the buttons on all lamps
    std::shared_ptr<WiredSystems> systems_;
    std::deque<OpenRow> open_;
    std::size_t turn_ = 0;           // open row that is searched next
    std::size_t begun_ = 0;          // rows that are or were open
    std::optional<StateWalk> walk_;  // replaces the open rows
    Natural added_;
    Natural taken_off_;
    std::size_t counted_ = 0;  // sets of rows
    bool is_only_ = true;      // as far as rows are finished
    WiredVerdict verdict_;
};

}  // namespace switchbox::solve
