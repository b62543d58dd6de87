// Where a game stands. What a player expects Undo to bring back lives here, and nothing else does.
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
    // Whether the target can be reached at all is for the player to find out.
    bool asks = false;
    // What the start was drawn from (random_start()) towards the machine's usual target, where that is known:
    // a short name for it, and no difference.
    std::optional<std::uint64_t> seed = std::nullopt;

    friend bool operator==(const Puzzle& a, const Puzzle& b) {
        return a.machine == b.machine && a.start == b.start && a.target == b.target && a.asks == b.asks;
    }
};

using Plan = SharedVector<std::size_t>;

// A solution that is being stepped through: the buttons in order, and how many of them are pressed.
struct Timeline {
    Plan plan;
    std::size_t step = 0;
    friend bool operator==(const Timeline&, const Timeline&) = default;
};

// Where order counts longer ones are not stepped through: far more than any lit-only game of the catalogue
// takes. Of longer ones elsewhere the order stays as it is, and a log does not name them.
inline constexpr std::size_t max_plan_length = 4096;

struct Position {
    Puzzle puzzle;
    machine::State presses;         // where they have led
    std::uint64_t press_count = 0;  // presses made so far; pressing a button twice counts twice
    std::optional<Timeline> timeline;
    std::optional<bool> answer = std::nullopt;  // of the player, to a puzzle that asks: it can be reached
    friend bool operator==(const Position&, const Position&) = default;
};

// The puzzle with nothing pressed.
[[nodiscard]] inline Position opening(Puzzle puzzle) {
    const machine::Shape shape = puzzle.machine->state_sites().shape;
    return {std::move(puzzle), machine::State::filled(shape, 0), 0, std::nullopt, std::nullopt};
}

// Whether the position is the opening of its puzzle.
[[nodiscard]] inline bool is_opening(const Position& position) {
    return position.press_count == 0 && !position.timeline && !position.answer &&
           machine::is_blank(position.presses.cells);
}

}  // namespace switchbox::game
