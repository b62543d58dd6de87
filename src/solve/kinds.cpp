// The one file of this floor that knows which kinds of machines there are: linear ones, Ghaly's, and those
// that a program may have or not.
#include <memory>
#include <optional>

#include "algebra/require.hpp"
#include "machine/ghaly/ghaly_machine.hpp"
#include "machine/linear/linear_machine.hpp"
#include "solve/explain/ghaly/ghaly_explanation.hpp"
#include "solve/explain/kind_words.hpp"
#include "solve/explain/linear/quiet_explanation.hpp"
#include "solve/linear/shared_solver.hpp"
#include "solve/solver.hpp"

namespace switchbox::solve {
namespace {

Search ask_others(const machine::Machine& machine, const machine::PressGrid& presses,
                  const machine::Picture& target, Kept& kept) {
    std::shared_ptr<OtherSearch> search;
    for (const Ask ask : askers()) search = search ? search : ask(machine, presses, target, kept);
    require(search != nullptr, "there is no solver for this kind of machine");
    search->advance(search->work_at_once());
    const bool is_long = !search->is_finished();
    return {std::move(search), is_long};
}

}  // namespace

Solver::Solver(const machine::Machine& machine) {
    if (const machine::GhalyMachine* ghaly = machine.ghaly()) {
        ghaly_ = std::make_shared<const GhalySolver>(ghaly->codes());
        return;
    }
    if (machine.linear() == nullptr) {  // others are asked as they come (solve/common/kinds.hpp)
        kept_ = std::make_shared<Kept>();
        return;
    }
    linear_ = shared_solver(*machine.linear());
    table_ = std::make_shared<LitOnlyTable>();
}

Search Solver::ask(const machine::Machine& machine, const machine::PressGrid& presses,
                   const machine::Picture& target, std::optional<std::uint64_t> picture_work) const {
    require((machine.ghaly() != nullptr) == (ghaly_ != nullptr), "the solver is one for another machine");
    if (machine.ghaly() != nullptr) return ask_ghaly(*machine.ghaly(), presses, target, picture_work);
    if (machine.linear() == nullptr) return ask_others(machine, presses, target, *kept_);
    return ask_linear(*machine.linear(), presses, target);
}

NearestTarget Solver::nearest(const machine::Machine& machine, const machine::Picture& picture,
                              const machine::Picture& target) const {
    return nearest_target(*machine.linear(), *linear_, picture, target);
}

std::optional<Explanation> why_press_of_kind(const Solver& solver, const Question& question,
                                             const Verdict& verdict, std::size_t button) {
    if (question.machine.ghaly() != nullptr) return why_ghaly_press(question, verdict, button);
    return why_linear_press(*solver.linear(), question, verdict, button);
}

std::optional<Explanation> why_verdict_of_kind(const Question& question, const Verdict& verdict) {
    if (question.machine.ghaly() == nullptr || presses_of(verdict) == nullptr) return std::nullopt;
    return why_ghaly_verdict(question, verdict);
}

void add_other_solutions(Explanation& why, const Solver& solver, const Several& several) {
    if (solver.linear() == nullptr) return;
    why.text = together(why.text, quiet_words(*solver.linear(), several));
    why.figures = quiet_figures(*solver.linear(), several);
}

}  // namespace switchbox::solve
