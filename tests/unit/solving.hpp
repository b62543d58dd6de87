// Short ways to ask a Solver in tests.
#pragma once

#include "solve/solver.hpp"
#include "support.hpp"

namespace switchbox::test {

// One elimination for questions about any two pictures.
class Solving {
  public:
    explicit Solving(const machine::MachineChoice& choice) : Solving(*choice.linear()) {}
    explicit Solving(const machine::Rule& rule);

    [[nodiscard]] const solve::LinearSolver& linear() const { return *solver_.linear(); }
    [[nodiscard]] solve::Inquiry ask(const machine::Picture& from, const machine::Picture& to) const;
    [[nodiscard]] solve::Verdict verdict(const machine::Picture& from, const machine::Picture& to) const;

  private:
    machine::Rule rule_;
    solve::Solver solver_;
};

// The entries are the digits of `number`.
template <class GridType>
GridType numbered(std::size_t number, machine::Shape shape, int states) {
    GridType grid = GridType::filled(shape, 0);
    for (std::uint8_t& entry : grid.cells) {
        entry = static_cast<std::uint8_t>(number % static_cast<std::size_t>(states));
        number /= static_cast<std::size_t>(states);
    }
    return grid;
}

// The number of pictures that presses can make of one.
[[nodiscard]] algebra::Natural reachable(const solve::LinearSolver& solver);

}  // namespace switchbox::test
