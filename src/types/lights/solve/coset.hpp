// The shortest member of a coset x + K over Z/k, 2 <= k <= 9, in slices: the fewest presses among all
// solutions. The weight of a member is the sum of its entries; K is a direct sum of cyclic groups.
//
// Members are met in the order of a modular mixed-radix Gray code (Knuth, TAOCP 7.2.1.1): a counter whose
// digits count to the generators' orders; the digit that goes up without carry names the generator to add, so
// a step is one addition and no member is met twice.
//
// For k = 2 a step of that counter takes a whole block of members, the sums of x with all choices s of the
// first generators g_i: weight(x + sum s_i g_i) = (n - W(s)) / 2, where W(s) sums (-1)^(x_c + <p_c, s>) over
// the n entries c and p_c has the bits that the g_i have there. That is the Walsh-Hadamard transform of the n
// signs of x, put in places p_c: a few additions a member, however many entries it has.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "algebra/residues.hpp"

namespace switchbox::solve {

// A value; to drop it is to cancel the search.
class CosetSearch {
  public:
    // Begins with a short member: multiples of generators are added for as long as that helps.
    CosetSearch(algebra::Residues x, const std::vector<algebra::CyclicGenerator>& quiet, int states);

    // Goes on for about `budget` units of work, at least for one block of members. A unit is a nanosecond or
    // so.
    void advance(std::uint64_t budget);
    // The units of work to compare all members (infinite where they are too many for a double), so that a
    // caller may finish a small search at once.
    [[nodiscard]] double whole_work() const;

    // No member is shorter than best(): all were compared, or it has weight 0.
    [[nodiscard]] bool is_finished() const { return finished_; }
    // The part of the members that were compared, 0 to 1.
    [[nodiscard]] double progress() const;
    // The shortest so far; of equals the first met, which is the same on every platform.
    [[nodiscard]] const algebra::Residues& best() const { return best_; }
    [[nodiscard]] std::size_t weight() const { return static_cast<std::size_t>(lightest_); }  // of best()

  private:
    // Entries in bytes, eight a word.
    using Words = std::vector<std::uint64_t>;

    struct Wheel {  // a digit of the counter, and the generator it turns
        Words generator;
        int order = 0;
        int digit = 0;
    };
    struct Place {  // where an entry's sign goes in the transform
        std::size_t slot = 0;
        std::uint64_t signs = 0;
    };

    void shorten(const std::vector<algebra::CyclicGenerator>& quiet);
    void prepare_block(const std::vector<algebra::CyclicGenerator>& quiet);
    void compare();
    void compare_block();
    void take_from_block(std::size_t slot, std::size_t lane);
    void step();

    int states_;
    algebra::Residues best_;
    std::uint64_t lightest_ = 0;  // weight of best_
    Words member_;                // the one at hand, or the first of the block at hand
    std::uint64_t weight_ = 0;    // of member_
    std::vector<Wheel> wheels_;
    std::uint64_t block_work_ = 0;
    bool finished_ = false;

    // k = 2 only. A slot of the transform is a word of two or four sums side by side, its lanes: those of
    // members that differ in the lane generators. Words are added as they are; lanes below zero borrow from
    // the next and are put right when they are read.
    std::size_t lane_bits_ = 0;           // bits in a lane
    std::vector<Words> lane_generators_;  // bit i of a lane's number chooses the i-th
    std::vector<Words> slot_generators_;  // bit i of a slot's number
    std::vector<Place> places_;           // of each entry
    Words sums_;
};

}  // namespace switchbox::solve
