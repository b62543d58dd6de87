// What is written and drawn over the lamps: numbers, the digits of states, and buttons that are not lamps.
#pragma once

#include <optional>

#include "view/frame/explain.hpp"
#include "view/frame/frame.hpp"

namespace switchbox::view {

struct BoardPointer {
    std::optional<std::size_t> over;
    std::optional<std::size_t> held;
};

// The number by which the sources, and our own words, call a button; with more than two states also how
// often a marked button is to be pressed.
void draw_numbers(const Frame& frame);

// With more than two states, each lamp's state in it: a digit, or its colour's letter (Ghaly's machine).
void draw_state_digits(const Frame& frame, const Rect& board, const machine::Picture& picture);

// Round buttons between and over the lamps (Subboards).
void draw_loose_buttons(const Frame& frame, const Why& why, const BoardPointer& pointer);
// The one that a click at `at` hits.
[[nodiscard]] std::optional<std::size_t> nearest_button(const Rect& board, const machine::Machine& machine,
                                                        ImVec2 at);

}  // namespace switchbox::view
