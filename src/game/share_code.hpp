// Share code: a whole game position as a short text that fits an address. It holds machine, start, target and
// presses so far, and omits usual values.
//
//   2.merlin.mI.ybha0
//   2.merlin.mI..jA.5.79awn
//
// The parts between dots are:
// 1. the version;
// 2. the machine, with its size if unusual (lights-out~4x7). The prefix "ask~" means that the player is asked
// whether the target can be reached. The prefix "seed~42~" gives the seed of the start of a large board
// (game/new_game.hpp);
// 3. to 5. start, target and press grid, packed (machine/text.hpp). Start and target are empty if they are
// the machine's usual ones, the press grid if nothing is pressed;
// 6. the presses made so far, empty if each button was pressed as often as the press grid says;
// 7. a check of all the parts before it: five characters of their FNV-1a hash.
// Empty parts directly before the check are left out. "~~" and the picture that the board shows now may
// replace the start if that is shorter. After "~~", empty also means the usual target.
//
// Codes of version 1 are always readable: seven parts, 1.merlin.mI.94.AA.0.azr8p, none folded. No part is
// empty, except on Ghaly's machine, which begins dark: the start, and the usual target.
//
// A link to a board embedded in another page has "embed," before the code: #embed,2.merlin.mI.ybha0. Options
// may be before the comma: #embed;hint=off,2.merlin.mI.ybha0
//
// The parser accepts any text: it returns a position or an Error that names the part.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "base/result.hpp"
#include "game/position.hpp"

namespace switchbox::game {

// Returns the code of version 2.
[[nodiscard]] std::string share_code(const Position& position);

inline constexpr std::size_t max_linked = 16384;  // characters
// Returns the code for a link. If the presses make it longer than max_linked, it is the code of the puzzle
// alone. nullopt if that is too long as well.
[[nodiscard]] std::optional<std::string> link_code(const Position& position);

inline constexpr std::string_view embed_prefix = "embed,";

// Parses a code, or a link that ends with one after '#', embedded or not. It ignores surrounding spaces, and
// what chat programs and sentences add: a full stop or bracket behind it, "&fbclid=...", "%7E" for '~'.
// With `is_played` false, for a board that is only solved, larger boards are accepted
// (machine/machine_type.hpp).
[[nodiscard]] Result<Position> parse_share_code(std::string_view text, bool is_played = true);

// Returns the last share code in a text, also in a damaged or longer link; nullopt if there is none. It
// checks the form alone.
[[nodiscard]] std::optional<std::string> code_in(std::string_view text);

// Game read from a machine type's own text form.
struct ImportedGame {
    std::string code;  // share code
    // Notes on ambiguous or doubtful text; empty if there are none.
    Message remark;
};
// Parses a text in a machine type's own form. What the text leaves open is as on the machine that is shown.
// An Error gives the problem. nullopt if it has the form of no type.
[[nodiscard]] std::optional<Result<ImportedGame>> import_text(std::string_view text,
                                                              const machine::MachineChoice& shown);

}  // namespace switchbox::game
