// Interface to solving. It dispatches to the machine's type, whose solver caches results.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "solve/search.hpp"

namespace switchbox::solve {

class Solver;
struct Explanation;
struct Question;
enum class CertificateClaim : std::uint8_t;
enum class CertificateGap : std::uint8_t;

struct NearestTarget {
    machine::Picture target;    // reachable from the picture
    std::size_t different = 0;  // number of lamps in which it differs from the requested target
    bool proved = false;        // true if no reachable target differs in fewer lamps
};

// Solver of one machine type, for machines of one definition. Their starts may differ.
class TypeSolver {
  public:
    TypeSolver() = default;
    TypeSolver(const TypeSolver&) = delete;
    TypeSolver& operator=(const TypeSolver&) = delete;
    virtual ~TypeSolver() = default;

    // Implements Solver::ask().
    [[nodiscard]] virtual Search ask(const machine::Machine& machine, const machine::State& state,
                                     const machine::Picture& target,
                                     std::optional<std::uint64_t> most_work) = 0;
    // Returns the reachable target nearest to one whose verdict is Impossible; nullopt if the type has no
    // method.
    [[nodiscard]] virtual std::optional<NearestTarget> nearest(const machine::Machine& /*machine*/,
                                                               const machine::Picture& /*picture*/,
                                                               const machine::Picture& /*target*/) {
        return std::nullopt;
    }
};

// Solving and explaining functions of a machine type (machine/machine_type.hpp).
struct TypeSolving {
    std::shared_ptr<TypeSolver> (*make_solver)(const machine::Machine& machine);
    // Starts building the solver ahead of make_solver, which reuses it while the task exists. Returns nullptr
    // if that takes no time or is done. The pointer itself may be nullptr.
    std::unique_ptr<Task> (*prepare)(const machine::MachineChoice& choice) = nullptr;
    // Explain why `button` belongs to the verdict's solution, and a verdict on a target not shown yet.
    // nullopt, or a null pointer, selects the text for all machines.
    std::optional<Explanation> (*why_press)(const Solver& solver, const Question& question,
                                            const Verdict& verdict, std::size_t button) = nullptr;
    std::optional<Explanation> (*why_verdict)(const Question& question, const Verdict& verdict) = nullptr;
    // Adds a description of how the solutions differ.
    void (*add_other_solutions)(Explanation& why, const Solver& solver, const Several& several) = nullptr;
    // Returns why a verdict has no certificate with the claim (certificate.hpp), and the certificate if it
    // has one; empty if it takes too long. Both are nullptr if the type has none.
    CertificateGap (*certificate_gap)(const Question& question, const Verdict& verdict,
                                      CertificateClaim claim) = nullptr;
    std::string (*certificate)(const Solver& solver, const Question& question, const Verdict& verdict,
                               CertificateClaim claim) = nullptr;
};
// Returns the solving functions of the machine's type.
[[nodiscard]] const TypeSolving& solving_of(const machine::Machine& machine);

// Solver of the machines of one definition. It is cheap to copy; copies share the computed results.
class Solver {
  public:
    explicit Solver(const machine::Machine& machine);

    // Returns the answer to which presses lead from `state` to `target`. Requires a machine of the solver's
    // definition, whose start may differ, and its shapes (machine.hpp). Small searches finish at once; the
    // answer holds the rest of a large one. A search that can be abandoned stops after `most_work` units of
    // about a nanosecond (PictureSearch).
    [[nodiscard]] Search ask(const machine::Machine& machine, const machine::State& state,
                             const machine::Picture& target,
                             std::optional<std::uint64_t> most_work = std::nullopt) const;
    // Returns the part of ask() that is available at once.
    [[nodiscard]] Verdict verdict(const machine::Machine& machine, const machine::State& state,
                                  const machine::Picture& target) const;
    // Returns the reachable target nearest to `target`, from the picture shown now. Requires the verdict
    // Impossible, at most max_matrix_lamps lamps, and a type with a method for it.
    [[nodiscard]] NearestTarget nearest(const machine::Machine& machine, const machine::Picture& picture,
                                        const machine::Picture& target) const;

    // Returns the solver as the class of the given machine type, or nullptr if it belongs to another type.
    template <class Type>
    [[nodiscard]] const Type* as(std::string_view type) const {
        return type == type_ ? static_cast<const Type*>(solver_.get()) : nullptr;
    }

  private:
    std::string_view type_;
    std::shared_ptr<TypeSolver> solver_;
};

}  // namespace switchbox::solve
