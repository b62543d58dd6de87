// A position with all that follows from it: worked out once, read by every part of an answer.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

#include "cli/progress.hpp"
#include "cli/time_option.hpp"
#include "game/position.hpp"
#include "solve/solver.hpp"

namespace switchbox::cli {

struct MachineCommands;

struct Study {
    explicit Study(game::Position studied);

    game::Position position;
    std::shared_ptr<const machine::Machine> machine;
    machine::Picture picture;
    const MachineCommands& commands;  // of its type

    // Returns the solver, which is made when it is first needed.
    [[nodiscard]] const solve::Solver& solver() const;

  private:
    mutable std::optional<solve::Solver> solver_;
};

// The extent of a long search: left out, to its end, or with the proof that no solution is shorter.
enum class Effort : std::uint8_t { at_once, whole, proved };

// Returns all that is known about the way from the position to its target. Without a time limit a search that
// would take hours is left unfinished, on every computer the same ones. With one (its clock is started
// before, see start()) every search goes on until the time is over, and a picture of Ghaly's machine is given
// up after the work of so much time.
[[nodiscard]] solve::Search search_on(const Study& study, Effort effort, Progress& progress,
                                      const TimeLimit& time = {});

}  // namespace switchbox::cli
