// What is done to a puzzle while somebody draws it. Whatever is done, the puzzle's parts go together
// (wired_puzzle.hpp); it keeps a lamp and a button at least.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::machine {

inline constexpr int max_drawn_side = 64;
inline constexpr std::size_t longest_drawn_name = 60;  // bytes

// Of the places for lamps. set_drawn_shape() and add_lamp() make them a rectangle, which a puzzle that was
// brought need not be.
[[nodiscard]] Shape drawn_shape(const WiredPuzzle& puzzle);
[[nodiscard]] std::optional<std::size_t> lamp_in(const WiredPuzzle& puzzle, std::size_t cell);
// Lamps outside go, but for the last one.
void set_drawn_shape(WiredPuzzle& puzzle, Shape shape);

// In an empty place, with a name that is free, and as many states as most. Where each lamp has its own
// button, this one gets one too, and it goes with the lamp.
std::size_t add_lamp(WiredPuzzle& puzzle, std::size_t cell);
void remove_lamp(WiredPuzzle& puzzle, std::size_t lamp);
// A start and targets that the lamp has no such state for become ones that it has. Wires move it as far as
// before, on or back, modulo its new number of states: three on of three are none.
void set_states(WiredPuzzle& puzzle, std::size_t lamp, int states);
// A button of the same name takes the new one too. Where the name cannot be, says why.
[[nodiscard]] std::optional<Error> rename_lamp(WiredPuzzle& puzzle, std::size_t lamp,
                                               const std::string& name);

// What states are called, from 0 on; none are numbers.
[[nodiscard]] std::optional<Error> name_states(WiredPuzzle& puzzle, std::vector<std::string> names);

// Behind the others, with a name that is free, and not wired.
std::size_t add_button(WiredPuzzle& puzzle);
void remove_button(WiredPuzzle& puzzle, std::size_t button);
[[nodiscard]] std::optional<Error> rename_button(WiredPuzzle& puzzle, std::size_t button,
                                                 const std::string& name);
// For each lamp without a button of its name: one that moves it on by one.
[[nodiscard]] bool has_own_buttons(const WiredPuzzle& puzzle);
void add_own_buttons(WiredPuzzle& puzzle);

// By how many states a press moves the lamp on; 0 for none.
[[nodiscard]] int effect_on(const WiredButton& button, std::size_t lamp);
void set_effect(WiredPuzzle& puzzle, std::size_t button, std::size_t lamp, int by);
// What a press has done that led from the one to the other: states of each lamp.
void learn(WiredPuzzle& puzzle, std::size_t button, const std::vector<std::uint8_t>& before,
           const std::vector<std::uint8_t>& after);

// The next state, from the last one 0; of a target between these: it does not matter.
void step_start(WiredPuzzle& puzzle, std::size_t lamp);
void step_target(WiredPuzzle& puzzle, std::size_t row, std::size_t lamp);
// All alike, or not; then all lamps are to be 0.
void want_alike(WiredPuzzle& puzzle, bool alike);
// Like the last one.
void add_target(WiredPuzzle& puzzle);
void remove_target(WiredPuzzle& puzzle, std::size_t row);

// A board where each press adds 1 to the same lamps always, as a puzzle: each button with these. Lamps have
// their places' names, and so have buttons where they are lamps.
[[nodiscard]] WiredPuzzle wired_from(const Machine& machine, const Picture& target);

}  // namespace switchbox::machine
