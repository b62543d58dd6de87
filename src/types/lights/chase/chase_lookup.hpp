// Chasing by hand on the board in play: the table as a player reads it, and the step that the board is at.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "types/lights/chase/hand_chase.hpp"

namespace switchbox::solve {

// Longest table that lists every bottom row; a longer one is a basis.
inline constexpr std::size_t max_listed_rows = 64;

// Table of a board as it is shown.
struct ChasingPage {
    std::vector<ChasingRow> rows;  // without the bottom row in which nothing is wrong
    bool is_basis = false;         // rows that add up to all others
    int states = 2;
};
[[nodiscard]] ChasingPage page_of(const ChasingTable& table);

// Bottom row that was looked up: a first row for it, and how often each row of the page counts.
struct LookedUp {
    algebra::Residues first;
    std::vector<int> times;
};
// nullopt if the board that shows `bottom` cannot be solved.
[[nodiscard]] std::optional<LookedUp> look_up(const ChasingPage& page, const algebra::Residues& bottom);

enum class ChasingStep { chase, look_up, press_first, done };

// Place of a board in the method. It follows from the board, and from the last presses if they were in the
// first row.
struct ChasingPlace {
    ChasingStep step = ChasingStep::done;
    int row = 0;                         // chase: the first row with wrong lamps, from 0
    std::vector<std::size_t> wrong;      // wrong lamps of that row, or of the bottom row
    std::vector<RepeatedPress> presses;  // next presses: below the wrong lamps, or in the first row
    algebra::Residues bottom;            // look_up and press_first: the bottom row to look up
};

// Returns the place of a board after `recent`, the presses so far. After some presses of the first row, that
// step goes on until all of them are made. `recent` may have lost its beginning.
[[nodiscard]] ChasingPlace chasing_place(const machine::Rule& rule, const ChasingPage& page,
                                         const machine::Picture& picture, const machine::Picture& target,
                                         const std::vector<std::size_t>& recent);

// Returns the presses that chase the whole board, row by row.
[[nodiscard]] std::vector<RepeatedPress> whole_chase(const machine::Rule& rule,
                                                     const machine::Picture& picture,
                                                     const machine::Picture& target);

}  // namespace switchbox::solve
