// Which explanation belongs to what the player sees: the hinted button, the next step, or the verdict.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"
#include "solve/explanation.hpp"

namespace switchbox::ui {

struct SearchState;

struct Why {
    std::optional<std::size_t> button;  // that the words are about
    solve::Explanation explanation;
    bool always_marked = false;             // its lamps are outlined on the board without being asked for
    std::vector<std::size_t> buttons = {};  // to press now, in the coach's advice
};

struct Telling {
    bool coaching = false;  // the coach's advice in place of the verdict
    bool distance = true;   // the verdict counts the presses left
    bool all_faults = false;
    friend bool operator==(const Telling&, const Telling&) = default;
};
[[nodiscard]] Why why_now(const game::Game& game, const Telling& telling);
// Returns whether there are more faults than the one that the verdict shows.
[[nodiscard]] bool has_more_faults(const game::Game& game);

// Its words, and which nearest target can be reached where the target itself cannot.
[[nodiscard]] Message why_words(const game::Game& game, const Why& why);
// "The nearest target that can be reached differs in two lamps."; empty where the target can be reached.
[[nodiscard]] Message nearest_words(const game::Game& game);

// What the player waits for.
[[nodiscard]] Message waiting_words(const game::Game& game, const SearchState& search);

}  // namespace switchbox::ui
