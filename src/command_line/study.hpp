// A position with all that follows from it: worked out once, read by every part of an answer.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>

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
// unfinished, on every computer the same ones. `picture_work`: as Solver::ask() takes it.
[[nodiscard]] solve::Search search_on(const Study& study, Effort effort, Progress& progress,
                                      std::optional<std::uint64_t> picture_work = std::nullopt);

}  // namespace switchbox::command_line
