// What somebody new is told: a line over the first game, until it is won, and a card for each machine when it
// is first opened. Neither is ever in the way of playing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "game/game.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

class Turn;

// Presses of somebody's first game.
inline constexpr std::size_t first_game_presses = 3;
// Settings of somebody who has never been here; `guided`: who is to play that game.
[[nodiscard]] Settings new_player(bool guided);
// Once the first game is won, or nobody wants to be guided.
[[nodiscard]] Settings without_guide(Settings settings);

// How far somebody has come: the goal, what the first press did and what helps, the marked button, the whole
// way, and the end. Empty where nobody is guided. It follows from the game alone.
[[nodiscard]] Message guide_line(const game::Game& game, const Settings& settings);

// The same for whoever asks for help, with the rule of the machine in play.
[[nodiscard]] Message how_to_play(const game::Game& game);

// One card of the machine in play.
struct Introduction {
    Message title;
    Message text;
    std::size_t card = 0;
    std::size_t cards = 1;
    bool has_figure = false;  // of Ghaly's wires

    [[nodiscard]] bool is_last() const { return card + 1 == cards; }
};
[[nodiscard]] std::optional<Introduction> introduction(const game::Game& game, const Settings& settings,
                                                       const UiState& state);

// Button of a card: its element, the words on it and what it does.
struct IntroductionStep {
    std::string_view id;
    Message word;
    void (*act)(Turn& turn, int argument) = nullptr;
};
// Returns the buttons of a card, the main one first.
[[nodiscard]] std::vector<IntroductionStep> introduction_steps(const Introduction& open);

[[nodiscard]] Message skip_word(const game::Game& game);
void skip_guide(Turn& turn, int argument);

}  // namespace switchbox::ui
