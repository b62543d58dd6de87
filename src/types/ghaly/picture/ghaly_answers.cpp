#include "types/ghaly/picture/ghaly_answers.hpp"

#include <utility>

#include "machine/machine.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "types/ghaly/picture/picture_search.hpp"
#include "types/ghaly/solve/solver.hpp"

namespace switchbox::solve {
namespace {

// Returns the verdict that all cells together can only get one colour, which is not the target's.
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

// Returns the verdict that presses can show the rows above `last`, but not those down to it.
Unreachable no_board(machine::Shape shape, std::size_t last) {
    Unreachable unreachable{
        last == 0 ? tell("solve.unreachable.first-row") : tell("solve.unreachable.rows", last + 1), {}, {}};
    for (std::size_t cell = 0; cell < (last + 1) * static_cast<std::size_t>(shape.columns); ++cell) {
        unreachable.cells.push_back(cell);
    }
    return unreachable;
}

// Search of all boards for the one that shows the target with the fewest presses from the current one.
class NearestBoardTask final : public SolveTask {
  public:
    NearestBoardTask(const machine::GhalyMachine& machine, machine::PressGrid presses,
                     const machine::Picture& target, std::optional<std::uint64_t> most_work)
        : presses_(std::move(presses)),
          search_(machine.bits(), target, presses_,
                  PictureSearch::max_states(static_cast<std::size_t>(machine.size())), most_work) {}

    [[nodiscard]] std::uint64_t work_at_once() const override { return 1U << 24U; }
    void advance(std::uint64_t budget) override { search_.advance(budget); }
    [[nodiscard]] bool is_finished() const override { return search_.is_finished(); }
    [[nodiscard]] double progress() const override { return search_.progress(); }
    [[nodiscard]] std::size_t bound() const override { return search_.bound(); }
    [[nodiscard]] Verdict verdict() const override {
        if (!search_.best()) return without_board();
        machine::PressGrid missing = difference(presses_, *search_.best());
        if (!is_finished() || search_.is_too_large())
            return Uncounted{std::move(missing), search_.is_nearest(), search_.boards()};
        if (search_.boards() == Natural{1}) return Unique{std::move(missing)};
        return Several{std::move(missing), true, search_.boards()};
    }

  private:
    [[nodiscard]] Verdict without_board() const {
        if (!is_finished()) return Undecided{tell("solve.undecided.boards")};
        if (search_.is_too_large()) return Undecided{tell("solve.undecided.too-many-boards")};
        const auto last = static_cast<std::size_t>(presses_.shape.rows - 1);
        return no_board(presses_.shape, search_.failed_row().value_or(last));
    }

    machine::PressGrid presses_;  // current presses
    PictureSearch search_;
};

class GhalyTypeSolver final : public TypeSolver {
  public:
    explicit GhalyTypeSolver(const machine::GhalyMachine& machine) : solver_(machine.codes()) {}

    [[nodiscard]] Search ask(const machine::Machine& machine, const machine::State& presses,
                             const machine::Picture& target,
                             std::optional<std::uint64_t> most_work) override {
        const machine::GhalyMachine& ghaly = *machine::ghaly_in(machine);
        const auto goal = machine::single_colour(target);
        if (!goal) return begin_search(std::make_shared<NearestBoardTask>(ghaly, presses, target, most_work));
        if (*goal != solver_.colour()) return Search(other_colour(ghaly));
        const auto nearest = solver_.nearest(presses);
        if (!nearest) return Search(not_all(ghaly));
        machine::PressGrid missing = difference(presses, *nearest);
        Natural solutions = solver_.solutions();
        if (solutions == Natural{1}) return Search(Unique{std::move(missing)});
        return Search(Several{std::move(missing), true, std::move(solutions)});
    }
    [[nodiscard]] const GhalySolver& solver() const { return solver_; }

  private:
    GhalySolver solver_;
};

}  // namespace

std::shared_ptr<TypeSolver> make_ghaly_solver(const machine::Machine& machine) {
    return std::make_shared<GhalyTypeSolver>(*machine::ghaly_in(machine));
}

const GhalySolver* ghaly_in(const Solver& solver) {
    const auto* ghaly = solver.as<GhalyTypeSolver>(machine::ghaly_id);
    return ghaly != nullptr ? &ghaly->solver() : nullptr;
}

}  // namespace switchbox::solve
