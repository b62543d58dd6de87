// Lights Out with two states by chasing the light: the first rows of presses say all others, each of which
// puts out what is left on in the row above, and have to be such that the light is out at the end too. One
// interface for plane and torus.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"
#include "types/lights/chase/striped_grid.hpp"

namespace switchbox::solve {

// Made once for a size, used for many boards.
class Chase {
  public:
    Chase(const Chase&) = delete;
    Chase& operator=(const Chase&) = delete;
    virtual ~Chase() = default;

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] virtual std::size_t nullity() const = 0;

    // Presses that change just the lamps with a 1, where there are any. Linear in the number of lamps. Of
    // several solutions the one of elimination, column by column: each button is 0 whose column is a sum of
    // columns before it.
    [[nodiscard]] virtual std::optional<StripedGrid> solve(const StripedGrid& change) const = 0;
    // Where there are none: a quiet pattern that has an odd number of those lamps. No press changes the
    // parity of the lamps that it has, since the button matrix is symmetric.
    [[nodiscard]] virtual std::optional<StripedGrid> obstacle(const StripedGrid& change) const = 0;
    // Presses that change nothing; each such pattern is the sum of some of these nullity() ones, in one way.
    [[nodiscard]] virtual StripedGrid quiet(std::size_t index) const = 0;

  protected:
    Chase(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns) {}

  private:
    std::size_t rows_;
    std::size_t columns_;
};

// All quiet patterns, an entry for each button.
[[nodiscard]] std::vector<algebra::CyclicGenerator> quiet_patterns(const Chase& chase);

}  // namespace switchbox::solve
