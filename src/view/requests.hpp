// What the view asks for: actions on the game, and the few things that only the shell can do.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "play/action.hpp"
#include "view/settings.hpp"

namespace switchbox::view {

// A new game; the shell chooses the seed, or takes the day's, where none is given.
struct WantNewGame {
    machine::MachineChoice machine;
    std::optional<std::size_t> fewest = std::nullopt;
    std::optional<std::uint64_t> seed = std::nullopt;
    bool daily = false;
    play::Quest quest = play::Quest::solvable;
};
// Any picture, on the side that is being edited.
struct WantRandomPicture {
    play::Side side = play::Side::start;
};
// The link to this position, on the clipboard.
struct WantShare {};
// Opens the link on the clipboard.
struct WantPaste {};

using Request = std::variant<play::Action, WantNewGame, WantRandomPicture, WantShare, WantPaste, Settings>;
using Requests = std::vector<Request>;

}  // namespace switchbox::view
