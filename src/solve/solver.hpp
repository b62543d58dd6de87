// The entrance to solving: asks the machine's type, which keeps what it has computed.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>

#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "solve/search.hpp"
#include "solve/task.hpp"
#include "solve/verdict.hpp"

namespace switchbox::solve {

class Solver;
struct Explanation;
struct Question;

struct NearestTarget {
    machine::Picture target;    // can be reached from the picture
    std::size_t different = 0;  // lamps in which it differs from the target asked for
    bool proved = false;        // no reachable target has fewer
};

// The solver of a machine type, for machines of one definition. The start may differ.
class TypeSolver {
  public:
    TypeSolver() = default;
    TypeSolver(const TypeSolver&) = delete;
    TypeSolver& operator=(const TypeSolver&) = delete;
    virtual ~TypeSolver() = default;

    // Solver::ask().
    [[nodiscard]] virtual Search ask(const machine::Machine& machine, const machine::State& state,
                                     const machine::Picture& target,
                                     std::optional<std::uint64_t> most_work) = 0;
    // Returns the reachable target that is nearest to one for which the verdict is Impossible.
    [[nodiscard]] virtual std::optional<NearestTarget> nearest(const machine::Machine& /*machine*/,
                                                               const machine::Picture& /*picture*/,
                                                               const machine::Picture& /*target*/) {
        return std::nullopt;
    }
};

// The part of a machine type that solves and explains (machine/machine_type.hpp).
struct TypeSolving {
    std::shared_ptr<TypeSolver> (*make_solver)(const machine::Machine& machine);
    // Begins to make the solver ahead of make_solver, which finds it for as long as the task is kept. nullptr
    // if that takes no time or is done, or in place of the function.
    std::unique_ptr<Task> (*prepare)(const machine::MachineChoice& choice) = nullptr;
    // Explain why `button` belongs to the verdict's solution, and a verdict on a target that the lamps do not
    // show yet. nullopt, or nullptr in place of the function, if the words for all machines fit.
    std::optional<Explanation> (*why_press)(const Solver& solver, const Question& question,
                                            const Verdict& verdict, std::size_t button) = nullptr;
    std::optional<Explanation> (*why_verdict)(const Question& question, const Verdict& verdict) = nullptr;
    // Adds how the solutions differ.
    void (*add_other_solutions)(Explanation& why, const Solver& solver, const Several& several) = nullptr;
};
// Returns that part of the machine's type.
[[nodiscard]] const TypeSolving& solving_of(const machine::Machine& machine);

// A value that is cheap to copy; copies share what was computed.
class Solver {
  public:
    explicit Solver(const machine::Machine& machine);

    // Asks how the picture in `state` becomes `target`. `machine` follows the definition that the solver was
    // made for; its start may differ. Small searches are made at once; what is left of a large one is in the
    // answer. `most_work`: after which a search that can be given up is (PictureSearch).
    [[nodiscard]] Search ask(const machine::Machine& machine, const machine::State& state,
                             const machine::Picture& target,
                             std::optional<std::uint64_t> most_work = std::nullopt) const;
    // Returns the part of ask() that is known at once.
    [[nodiscard]] Verdict verdict(const machine::Machine& machine, const machine::State& state,
                                  const machine::Picture& target) const;
    // Returns the nearest target that can be reached. Requires the verdict Impossible on `target`, and at
    // most max_matrix_lamps lamps.
    [[nodiscard]] NearestTarget nearest(const machine::Machine& machine, const machine::Picture& picture,
                                        const machine::Picture& target) const;

    // Returns the solver as the class that the type of this id has, or nullptr if it is of another type.
    template <class Type>
    [[nodiscard]] const Type* as(std::string_view type) const {
        return type == type_ ? static_cast<const Type*>(solver_.get()) : nullptr;
    }

  private:
    std::string_view type_;
    std::shared_ptr<TypeSolver> solver_;
};

}  // namespace switchbox::solve
