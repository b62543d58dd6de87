// Edits of a puzzle while a person draws it. Every edit keeps the puzzle's parts consistent
// (wired_puzzle.hpp). The puzzle keeps at least one lamp and one button.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "types/custom/model/wired_puzzle.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox::machine {

// Lamps, buttons, cells and target rows are indices, and must exist.

inline constexpr int max_drawn_side = 64;
inline constexpr std::size_t longest_drawn_name = 60;  // bytes

// Returns the shape of the places for lamps. set_drawn_shape() and add_lamp() make them a rectangle. In a
// puzzle from outside, rows can differ in length.
[[nodiscard]] Shape drawn_shape(const WiredPuzzle& puzzle);
// Returns the lamp in a cell of drawn_shape(); nullopt if there is none.
[[nodiscard]] std::optional<std::size_t> lamp_in(const WiredPuzzle& puzzle, std::size_t cell);
// Removes the lamps outside the shape, except the last one left.
void set_drawn_shape(WiredPuzzle& puzzle, Shape shape);

// Adds a lamp in an empty cell, with a free name and the most frequent number of states, and returns its
// index. If each lamp has its own button, this lamp also gets one, and remove_lamp() removes both.
// remove_lamp() requires another lamp.
std::size_t add_lamp(WiredPuzzle& puzzle, std::size_t cell);
void remove_lamp(WiredPuzzle& puzzle, std::size_t lamp);
// Sets the number of states of a lamp. Starts and targets are reduced modulo the new number. Wires keep their
// steps, on or back, modulo the new number: with three states, three steps become none.
void set_states(WiredPuzzle& puzzle, std::size_t lamp, int states);
// Renames a lamp, and the button of the same name. Returns an error if the name is not possible.
[[nodiscard]] std::optional<Error> rename_lamp(WiredPuzzle& puzzle, std::size_t lamp,
                                               const std::string& name);

// Sets the name of the puzzle, without spaces around it. Returns an error if it is too long.
[[nodiscard]] std::optional<Error> set_title(WiredPuzzle& puzzle, std::string_view title);

// Sets the names of the states, from 0 on. States without a name are numbers.
[[nodiscard]] std::optional<Error> name_states(WiredPuzzle& puzzle, std::vector<std::string> names);

// Adds a button behind the others, with a free name and without wires, and returns its index.
std::size_t add_button(WiredPuzzle& puzzle);
void remove_button(WiredPuzzle& puzzle, std::size_t button);
[[nodiscard]] std::optional<Error> rename_button(WiredPuzzle& puzzle, std::size_t button,
                                                 const std::string& name);
// Returns whether each lamp has a button of its name. add_own_buttons() adds the missing ones, each of which
// moves its lamp on by one.
[[nodiscard]] bool has_own_buttons(const WiredPuzzle& puzzle);
void add_own_buttons(WiredPuzzle& puzzle);

// Returns by how many states a press moves the lamp on; 0 if it does not.
[[nodiscard]] int effect_on(const WiredButton& button, std::size_t lamp);
void set_effect(WiredPuzzle& puzzle, std::size_t button, std::size_t lamp, int by);
// Repetition of one button's effects at the others. By places: along the row, or over the board. Effects that
// would leave it are left out. By the ring: in the order of the lamps, where the first follows the last.
enum class Repetition : std::uint8_t { places, ring };
// Returns whether the button and another one have lamps of their names.
[[nodiscard]] bool can_repeat(const WiredPuzzle& puzzle, std::size_t button);
// Gives each other button that has a lamp of its name the effects of this one, as far from its lamp as they
// are from this button's. Steps are reduced modulo the states of each lamp. Requires can_repeat().
void repeat_effects(WiredPuzzle& puzzle, std::size_t button, Repetition along);
// Sets the effects of a button from one press of it: the states of each lamp before and after.
void learn(WiredPuzzle& puzzle, std::size_t button, const std::vector<std::uint8_t>& before,
           const std::vector<std::uint8_t>& after);

// Steps to the next state (`by` 1) or the one before (-1). The last state and 0 are neighbours. In a target,
// "does not matter" is between these two.
void step_start(WiredPuzzle& puzzle, std::size_t lamp, int by = 1);
void step_target(WiredPuzzle& puzzle, std::size_t row, std::size_t lamp, int by = 1);
// Sets the target to all lamps alike, or to all lamps 0.
void want_alike(WiredPuzzle& puzzle, bool alike);
// Adds a copy of the last target.
void add_target(WiredPuzzle& puzzle);
void remove_target(WiredPuzzle& puzzle, std::size_t row);

// Returns a board as a puzzle. Requires that each press always adds 1 to the same lamps. Lamps are named by
// their numbers. So are buttons that are lamps; other buttons get a "B" before the number.
[[nodiscard]] WiredPuzzle wired_from(const Machine& machine, const Picture& target);

}  // namespace switchbox::machine
