// The equations that chasing (stencil_chase.hpp) leaves: M·u = c, u the unknowns and c what is missing with
// all of them 0. Every button is a sum of unknowns, and going from row to row gives all of them, of which
// only those rows are kept over which the stencil reaches.
#pragma once

#include <memory>

#include "types/lights/chase/stencil_board.hpp"

namespace switchbox::solve {

// O(z |S| / 64) a cell for z unknowns, some rows of the board at a time.
class SymbolicChase {
  public:
    // `board` outlives it.
    explicit SymbolicChase(const StencilBoard& board);
    SymbolicChase(const SymbolicChase&) = delete;
    SymbolicChase& operator=(const SymbolicChase&) = delete;
    ~SymbolicChase();

    [[nodiscard]] bool is_done() const;
    [[nodiscard]] double progress() const;  // 0..1
    void advance();
    // M, a row for each lamp without a pivot and a column for each unknown; once it is done.
    [[nodiscard]] BitGrid take();

  private:
    class Block;

    const StencilBoard& board_;
    BitGrid equations_;
    std::unique_ptr<Block> block_;
};

}  // namespace switchbox::solve
