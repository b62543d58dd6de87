// Shared helpers of the unit tests: boards and machines from text, random ones, and the golden files.
#pragma once

#include <doctest/doctest.h>

#include <concepts>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include "algebra/residues.hpp"
#include "base/random.hpp"
#include "base/result.hpp"
#include "game/position.hpp"
#include "i18n/words.hpp"
#include "machine/machine_type.hpp"
#include "machine/text.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/lights/model/linear_machine.hpp"

namespace switchbox {

// Returns whether the English text of the message equals `words`. It is a template so that nothing that
// converts to a message matches.
template <std::same_as<Message> M>
[[nodiscard]] bool operator==(const M& message, std::string_view words) {
    return say(message) == words;
}

}  // namespace switchbox

namespace switchbox::test {

// Work budget that is enough for any search.
inline constexpr std::uint64_t to_the_end = std::numeric_limits<std::uint64_t>::max();

// Returns a random index below `bound`.
[[nodiscard]] std::size_t draw(Random& random, std::size_t bound);

// Parses a grid such as "100/110/001"; the text determines the shape.
[[nodiscard]] machine::Picture picture(std::string_view text);
[[nodiscard]] machine::PressGrid presses(std::string_view text);
// Returns the grid whose cell i is bit i of `bits`.
template <class GridType>
[[nodiscard]] GridType from_bits(std::uint32_t bits, machine::Shape shape) {
    GridType grid = GridType::filled(shape, 0);
    for (std::size_t i = 0; i < grid.size(); ++i) grid[i] = static_cast<std::uint8_t>((bits >> i) & 1U);
    return grid;
}
// Returns the number whose bit i is cell i; the grid has at most 64 cells.
template <class GridType>
[[nodiscard]] std::uint64_t bits_of(const GridType& grid) {
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < grid.size(); ++i) bits |= std::uint64_t{grid[i]} << i;
    return bits;
}
template <class GridType>
[[nodiscard]] GridType random_grid(Random& random, machine::Shape shape, int states) {
    GridType grid = GridType::filled(shape, 0);
    for (std::uint8_t& cell : grid.cells) {
        cell = static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(states)));
    }
    return grid;
}
[[nodiscard]] algebra::Residues random_residues(Random& random, std::size_t size, int states);
// Returns random codes, a random picture or random presses that are valid for the machine. Cells without a
// lamp or button are 0.
[[nodiscard]] machine::GhalyCodes random_codes(Random& random, int size);
[[nodiscard]] machine::Picture random_picture(Random& random, const machine::MachineChoice& choice);
[[nodiscard]] machine::PressGrid random_presses(Random& random, const machine::MachineChoice& choice);
// Returns a random picture or random presses for a machine with this rule.
[[nodiscard]] machine::Picture random_picture(Random& random, const machine::Rule& rule);
[[nodiscard]] machine::PressGrid random_presses(Random& random, const machine::Rule& rule);
// Returns the sum of two press grids, modulo the number of states.
[[nodiscard]] machine::PressGrid sum(const machine::PressGrid& a, const machine::PressGrid& b, int states);
// Returns the number of cells in which two grids differ.
template <class GridType>
[[nodiscard]] std::size_t differing(const GridType& a, const GridType& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i) count += a[i] != b[i] ? 1 : 0;
    return count;
}
// Returns the indices numbered from 1, as in the papers.
template <class Indices>
[[nodiscard]] std::vector<std::size_t> from_one(const Indices& indices) {
    std::vector<std::size_t> numbers;
    for (const auto index : indices) numbers.push_back(index + std::size_t{1});
    return numbers;
}

[[nodiscard]] machine::MachineChoice choice(std::string_view id);
[[nodiscard]] machine::MachineChoice choice(std::string_view id, int rows, int columns);
// Parses a machine choice such as "lights-out~4x7~3~lit".
[[nodiscard]] machine::MachineChoice choice_of(std::string_view text);
// Stencil of a lamp and its four neighbours.
inline const machine::Stencil plus{{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};
// Returns a mask in which every cell exists.
[[nodiscard]] machine::CellMask full(machine::Shape shape);
// Returns small machines: each preset at its own size, resizable ones at more sizes. Some have more states,
// lit-only play, or custom rules with and without holes.
[[nodiscard]] const std::vector<machine::MachineChoice>& some_choices();
// Returns the linear machines among some_choices().
[[nodiscard]] std::vector<machine::MachineChoice> linear_choices();
// Returns King on a torus: (6 - 2)(9 - 2) = 28 of 54 rows are independent, so the solver compares 2^26
// solutions. It is the smallest number that it does not compare in one go.
[[nodiscard]] machine::MachineChoice many_solutions();
// Returns the names of the catalogue: "merlin, quatrainment, ...".
[[nodiscard]] std::string names_of_machines();
[[nodiscard]] machine::LinearMachine machine_of(const machine::MachineChoice& choice);
[[nodiscard]] machine::LinearMachine machine_of(const machine::MachineChoice& choice,
                                                const machine::Picture& start);

// Arnold & Blaszak, figure 1, and the goal of figure 8.
inline constexpr const char* figure_1 = "100/110/001";
inline constexpr const char* ring = "111/101/111";
[[nodiscard]] game::Puzzle paper_puzzle();
// Returns a position with random start, target and presses. Its press count is at least the number of
// presses.
[[nodiscard]] game::Position random_position(Random& random, const machine::MachineChoice& choice);

// Returns the rows of numbers in tests/golden/NAME.
[[nodiscard]] std::vector<std::vector<std::size_t>> golden(const std::string& name);

// Returns whether the message is one readable line: no control characters, limited length. Non-ASCII
// characters are only those that the program's own texts use.
[[nodiscard]] bool is_readable(std::string_view message);

// Returns `text` with one byte changed, removed or inserted at a random place.
[[nodiscard]] std::string damaged(std::string text, Random& random);

template <class T>
[[nodiscard]] T value_of(const Result<T>& result) {
    REQUIRE_MESSAGE(static_cast<bool>(result), say(result.error().message));
    return *result;
}
// Returns the error's message, or "" if there is no error.
template <class T>
[[nodiscard]] std::string message_of(const Result<T>& result) {
    return result ? std::string() : say(result.error().message);
}

}  // namespace switchbox::test

// Format in which a failed check shows a message.
template <>
struct doctest::StringMaker<switchbox::Message> {
    static doctest::String convert(const switchbox::Message& message) {
        return switchbox::say(message).c_str();
    }
};

// Format in which a failed check shows a board.
template <class Kind>
struct doctest::StringMaker<switchbox::machine::Grid<Kind>> {
    static doctest::String convert(const switchbox::machine::Grid<Kind>& grid) {
        return switchbox::machine::format_grid(grid).c_str();
    }
};
