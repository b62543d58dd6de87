// Lights Out with two states solved by chasing the light, with one interface for plane and torus. The first
// rows of presses determine all others: each row turns off the lamps left on in the row before it. The first
// rows have to be chosen so that no lamp is left on at the end.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "algebra/residues.hpp"
#include "machine/rule.hpp"
#include "types/lights/chase/striped_grid.hpp"

namespace switchbox::solve {

// Solver for one board size, made once and used for many boards.
class Chase {
  public:
    Chase(const Chase&) = delete;
    Chase& operator=(const Chase&) = delete;
    virtual ~Chase() = default;

    [[nodiscard]] std::size_t rows() const { return rows_; }
    [[nodiscard]] std::size_t columns() const { return columns_; }
    [[nodiscard]] virtual std::size_t nullity() const = 0;

    // Returns presses that change exactly the lamps with a 1, nullopt if there are none. Takes time linear in
    // the number of lamps. Of several solutions it returns that of elimination by columns: a button is 0 if
    // its column is a sum of columns before it.
    [[nodiscard]] virtual std::optional<StripedGrid> solve(const StripedGrid& change) const = 0;
    // Returns a quiet pattern that has an odd number of those lamps, nullopt if there are presses. No press
    // changes the parity of the lamps in a quiet pattern, since the button matrix is symmetric.
    [[nodiscard]] virtual std::optional<StripedGrid> obstacle(const StripedGrid& change) const = 0;
    // Returns presses that change nothing. Each such pattern is a unique sum of some of these nullity() ones.
    [[nodiscard]] virtual StripedGrid quiet(std::size_t index) const = 0;

  protected:
    Chase(std::size_t rows, std::size_t columns) : rows_(rows), columns_(columns) {}

  private:
    std::size_t rows_;
    std::size_t columns_;
};

// Returns the patterns quiet(index) of all indices, with an entry for each button.
[[nodiscard]] std::vector<algebra::CyclicGenerator> quiet_patterns(const Chase& chase);

}  // namespace switchbox::solve
