// A whole game position as a short text that fits an address: machine, start, target and presses so far, and
// of these only what is not as usual.
//
//   2.merlin.mI.ybha0
//   2.merlin.mI..jA.5.79awn
//
// parts between dots: version; machine, with its size where that is not the usual one (lights-out~4x7) and
// with "ask~" before it where the player is asked whether the target can be reached and "seed~42~" where the
// start of a large board was drawn from that number (game/new_game.hpp); start, target and press
// grid, packed (machine/packing.hpp), empty where start or target are the machine's usual one and nothing is
// pressed; presses made so far, empty where each button was pressed as often as the press grid says; and a
// check over all before it. What is empty before the check is left out. "~~" and the picture that the board
// shows now may stand for the start, where that is shorter; after "~~" the usual target is empty too.
//
// Codes of version 1 are read for ever: seven parts, 1.merlin.mI.94.AA.0.azr8p, none of them folded, and none
// empty but on Ghaly's machine, which begins dark: the start, and the usual target.
//
// A link to a board in a page of somebody else's has "embed," before the code: #embed,2.merlin.mI.ybha0
//
// Reading is total: any text gives a position or a message that names the place.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "game/position.hpp"

namespace switchbox::game {

[[nodiscard]] std::string share_code(const Position& position);

// The code for a link: of the position, or of its puzzle alone where the presses would make it too long for
// an address; none where that is too long as well.
inline constexpr std::size_t max_linked = 16384;
[[nodiscard]] std::optional<std::string> link_code(const Position& position);

inline constexpr std::string_view embed_prefix = "embed,";

// `text` is a code or a link that ends with one after '#', embedded or not. Spaces round it are ignored. Of a
// board that is not to be played, but solved alone, the code may name a larger one (machine/catalogue.hpp).
[[nodiscard]] Result<Position> parse_share_code(std::string_view text, bool is_played = true);

}  // namespace switchbox::game
