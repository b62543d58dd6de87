#include "view/frame/frame.hpp"

#include <cmath>

#include "machine/ghaly_machine.hpp"
#include "play/progress_check.hpp"
#include "play/sentences.hpp"

namespace switchbox::view {
namespace {

void step_by(Frame& frame, std::ptrdiff_t by) {
    const play::Timeline& timeline = *frame.game.position().timeline;
    frame.state.playing = false;
    frame.requests.emplace_back(
        play::StepTo{static_cast<std::size_t>(static_cast<std::ptrdiff_t>(timeline.step) + by)});
}

// At once, or after the search that it takes.
void ask_for(Frame& frame, const play::Action& answer, bool plays = false) {
    const bool marked = frame.game.position().timeline || frame.game.hint();
    const bool best_will_do = frame.state.best_will_do && frame.game.allows(answer);
    const bool known = frame.game.inquiry().is_complete() || marked || best_will_do;
    if (known) {
        frame.requests.emplace_back(answer);
    } else {
        frame.state.searching = Searching{answer, plays};
    }
}

// What was searched for, with the best that was found; nothing, where nothing was.
void cancel_search(Frame& frame) {
    const std::optional<play::Action> then = frame.state.searching->then;
    frame.state.searching.reset();
    frame.state.best_will_do = true;
    frame.state.status = "The search was stopped. " + play::outlook(frame.game);
    if (then && frame.game.allows(*then)) frame.requests.emplace_back(*then);
}

void toggle_editing(Frame& frame) {
    UiState& state = frame.state;
    state.editing = !state.editing;
    state.edit_side = frame.game.can_edit(play::Side::start) ? play::Side::start : play::Side::target;
    state.playing = false;
    state.searching.reset();
    if (frame.game.allows(play::Dismiss{})) frame.requests.emplace_back(play::Dismiss{});
    state.status = state.editing ? std::string(editing_words) : play::outlook(frame.game);
}

// Every lamp that exists, changed by `change`.
template <class Change>
void set_all(Frame& frame, Change change) {
    const play::Side side = frame.state.edit_side;
    machine::Picture picture = frame.game.shown(side);
    for (const std::size_t lamp : frame.game.machine().lamp_sites().cells()) {
        picture[lamp] = static_cast<std::uint8_t>(change(picture[lamp]));
    }
    if (picture != frame.game.shown(side)) frame.requests.emplace_back(play::SetPicture{side, picture});
}

// With lit lamps; of Ghaly's machine with the next colour.
void fill_up(Frame& frame) {
    const bool colours = frame.game.machine().ghaly() != nullptr;
    const int most = frame.game.machine().lamp_states() - 1;
    const int next = colours ? frame.game.shown(frame.state.edit_side)[0] % most + 1 : 1;
    set_all(frame, [next](int /*state*/) { return next; });
}

// The coach takes the place of the program's own answers, or gives it back.
void toggle_coach(Frame& frame) {
    frame.state.coaching = !frame.state.coaching;
    if (frame.state.coaching) frame.state.wires.shown = false;
    if (frame.state.coaching && frame.game.allows(play::Dismiss{})) {
        frame.requests.emplace_back(play::Dismiss{});
    }
}

// Like the one in play, as hard as that was asked to be.
WantNewGame another_game(const Frame& frame) {
    const machine::MachineChoice& machine = frame.game.puzzle().machine;
    const WishedGame& wished = frame.state.wished;
    if (!machine::is_same_but_codes(wished.machine, machine)) return {machine};
    return {machine, wished.fewest, std::nullopt, false, wished.quest};
}

// Opens it, or goes back to Why.
void turn_to(Frame& frame, PaneKind pane) {
    UiState& state = frame.state;
    state.pane = state.pane == pane ? PaneKind::why : pane;
    if (state.pane == PaneKind::why) state.wires.shown = false;
    if (state.phone) state.sheet_open = true;
}

// The lesson's own words stay beside its wires.
void toggle_wires(UiState& state) {
    state.wires.shown = !state.wires.shown;
    state.wires.lit = {};
    if (state.wires.shown && state.pane != PaneKind::lesson) state.pane = PaneKind::why;
    state.sheet_open = false;  // the board has the wires
}

void start_playing(Frame& frame) {
    const auto& timeline = frame.game.position().timeline;
    if (!timeline || timeline->step == timeline->plan.size()) ask_for(frame, play::Solve{}, true);
    if (frame.state.searching) return;  // it begins when that is done
    frame.state.playing = true;
    frame.state.next_step = frame.now + first_step_time;
}

void switch_theme(Frame& frame) {
    Settings settings = frame.settings;
    settings.theme = frame.theme().dark ? ThemeChoice::light : ThemeChoice::dark;
    frame.requests.emplace_back(settings);
}

}  // namespace

void approach(const Frame& frame, float& value, float goal) {
    if (value == goal) return;
    const float step = 1 - std::exp(-frame.elapsed * 18);
    value += (goal - value) * step;
    if (frame.reduced_motion() || std::abs(goal - value) < 0.01F) value = goal;
    frame.animate_for(0.05);
}

void run(Frame& frame, Command command) {
    if (!is_enabled(command, frame.game, frame.state)) return;
    const auto& timeline = frame.game.position().timeline;
    UiState& state = frame.state;
    switch (command) {
        case Command::hint:
            ask_for(frame, play::Hint{});
            break;
        case Command::solve:
            state.playing = false;
            ask_for(frame, play::Solve{});
            break;
        case Command::play:
            start_playing(frame);
            break;
        case Command::pause:
            state.playing = false;
            break;
        case Command::to_start:
            step_by(frame, -static_cast<std::ptrdiff_t>(timeline->step));
            break;
        case Command::step_back:
            step_by(frame, -1);
            break;
        case Command::step_forward:
            step_by(frame, 1);
            break;
        case Command::to_end:
            step_by(frame, static_cast<std::ptrdiff_t>(timeline->plan.size() - timeline->step));
            break;
        case Command::hide:
            frame.requests.emplace_back(play::Dismiss{});
            break;
        case Command::undo:
            frame.requests.emplace_back(play::Undo{});
            break;
        case Command::redo:
            frame.requests.emplace_back(play::Redo{});
            break;
        case Command::restart:
            frame.requests.emplace_back(play::Restart{});
            break;
        case Command::new_game:
            frame.requests.emplace_back(another_game(frame));
            break;
        case Command::share:
            frame.requests.emplace_back(WantShare{});
            break;
        case Command::edit:
            toggle_editing(frame);
            break;
        case Command::edit_start:
            state.edit_side = play::Side::start;
            break;
        case Command::edit_target:
            state.edit_side = play::Side::target;
            break;
        case Command::fill:
            fill_up(frame);
            break;
        case Command::clear:
            set_all(frame, [](int /*state*/) { return 0; });
            break;
        case Command::invert: {
            const int last = frame.game.machine().lamp_states() - 1;
            set_all(frame, [last](int shown) { return last - shown; });
            break;
        }
        case Command::randomise:
            frame.requests.emplace_back(WantRandomPicture{state.edit_side});
            break;
        case Command::nearest:
            frame.requests.emplace_back(play::TakeNearest{});
            break;
        case Command::search:
            state.best_will_do = false;
            state.searching = Searching{};
            break;
        case Command::cancel:
            cancel_search(frame);
            break;
        case Command::can_solve:
            frame.requests.emplace_back(play::Answer{true});
            break;
        case Command::cannot_solve:
            frame.requests.emplace_back(play::Answer{false});
            break;
        case Command::wires:
            toggle_wires(state);
            break;
        case Command::why:
            state.pane = PaneKind::why;
            state.wires.shown = false;
            if (state.phone) state.sheet_open = true;
            break;
        case Command::algebra:
            turn_to(frame, PaneKind::algebra);
            break;
        case Command::machine_pane:
            turn_to(frame, PaneKind::machine);
            break;
        case Command::lesson:
            turn_to(frame, PaneKind::lesson);
            break;
        case Command::check:
            state.status = play::right_so_far(frame.game).sentence;
            break;
        case Command::lessons:
            state.overlay = Overlay::lessons;
            break;
        case Command::exports:
            state.overlay = Overlay::exports;
            break;
        case Command::transmitters:
            state.wires.transmitters = !state.wires.transmitters;
            break;
        case Command::generators:
            state.wires.generators = !state.wires.generators;
            break;
        case Command::codes:
            state.codes = draft_of(frame.game.machine().ghaly()->codes());
            state.overlay = Overlay::codes;
            break;
        case Command::coach:
            toggle_coach(frame);
            break;
        case Command::press_marked:
            for (const std::size_t button : advised_buttons(frame.game, state)) {
                frame.requests.emplace_back(play::Press{button});
            }
            break;
        case Command::results:
            state.overlay = Overlay::results;
            break;
        case Command::setup:
            state.setup.machine = frame.game.puzzle().machine;
            state.overlay = Overlay::setup;
            break;
        case Command::theme:
            switch_theme(frame);
            break;
        case Command::settings:
            state.overlay = Overlay::settings;
            break;
        case Command::help:
            state.overlay = Overlay::help;
            break;
    }
}

}  // namespace switchbox::view
