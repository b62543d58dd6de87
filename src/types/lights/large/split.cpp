#include "types/lights/large/split.hpp"

#include "types/lights/large/parity_split.hpp"

namespace switchbox::solve {
namespace {

constexpr std::size_t most_generators = 22;  // of a class: sorting 2^22 sums takes 10 ms or so

// Returns the class of each button. Buttons whose row and column have unequal parities make one half.
std::vector<std::uint8_t> classes_of(const CellIndex& buttons) {
    const auto columns = static_cast<std::size_t>(buttons.shape().columns);
    std::vector<std::uint8_t> classes;
    classes.reserve(buttons.size());
    for (std::size_t i = 0; i < buttons.size(); ++i) {
        const std::size_t row = buttons.cell(i) / columns % 2;
        const std::size_t column = buttons.cell(i) % columns % 2;
        classes.push_back(static_cast<std::uint8_t>(row == column ? 2 + row : row));
    }
    return classes;
}

}  // namespace

std::shared_ptr<Split> split_by_parities(const LinearSolver& solver, const algebra::Residues& x) {
    if (solver.states() != 2) return nullptr;
    auto split = ParitySplit::of(x, solver.quiet(), classes_of(solver.buttons()), most_generators);
    return split ? std::make_shared<ParitySplit>(std::move(*split)) : nullptr;
}

}  // namespace switchbox::solve
