// Explanation of the hinted button, of the next step, or of the verdict, whichever the player sees.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"
#include "solve/explanation.hpp"

namespace switchbox::ui {

// Lamps and buttons that the side pane highlights on the board.
struct BoardHighlight {
    std::vector<std::size_t> lamps;
    std::vector<std::size_t> buttons;
    std::vector<int> times = {};  // how often to press each of them; empty if that is not said
    friend bool operator==(const BoardHighlight&, const BoardHighlight&) = default;
};

struct SearchState;

struct Why {
    std::optional<std::size_t> button;  // subject of the words
    solve::Explanation explanation;
    bool always_marked = false;             // its lamps are always outlined on the board
    std::vector<std::size_t> buttons = {};  // buttons to press now, by the coach's advice
};

struct ExplainOptions {
    bool coaching = false;  // the coach's advice replaces the verdict
    bool distance = true;   // the verdict includes the number of presses left
    bool all_faults = false;
    friend bool operator==(const ExplainOptions&, const ExplainOptions&) = default;
};
[[nodiscard]] Why why_now(const game::Game& game, const ExplainOptions& telling);
// Returns whether there are more faults than the verdict shows.
[[nodiscard]] bool has_more_faults(const game::Game& game);

// Returns the words of the explanation, with the rest of its reason if `with_more` is true. They include the
// nearest reachable target if the target itself cannot be reached.
[[nodiscard]] Message why_words(const game::Game& game, const Why& why, bool with_more);
// Returns "The nearest target that can be reached differs in two lamps."; empty if the target can be reached,
// or no nearest one is known.
[[nodiscard]] Message nearest_words(const game::Game& game);

// Returns a description of the task that the player waits for.
[[nodiscard]] Message waiting_words(const game::Game& game, const SearchState& search);

}  // namespace switchbox::ui
