// Meaning of the signs of a written board (board_text.hpp).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "machine/board_text.hpp"
#include "machine/text.hpp"

namespace switchbox::machine {

// Meaning of a board's signs.
struct BoardReading {
    std::string lit;           // sign of state 1; empty if the board has none, or has digits
    std::string dark;          // sign of state 0
    std::string any;           // sign of lamps that do not matter
    bool is_by_signs = false;  // signs decided, not digits
};

// Rules by which signs get their meaning.
struct BoardRules {
    int most = largest_side;  // rows and columns
    std::optional<std::string> lit =
        std::nullopt;      // sign that the player calls lit; all others but digits are dark then
    bool has_any = false;  // a target: '*', '?' and, among digits, 'x' may be any state
};

// Board with states. The lists have an entry for each cell.
struct ReadBoard {
    Shape shape;
    std::vector<std::uint8_t> cells;
    std::vector<bool> is_gap;  // cells written "-" beside another sign or digit for dark: no lamp is there
    std::vector<bool> is_any;  // lamps that do not matter; their cells are 0
    BoardReading reading;

    // Returns how the signs were read and the size: "x = lit, . = dark; 5 x 5".
    [[nodiscard]] Message words() const;
    // Returns whether the player may mean it the other way round: signs decided, and no digit is above 1.
    [[nodiscard]] bool can_be_swapped() const;
    // Returns the board with lit and dark exchanged. Requires can_be_swapped().
    [[nodiscard]] ReadBoard swapped() const;
};

// Returns the states of a board's signs. Digits are states; of two other signs, one has to be usual for lit
// lamps and the other for dark ones. Returns an error that names the first sign without a plain meaning, and
// its place.
[[nodiscard]] Result<ReadBoard> read_board(std::string_view text, const BoardRules& rules = {});

// Returns the two signs of a board that has no others, if read_board() cannot decide which is lit; the player
// has to. nullopt for any other text.
[[nodiscard]] std::optional<std::array<std::string, 2>> undecided_signs(std::string_view text, int most);

}  // namespace switchbox::machine
