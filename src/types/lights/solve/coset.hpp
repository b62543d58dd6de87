// Numbering of the cells that exist, and the search for the shortest member of a coset.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {

// Numbering of the cells of a grid that exist, row by row: entry i of a vector belongs to the i-th of them.
// It has no list if every cell exists.
class CellIndex {
  public:
    explicit CellIndex(const machine::CellMask& sites);

    [[nodiscard]] std::size_t size() const { return size_; }
    // Requires index < size().
    [[nodiscard]] std::size_t cell(std::size_t index) const { return has_all() ? index : cells_[index]; }
    // Returns the number of a cell, which must exist.
    [[nodiscard]] std::size_t index_of(std::size_t cell) const;

    [[nodiscard]] machine::Shape shape() const { return shape_; }  // of the grid

    // Convert size() entries to a grid of shape(), with 0 in cells that do not exist, and back.
    template <class GridType>
    [[nodiscard]] GridType to_grid(const algebra::Residues& entries) const {
        return {shape_, to_cells(entries)};
    }
    template <class GridType>
    [[nodiscard]] algebra::Residues from_grid(const GridType& grid) const {
        return from_cells(grid.cells);
    }

  private:
    [[nodiscard]] bool has_all() const { return size_ == shape_.size(); }
    [[nodiscard]] std::vector<std::uint8_t> to_cells(const algebra::Residues& entries) const;
    [[nodiscard]] algebra::Residues from_cells(const std::vector<std::uint8_t>& cells) const;

    machine::Shape shape_;
    std::size_t size_;
    std::vector<std::size_t> cells_;
};

// Search, in slices, for the shortest member of a coset x + K over Z/k, 2 <= k <= 9: the fewest presses among
// all solutions. The weight of a member is the sum of its entries. K is a direct sum of cyclic groups.
// Destroying the search cancels it.
//
// Members are visited in the order of a modular mixed-radix Gray code (Knuth, TAOCP 7.2.1.1): a counter whose
// digits run up to the generators' orders. The digit that goes up without carry selects the generator to add.
// So a step is one addition, and no member is visited twice.
//
// For k = 2 a step of that counter takes a whole block of members: the sums of x with all choices s of the
// first generators g_i. weight(x + sum s_i g_i) = (n - W(s)) / 2, where W(s) sums (-1)^(x_c + <p_c, s>) over
// the n entries c. p_c has the bits of the g_i at entry c. W is the Walsh-Hadamard transform of the n signs
// of x, placed at p_c. It takes a few additions a member, however many entries the member has.
class CosetSearch {
  public:
    // Begins with a short member, by adding multiples of generators for as long as that helps. x and the n
    // entries of each generator are below k = `states`.
    CosetSearch(algebra::Residues x, const std::vector<algebra::CyclicGenerator>& quiet, int states);

    // Continues for about `budget` units of work, at least for one block of members. A unit is about a
    // nanosecond.
    void advance(std::uint64_t budget);
    // Returns the units of work to compare all members, infinity if they are too many for a double. A caller
    // may use this to finish a small search at once.
    [[nodiscard]] double whole_work() const;

    // Returns whether no member is shorter than best(): all were compared, or it has weight 0.
    [[nodiscard]] bool is_finished() const { return finished_; }
    // Returns the part of the members compared so far, 0 to 1.
    [[nodiscard]] double progress() const;
    // Returns the shortest member so far. Among equals it is the first visited, which is the same on every
    // platform.
    [[nodiscard]] const algebra::Residues& best() const { return best_; }
    [[nodiscard]] std::size_t weight() const { return static_cast<std::size_t>(lightest_); }  // of best()

  private:
    // Entries in bytes, eight a word.
    using Words = std::vector<std::uint64_t>;

    struct CounterWheel {  // a digit of the counter, and its generator
        Words generator;
        int order = 0;
        int digit = 0;
    };
    struct SignPlace {  // position of an entry's sign in the transform
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
    Words member_;                // the current one, or the first of the current block
    std::uint64_t weight_ = 0;    // of member_
    std::vector<CounterWheel> wheels_;
    std::uint64_t block_work_ = 0;
    bool finished_ = false;

    // For k = 2 only. A slot of the transform is a word of two or four sums side by side, its lanes. They
    // belong to members that differ in the lane generators. Words are added as they are: lanes below zero
    // borrow from the next, and reading corrects that.
    std::size_t lane_bits_ = 0;           // bits in a lane
    std::vector<Words> lane_generators_;  // bit i of a lane's number selects the i-th
    std::vector<Words> slot_generators_;  // bit i of a slot's number
    std::vector<SignPlace> places_;       // of each entry
    Words sums_;
};

}  // namespace switchbox::solve
