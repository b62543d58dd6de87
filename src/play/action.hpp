// Everything that can happen to a game, as small values with a text form. Mouse, keyboard, DOM mirror,
// address bar and tests all make the same Actions, and a list of them replays a whole game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "machine/catalogue.hpp"
#include "machine/result.hpp"

namespace switchbox::play {

struct Press {
    std::size_t button = 0;
    friend bool operator==(const Press&, const Press&) = default;
};
struct Undo {
    friend bool operator==(const Undo&, const Undo&) = default;
};
struct Redo {
    friend bool operator==(const Redo&, const Redo&) = default;
};
// Marks one button of a shortest solution; with a button marked, presses that one and marks the next.
struct Hint {
    friend bool operator==(const Hint&, const Hint&) = default;
};
// Opens the timeline of a shortest solution from here.
struct Solve {
    friend bool operator==(const Solve&, const Solve&) = default;
};
// Moves along the open timeline, to 0 .. the number of its presses.
struct StepTo {
    std::size_t step = 0;
    friend bool operator==(const StepTo&, const StepTo&) = default;
};
// Takes marks and timeline off the board; the lamps stay as they are.
struct Dismiss {
    friend bool operator==(const Dismiss&, const Dismiss&) = default;
};
struct Restart {
    friend bool operator==(const Restart&, const Restart&) = default;
};
struct NewGame {
    machine::MachineChoice machine;
    std::uint64_t seed = 0;
    friend bool operator==(const NewGame&, const NewGame&) = default;
};
// A share code or a link.
struct Open {
    std::string code;
    friend bool operator==(const Open&, const Open&) = default;
};

using Action = std::variant<Press, Undo, Redo, Hint, Solve, StepTo, Dismiss, Restart, NewGame, Open>;

// "press 5" (counted from 1), "undo", "step 3", "new merlin 42", "open CODE"; the two undo each other.
[[nodiscard]] std::string format_action(const Action& action);
[[nodiscard]] Result<Action> parse_action(std::string_view text);

}  // namespace switchbox::play
