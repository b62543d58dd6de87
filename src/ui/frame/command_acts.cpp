#include "ui/frame/command_acts.hpp"

#include <algorithm>

#include "game/par.hpp"
#include "game/sentences.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

const std::optional<game::Timeline>& timeline_of(const game::Game& game) { return game.position().timeline; }

void dismiss(Turn& turn) {
    if (turn.game.allows(game::Dismiss{})) turn.requests.emplace_back(game::Dismiss{});
}

// Every lamp that exists, changed by `change`.
template <class Change>
void set_all(Turn& turn, Change change) {
    const game::Side side = turn.state.edit.side;
    machine::Picture picture = turn.game.shown(side);
    for (const std::size_t lamp : turn.game.machine().lamp_sites().cells()) {
        picture[lamp] = static_cast<std::uint8_t>(change(picture[lamp]));
    }
    if (picture != turn.game.shown(side)) turn.requests.emplace_back(game::SetPicture{side, picture});
}

}  // namespace

bool ask_for(Turn& turn, const game::Action& answer, bool plays) {
    const game::Game& game = turn.game;
    const bool marked = timeline_of(game) || game.hint();
    const bool best_will_do = turn.state.search.best_will_do && game.allows(answer);
    const bool known = game.search().is_complete() || marked || best_will_do;
    if (known) {
        turn.requests.emplace_back(answer);
    } else {
        turn.requests.emplace_back(game::Question{answer, plays});
    }
    return known;
}

bool can_ask_for(const game::Action& answer, const game::Game& game, const UiState& state) {
    if (state.edit.on || state.search.running) return false;
    return game.allows(answer) || (game.tells() && !game.is_solved() && !game.search().is_complete());
}

bool can_go_on(const game::Game& game) {
    const auto& timeline = timeline_of(game);
    return timeline && timeline->step < timeline->plan.size();
}

bool can_go_back(const game::Game& game) { return timeline_of(game) && timeline_of(game)->step > 0; }

void start_playing(Turn& turn) {
    if (!can_go_on(turn.game) && !ask_for(turn, game::Solve{}, true)) return;
    turn.change().playback.begin(turn.now);
}

void step_by(Turn& turn, std::ptrdiff_t by) {
    turn.change().playback.playing = false;
    const auto step = static_cast<std::ptrdiff_t>(timeline_of(turn.game)->step) + by;
    turn.requests.emplace_back(game::StepTo{static_cast<std::size_t>(step)});
}

void step_to_start(Turn& turn) { step_by(turn, -static_cast<std::ptrdiff_t>(timeline_of(turn.game)->step)); }

void step_to_end(Turn& turn) {
    const game::Timeline& timeline = *timeline_of(turn.game);
    step_by(turn, static_cast<std::ptrdiff_t>(timeline.plan.size() - timeline.step));
}

void toggle_editing(Turn& turn) {
    UiState& state = turn.change();
    state.edit.on = !state.edit.on;
    state.edit.brush.reset();
    state.edit.side = turn.game.can_edit(game::Side::start) ? game::Side::start : game::Side::target;
    state.playback.playing = false;
    if (state.search.running) turn.requests.emplace_back(WantNoSearch{});
    dismiss(turn);
    if (state.edit.on) return state.messages.say(tell(editing_words).in(turn.game.machine().vocabulary()));
    state.messages.say(game::standing(turn.game), game::distance(turn.game));
}

void fill_board(Turn& turn) {
    const bool colours = turn.game.machine().has_cells();
    const int last = turn.game.machine().lamp_states() - 1;
    const int next = colours ? turn.game.shown(turn.state.edit.side)[0] % last + 1 : 1;
    set_all(turn, [next](int /*state*/) { return next; });
}

void clear_board(Turn& turn) {
    // What has no dark lamps begins as its target.
    if (ui_of(turn.game).painting != nullptr) {
        turn.requests.emplace_back(
            game::SetPicture{turn.state.edit.side, turn.game.shown(game::Side::target)});
        return;
    }
    set_all(turn, [](int /*state*/) { return 0; });
}

void invert_board(Turn& turn) {
    const int last = turn.game.machine().lamp_states() - 1;
    set_all(turn, [last](int state) { return last - state; });
}

WantNewGame another_game(const Turn& turn) {
    const machine::MachineChoice& machine = turn.game.puzzle().machine;
    const WishedGame& wished = turn.state.wished;
    if (!wished.machine->is_same_but_draws(*machine)) return {machine};
    return {machine, wished.fewest, std::nullopt, false, wished.quest};
}

// Further games are as hard.
void ask_for_harder(Turn& turn) {
    const WantNewGame wanted{turn.game.puzzle().machine, game::next_above_par(turn.game)};
    turn.change().wished = {wanted.machine, wanted.fewest, wanted.quest};
    turn.requests.emplace_back(wanted);
}

void take_next_machine(Turn& turn) {
    const auto& presets = machine::catalogue();
    const auto here = std::find_if(presets.begin(), presets.end(), [&](const machine::Preset& preset) {
        return preset.id == turn.game.puzzle().machine->id();
    });
    const bool is_last = here == presets.end() || here + 1 == presets.end();
    turn.requests.emplace_back(
        WantNewGame{*machine::choose(is_last ? presets.front().id : (here + 1)->id, {})});
}

void search_again(Turn& turn) {
    turn.change().search.best_will_do = false;
    // Where all is known but whether it is the fewest, that is asked for.
    turn.requests.emplace_back(game::Question{.proves = turn.game.search().is_complete()});
}

void turn_to(Turn& turn, PaneKind pane) {
    UiState& state = turn.change();
    state.pane.kind = state.pane.kind == pane ? PaneKind::why : pane;
    if (state.pane.kind == PaneKind::why) state.wires.shown = false;
    state.pane.sheet_open = state.pane.sheet_open || state.pane.is_sheet;
}

void open_why(Turn& turn) {
    UiState& state = turn.change();
    state.pane.kind = PaneKind::why;
    state.wires.shown = false;
    state.pane.sheet_open = state.pane.sheet_open || state.pane.is_sheet;
}

// The lesson's own words stay beside its wires.
void toggle_wires(Turn& turn) {
    UiState& state = turn.change();
    state.wires.shown = !state.wires.shown;
    state.wires.lit = {};
    if (state.wires.shown && state.pane.kind != PaneKind::lesson) state.pane.kind = PaneKind::why;
    state.pane.sheet_open = false;  // the board has the wires
}

// The coach takes the place of the program's own answers, or gives it back.
void toggle_coach(Turn& turn) {
    UiState& state = turn.change();
    state.pane.coaching = !state.pane.coaching;
    if (!state.pane.coaching) return;
    state.wires.shown = false;
    dismiss(turn);
}

void press_advised(Turn& turn) {
    for (const std::size_t button : advised_buttons(turn.game, turn.state)) {
        turn.requests.emplace_back(game::Press{button});
    }
}

void switch_theme(Turn& turn) {
    Settings settings = turn.settings;
    const bool is_light = theme_in_use(turn.settings, turn.surroundings) == ThemeChoice::light;
    settings.theme = is_light ? ThemeChoice::dark : ThemeChoice::light;
    turn.requests.emplace_back(settings);
}

}  // namespace switchbox::ui
