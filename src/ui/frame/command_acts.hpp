// Actions of commands that take more than a line, and their conditions.
#pragma once

#include "game/levels.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/input_context.hpp"

namespace switchbox::ui {

// Requests an answer, or the search that finds it. Returns whether the answer was requested at once.
// Otherwise `plays` starts its playback after the search.
bool ask_for(InputContext& context, const game::Action& answer, bool plays = false);
// Returns whether there is such an answer, even if it takes a search first.
[[nodiscard]] bool can_ask_for(const game::Action& answer, const game::Game& game, const UiState& state);

void start_playing(InputContext& context);
[[nodiscard]] bool can_go_on(const game::Game& game);
[[nodiscard]] bool can_go_back(const game::Game& game);
// Moves along the open timeline by a number of steps.
void step_by(InputContext& context, std::ptrdiff_t by);
void step_to_start(InputContext& context);
void step_to_end(InputContext& context);

void toggle_editing(InputContext& context);
// Set all lamps on the edited side: to lit (on Ghaly's machine to the next colour), to dark, or to the
// inverse.
void fill_board(InputContext& context);
void clear_board(InputContext& context);
void invert_board(InputContext& context);

// Returns a request for another game on the machine in play, with the options that were set up for it.
[[nodiscard]] NewGameRequest another_game(const InputContext& context);
// Returns the command that leads on after a win.
[[nodiscard]] Command next_command(const game::Game& game, const UiState& state);
// Request a game with one press fewer, or one more, than par.
void ask_for_easier(InputContext& context);
// Begins a new game of the machine. Until the player has won a game of it, the game is easy.
void begin_on(InputContext& context, const machine::MachineChoice& choice);
// Begins a game of the machine with the id of the catalogue or of a chip, unless it is in play. Opens the
// editor of a machine that the player draws.
void choose_machine(InputContext& context, std::string_view id);
void ask_for_harder(InputContext& context);
void take_next_machine(InputContext& context);
void search_again(InputContext& context);

// Opens the pane, or Why if the pane was open.
void turn_to(InputContext& context, PaneKind pane);
void open_why(InputContext& context);
void toggle_wires(InputContext& context);
void toggle_coach(InputContext& context);
// Returns the status that tells that the coach is on.
[[nodiscard]] Message coach_words(const game::Game& game, const UiState& state);
void press_advised(InputContext& context);

void switch_theme(InputContext& context);

// Resets the camera when another board is in play, or the board gets or loses its camera: it is then seen
// whole.
void keep_camera(const game::Game& game, bool on, UiState& state);

// Zoom in by a factor around a point, or out by a factor below 1. This and the next three functions do
// nothing if the board has no camera. Points are in logical pixels of the window.
void come_nearer(InputContext& context, float factor, ImVec2 at);
void come_nearer(InputContext& context, float factor);  // around the middle of the board
// Moves the cells by this many logical pixels.
void pan_board(InputContext& context, ImVec2 by);
// Moves the camera so that the point `at` of the overview is in the middle of the window.
void look_at_overview(InputContext& context, ImVec2 at);
// Brings the cell into sight.
void show_cell(InputContext& context, std::size_t cell);
// Zooms in if cells are too small to press; returns whether they were.
bool come_near(InputContext& context, ImVec2 at);

// Sends the request, which opens a puzzle. Closes the dialog and the lesson, and uncovers the board.
void open_puzzle(InputContext& context, Request request);
// Opens the level: its board, and its wires if it shows them. Closes the dialog.
void open_level(InputContext& context, const game::Level& level);

}  // namespace switchbox::ui
