// A position with all that follows from it: worked out once, read by every part of an answer.
#pragma once

#include <memory>
#include <optional>

#include "play/position.hpp"
#include "solve/solver.hpp"

namespace switchbox::command_line {

struct Study {
    explicit Study(play::Position studied);

    play::Position position;
    std::shared_ptr<const machine::Machine> machine;
    machine::Picture picture;
    solve::Solver solver;
    solve::Verdict verdict;
};

// The picture that the position shows.
[[nodiscard]] machine::Picture picture_of(const play::Position& position);

// Presses in a shortest solution from here; none where there is no solution or it is not proved shortest.
[[nodiscard]] std::optional<std::size_t> fewest_of(const Study& study);

}  // namespace switchbox::command_line
