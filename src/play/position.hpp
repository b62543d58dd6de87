// Where a game stands. What a player expects Undo to bring back lives here, and nothing else does.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "machine/catalogue.hpp"
#include "machine/grid.hpp"

namespace switchbox::play {

struct Puzzle {
    machine::MachineChoice machine;
    machine::Picture start;
    machine::Picture target;
    // Whether the target can be reached at all is for the player to find out.
    bool asks = false;
    friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

// A solution that is being stepped through: the buttons in order, and how many of them are pressed.
struct Timeline {
    std::vector<std::size_t> plan;
    std::size_t step = 0;
    friend bool operator==(const Timeline&, const Timeline&) = default;
};

// Longer ones are not stepped through. Far more than any lit-only game of the catalogue takes.
inline constexpr std::size_t max_plan_length = 4096;

struct Position {
    Puzzle puzzle;
    machine::PressGrid presses;
    std::uint64_t press_count = 0;  // presses made so far; pressing a button twice counts twice
    std::optional<Timeline> timeline;
    std::optional<bool> answer = std::nullopt;  // of the player, to a puzzle that asks: it can be reached
    friend bool operator==(const Position&, const Position&) = default;
};

// The puzzle with nothing pressed.
[[nodiscard]] inline Position opening(Puzzle puzzle) {
    const machine::Shape buttons = machine::buttons_of(puzzle.machine.kind).shape;
    return {std::move(puzzle), machine::PressGrid::filled(buttons, 0), 0, std::nullopt, std::nullopt};
}

}  // namespace switchbox::play
