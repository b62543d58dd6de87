// Equations that chasing (stencil_chase.hpp) leaves: M·u = c, with u the unknowns and c what is missing with
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

}  // namespace switchbox::solve
