// Position with its derived data, computed once for all parts of an answer.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "cli/host.hpp"
#include "cli/options.hpp"
#include "game/position.hpp"
#include "solve/search.hpp"
#include "solve/solver.hpp"

namespace switchbox::cli {

struct MachineCommands;

struct Study {
    explicit Study(game::Position studied);

    game::Position position;
    std::shared_ptr<const machine::Machine> machine;
    machine::Picture picture;
    const MachineCommands& commands;  // commands of its machine type

    // Returns the solver, constructed on first use.
    [[nodiscard]] const solve::Solver& solver() const;

  private:
    mutable std::optional<solve::Solver> solver_;
};

// Extent of a long search: none, to its end, or with the proof that no solution is shorter.
enum class Effort : std::uint8_t { at_once, whole, proved };

// Makes the answer of a search that goes on.
using KnownAnswer = std::function<Answer(const solve::Search& search)>;

// Returns the known solution from the position to its target. Without a time limit, a search that would take
// hours is abandoned, the same one on every computer. With a limit, whose clock start() starts, every search
// runs until the time is over. A picture of Ghaly's machine is abandoned after the work that fits that time.
// The host keeps the `answer` of each better result, for a caller that asks before the end.
[[nodiscard]] solve::Search search_on(const Study& study, Effort effort, Host& host,
                                      const TimeLimit& time = {}, const KnownAnswer& answer = {});

}  // namespace switchbox::cli
