#include "view/frame.hpp"

#include <cmath>

namespace switchbox::view {
namespace {

void step_by(Frame& frame, std::ptrdiff_t by) {
    const play::Timeline& timeline = *frame.game.position().timeline;
    frame.state.playing = false;
    frame.requests.emplace_back(
        play::StepTo{static_cast<std::size_t>(static_cast<std::ptrdiff_t>(timeline.step) + by)});
}

void start_playing(Frame& frame) {
    const auto& timeline = frame.game.position().timeline;
    if (!timeline || timeline->step == timeline->plan.size()) frame.requests.emplace_back(play::Solve{});
    frame.state.playing = true;
    frame.state.next_step = frame.now + 0.5;
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
    if (!is_enabled(command, frame.game, frame.state.playing)) return;
    const auto& timeline = frame.game.position().timeline;
    UiState& state = frame.state;
    switch (command) {
        case Command::hint:
            frame.requests.emplace_back(play::Hint{});
            break;
        case Command::solve:
            state.playing = false;
            frame.requests.emplace_back(play::Solve{});
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
            frame.requests.emplace_back(WantNewGame{frame.game.puzzle().machine});
            break;
        case Command::share:
            frame.requests.emplace_back(WantShare{});
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
