#include "ui/types/lights/linear_levels.hpp"

#include <algorithm>

#include "machine/catalogue.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"

namespace switchbox::ui {

std::optional<LevelNumbers> linear_levels(const machine::MachineChoice& choice, std::size_t most) {
    constexpr std::size_t studied_board = 64;
    if (most > studied_board || choice->is_lit_only()) return std::nullopt;
    const machine::Picture dark = choice->uniform(0);
    const auto machine = choice->make_machine(dark);
    const solve::LinearSolver solver(*machine::linear_in(*machine));
    if (solver.quiet().empty())
        return LevelNumbers{std::min(first_try, most), (most + 1) / 2, (3 * most + 2) / 4};
    const std::size_t rank = solver.rank();
    const std::size_t hard = std::min(rank / 3 + 2, rank);
    const std::size_t easy = std::min(first_try, std::max<std::size_t>(hard, 3) - 2);
    return LevelNumbers{easy, (easy + hard) / 2, hard};
}

}  // namespace switchbox::ui
