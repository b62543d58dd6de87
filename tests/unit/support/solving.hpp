// Short ways to ask a Solver in tests.
#pragma once

#include "solve/solver.hpp"
#include "support/counting.hpp"
#include "support/support.hpp"
#include "types/lights/large/linear_answers.hpp"
#include "types/lights/model/linear_choice.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "types/lights/solve/nearest.hpp"

namespace switchbox::test {

// One elimination for questions about any two pictures.
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
    machine::LinearMachine machine_;  // at rest; only its rule counts
    solve::Solver solver_;
};

// All grids of these sites have numbers: their entries are the digits. How many there are, and one of them.
[[nodiscard]] std::size_t count_of(const machine::Sites& sites, int states);
template <class GridType>
[[nodiscard]] GridType numbered(std::size_t number, const machine::Sites& sites, int states) {
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

// What a person checks: no press changes the weighted sum, and the target's differs from the board's.
[[nodiscard]] bool proves(const solve::Impossible& impossible, const machine::LinearMachine& machine,
                          const machine::Picture& from, const machine::Picture& to);

// Press grids of which each that changes nothing is a sum of multiples, in one way.
[[nodiscard]] std::vector<machine::PressGrid> quiet_patterns(const solve::LinearSolver& solver);

// The number of pictures that presses can make of one.
[[nodiscard]] Natural reachable(const solve::LinearSolver& solver);

}  // namespace switchbox::test
