#include "ui/frame/command_acts.hpp"

#include <algorithm>

#include "game/progress_check.hpp"
#include "game/sentences.hpp"
#include "game/type_games.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/status_words.hpp"

namespace switchbox::ui {
namespace {

const std::optional<game::Timeline>& timeline_of(const game::Game& game) { return game.position().timeline; }

void dismiss(InputContext& context) {
    if (context.game.allows(game::Dismiss{})) context.requests.emplace_back(game::Dismiss{});
}

// Changes every existing lamp by `change`.
template <class Change>
void set_all(InputContext& context, Change change) {
    const game::Side side = context.state.edit.side;
    machine::Picture picture = context.game.shown(side);
    for (const std::size_t lamp : context.game.machine().lamp_sites().cells()) {
        picture[lamp] = static_cast<std::uint8_t>(change(picture[lamp]));
    }
    if (picture != context.game.shown(side)) context.requests.emplace_back(game::SetPicture{side, picture});
}

}  // namespace

bool ask_for(InputContext& context, const game::Action& answer, bool plays) {
    const game::Game& game = context.game;
    const bool marked = timeline_of(game) || game.hint();
    const bool best_will_do = context.state.search.best_will_do && game.allows(answer);
    const bool known = game.search().is_complete() || marked || best_will_do;
    if (known) {
        context.requests.emplace_back(answer);
    } else {
        context.requests.emplace_back(game::SearchRequest{answer, plays});
    }
    return known;
}

bool can_ask_for(const game::Action& answer, const game::Game& game, const UiState& state) {
    if (state.edit.on || state.search.running) return false;
    return game.allows(answer) ||
           (game.reveals_solvability() && !game.is_solved() && !game.search().is_complete());
}

bool can_go_on(const game::Game& game) {
    const auto& timeline = timeline_of(game);
    return timeline && timeline->step < timeline->plan.size();
}

bool can_go_back(const game::Game& game) { return timeline_of(game) && timeline_of(game)->step > 0; }

void start_playing(InputContext& context) {
    if (!can_go_on(context.game) && !ask_for(context, game::Solve{}, true)) return;
    context.change().playback.begin(context.now);
}

void step_by(InputContext& context, std::ptrdiff_t by) {
    context.change().playback.playing = false;
    const auto step = static_cast<std::ptrdiff_t>(timeline_of(context.game)->step) + by;
    context.requests.emplace_back(game::StepTo{static_cast<std::size_t>(step)});
}

void step_to_start(InputContext& context) {
    step_by(context, -static_cast<std::ptrdiff_t>(timeline_of(context.game)->step));
}

void step_to_end(InputContext& context) {
    const game::Timeline& timeline = *timeline_of(context.game);
    step_by(context, static_cast<std::ptrdiff_t>(timeline.plan.size() - timeline.step));
}

void toggle_editing(InputContext& context) {
    const auto edit = ui_of(context.game).edit;
    if (edit != nullptr && !context.state.edit.on) return edit(context);
    UiState& state = context.change();
    state.edit.on = !state.edit.on;
    state.edit.brush.reset();
    state.edit.side = context.game.can_edit(game::Side::start) ? game::Side::start : game::Side::target;
    state.playback.playing = false;
    if (state.search.running) context.requests.emplace_back(CancelSearchRequest{});
    dismiss(context);
    if (state.edit.on) {
        state.pane.sheet_open = false;  // uncovers the board
        return state.messages.say(tell(editing_words).in(context.game.machine().vocabulary()));
    }
    state.messages.say(game::standing(context.game), game::distance(context.game));
}

void fill_board(InputContext& context) {
    const bool colours = context.game.machine().has_cells();
    const int last = context.game.machine().lamp_states() - 1;
    const int next = colours ? context.game.shown(context.state.edit.side)[0] % last + 1 : 1;
    set_all(context, [next](int /*state*/) { return next; });
}

void clear_board(InputContext& context) {
    // A machine without dark lamps is cleared to its target.
    if (ui_of(context.game).painting != nullptr) {
        context.requests.emplace_back(
            game::SetPicture{context.state.edit.side, context.game.shown(game::Side::target)});
        return;
    }
    set_all(context, [](int /*state*/) { return 0; });
}

void invert_board(InputContext& context) {
    const int last = context.game.machine().lamp_states() - 1;
    set_all(context, [last](int state) { return last - state; });
}

NewGameRequest another_game(const InputContext& context) {
    const machine::MachineChoice& machine = context.game.puzzle().machine;
    const NewGameOptions& requested = context.state.next_game;
    if (!requested.machine->is_same_but_draws(*machine)) return {machine};
    return {machine, requested.fewest, std::nullopt, requested.quest};
}

Command next_command(const game::Game& game, const UiState& state) {
    return is_enabled(Command::next_level, game, state) ? Command::next_level : Command::next_game;
}

namespace {

// Returns the number of presses of a player's first game: of those that the machine has, the nearest to that
// of the very first game.
std::optional<std::size_t> presses_of_first_game(const machine::MachineChoice& choice) {
    const std::size_t most = game::games_of(choice).most_presses(choice);
    const auto exists = [&](std::size_t presses) {
        return presses <= most && !game::problem_with_new_game(game::NewGame{choice, 0, presses});
    };
    for (std::size_t away = 0; away <= most; ++away) {
        if (away < first_game_presses && exists(first_game_presses - away)) return first_game_presses - away;
        if (exists(first_game_presses + away)) return first_game_presses + away;
    }
    return std::nullopt;
}

NewGameRequest first_game_on(const machine::MachineChoice& choice) {
    const MachineUi& ui = machine_ui(choice->type());
    return ui.first_game != nullptr ? ui.first_game() : NewGameRequest{choice, presses_of_first_game(choice)};
}

// Returns nullptr if all levels have stars.
const game::Level* first_unsolved_in(const game::Chapter& chapter, const UiState& state) {
    const game::Statistics& statistics = state.record.statistics;
    const auto found =
        std::find_if(chapter.levels.begin(), chapter.levels.end(),
                     [&](const game::Level& level) { return game::stars_at(level, statistics) == 0; });
    return found == chapter.levels.end() ? nullptr : &*found;
}

}  // namespace

void begin_on(InputContext& context, const machine::MachineChoice& choice) {
    context.change().pane.sheet_open = false;  // uncovers the board
    const bool won = has_won(context.state, choice->id());
    const game::Level* level = game::find_level(machine_ui(choice->type()).first_level);
    if (won && level != nullptr) level = first_unsolved_in(game::chapter_of(*level), context.state);
    if (won && level == nullptr) {
        context.requests.emplace_back(NewGameRequest{choice});
        return;
    }
    if (level != nullptr) {
        open_level(context, *level);
        if (!won) context.change().first_level = level->id;  // its number is for players of levels
        return;
    }
    // Further games are as easy as the first one.
    const NewGameRequest first = first_game_on(choice);
    context.change().next_game = {first.machine, first.fewest, first.quest};
    context.requests.emplace_back(first);
}

void choose_machine(InputContext& context, std::string_view id) {
    if (const MachineUiChip* chip = find_chip(id)) return chip->choose(context);
    const auto choice = machine::choose(id, {});
    if (choice && !(*choice)->is_same_but_draws(*context.game.puzzle().machine)) begin_on(context, *choice);
}

namespace {

// Further games are as hard as this one.
void ask_for_presses(InputContext& context, std::optional<std::size_t> fewest) {
    const NewGameRequest wanted{context.game.puzzle().machine, fewest};
    context.change().next_game = {wanted.machine, wanted.fewest, wanted.quest};
    context.requests.emplace_back(wanted);
}

}  // namespace

void ask_for_easier(InputContext& context) { ask_for_presses(context, game::next_below_par(context.game)); }

void ask_for_harder(InputContext& context) { ask_for_presses(context, game::next_above_par(context.game)); }

void take_next_machine(InputContext& context) {
    const auto& presets = machine::catalogue();
    const auto here = std::find_if(presets.begin(), presets.end(), [&](const machine::Preset& preset) {
        return preset.id == context.game.puzzle().machine->id();
    });
    const bool is_last = here == presets.end() || here + 1 == presets.end();
    begin_on(context, *machine::choose(is_last ? presets.front().id : (here + 1)->id, {}));
}

void search_again(InputContext& context) {
    context.change().search.best_will_do = false;
    // If everything is known except a proof of the fewest presses, the search looks for that proof.
    context.requests.emplace_back(game::SearchRequest{.proves = context.game.search().is_complete()});
}

namespace {

// Opens Why in place of the wires. Those of a level that opened with them stay on the board.
void show_why(const InputContext& context, UiState& state) {
    const game::Level* level = game::level_of(context.game.puzzle());
    state.pane.kind = PaneKind::why;
    state.wires.shown = state.wires.shown && level != nullptr && level->shows_wires;
    state.pane.keeps_wires = state.wires.shown;
}

}  // namespace

void turn_to(InputContext& context, PaneKind pane) {
    UiState& state = context.change();
    if (state.pane.kind == pane) {
        show_why(context, state);
    } else {
        state.pane.kind = pane;
    }
    state.pane.sheet_open = state.pane.sheet_open || state.pane.is_sheet;
}

void open_why(InputContext& context) {
    UiState& state = context.change();
    show_why(context, state);
    state.pane.sheet_open = state.pane.sheet_open || state.pane.is_sheet;
}

// Keeps the text of a lesson visible beside its wires.
void toggle_wires(InputContext& context) {
    UiState& state = context.change();
    state.wires.shown = !state.wires.shown;
    state.wires.lit = {};
    state.pane.keeps_wires = false;
    if (state.wires.shown && state.pane.kind != PaneKind::lesson) state.pane.kind = PaneKind::why;
    state.pane.sheet_open = false;  // uncovers the board, which shows the wires
}

// Toggles the coach, whose advice replaces the program's own answers.
void toggle_coach(InputContext& context) {
    UiState& state = context.change();
    state.pane.coaching = !state.pane.coaching;
    if (!state.pane.coaching) return state.messages.say(tell("view.status.coach-off"));
    state.wires.shown = false;
    state.messages.say(coach_words(context.game, state));
    dismiss(context);
}

Message coach_words(const game::Game& game, const UiState& state) {
    return tell(advised_buttons(game, state).empty() ? "view.status.coach-on"_id
                                                     : "view.status.coach-advises"_id);
}

void press_advised(InputContext& context) {
    for (const std::size_t button : advised_buttons(context.game, context.state)) {
        context.requests.emplace_back(game::Press{button});
    }
}

void open_puzzle(InputContext& context, Request request) {
    UiState& state = context.change();
    context.requests.push_back(std::move(request));
    state.modal.open = Modal::none;
    state.lesson = {};
    state.edit.on = false;
    state.playback.playing = false;
    // The lesson has ended.
    if (state.pane.kind == PaneKind::lesson) state.pane.kind = PaneKind::why;
    state.pane.coaching = false;
    state.pane.sheet_open = false;  // uncovers the board
}

void open_level(InputContext& context, const game::Level& level) {
    open_puzzle(context, game::Action{game::Open{std::string(level.code)}});
    UiState& state = context.change();
    state.first_level = {};
    state.wires.shown = level.shows_wires;
    state.wires.lit = {};
    state.pane.keeps_wires = false;
    // The wires replace Why, and the chapter about chasing may have ended.
    if (level.shows_wires || state.pane.kind == PaneKind::chase) state.pane.kind = PaneKind::why;
    if (level.shows_chase) state.pane.kind = PaneKind::chase;
}

void switch_theme(InputContext& context) {
    Settings settings = context.settings;
    const bool is_light = theme_in_use(context.settings, context.surroundings) == ThemeChoice::light;
    settings.theme = is_light ? ThemeChoice::dark : ThemeChoice::light;
    context.requests.emplace_back(settings);
}

namespace {

CameraWindow window_of(const InputContext& context) {
    return {context.layout.board, context.game.machine().lamps()};
}

void look_through(InputContext& context, const Camera& camera) {
    if (!context.state.camera.on || camera == context.state.camera.camera) return;
    context.change().camera.camera = camera;
}

}  // namespace

void keep_camera(const game::Game& game, bool on, UiState& state) {
    const machine::Shape board = game.machine().lamps();
    if (state.camera.board == board && state.camera.on == on) return;
    state.camera = {on, {}, board};
}

void come_nearer(InputContext& context, float factor, ImVec2 at) {
    look_through(context, zoomed(window_of(context), context.state.camera.camera, factor, at));
}

void come_nearer(InputContext& context, float factor) {
    const FocusState& focus = context.state.focus;
    const Rect& window = context.layout.board;
    ImVec2 at = window.centre();
    if (focus.visible && focus.id == cell_id(focus.cursor)) {
        const machine::Machine& machine = context.game.machine();
        const ImVec2 cell = button_rect(context.layout, machine, focus.cursor).centre();
        if (window.contains(cell)) at = cell;
    }
    come_nearer(context, factor, at);
}

void pan_board(InputContext& context, ImVec2 by) {
    look_through(context, panned(window_of(context), context.state.camera.camera, by));
}

void look_at_overview(InputContext& context, ImVec2 at) {
    const Rect& overview = context.layout.overview;
    if (overview.width == 0) return;
    Camera camera = context.state.camera.camera;
    camera.middle = {(at.x - overview.x) / overview.width, (at.y - overview.y) / overview.height};
    look_through(context, panned(window_of(context), camera, {0, 0}));
}

void show_cell(InputContext& context, std::size_t cell) {
    look_through(context, showing(window_of(context), context.state.camera.camera, cell));
}

bool come_near(InputContext& context, ImVec2 at) {
    const machine::Machine& machine = context.game.machine();
    if (!context.state.camera.on || cell_side(context.layout.cells, machine.lamps()) >= least_pressed_cell)
        return false;
    look_through(context, pressable(window_of(context), context.state.camera.camera, at));
    return true;
}

}  // namespace switchbox::ui
