// What the commands do that takes more than a line, and when they would do anything.
#pragma once

#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// The answer at once, or after the search that it takes. Whether it was at once; if not, what it opens plays
// then.
bool ask_for(Turn& turn, const game::Action& answer, bool plays = false);
// Whether there is such an answer, also where it has to be searched for first.
[[nodiscard]] bool can_ask_for(const game::Action& answer, const game::Game& game, const UiState& state);

void start_playing(Turn& turn);
[[nodiscard]] bool can_go_on(const game::Game& game);
[[nodiscard]] bool can_go_back(const game::Game& game);
// Along the open timeline, by so many of its steps.
void step_by(Turn& turn, std::ptrdiff_t by);
void step_to_start(Turn& turn);
void step_to_end(Turn& turn);

void toggle_editing(Turn& turn);
// All lamps of the side that is edited: lit, or of Ghaly's machine the next colour; dark; the other way
// round.
void fill_board(Turn& turn);
void clear_board(Turn& turn);
void invert_board(Turn& turn);

// Like the one in play, as hard as that was asked to be.
[[nodiscard]] WantNewGame another_game(const Turn& turn);
void ask_for_harder(Turn& turn);
void take_next_machine(Turn& turn);
void search_again(Turn& turn);

// Opens the pane, or goes back to Why.
void turn_to(Turn& turn, PaneKind pane);
void open_why(Turn& turn);
void toggle_wires(Turn& turn);
void toggle_coach(Turn& turn);
void press_advised(Turn& turn);

void switch_theme(Turn& turn);

}  // namespace switchbox::ui
