#include "solve/linear_solver.hpp"

#include <bit>

#include "solve/coset.hpp"

namespace switchbox::solve {
namespace {

using algebra::BitVector;
using machine::Picture;
using machine::PressGrid;

template <class GridType>
GridType to_grid(const BitVector& bits, machine::Shape shape) {
    GridType grid = GridType::filled(shape, 0);
    for (const std::size_t i : bits.support()) grid[i] = 1;
    return grid;
}

// The lamps in which the two pictures differ: target - picture over GF(2).
BitVector difference(const Picture& picture, const Picture& target) {
    BitVector wrong(picture.size());
    for (std::size_t i = 0; i < picture.size(); ++i) wrong.set(i, picture[i] != target[i]);
    return wrong;
}

BitVector to_bits(const PressGrid& presses) {
    BitVector bits(presses.size());
    for (std::size_t i = 0; i < presses.size(); ++i) bits.set(i, presses[i] != 0);
    return bits;
}

}  // namespace

algebra::BitMatrix matrix_of(const machine::LinearMachine& machine) {
    algebra::BitMatrix a(machine.lamps().size(), machine.buttons().size());
    const machine::Effects& effects = machine.effects();
    for (std::size_t button = 0; button < effects.size(); ++button) {
        for (const std::size_t lamp : effects[button]) a.set(lamp, button, true);
    }
    return a;
}

LinearSolver::LinearSolver(const machine::LinearMachine& machine)
    : buttons_(machine.buttons()),
      lamps_(machine.lamps()),
      reduction_(algebra::row_reduce(matrix_of(machine))),
      quiet_(algebra::null_space(reduction_)),
      inverse_(algebra::inverse(reduction_)) {}

Verdict LinearSolver::verdict(const Picture& picture, const Picture& target) const {
    const algebra::LinearSolution solution = algebra::solve(reduction_, difference(picture, target));
    if (!solution.solvable) return Impossible{to_grid<Picture>(solution.certificate, lamps_), 1};
    if (nullity() == 0) return Unique{to_grid<PressGrid>(solution.x, buttons_)};
    const bool searched = nullity() <= proved_nullity;
    const BitVector x = searched ? shortest_in_coset(solution.x, quiet_) : short_in_coset(solution.x, quiet_);
    return Several{to_grid<PressGrid>(x, buttons_), searched, nullity(), algebra::power(2, nullity())};
}

algebra::Natural LinearSolver::reachable() const { return algebra::power(2, rank()); }

bool LinearSolver::always_solvable() const { return rank() == lamps_.size(); }

std::vector<PressGrid> LinearSolver::quiet_patterns() const {
    std::vector<PressGrid> patterns;
    patterns.reserve(quiet_.size());
    for (const BitVector& quiet : quiet_) patterns.push_back(to_grid<PressGrid>(quiet, buttons_));
    return patterns;
}

std::vector<PressGrid> LinearSolver::all_solutions(const PressGrid& one, std::size_t limit) const {
    std::vector<PressGrid> all;
    BitVector x = to_bits(one);
    const bool more_than_a_word = nullity() >= 64;
    for (std::uint64_t step = 1; all.size() < limit; ++step) {
        all.push_back(to_grid<PressGrid>(x, buttons_));
        if (!more_than_a_word && step == std::uint64_t{1} << nullity()) break;
        x ^= quiet_[static_cast<std::size_t>(std::countr_zero(step))];
    }
    return all;
}

}  // namespace switchbox::solve
