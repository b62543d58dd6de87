// Position of a game. It holds exactly the data that Undo restores.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "machine/catalogue.hpp"
#include "machine/grid.hpp"

namespace switchbox::game {

struct Puzzle {
    machine::MachineChoice machine;
    machine::Picture start;
    machine::Picture target;
    // True if the player has to find out whether the target can be reached.
    bool asks = false;
    // Seed from which the start was drawn (random_start()) towards the machine's usual target, if known. It
    // is only a short name for the start, so == ignores it.
    std::optional<std::uint64_t> seed = std::nullopt;

    friend bool operator==(const Puzzle& a, const Puzzle& b) {
        return a.machine == b.machine && a.start == b.start && a.target == b.target && a.asks == b.asks;
    }
};

using Plan = SharedVector<std::size_t>;

// Solution that is being stepped through: the buttons in order, and the number already pressed.
struct Timeline {
    Plan plan;
    std::size_t step = 0;
    friend bool operator==(const Timeline&, const Timeline&) = default;
};

// Longest plan that is stepped through if the order matters: far more than any lit-only game of the catalogue
// takes. Otherwise longer plans are not reordered, and a log does not name them.
inline constexpr std::size_t max_plan_length = 4096;

struct Position {
    Puzzle puzzle;
    machine::State presses;         // state that the presses have led to
    std::uint64_t press_count = 0;  // presses made so far; pressing a button twice counts twice
    std::optional<Timeline> timeline;
    // the player's answer to a puzzle that asks; true: the target can be reached
    std::optional<bool> answer = std::nullopt;
    friend bool operator==(const Position&, const Position&) = default;
};

// Returns the puzzle with nothing pressed.
[[nodiscard]] inline Position opening(Puzzle puzzle) {
    const machine::Shape shape = puzzle.machine->state_sites().shape;
    return {std::move(puzzle), machine::State::filled(shape, 0), 0, std::nullopt, std::nullopt};
}

// Returns whether the position is the opening of its puzzle.
[[nodiscard]] inline bool is_opening(const Position& position) {
    return position.press_count == 0 && !position.timeline && !position.answer &&
           machine::is_blank(position.presses.cells);
}

}  // namespace switchbox::game
