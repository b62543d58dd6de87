// Short ways to ask a Solver in tests.
#pragma once

#include "solve/solver.hpp"
#include "support.hpp"

namespace switchbox::test {

// One elimination for questions about any two pictures.
class Solving {
  public:
    explicit Solving(const machine::MachineChoice& choice) : Solving(choice.rule) {}
    explicit Solving(const machine::Rule& rule);

    [[nodiscard]] const solve::LinearSolver& linear() const { return *solver_.linear(); }
    [[nodiscard]] solve::Inquiry ask(const machine::Picture& from, const machine::Picture& to) const;
    [[nodiscard]] solve::Verdict verdict(const machine::Picture& from, const machine::Picture& to) const;

  private:
    machine::Rule rule_;
    solve::Solver solver_;
};

// The number of pictures that presses can make of one.
[[nodiscard]] algebra::Natural reachable(const solve::LinearSolver& solver);

}  // namespace switchbox::test
