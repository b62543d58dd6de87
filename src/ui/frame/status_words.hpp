// Texts of the status line: the counters, the sentence after an action, the guide for new players. The number
// of presses left is among them with Settings::presses_left or while editing.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "game/game.hpp"
#include "ui/frame/explain.hpp"
#include "ui/state/settings.hpp"
#include "ui/state/ui_state.hpp"

namespace switchbox::ui {

// Returns whether the number of presses left is shown.
[[nodiscard]] bool is_distance_told(const Settings& settings, const UiState& state);
[[nodiscard]] Message status_words(const Settings& settings, const UiState& state);
// Returns the spoken text: the status, the lamps that changed and, while coaching without an answer, the
// coach's advice.
[[nodiscard]] Message spoken_status(const game::Game& game, const Settings& settings, const UiState& state,
                                    const Why& why);

// Number beside the target, for drawing and for the DOM mirror.
struct Counter {
    std::string label;
    std::string value;
    std::string short_label = {};  // label for narrow layouts
};

// Returns the number of presses made, and the par or, with Settings::presses_left, the number of presses
// left.
[[nodiscard]] std::array<Counter, 2> counters(const game::Game& game, const Settings& settings,
                                              std::optional<std::size_t> par);

// Returns a time, "0:17" or "1:02:03".
[[nodiscard]] std::string clock_time(std::uint64_t seconds);

// Number of presses in the first game of a new player.
inline constexpr std::size_t first_game_presses = 3;
// Returns the settings of a new player. `guided`: the first game has guidance.
[[nodiscard]] Settings new_player(bool guided);
// Returns the settings after the player has switched off the guide that is shown over the game, the one of
// the first game or of a machine. A player who skips the former wants no introductions either.
[[nodiscard]] Settings without_guide(Settings settings, const game::Game& game);
// Returns the settings without the guides that end with the game's win; unchanged before the win.
[[nodiscard]] Settings without_ended_guides(Settings settings, const game::Game& game);

// Returns the line over the first game of a new player, until it is won. It is the goal, the effect of the
// first press and how to continue, the marked button, the rest of the solution, or the end. Empty without
// guidance. It depends on the game alone.
[[nodiscard]] Message guide_line(const game::Game& game, const Settings& settings);

// Returns the line of the machine's own guide (MachineUi::guide), until it is over or switched off.
[[nodiscard]] Message machine_guide_line(const game::Game& game, const Settings& settings,
                                         const UiState& state);
// Returns whether the game is won and no guide goes on after it.
[[nodiscard]] bool is_guide_over(const game::Game& game);

// Returns whether the player has won a game of the machine with the id.
[[nodiscard]] bool has_won(const UiState& state, std::string_view machine);
// Returns whether the machine has been introduced to the player.
[[nodiscard]] bool knows(const Settings& settings, std::string_view machine);

}  // namespace switchbox::ui
