// Chasing on a board with one stencil (stencil_board.hpp): row by row each lamp with a pivot says whether
// that button is pressed, 64 buttons at a time. Along a row the pivots are found by a division of power
// series: with f = 1 + the sum of y^d over the buttons d cells to the left of the pivot, and t what the lamps
// and the rows above ask for, the row is t / f, and 1 / f = f · f^2 · f^4 ··· f^32 modulo y^64, where f^2 is
// f with each exponent doubled.
#pragma once

#include "types/lights/chase/stencil_board.hpp"

namespace switchbox::solve {

class StencilChase {
  public:
    explicit StencilChase(const StencilBoard& board);

    // The presses that change all lamps with a pivot as asked: `unknowns` has a bit for each unknown.
    [[nodiscard]] BitGrid chased(const BitWords& unknowns, const BitGrid& change) const;
    // In what such presses fail: a bit for each lamp without a pivot, in the order of the unknowns to which
    // they belong.
    [[nodiscard]] BitWords missing(const BitGrid& presses, const BitGrid& change) const;

  private:
    void add_above(const BitGrid& presses, std::size_t row, std::uint64_t* sum) const;
    // Of the unknowns those in a row.
    [[nodiscard]] BitWords given_in(std::size_t row, const BitWords& unknowns) const;
    // What presses leave to be changed in a row of lamps.
    [[nodiscard]] BitWords rest_in(std::size_t lamps, const BitGrid& presses, const BitGrid& change) const;
    void add_buttons(const BitGrid& presses, std::size_t lamps, machine::Offset offset,
                     std::uint64_t* sum) const;
    void divide(std::uint64_t* row, std::size_t words) const;

    StencilBoard board_;
    std::vector<unsigned> steps_back_;  // the exponents d
    BitWords is_said_;                  // of a row, the columns with buttons that a lamp says
};

}  // namespace switchbox::solve
