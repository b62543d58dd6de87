// Helpers that query a Solver in tests.
#pragma once

#include "solve/solver.hpp"
#include "support/counting.hpp"
#include "support/support.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "types/lights/solve/nearest.hpp"

namespace switchbox::test {

// Solver of one rule: a single elimination answers queries about any two pictures.
class Solving {
  public:
    explicit Solving(const machine::MachineChoice& choice) : Solving(*machine::rule_of(choice)) {}
    explicit Solving(const machine::Rule& rule);

    [[nodiscard]] const solve::LinearSolver& linear() const { return *solve::linear_in(solver_); }
    [[nodiscard]] solve::Search ask(const machine::Picture& from, const machine::Picture& to) const;
    [[nodiscard]] solve::Verdict verdict(const machine::Picture& from, const machine::Picture& to) const;

    [[nodiscard]] solve::NearestTarget nearest(const machine::Picture& from,
                                               const machine::Picture& to) const {
        return nearest_target(machine_, linear(), from, to);
    }

  private:
    machine::LinearMachine machine_;  // at rest; only its rule matters
    solve::Solver solver_;
};

// Number of grids on these sites, and the grid of a given number. The entries are the digits of the number.
[[nodiscard]] std::size_t count_of(const machine::CellMask& sites, int states);
template <class GridType>
[[nodiscard]] GridType numbered(std::size_t number, const machine::CellMask& sites, int states) {
    GridType grid = GridType::filled(sites.shape, 0);
    for (const std::size_t cell : sites.cells()) {
        grid[cell] = static_cast<std::uint8_t>(number % static_cast<std::size_t>(states));
        number /= static_cast<std::size_t>(states);
    }
    return grid;
}
template <class GridType>
[[nodiscard]] GridType numbered(std::size_t number, machine::Shape shape, int states) {
    return numbered<GridType>(number, full(shape), states);
}

// Returns whether the certificate is valid: no press changes the weighted sum, and the sums of target and
// board differ.
[[nodiscard]] bool proves(const solve::Impossible& impossible, const machine::LinearMachine& machine,
                          const machine::Picture& from, const machine::Picture& to);

// Returns generators of the press grids that change nothing. Each such grid is a sum of their multiples in
// exactly one way.
[[nodiscard]] std::vector<machine::PressGrid> quiet_patterns(const solve::LinearSolver& solver);

// Returns the number of pictures that presses can reach from one picture.
[[nodiscard]] Natural reachable(const solve::LinearSolver& solver);

}  // namespace switchbox::test
