// A position with all that follows from it: worked out once, read by every part of an answer.
#pragma once

#include <memory>

#include "command_line/progress.hpp"
#include "play/position.hpp"
#include "solve/solver.hpp"

namespace switchbox::command_line {

struct Study {
    explicit Study(play::Position studied);

    play::Position position;
    std::shared_ptr<const machine::Machine> machine;
    machine::Picture picture;
    solve::Solver solver;
};

// Whether a long search is left out, or made to its end.
enum class Effort : std::uint8_t { at_once, whole };

// What is known about the way from the position to its target. A search that would take hours is left
// unfinished, on every computer the same ones.
[[nodiscard]] solve::Verdict verdict_on(const Study& study, Effort effort, Progress& progress);

}  // namespace switchbox::command_line
