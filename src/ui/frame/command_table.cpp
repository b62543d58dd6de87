// The rows of the commands. Where a row says nothing of when it can be used, it can be used always.
#include "game/par.hpp"
#include "game/progress_check.hpp"
#include "icons.hpp"
#include "ui/frame/camera_acts.hpp"
#include "ui/frame/cell_words.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/open_pane.hpp"

namespace switchbox::ui {
namespace {

using game::Game;

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

// Of a large board.
bool is_part_seen(const Game& game, const UiState& state) {
    return has_camera(game.machine()) && state.camera.camera.zoom > 1;
}
constexpr float camera_step = 1.5F;

// Matrix, states and sheets are of boards that can be looked at lamp by lamp.
bool is_looked_into(const Game& game, const UiState& /*state*/) {
    return game.machine().lamps().size() <= machine::max_matrix_lamps;
}

bool has_wiring(const Game& game, const UiState& /*state*/) { return game.machine().hides_wiring(); }
bool is_won(const Game& game, const UiState& state) { return game.is_solved() && !state.edit.on; }
bool is_editing(const Game& /*game*/, const UiState& state) { return state.edit.on; }
bool is_editing_lamps(const Game& game, const UiState& state) {
    return state.edit.on && ui_of(game).painting == nullptr;
}

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

constexpr std::array<CommandRow, command_count> command_rows{{
    {Command::hint,
     "hint",
     "view.command.hint.name",
     icons::lightbulb,
     {key(ImGuiKey_H)},
     "view.command.hint.what",
     [](Turn& turn) { ask_for(turn, game::Hint{}); },
     [](const Game& game, const UiState& state) { return can_ask_for(game::Hint{}, game, state); }},
    {Command::solve,
     "solve",
     "view.command.solve.name",
     icons::route,
     {key(ImGuiKey_S)},
     "view.command.solve.what",
     [](Turn& turn) {
         turn.change().playback.playing = false;
         ask_for(turn, game::Solve{});
     },
     [](const Game& game, const UiState& state) { return can_ask_for(game::Solve{}, game, state); }},
    {Command::next_game,
     "next-game",
     "view.command.next-game.name",
     icons::shuffle,
     {},
     "",
     [](Turn& turn) { request(turn, another_game(turn)); },
     is_won},
    {Command::share_result,
     "share-result",
     "view.command.share-result.name",
     icons::share_2,
     {},
     "",
     act<WantShareResult>,
     is_won},
    {Command::again,
     "again",
     "view.command.again.name",
     icons::rotate_ccw,
     {},
     "",
     act<game::Restart>,
     [](const Game& game, const UiState& state) {
         return is_won(game, state) && game.allows(game::Restart{});
     }},
    {Command::harder,
     "harder",
     "view.command.harder.name",
     icons::plus,
     {},
     "",
     ask_for_harder,
     [](const Game& game, const UiState& state) {
         return is_won(game, state) && game::next_above_par(game).has_value();
     }},
    {Command::another_machine,
     "another-machine",
     "view.command.another-machine.name",
     icons::workflow,
     {},
     "",
     take_next_machine,
     is_won},
    {Command::today,
     "today",
     "view.command.today.name",
     icons::sun,
     {},
     "",
     [](Turn& turn) { request(turn, WantNewGame{.machine = turn.game.puzzle().machine, .daily = true}); }},
    {Command::play,
     "play",
     "view.command.play.name",
     icons::play,
     {key(ImGuiKey_P)},
     "view.command.play.what",
     start_playing,
     [](const Game& game, const UiState& state) {
         if (state.playback.playing || state.edit.on || state.search.running) return false;
         return can_go_on(game) || can_ask_for(game::Solve{}, game, state);
     }},
    {Command::pause,
     "pause",
     "view.command.pause.name",
     icons::pause,
     {},
     "",
     [](Turn& turn) { turn.change().playback.playing = false; },
     [](const Game& /*game*/, const UiState& state) { return state.playback.playing; }},
    {Command::to_start,
     "to-start",
     "view.command.to-start.name",
     icons::chevron_first,
     {key(ImGuiKey_Home)},
     "view.command.to-start.what",
     step_to_start,
     [](const Game& game, const UiState& /*state*/) { return can_go_back(game); }},
    {Command::step_back,
     "step-back",
     "view.command.step-back.name",
     icons::chevron_left,
     {held(ImGuiKey_Comma)},
     "view.command.step-back.what",
     [](Turn& turn) { step_by(turn, -1); },
     [](const Game& game, const UiState& /*state*/) { return can_go_back(game); }},
    {Command::step_forward,
     "step-forward",
     "view.command.step-forward.name",
     icons::chevron_right,
     {held(ImGuiKey_Period)},
     "view.command.step-forward.what",
     [](Turn& turn) { step_by(turn, 1); },
     [](const Game& game, const UiState& /*state*/) { return can_go_on(game); }},
    {Command::to_end,
     "to-end",
     "view.command.to-end.name",
     icons::chevron_last,
     {key(ImGuiKey_End)},
     "view.command.to-end.what",
     step_to_end,
     [](const Game& game, const UiState& /*state*/) { return can_go_on(game); }},
    {Command::hide,
     "hide",
     "view.command.hide.name",
     icons::x,
     {Chord{.key = ImGuiKey_Escape, .use = Chord::Use::elsewhere}},
     "view.command.hide.what",
     act<game::Dismiss>,
     allows<game::Dismiss>},
    {Command::undo,
     "undo",
     "view.command.undo.name",
     icons::undo_2,
     {held(ImGuiKey_U), held_with_control(ImGuiKey_Z), unlisted(held(ImGuiKey_Backspace))},
     "view.command.undo.what",
     act<game::Undo>,
     allows<game::Undo>},
    {Command::redo,
     "redo",
     "view.command.redo.name",
     icons::redo_2,
     {held_with_control(ImGuiKey_Y),
      unlisted({.key = ImGuiKey_Z, .control = true, .shift = true, .repeats = true})},
     "view.command.redo.what",
     act<game::Redo>,
     allows<game::Redo>},
    {Command::restart,
     "restart",
     "view.command.restart.name",
     icons::rotate_ccw,
     {key(ImGuiKey_R)},
     "view.command.restart.what",
     act<game::Restart>,
     allows<game::Restart>},
    {Command::new_game,
     "new-game",
     "view.command.new-game.name",
     icons::shuffle,
     {key(ImGuiKey_N)},
     "view.command.new-game.what",
     [](Turn& turn) { request(turn, another_game(turn)); }},
    {Command::share,
     "share",
     "view.command.share.name",
     icons::share_2,
     {key(ImGuiKey_L), with_control(ImGuiKey_C)},
     "view.command.share.what",
     act<WantShare>},
    {Command::open_page,
     "open-page",
     "view.command.open-page.name",
     icons::external_link,
     {},
     "",
     act<WantPage>,
     [](const Game& /*game*/, const UiState& state) { return state.embedded; }},
    {Command::edit,
     "edit",
     "view.command.edit.name",
     icons::pencil,
     {key(ImGuiKey_E)},
     "view.command.edit.what",
     toggle_editing,
     nullptr,
     is_editing},
    {Command::edit_start,
     "edit-start",
     "view.command.edit-start.name",
     icons::pencil,
     {},
     "",
     [](Turn& turn) { turn.change().edit.side = game::Side::start; },
     [](const Game& game, const UiState& state) { return state.edit.on && game.can_edit(game::Side::start); },
     [](const Game& /*game*/, const UiState& state) {
         return state.edit.on && state.edit.side == game::Side::start;
     }},
    {Command::edit_target,
     "edit-target",
     "view.command.edit-target.name",
     icons::pencil,
     {},
     "",
     [](Turn& turn) { turn.change().edit.side = game::Side::target; },
     is_editing_lamps,
     [](const Game& /*game*/, const UiState& state) {
         return state.edit.on && state.edit.side == game::Side::target;
     }},
    {Command::fill,
     "fill",
     "view.command.fill.name",
     icons::paint_bucket,
     {},
     "",
     fill_board,
     is_editing_lamps},
    {Command::clear, "clear", "view.command.clear.name", icons::eraser, {}, "", clear_board, is_editing},
    {Command::invert,
     "invert",
     "view.command.invert.name",
     icons::contrast,
     {},
     "",
     invert_board,
     [](const Game& game, const UiState& state) {
         return is_editing_lamps(game, state) && !game.machine().has_cells();
     }},
    {Command::randomise,
     "random",
     "view.command.random.name",
     icons::dices,
     {},
     "",
     [](Turn& turn) { request(turn, WantRandomPicture{turn.state.edit.side}); },
     is_editing_lamps},
    {Command::rectangle,
     "rectangle",
     "view.command.rectangle.name",
     icons::square_dashed,
     {},
     "",
     [](Turn& turn) { turn.change().edit.rectangle = !turn.state.edit.rectangle; },
     is_editing_lamps,
     [](const Game& /*game*/, const UiState& state) { return state.edit.rectangle; }},
    {Command::nearest,
     "nearest",
     "view.command.nearest.name",
     icons::target,
     {},
     "",
     act<game::TakeNearest>,
     allows<game::TakeNearest>},
    {Command::search,
     "search",
     "view.command.search.name",
     icons::search,
     {},
     "",
     search_again,
     [](const Game& game, const UiState& state) {
         if (!game.tells() || state.search.running || game.is_solved()) return false;
         return !game.search().is_complete() || game.search().has_proof();
     }},
    {Command::cancel,
     "cancel",
     "view.command.cancel.name",
     icons::x,
     {},
     "",
     [](Turn& turn) {
         if (turn.state.search.what == WaitFor::search) turn.change().search.best_will_do = true;
         request(turn, WantBestFound{});
     },
     [](const Game& /*game*/, const UiState& state) { return state.search.running; }},
    {Command::check,
     "check",
     "view.command.check.name",
     icons::badge_check,
     {key(ImGuiKey_Q)},
     "view.command.check.what",
     [](Turn& turn) { turn.change().messages.say(game::right_so_far(turn.game).sentence); },
     [](const Game& game, const UiState& /*state*/) { return game::can_be_asked(game); }},
    {Command::differences,
     "differences",
     "view.command.differences.name",
     icons::badge_check,
     {key(ImGuiKey_D)},
     "view.command.differences.what",
     [](Turn& turn) { turn.change().messages.say(difference_words(turn.game)); }},
    {Command::all_faults,
     "all-faults",
     "view.command.all-faults.name",
     icons::chevron_down,
     {},
     "",
     [](Turn& turn) { turn.change().pane.all_faults = !turn.state.pane.all_faults; },
     [](const Game& game, const UiState& state) {
         return game.tells() && !is_coaching(game, state) && has_more_faults(game);
     },
     [](const Game& /*game*/, const UiState& state) { return state.pane.all_faults; }},
    {Command::can_solve,
     "can-solve",
     "view.command.can-solve.name",
     icons::circle_check,
     {},
     "",
     [](Turn& turn) { request(turn, game::Answer{true}); },
     [](const Game& game, const UiState& /*state*/) { return !game.tells(); }},
    {Command::cannot_solve,
     "cannot-solve",
     "view.command.cannot-solve.name",
     icons::circle_x,
     {},
     "",
     [](Turn& turn) { request(turn, game::Answer{false}); },
     [](const Game& game, const UiState& /*state*/) { return !game.tells(); }},
    {Command::nearer,
     "nearer",
     "view.command.nearer.name",
     icons::zoom_in,
     {held(ImGuiKey_I)},
     "view.command.nearer.what",
     [](Turn& turn) { come_nearer(turn, camera_step); },
     [](const Game& game, const UiState& /*state*/) { return has_camera(game.machine()); }},
    {Command::farther,
     "farther",
     "view.command.farther.name",
     icons::zoom_out,
     {held(ImGuiKey_O)},
     "view.command.farther.what",
     [](Turn& turn) { come_nearer(turn, 1 / camera_step); },
     is_part_seen},
    {Command::whole_board,
     "whole-board",
     "view.command.whole-board.name",
     icons::maximize,
     {key(ImGuiKey_F)},
     "view.command.whole-board.what",
     [](Turn& turn) { turn.change().camera.camera = {}; },
     is_part_seen},
    {Command::why,
     "pane-why",
     "view.command.pane-why.name",
     icons::lightbulb,
     {},
     "",
     open_why,
     nullptr,
     is_open<PaneKind::why>},
    {Command::algebra,
     "algebra",
     "view.command.algebra.name",
     icons::sigma,
     {key(ImGuiKey_A)},
     "view.command.algebra.what",
     [](Turn& turn) { turn_to(turn, PaneKind::algebra); },
     [](const Game& game, const UiState& state) {
         return game.puzzle().machine->adds_presses() && is_looked_into(game, state);
     },
     is_open<PaneKind::algebra>},
    {Command::wires,
     "wires",
     "view.command.wires.name",
     icons::cable,
     {key(ImGuiKey_W)},
     "view.command.wires.what",
     toggle_wires,
     [](const Game& game, const UiState& state) { return has_wiring(game, state) && !state.edit.on; },
     [](const Game& /*game*/, const UiState& state) { return state.wires.shown; }},
    {Command::machine_pane,
     "pane-machine",
     "view.command.pane-machine.name",
     icons::workflow,
     {key(ImGuiKey_M)},
     "view.command.pane-machine.what",
     [](Turn& turn) { turn_to(turn, PaneKind::machine); },
     is_looked_into,
     is_open<PaneKind::machine>},
    {Command::lesson,
     "lesson",
     "view.command.lesson.name",
     icons::library,
     {},
     "",
     [](Turn& turn) { turn_to(turn, PaneKind::lesson); },
     [](const Game& /*game*/, const UiState& state) { return !state.lesson.id.empty(); },
     is_open<PaneKind::lesson>},
    {Command::transmitters,
     "transmitters",
     "view.command.transmitters.name",
     icons::cable,
     {},
     "",
     [](Turn& turn) { turn.change().wires.transmitters = !turn.state.wires.transmitters; },
     are_wires_shown,
     [](const Game& /*game*/, const UiState& state) { return state.wires.transmitters; }},
    {Command::generators,
     "generators",
     "view.command.generators.name",
     icons::cable,
     {},
     "",
     [](Turn& turn) { turn.change().wires.generators = !turn.state.wires.generators; },
     are_wires_shown,
     [](const Game& /*game*/, const UiState& state) { return state.wires.generators; }},
    {Command::codes,
     "codes",
     "view.command.codes.name",
     icons::binary,
     {key(ImGuiKey_K)},
     "view.command.codes.what",
     [](Turn& turn) { ui_of(turn.game).open_codes(turn); },
     has_wiring},
    {Command::coach,
     "coach",
     "view.command.coach.name",
     icons::graduation_cap,
     {key(ImGuiKey_C)},
     "view.command.coach.what",
     toggle_coach,
     [](const Game& game, const UiState& state) { return game.goes_for_one_colour() && !state.edit.on; },
     [](const Game& /*game*/, const UiState& state) { return state.pane.coaching; }},
    {Command::press_marked,
     "press-marked",
     "view.command.press-marked.name",
     icons::check,
     {},
     "",
     press_advised,
     [](const Game& game, const UiState& state) { return !advised_buttons(game, state).empty(); }},
    {Command::results,
     "results",
     "view.command.results.name",
     icons::book_open,
     {},
     "",
     [](Turn& turn) { open(turn, Modal::results); },
     has_wiring},
    {Command::lessons,
     "lessons",
     "view.command.lessons.name",
     icons::library,
     {key(ImGuiKey_B)},
     "view.command.lessons.what",
     [](Turn& turn) { open(turn, Modal::lessons); }},
    {Command::exports,
     "export",
     "view.command.export.name",
     icons::download,
     {key(ImGuiKey_X)},
     "view.command.export.what",
     [](Turn& turn) { open(turn, Modal::exports); },
     is_looked_into},
    {Command::setup,
     "setup",
     "view.command.setup.name",
     icons::sliders_horizontal,
     {key(ImGuiKey_G)},
     "view.command.setup.what",
     [](Turn& turn) {
         turn.change().setup.machine = turn.game.puzzle().machine;
         open(turn, Modal::setup);
     }},
    {Command::theme,
     "theme",
     "view.command.theme.name",
     icons::sun,
     {key(ImGuiKey_T)},
     "view.command.theme.what",
     switch_theme},
    {Command::statistics,
     "statistics",
     "view.command.statistics.name",
     icons::badge_check,
     {key(ImGuiKey_Y)},
     "view.command.statistics.what",
     [](Turn& turn) {
         turn.change().record.was_cleared = false;
         request(turn, WantStatistics{});
         open(turn, Modal::statistics);
     }},
    {Command::settings,
     "settings",
     "view.command.settings.name",
     icons::settings,
     {},
     "",
     [](Turn& turn) {
         turn.change().was_loaded = false;  // too long ago
         open(turn, Modal::settings);
     }},
    {Command::help,
     "help",
     "view.command.help.name",
     icons::circle_question_mark,
     {key(ImGuiKey_Slash), unlisted(key(ImGuiKey_F1))},
     "view.command.help.what",
     [](Turn& turn) { open(turn, Modal::help); }},
}};
static_assert(is_in_order(command_rows));

}  // namespace

const std::array<CommandRow, command_count>& commands() { return command_rows; }

void run(Turn& turn, Command command) {
    if (is_enabled(command, turn.game, turn.state)) info(command).run(turn);
}

}  // namespace switchbox::ui
