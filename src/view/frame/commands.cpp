#include "view/frame/commands.hpp"

#include "icons.hpp"
#include "play/progress_check.hpp"
#include "view/frame/open_pane.hpp"

namespace switchbox::view {

const std::array<CommandInfo, 44>& commands() {
    static const std::array<CommandInfo, 44> table{{
        {Command::hint, "hint", "Hint", icons::lightbulb, "H", "Mark a button, and say why"},
        {Command::solve, "solve", "Solve", icons::route, "S", "Mark a shortest solution"},
        {Command::play, "play", "Play", icons::play, "P", "Play the solution, or pause"},
        {Command::pause, "pause", "Pause", icons::pause, "", ""},
        {Command::to_start, "to-start", "Go to start", icons::chevron_first, "Home",
         "Back to where it was asked for"},
        {Command::step_back, "step-back", "Step back", icons::chevron_left, ",", "One press of it back"},
        {Command::step_forward, "step-forward", "Step forward", icons::chevron_right, ".",
         "One press of it forward"},
        {Command::to_end, "to-end", "Go to end", icons::chevron_last, "End", "On to the solved board"},
        {Command::hide, "hide", "Hide marks", icons::x, "Esc", "Take the marks off the board"},
        {Command::undo, "undo", "Undo", icons::undo_2, "U, Ctrl+Z", "Take back the last action"},
        {Command::redo, "redo", "Redo", icons::redo_2, "Ctrl+Y", "Do it again"},
        {Command::restart, "restart", "Restart", icons::rotate_ccw, "R", "Back to the start of the game"},
        {Command::new_game, "new-game", "New game", icons::shuffle, "N", "Another start"},
        {Command::share, "share", "Share", icons::share_2, "L, Ctrl+C", "Copy the link to this position"},
        {Command::edit, "edit", "Edit", icons::pencil, "E", "Paint the start or the target lamp by lamp"},
        {Command::edit_start, "edit-start", "Edit start", icons::pencil, "", ""},
        {Command::edit_target, "edit-target", "Edit target", icons::pencil, "", ""},
        {Command::fill, "fill", "Fill", icons::paint_bucket, "", ""},
        {Command::clear, "clear", "Clear", icons::eraser, "", ""},
        {Command::invert, "invert", "Invert", icons::contrast, "", ""},
        {Command::randomise, "random", "Random", icons::dices, "", ""},
        {Command::nearest, "nearest", "Take the nearest target", icons::target, "", ""},
        {Command::search, "search", "Find the fewest presses", icons::search, "", ""},
        {Command::cancel, "cancel", "Cancel", icons::x, "", ""},
        {Command::check, "check", "Am I right so far?", icons::badge_check, "Q",
         "Yes or no, and no more than that"},
        {Command::can_solve, "can-solve", "It can be solved", icons::circle_check, "", ""},
        {Command::cannot_solve, "cannot-solve", "It cannot be solved", icons::circle_x, "", ""},
        {Command::why, "pane-why", "Why", icons::lightbulb, "", ""},
        {Command::algebra, "algebra", "Algebra", icons::sigma, "A", "The matrix behind the machine"},
        {Command::wires, "wires", "Wires", icons::cable, "W", "Ghaly: draw the wires over the board"},
        {Command::machine_pane, "pane-machine", "Machine", icons::workflow, "M",
         "States, buttons, pictures, and the way so far"},
        {Command::lesson, "lesson", "Lesson", icons::library, "", ""},
        {Command::transmitters, "transmitters", "Transmitters", icons::cable, "", ""},
        {Command::generators, "generators", "Colour generators", icons::cable, "", ""},
        {Command::codes, "codes", "Edit codes", icons::binary, "K", "Ghaly: choose sigma and tau"},
        {Command::coach, "coach", "Coach", icons::graduation_cap, "C",
         "Ghaly: advice for who does not see the codes"},
        {Command::press_marked, "press-marked", "Press the marked buttons", icons::check, "", ""},
        {Command::results, "results", "Results", icons::book_open, "", ""},
        {Command::lessons, "lessons", "Lessons", icons::library, "B", "The sources' examples, step by step"},
        {Command::exports, "export", "Export", icons::download, "X", "Pictures and texts to take away"},
        {Command::setup, "setup", "Set up a game", icons::sliders_horizontal, "G",
         "Machine, size, states, difficulty, seed"},
        {Command::theme, "theme", "Switch theme", icons::sun, "T", "Dark or light"},
        {Command::settings, "settings", "Settings", icons::settings, "", ""},
        {Command::help, "help", "Help", icons::circle_question_mark, "?", "This list"},
    }};
    return table;
}

const CommandInfo& info(Command command) { return commands().at(static_cast<std::size_t>(command)); }

std::vector<HelpRow> help_rows() {
    std::vector<HelpRow> rows{{"Arrows", "Move over the board"},
                              {"Enter, Space", "Press the button in focus"},
                              {"1 \xE2\x80\xA6 9", "Press that button; editing: set the lamp in focus"},
                              {"Ctrl+V", "Open a copied link"}};
    for (const CommandInfo& row : commands()) {
        if (!row.key.empty()) rows.push_back({row.key, row.what});
    }
    return rows;
}

namespace {

// A hint or a solution, also where it has to be searched for first.
bool can_answer(const play::Game& game, const play::Action& action) {
    return game.allows(action) || (game.tells() && !game.is_solved() && !game.inquiry().is_complete());
}

bool is_answering(Command command) {
    return command == Command::hint || command == Command::solve || command == Command::play;
}

}  // namespace

std::optional<bool> is_on(Command command, const play::Game& game, const UiState& state) {
    const bool start = state.edit_side == play::Side::start;
    if (command == Command::wires) return state.wires.shown;
    if (command == Command::transmitters) return state.wires.transmitters;
    if (command == Command::generators) return state.wires.generators;
    if (command == Command::coach) return state.coaching;
    if (command == Command::why) return pane_now(game, state) == PaneKind::why;
    if (command == Command::algebra) return pane_now(game, state) == PaneKind::algebra;
    if (command == Command::machine_pane) return pane_now(game, state) == PaneKind::machine;
    if (command == Command::lesson) return pane_now(game, state) == PaneKind::lesson;
    if (command == Command::edit) return state.editing;
    if (command == Command::edit_start) return state.editing && start;
    if (command == Command::edit_target) return state.editing && !start;
    return std::nullopt;
}

bool are_wires_shown(const play::Game& game, const UiState& state) {
    return state.wires.shown && game.machine().ghaly() != nullptr && !state.editing;
}

bool is_coaching(const play::Game& game, const UiState& state) {
    return state.coaching && is_enabled(Command::coach, game, state);
}

std::vector<std::size_t> advised_buttons(const play::Game& game, const UiState& state) {
    const bool answered = game.hint() || game.position().timeline;
    if (!is_coaching(game, state) || answered) return {};
    return play::advise(game.position().presses, game.picture(), game.coach_notes()).buttons;
}

bool is_enabled(Command command, const play::Game& game, const UiState& state) {
    if (state.editing && is_answering(command)) return false;
    if (state.searching && is_answering(command)) return false;
    const auto& timeline = game.position().timeline;
    const bool can_go_on = timeline && timeline->step < timeline->plan.size();
    const bool can_go_back = timeline && timeline->step > 0;
    switch (command) {
        case Command::hint:
            return can_answer(game, play::Hint{});
        case Command::solve:
            return can_answer(game, play::Solve{});
        case Command::play:
            return !state.playing && (can_go_on || can_answer(game, play::Solve{}));
        case Command::pause:
            return state.playing;
        case Command::to_start:
        case Command::step_back:
            return can_go_back;
        case Command::step_forward:
        case Command::to_end:
            return can_go_on;
        case Command::hide:
            return game.allows(play::Dismiss{});
        case Command::undo:
            return game.allows(play::Undo{});
        case Command::redo:
            return game.allows(play::Redo{});
        case Command::restart:
            return game.allows(play::Restart{});
        case Command::can_solve:
        case Command::cannot_solve:
            return !game.tells();
        case Command::wires:
            return game.machine().ghaly() != nullptr && !state.editing;
        case Command::codes:
        case Command::results:
            return game.machine().ghaly() != nullptr;
        case Command::algebra:
            return game.machine().ghaly() == nullptr;
        case Command::lesson:
            return !state.lesson.id.empty();
        case Command::check:
            return play::can_be_asked(game);
        case Command::transmitters:
        case Command::generators:
            return are_wires_shown(game, state);
        case Command::coach:
            return game.goes_for_one_colour() && !state.editing;
        case Command::press_marked:
            return !advised_buttons(game, state).empty();
        case Command::edit_start:
            return state.editing && game.can_edit(play::Side::start);
        case Command::edit_target:
        case Command::fill:
        case Command::clear:
        case Command::randomise:
            return state.editing;
        case Command::invert:
            return state.editing && game.machine().ghaly() == nullptr;
        case Command::nearest:
            return game.allows(play::TakeNearest{});
        case Command::search:
            return game.tells() && !state.searching && !game.is_solved() && !game.inquiry().is_complete();
        case Command::cancel:
            return state.searching.has_value();
        default:
            return true;
    }
}

}  // namespace switchbox::view
