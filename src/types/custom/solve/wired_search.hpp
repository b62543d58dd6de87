// Solves a puzzle that somebody brings: the cheapest presses to a target that is allowed, or the proof that
// there are none, in slices. Each wanted row is a coset of press counts, taken apart by primes
// (prime_part.hpp), of which the cheapest member is searched for (row_search.hpp); where lamps show little
// and there are many buttons, all rows at once are by what the lamps show (state_walk.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "base/natural.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/custom/solve/row_search.hpp"
#include "types/custom/solve/state_walk.hpp"

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
    std::size_t row = 0;                                // that they reach, of machine::rows_wanted()
    bool proved = false;   // that nothing is cheaper, or that there are no presses at all
    bool is_only = false;  // that no other presses will do, once all is proved
    // All ways, each button less often than is as good as none; only where no button has a limit.
    // Where many rows can be reached together they are not counted.
    std::optional<Natural> solutions;
    std::vector<WiredProof> proofs;  // one for each row, where presses without limits lead to none
    // Where only lit lamps may be pressed (lit_search.hpp): the presses one after another, and how many
    // states there may be where they are too many to be searched.
    std::vector<std::size_t> order;
    std::optional<Natural> too_many;
};

// What was taken apart of a puzzle, by the lamps that matter: wires and numbers of states decide it, not
// where the puzzle stands, so it serves all searches of the same wires.
using WiredSystems = std::map<std::vector<bool>, std::shared_ptr<const WiredSystem>>;

class WiredSearch {
  public:
    // Which of the methods answers: the one that takes the least work, or one, wherever it can. Proofs alone
    // are there at once.
    enum class Method : std::uint8_t { quickest, rows, states, proofs };

    // Whichever buttons may be pressed.
    explicit WiredSearch(const machine::WiredPuzzle& puzzle, Method method = Method::quickest);
    // What `systems` lack is added to them.
    WiredSearch(const machine::WiredPuzzle& puzzle, std::shared_ptr<WiredSystems> systems,
                Method method = Method::quickest);

    // For about `budget` units of work, of a nanosecond or so.
    void advance(std::uint64_t budget);
    [[nodiscard]] bool is_finished() const { return open_.empty() && !walk_; }
    // 0 to 1, where it can be told.
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
    // Of all rows from `first` on that agree with `with`, and with each other, by inclusion and exclusion.
    // False where these are too many.
    [[nodiscard]] bool count_from(const std::vector<machine::TargetRow>& rows, std::size_t first,
                                  const std::optional<machine::TargetRow>& with, bool is_added);
    [[nodiscard]] bool walks(Method method) const;
    [[nodiscard]] std::vector<std::uint8_t> steps_to(const machine::TargetRow& row) const;
    void forget_finished();
    void go_along_rows(std::uint64_t budget);
    void walk(std::uint64_t budget);
    void look_at(const OpenRow& open);
    [[nodiscard]] bool can_press_more(const OpenRow& open) const;

    machine::WiredPuzzle puzzle_;
    std::vector<std::uint8_t> now_;
    std::vector<int> periods_;  // presses of each button that are as good as none, whatever matters
    std::shared_ptr<WiredSystems> systems_;
    std::deque<OpenRow> open_;
    std::size_t turn_ = 0;           // the open row that is searched next
    std::size_t begun_ = 0;          // rows that are or were open
    std::optional<StateWalk> walk_;  // in place of them
    Natural added_;
    Natural taken_off_;
    std::size_t counted_ = 0;  // sets of rows
    bool is_only_ = true;      // as far as rows are finished
    WiredVerdict verdict_;
};

}  // namespace switchbox::solve
