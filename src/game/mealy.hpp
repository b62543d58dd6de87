// Machine as a Mealy machine (S, I, O, f, g) (Joyner, section 2; docs/machines.md, "States, buttons and
// pictures"). It gives the five-tuple in words, and a table of the transitions that the player has made.
#pragma once

#include <string>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"

namespace switchbox::game {

struct TupleRow {
    std::string symbol;  // "S", "I", "O", "f", "g"
    Message name;        // "states"
    Message size;        // "512", or "2^256" if the number is long; empty for f and g
    Message words;       // meaning for this machine, one or two sentences
};
[[nodiscard]] std::vector<TupleRow> five_tuple(const Game& game);

// Transition of one press: from a state, by a button, to a state, which shows a picture.
struct Transition {
    machine::PressGrid before;
    std::size_t button = 0;
    machine::PressGrid after;
    machine::Picture shown;
};
// Returns the last `most` transitions of the game's trail, oldest first.
[[nodiscard]] std::vector<Transition> transitions(const Game& game, std::size_t most);

}  // namespace switchbox::game
