// The rows of the commands. Where a row says nothing of when it can be used, it can be used always.
#include "icons.hpp"
#include "machine/ghaly_machine.hpp"
#include "play/progress_check.hpp"
#include "view/frame/command_acts.hpp"
#include "view/frame/commands.hpp"
#include "view/frame/open_pane.hpp"

namespace switchbox::view {
namespace {

using play::Game;

constexpr Chord key(ImGuiKey key) { return {.key = key}; }
constexpr Chord held(ImGuiKey key) { return {.key = key, .repeats = true}; }
constexpr Chord with_control(ImGuiKey key) { return {.key = key, .control = true}; }
constexpr Chord held_with_control(ImGuiKey key) { return {.key = key, .control = true, .repeats = true}; }
constexpr Chord unlisted(Chord chord) {
    chord.use = Chord::Use::unlisted;
    return chord;
}

void request(Turn& turn, Request wanted) { turn.requests.push_back(std::move(wanted)); }
void open(Turn& turn, Modal modal) { turn.change().modal.open = modal; }

bool is_ghaly(const Game& game, const UiState& /*state*/) { return game.machine().ghaly() != nullptr; }
bool is_editing(const Game& /*game*/, const UiState& state) { return state.edit.on; }

template <class Wanted>
bool allows(const Game& game, const UiState& /*state*/) {
    return game.allows(Wanted{});
}
template <class Wanted>
void act(Turn& turn) {
    request(turn, Wanted{});
}
template <PaneKind kind>
bool is_open(const Game& game, const UiState& state) {
    return pane_now(game, state) == kind;
}

constexpr bool is_in_order(const std::array<CommandRow, command_count>& rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (rows.at(i).command != static_cast<Command>(i)) return false;
    }
    return true;
}

constexpr std::array<CommandRow, command_count> rows{{
    {Command::hint,
     "hint",
     "Hint",
     icons::lightbulb,
     {key(ImGuiKey_H)},
     "Mark a button and say why",
     [](Turn& turn) { ask_for(turn, play::Hint{}); },
     [](const Game& game, const UiState& state) { return can_ask_for(play::Hint{}, game, state); }},
    {Command::solve,
     "solve",
     "Solve",
     icons::route,
     {key(ImGuiKey_S)},
     "Mark a shortest solution",
     [](Turn& turn) {
         turn.change().playback.playing = false;
         ask_for(turn, play::Solve{});
     },
     [](const Game& game, const UiState& state) { return can_ask_for(play::Solve{}, game, state); }},
    {Command::play,
     "play",
     "Play",
     icons::play,
     {key(ImGuiKey_P)},
     "Play or pause the solution",
     start_playing,
     [](const Game& game, const UiState& state) {
         if (state.playback.playing || state.edit.on || state.search.running) return false;
         return can_go_on(game) || can_ask_for(play::Solve{}, game, state);
     }},
    {Command::pause,
     "pause",
     "Pause",
     icons::pause,
     {},
     "",
     [](Turn& turn) { turn.change().playback.playing = false; },
     [](const Game& /*game*/, const UiState& state) { return state.playback.playing; }},
    {Command::to_start,
     "to-start",
     "Go to start",
     icons::chevron_first,
     {key(ImGuiKey_Home)},
     "Back to the start of the solution",
     step_to_start,
     [](const Game& game, const UiState& /*state*/) { return can_go_back(game); }},
    {Command::step_back,
     "step-back",
     "Step back",
     icons::chevron_left,
     {held(ImGuiKey_Comma)},
     "Previous press",
     [](Turn& turn) { step_by(turn, -1); },
     [](const Game& game, const UiState& /*state*/) { return can_go_back(game); }},
    {Command::step_forward,
     "step-forward",
     "Step forward",
     icons::chevron_right,
     {held(ImGuiKey_Period)},
     "Next press",
     [](Turn& turn) { step_by(turn, 1); },
     [](const Game& game, const UiState& /*state*/) { return can_go_on(game); }},
    {Command::to_end,
     "to-end",
     "Go to end",
     icons::chevron_last,
     {key(ImGuiKey_End)},
     "Jump to the solved board",
     step_to_end,
     [](const Game& game, const UiState& /*state*/) { return can_go_on(game); }},
    {Command::hide,
     "hide",
     "Hide marks",
     icons::x,
     {Chord{.key = ImGuiKey_Escape, .use = Chord::Use::elsewhere}},
     "Hide the marks, close or stop what is open",
     act<play::Dismiss>,
     allows<play::Dismiss>},
    {Command::undo,
     "undo",
     "Undo",
     icons::undo_2,
     {held(ImGuiKey_U), held_with_control(ImGuiKey_Z), unlisted(held(ImGuiKey_Backspace))},
     "Undo the last action",
     act<play::Undo>,
     allows<play::Undo>},
    {Command::redo,
     "redo",
     "Redo",
     icons::redo_2,
     {held_with_control(ImGuiKey_Y),
      unlisted({.key = ImGuiKey_Z, .control = true, .shift = true, .repeats = true})},
     "Redo the last undone action",
     act<play::Redo>,
     allows<play::Redo>},
    {Command::restart,
     "restart",
     "Restart",
     icons::rotate_ccw,
     {key(ImGuiKey_R)},
     "Back to the start of the game",
     act<play::Restart>,
     allows<play::Restart>},
    {Command::new_game,
     "new-game",
     "New game",
     icons::shuffle,
     {key(ImGuiKey_N)},
     "Start a new game",
     [](Turn& turn) { request(turn, another_game(turn)); }},
    {Command::share,
     "share",
     "Share",
     icons::share_2,
     {key(ImGuiKey_L), with_control(ImGuiKey_C)},
     "Copy the link to this position",
     act<WantShare>},
    {Command::edit,
     "edit",
     "Edit",
     icons::pencil,
     {key(ImGuiKey_E)},
     "Paint the start or the target lamp by lamp",
     toggle_editing,
     nullptr,
     is_editing},
    {Command::edit_start,
     "edit-start",
     "Edit start",
     icons::pencil,
     {},
     "",
     [](Turn& turn) { turn.change().edit.side = play::Side::start; },
     [](const Game& game, const UiState& state) {
         return state.edit.on && game.can_edit(play::Side::start);
     },
     [](const Game& /*game*/, const UiState& state) {
         return state.edit.on && state.edit.side == play::Side::start;
     }},
    {Command::edit_target,
     "edit-target",
     "Edit target",
     icons::pencil,
     {},
     "",
     [](Turn& turn) { turn.change().edit.side = play::Side::target; },
     is_editing,
     [](const Game& /*game*/, const UiState& state) {
         return state.edit.on && state.edit.side == play::Side::target;
     }},
    {Command::fill, "fill", "Fill", icons::paint_bucket, {}, "", fill_board, is_editing},
    {Command::clear, "clear", "Clear", icons::eraser, {}, "", clear_board, is_editing},
    {Command::invert,
     "invert",
     "Invert",
     icons::contrast,
     {},
     "",
     invert_board,
     [](const Game& game, const UiState& state) { return state.edit.on && !is_ghaly(game, state); }},
    {Command::randomise,
     "random",
     "Random",
     icons::dices,
     {},
     "",
     [](Turn& turn) { request(turn, WantRandomPicture{turn.state.edit.side}); },
     is_editing},
    {Command::nearest,
     "nearest",
     "Take the nearest target",
     icons::target,
     {},
     "",
     act<play::TakeNearest>,
     allows<play::TakeNearest>},
    {Command::search,
     "search",
     "Find the fewest presses",
     icons::search,
     {},
     "",
     search_again,
     [](const Game& game, const UiState& state) {
         return game.tells() && !state.search.running && !game.is_solved() && !game.inquiry().is_complete();
     }},
    {Command::cancel,
     "cancel",
     "Cancel",
     icons::x,
     {},
     "",
     [](Turn& turn) {
         turn.change().search.best_will_do = true;
         request(turn, WantBestFound{});
     },
     [](const Game& /*game*/, const UiState& state) { return state.search.running; }},
    {Command::check,
     "check",
     "Am I right so far?",
     icons::badge_check,
     {key(ImGuiKey_Q)},
     "Check your presses without revealing more",
     [](Turn& turn) { turn.change().messages.status = play::right_so_far(turn.game).sentence; },
     [](const Game& game, const UiState& /*state*/) { return play::can_be_asked(game); }},
    {Command::can_solve,
     "can-solve",
     "It can be solved",
     icons::circle_check,
     {},
     "",
     [](Turn& turn) { request(turn, play::Answer{true}); },
     [](const Game& game, const UiState& /*state*/) { return !game.tells(); }},
    {Command::cannot_solve,
     "cannot-solve",
     "It cannot be solved",
     icons::circle_x,
     {},
     "",
     [](Turn& turn) { request(turn, play::Answer{false}); },
     [](const Game& game, const UiState& /*state*/) { return !game.tells(); }},
    {Command::why, "pane-why", "Why", icons::lightbulb, {}, "", open_why, nullptr, is_open<PaneKind::why>},
    {Command::algebra,
     "algebra",
     "Algebra",
     icons::sigma,
     {key(ImGuiKey_A)},
     "Show the matrix behind the machine",
     [](Turn& turn) { turn_to(turn, PaneKind::algebra); },
     [](const Game& game, const UiState& state) { return !is_ghaly(game, state); },
     is_open<PaneKind::algebra>},
    {Command::wires,
     "wires",
     "Wires",
     icons::cable,
     {key(ImGuiKey_W)},
     "Ghaly: show the wires over the board",
     toggle_wires,
     [](const Game& game, const UiState& state) { return is_ghaly(game, state) && !state.edit.on; },
     [](const Game& /*game*/, const UiState& state) { return state.wires.shown; }},
    {Command::machine_pane,
     "pane-machine",
     "Machine",
     icons::workflow,
     {key(ImGuiKey_M)},
     "Show states, buttons, pictures and your presses",
     [](Turn& turn) { turn_to(turn, PaneKind::machine); },
     nullptr,
     is_open<PaneKind::machine>},
    {Command::lesson,
     "lesson",
     "Lesson",
     icons::library,
     {},
     "",
     [](Turn& turn) { turn_to(turn, PaneKind::lesson); },
     [](const Game& /*game*/, const UiState& state) { return !state.lesson.id.empty(); },
     is_open<PaneKind::lesson>},
    {Command::transmitters,
     "transmitters",
     "Transmitters",
     icons::cable,
     {},
     "",
     [](Turn& turn) { turn.change().wires.transmitters = !turn.state.wires.transmitters; },
     are_wires_shown,
     [](const Game& /*game*/, const UiState& state) { return state.wires.transmitters; }},
    {Command::generators,
     "generators",
     "Colour generators",
     icons::cable,
     {},
     "",
     [](Turn& turn) { turn.change().wires.generators = !turn.state.wires.generators; },
     are_wires_shown,
     [](const Game& /*game*/, const UiState& state) { return state.wires.generators; }},
    {Command::codes,
     "codes",
     "Edit codes",
     icons::binary,
     {key(ImGuiKey_K)},
     "Ghaly: choose sigma and tau",
     [](Turn& turn) {
         turn.change().codes = draft_of(turn.game.machine().ghaly()->codes());
         open(turn, Modal::codes);
     },
     is_ghaly},
    {Command::coach,
     "coach",
     "Coach",
     icons::graduation_cap,
     {key(ImGuiKey_C)},
     "Ghaly: hints for playing without seeing the codes",
     toggle_coach,
     [](const Game& game, const UiState& state) { return game.goes_for_one_colour() && !state.edit.on; },
     [](const Game& /*game*/, const UiState& state) { return state.pane.coaching; }},
    {Command::press_marked,
     "press-marked",
     "Press the marked buttons",
     icons::check,
     {},
     "",
     press_advised,
     [](const Game& game, const UiState& state) { return !advised_buttons(game, state).empty(); }},
    {Command::results,
     "results",
     "Results",
     icons::book_open,
     {},
     "",
     [](Turn& turn) { open(turn, Modal::results); },
     is_ghaly},
    {Command::lessons,
     "lessons",
     "Lessons",
     icons::library,
     {key(ImGuiKey_B)},
     "Step through the examples of the sources",
     [](Turn& turn) { open(turn, Modal::lessons); }},
    {Command::exports,
     "export",
     "Export",
     icons::download,
     {key(ImGuiKey_X)},
     "Save images and text",
     [](Turn& turn) { open(turn, Modal::exports); }},
    {Command::setup,
     "setup",
     "Set up a game",
     icons::sliders_horizontal,
     {key(ImGuiKey_G)},
     "Choose machine, size, states, difficulty, seed",
     [](Turn& turn) {
         turn.change().setup.machine = turn.game.puzzle().machine;
         open(turn, Modal::setup);
     }},
    {Command::theme, "theme", "Switch theme", icons::sun, {key(ImGuiKey_T)}, "Switch between dark and light", switch_theme},
    {Command::settings,
     "settings",
     "Settings",
     icons::settings,
     {},
     "",
     [](Turn& turn) { open(turn, Modal::settings); }},
    {Command::help,
     "help",
     "Help",
     icons::circle_question_mark,
     {key(ImGuiKey_Slash), unlisted(key(ImGuiKey_F1))},
     "Show this list",
     [](Turn& turn) { open(turn, Modal::help); }},
}};
static_assert(is_in_order(rows));

}  // namespace

const std::array<CommandRow, command_count>& commands() { return rows; }

void run(Turn& turn, Command command) {
    if (is_enabled(command, turn.game, turn.state)) info(command).run(turn);
}

}  // namespace switchbox::view
