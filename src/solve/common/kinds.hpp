// Who answers for the kinds of machines that a program may have or not (machine/kind.hpp).
#pragma once

#include <memory>
#include <optional>
#include <span>

#include "machine/machine.hpp"
#include "solve/common/verdict.hpp"

namespace switchbox::solve {

inline constexpr std::uint64_t usual_work_at_once = std::uint64_t{1} << 26U;

// A search for the presses that lead to the target, in slices. Copies of a Search share it.
class OtherSearch {
  public:
    OtherSearch() = default;
    OtherSearch(const OtherSearch&) = delete;
    OtherSearch& operator=(const OtherSearch&) = delete;
    virtual ~OtherSearch() = default;

    // As much of it as is done as soon as it is asked for.
    [[nodiscard]] virtual std::uint64_t work_at_once() const { return usual_work_at_once; }
    // For about `budget` units of work, of a nanosecond or so.
    virtual void advance(std::uint64_t budget) = 0;
    [[nodiscard]] virtual bool is_finished() const = 0;
    [[nodiscard]] virtual double progress() const = 0;  // 0 to 1
    // No solution has fewer presses.
    [[nodiscard]] virtual std::size_t bound() const { return 0; }
    [[nodiscard]] virtual Verdict verdict() const = 0;  // what is known so far
    // Of a finished one: the search for a proof that no solution has fewer presses, or for one that has. It
    // takes so long that it is only made when it is asked for. Null where there is nothing to prove, or no
    // way to.
    [[nodiscard]] virtual std::shared_ptr<OtherSearch> proof() const { return nullptr; }
};

// What a solver keeps for whoever answers, between questions about machines of one choice.
using Kept = std::shared_ptr<void>;
// Null where the machine is of another kind.
using Ask = std::shared_ptr<OtherSearch> (*)(const machine::Machine& machine,
                                             const machine::PressGrid& presses,
                                             const machine::Picture& target, Kept& kept);
// Those of this program.
[[nodiscard]] std::span<const Ask> askers();

}  // namespace switchbox::solve
