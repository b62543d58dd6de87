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

inline constexpr std::string_view skip_guide_id = "skip-guide";
inline constexpr std::string_view close_introduction_id = "introduction-close";
inline constexpr std::string_view next_introduction_id = "introduction-next";
inline constexpr std::string_view first_board_id = "introduction-play";

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

// Where Tab stops, and what a click there does; whether the element was one of these.
[[nodiscard]] std::vector<std::string> introduction_stops(const std::optional<Introduction>& open);
// What is written there.
[[nodiscard]] Message introduction_word(const Introduction& open, std::string_view id);
[[nodiscard]] Message skip_word(const game::Game& game);
bool act_on_guide(Turn& turn, std::string_view id);

}  // namespace switchbox::ui
