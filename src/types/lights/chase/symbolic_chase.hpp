// Equations that chasing leaves: M·u = c, with u the unknowns and c what is missing with
// all of them 0. Every button is a sum of unknowns, and a pass from row to row computes all of them. Only the
// rows within the stencil's reach are kept.
#pragma once

#include <memory>

#include "types/lights/chase/stencil_board.hpp"

namespace switchbox::solve {

// Computation of M, some rows of the board at a time. Takes O(z |S| / 64) a cell for z unknowns.
class SymbolicChase {
  public:
    // Requires that `board` outlives this object.
    explicit SymbolicChase(const StencilBoard& board);
    SymbolicChase(const SymbolicChase&) = delete;
    SymbolicChase& operator=(const SymbolicChase&) = delete;
    ~SymbolicChase();

    [[nodiscard]] bool is_done() const;
    [[nodiscard]] double progress() const;  // 0..1
    void advance();
    // Hands over M, with a row for each lamp without a pivot and a column for each unknown. Requires
    // is_done().
    [[nodiscard]] BitGrid take();

  private:
    class Block;

    const StencilBoard& board_;
    BitGrid equations_;
    std::unique_ptr<Block> block_;
};

// Chasing on a board with one stencil (stencil_board.hpp). Row by row, each lamp with a pivot determines
// whether that button is pressed, 64 buttons at a time. Along a row the pivots are found by a division of
// power series. Let f = 1 + the sum of y^d over the buttons d cells to the left of the pivot. Let t be the
// change required by the lamps and the rows above. Then the row is t / f. Modulo y^64, 1 / f = f · f^2 · f^4
// ··· f^32, where f^2 is f with each exponent doubled.
class StencilChase {
  public:
    explicit StencilChase(const StencilBoard& board);

    // Returns the presses that change all lamps with a pivot as required. `unknowns` has a bit for each
    // unknown.
    [[nodiscard]] BitGrid chased(const BitWords& unknowns, const BitGrid& change) const;
    // Returns the lamps without a pivot that such presses leave wrong: a bit for each, in the order of their
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
    BitWords is_said_;                  // the columns of a row with buttons that lamps determine
};

}  // namespace switchbox::solve
