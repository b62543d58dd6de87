// Chasing on a board with one stencil (docs/chasing.md). It leaves z equations M·u = c for the board's z
// unknowns u (StencilBoard::unknowns()). Entry i of c is the rest of the i-th lamp without a pivot if all
// unknowns are 0. All grids are in the layout of the turned board: a bit for each cell, rows() by columns().
#pragma once

#include <memory>

#include "types/lights/chase/stencil_board.hpp"

namespace switchbox::solve {

// Computation of M, some rows of the board at a time. Every button is a sum of unknowns, and a pass from row
// to row computes all of them. Only the rows within the stencil's reach are kept. Takes O(z |S| / 64) a cell.
class SymbolicChase {
  public:
    // Requires that `board` outlives this object.
    explicit SymbolicChase(const StencilBoard& board);
    SymbolicChase(const SymbolicChase&) = delete;
    SymbolicChase& operator=(const SymbolicChase&) = delete;
    ~SymbolicChase();

    [[nodiscard]] bool is_done() const;
    [[nodiscard]] double progress() const;  // 0..1
    // Does the next step. Requires !is_done().
    void advance();
    // Returns M, z by z, and empties this object. Row i belongs to the lamp without a pivot of unknown i,
    // column j to unknown j. Requires is_done().
    [[nodiscard]] BitGrid take();

  private:
    class Block;

    const StencilBoard& board_;
    BitGrid equations_;
    std::unique_ptr<Block> block_;
};

// Chase with given unknowns. Row by row, each lamp with a pivot determines whether that button is pressed, 64
// buttons at a time. Along a row the pivots are found by a division of power series. Let f = 1 + the sum of
// y^d over the buttons d cells to the left of the pivot. Let t be the change required by the lamps and the
// rows above. Then the row is t / f. Modulo y^64, 1 / f = f · f^2 · f^4 ··· f^32, where f^2 is f with each
// exponent doubled.
class StencilChase {
  public:
    explicit StencilChase(const StencilBoard& board);

    // Returns the presses that change all lamps with a pivot as required. `unknowns` has z bits; `change` is
    // the required change of each lamp.
    [[nodiscard]] BitGrid chased(const BitWords& unknowns, const BitGrid& change) const;
    // Returns the lamps without a pivot that such presses leave wrong: z bits, in the order of their
    // unknowns.
    [[nodiscard]] BitWords missing(const BitGrid& presses, const BitGrid& change) const;

  private:
    void add_above(const BitGrid& presses, std::size_t row, std::uint64_t* sum) const;
    // Returns the unknowns of one row, each at the bit of its column.
    [[nodiscard]] BitWords given_in(std::size_t row, const BitWords& unknowns) const;
    // Returns the change that presses leave missing in a row of lamps.
    [[nodiscard]] BitWords rest_in(std::size_t lamps, const BitGrid& presses, const BitGrid& change) const;
    void add_buttons(const BitGrid& presses, std::size_t lamps, machine::Offset offset,
                     std::uint64_t* sum) const;
    void divide(std::uint64_t* row, std::size_t words) const;

    StencilBoard board_;
    std::vector<unsigned> steps_back_;  // the exponents d
    BitWords is_determined_;            // the columns of a row with buttons that lamps determine
};

}  // namespace switchbox::solve
