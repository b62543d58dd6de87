#include "solve/linear/linear_solver.hpp"

#include <algorithm>

#include "algebra/primes.hpp"
#include "algebra/require.hpp"

namespace switchbox::solve {
namespace {

using algebra::Residues;
using machine::Picture;
using machine::PressGrid;

template <class GridType>
GridType spread(const Residues& entries, const std::vector<std::size_t>& cells, machine::Shape shape) {
    GridType grid = GridType::filled(shape, 0);
    for (std::size_t i = 0; i < cells.size(); ++i) grid[cells[i]] = entries[i];
    return grid;
}

template <class GridType>
Residues gathered(const GridType& grid, const std::vector<std::size_t>& cells) {
    Residues entries;
    entries.reserve(cells.size());
    for (const std::size_t cell : cells) entries.push_back(grid[cell]);
    return entries;
}

void add(Residues& sum, const Residues& other, int modulus) {
    for (std::size_t i = 0; i < sum.size(); ++i) {
        sum[i] = static_cast<std::uint8_t>((sum[i] + other[i]) % modulus);
    }
}

}  // namespace

algebra::ZeroOneMatrix matrix_of(const machine::LinearMachine& machine) {
    const std::vector<std::size_t> lamps = machine.lamp_sites().cells();
    std::vector<std::size_t> row_of(machine.lamps().size());
    for (std::size_t row = 0; row < lamps.size(); ++row) row_of[lamps[row]] = row;
    algebra::ZeroOneMatrix a{lamps.size(), {}};
    for (const std::size_t button : machine.button_sites().cells()) {
        std::vector<std::size_t> column;
        for (const std::size_t lamp : machine.effects()[button]) column.push_back(row_of[lamp]);
        a.columns.push_back(std::move(column));
    }
    return a;
}

LinearSolver::LinearSolver(const machine::LinearMachine& machine)
    : effects_(machine.effects()),
      button_shape_(machine.buttons()),
      lamp_shape_(machine.lamps()),
      buttons_(machine.button_sites().cells()),
      lamps_(machine.lamp_sites().cells()),
      factorization_(matrix_of(machine), machine.lamp_states()),
      quiet_(factorization_.kernel()) {}

Residues LinearSolver::difference(const Picture& picture, const Picture& target) const {
    Residues missing = from_picture(target);
    for (std::size_t i = 0; i < missing.size(); ++i) {
        missing[i] = static_cast<std::uint8_t>((missing[i] + states() - picture[lamps_[i]]) % states());
    }
    return missing;
}

std::optional<std::size_t> LinearSolver::nullity() const {
    if (!algebra::is_prime(static_cast<std::uint32_t>(states()))) return std::nullopt;
    return buttons_.size() - rank();
}

bool LinearSolver::is_invertible() const {
    return factorization_.is_onto() && factorization_.is_one_to_one();
}

Picture LinearSolver::inverse_row(std::size_t button) const {
    const auto place = std::lower_bound(buttons_.begin(), buttons_.end(), button);
    require(place != buttons_.end() && *place == button, "there is no such button");
    return to_picture(factorization_.inverse_row(static_cast<std::size_t>(place - buttons_.begin())));
}

std::vector<PressGrid> LinearSolver::all_solutions(const PressGrid& one, std::size_t limit) const {
    std::vector<PressGrid> all;
    Residues x = from_presses(one);
    std::vector<int> counter(quiet_.size());
    while (all.size() < limit) {
        all.push_back(to_presses(x));
        // The next number in the mixed radix of the orders; a digit that comes round is back where it began.
        std::size_t digit = 0;
        for (; digit < quiet_.size(); ++digit) {
            add(x, quiet_[digit].vector, states());
            counter[digit] = (counter[digit] + 1) % quiet_[digit].order;
            if (counter[digit] != 0) break;
        }
        if (digit == quiet_.size()) break;
    }
    return all;
}

PressGrid LinearSolver::to_presses(const Residues& x) const {
    return spread<PressGrid>(x, buttons_, button_shape_);
}

Picture LinearSolver::to_picture(const Residues& y) const { return spread<Picture>(y, lamps_, lamp_shape_); }

Residues LinearSolver::from_presses(const PressGrid& presses) const { return gathered(presses, buttons_); }

Residues LinearSolver::from_picture(const Picture& picture) const { return gathered(picture, lamps_); }

}  // namespace switchbox::solve
