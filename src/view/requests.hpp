// What the view asks for: actions on the game, and the few things that only the shell can do.
#pragma once

#include <variant>
#include <vector>

#include "play/action.hpp"
#include "view/settings.hpp"

namespace switchbox::view {

// A new game; the shell chooses the seed.
struct WantNewGame {
    machine::MachineChoice machine;
};
// The link to this position, on the clipboard.
struct WantShare {};
// Opens the link on the clipboard.
struct WantPaste {};

using Request = std::variant<play::Action, WantNewGame, WantShare, WantPaste, Settings>;
using Requests = std::vector<Request>;

}  // namespace switchbox::view
