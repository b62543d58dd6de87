// Answer to "Am I right so far?": whether the presses so far are part of a shortest solution from the start.
// It does not reveal which presses are wrong. The answer is yes exactly if the presses made plus the fewest
// from here equal the fewest from the start. If presses have costs, these are compared instead. If the order
// matters, every press made is counted; otherwise only the final presses of each button.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::game {

enum class Progress : std::uint8_t {
    yes,
    no,
    nothing_pressed,
    unknown  // or the target cannot be reached, even from the start
};

struct ProgressCheck {
    Progress answer = Progress::unknown;
    Message sentence;
    friend bool operator==(const ProgressCheck&, const ProgressCheck&) = default;
};

// Returns whether the answer may be shown and the search from here is complete. It costs almost nothing; the
// answer itself may take tens of milliseconds.
[[nodiscard]] bool can_be_asked(const Game& game);
// Returns the answer without a long search; it may be unknown if one would be needed.
[[nodiscard]] ProgressCheck right_so_far(const Game& game);

// Returns par, the fewest presses from the start; nullopt unless a short search proves it.
[[nodiscard]] std::optional<std::size_t> par(const Game& game);

// Returns par + 1 if a game with that many presses may exist, to offer a harder game. nullopt otherwise, and
// on boards of more than 100 buttons.
[[nodiscard]] std::optional<std::size_t> next_above_par(const Game& game);
// Returns par - 1 in the same way, to offer an easier game.
[[nodiscard]] std::optional<std::size_t> next_below_par(const Game& game);

}  // namespace switchbox::game
