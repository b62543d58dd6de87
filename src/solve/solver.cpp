#include "solve/solver.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "machine/ghaly/ghaly_colours.hpp"
#include "machine/ghaly/ghaly_machine.hpp"
#include "solve/ghaly/reason.hpp"

namespace switchbox::solve {
namespace {

constexpr double max_pictures_at_once = 1U << 16U;
constexpr std::uint64_t picture_work_at_once = 1U << 24U;

Search fewest(const std::shared_ptr<const LinearSolver>& solver, algebra::Residues x, std::size_t bound) {
    FewestSearch search(solver, std::move(x), bound);
    const bool is_long = search.is_long();
    return {std::move(search), is_long};
}

Message too_many_pictures(std::size_t lamps, int states) {
    std::size_t most = 0;
    while (LitOnlySearch::fits(most + 1, states)) ++most;
    return tell("solve.undecided.too-many-pictures", states, most, lamps);
}

// The lamps that each button changes, counted among the lamps that exist.
machine::Effects effects_among_lamps(const machine::LinearMachine& machine) {
    return matrix_of(machine).columns;
}

// All cells together can only become one colour, which is another.
Unreachable other_colour(const machine::GhalyMachine& machine) {
    const Message only = machine::colour_name(machine.only_colour());
    return {tell("solve.unreachable.other-colour", only),
            tell("solve.unreachable.corner", machine.size(), only),
            {machine.lamps().cell(0, machine.size() - 1)}};
}

Unreachable not_all(const machine::GhalyMachine& machine) {
    GhalyReason reason = *reason_unsolvable(machine.bits());
    return {tell("solve.unreachable.colour", machine::colour_name(machine.only_colour())),
            std::move(reason.text), std::move(reason.cells)};
}

Search board_that_shows(const machine::GhalyMachine& machine, const machine::PressGrid& presses,
                        const machine::Picture& target, std::optional<std::uint64_t> work) {
    const auto states = PictureSearch::max_states(static_cast<std::size_t>(machine.size()));
    const auto search = std::make_shared<PictureSearch>(machine.bits(), target, presses, states, work);
    search->advance(picture_work_at_once);
    return {BoardSearch{presses, search}, !search->is_finished()};
}

}  // namespace

Search Solver::ask_ghaly(const machine::GhalyMachine& machine, const machine::PressGrid& presses,
                         const machine::Picture& target, std::optional<std::uint64_t> picture_work) const {
    const auto goal = machine::single_colour(target);
    if (!goal) return board_that_shows(machine, presses, target, picture_work);
    if (*goal != ghaly_->colour()) return Search(other_colour(machine));
    const auto nearest = ghaly_->nearest(presses);
    if (!nearest) return Search(not_all(machine));
    machine::PressGrid missing = difference(presses, *nearest);
    algebra::Natural solutions = ghaly_->solutions();
    if (solutions == algebra::Natural{1}) return Search(Unique{std::move(missing)});
    return Search(Several{std::move(missing), true, std::move(solutions)});
}

Search Solver::ask_linear(const machine::LinearMachine& machine, const machine::PressGrid& presses,
                          const machine::Picture& target) const {
    const machine::Picture picture = machine.picture(presses);
    algebra::ResidueSolution solution = linear_->equations().solve(linear_->difference(picture, target));
    if (!solution.solvable) {
        const algebra::Residues& y = solution.certificate;
        const algebra::Residues missing = linear_->difference(picture, target);
        int sum = 0;
        for (std::size_t i = 0; i < y.size(); ++i) sum += y[i] * missing[i];
        return Search(Impossible{linear_->to_picture(y), sum % machine.lamp_states()});
    }
    if (machine.rule().lit_only) return ask_lit_only(machine, picture, target);
    if (!linear_->has_quiet()) return Search(Unique{linear_->to_presses(solution.x)});
    const std::size_t least = least_presses(machine.rule(), linear_->difference(picture, target));
    if (linear_->has_too_many_quiet()) {
        return Search(Several{linear_->to_presses(solution.x), false, linear_->equations().kernel_size()},
                      least);
    }
    return fewest(linear_, std::move(solution.x), least);
}

Search Solver::ask_lit_only(const machine::LinearMachine& machine, const machine::Picture& picture,
                            const machine::Picture& target) const {
    if (picture == target) return Search(InOrder{{}, machine.no_presses()});
    const std::size_t lamps = machine.lamp_sites().cells().size();
    if (!LitOnlySearch::fits(lamps, machine.lamp_states())) {
        return Search(Undecided{too_many_pictures(lamps, machine.lamp_states())});
    }
    if (table_->search == nullptr || table_->target != target) {
        *table_ = {target,
                   std::make_shared<LitOnlySearch>(lamps, machine.lamp_states(), effects_among_lamps(machine),
                                                   linear_->from_picture(target))};
    }
    const double pictures = std::pow(machine.lamp_states(), static_cast<double>(lamps));
    const bool is_long = pictures > max_pictures_at_once;
    Search search(DistanceSearch{linear_, table_->search, linear_->from_picture(picture)}, is_long);
    if (!is_long) search.finish();
    return search;
}

Verdict Solver::verdict(const machine::Machine& machine, const machine::PressGrid& presses,
                        const machine::Picture& target) const {
    return ask(machine, presses, target).verdict();
}

}  // namespace switchbox::solve
