#include "view/view.hpp"

#include <algorithm>
#include <limits>

#include "machine/notation.hpp"
#include "play/lesson.hpp"
#include "view/bars/header.hpp"
#include "view/bars/machine_picker.hpp"
#include "view/bars/modal.hpp"
#include "view/bars/notice.hpp"
#include "view/bars/playback_bar.hpp"
#include "view/bars/status_area.hpp"
#include "view/board/board_view.hpp"
#include "view/dialogs/dialog.hpp"
#include "view/focus.hpp"
#include "view/keys.hpp"
#include "view/panes/algebra/algebra_pane.hpp"
#include "view/panes/lesson_course.hpp"
#include "view/panes/pane.hpp"
#include "view/panes/side_pane.hpp"
#include "view/wires/wire_view.hpp"

namespace switchbox::view {
namespace {

// Between two looks at how far a search is.
constexpr double progress_time = 0.1;

// One ImGui window over everything; all that is in it is placed and drawn by us.
void begin_canvas() {
    const ImGuiIO& io = ImGui::GetIO();
    ImGui::SetNextWindowPos({0, 0});
    ImGui::SetNextWindowSize(io.DisplaySize);
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0);
    ImGui::Begin("switchbox", nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoBackground | ImGuiWindowFlags_NoMove |
                     ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoNav |
                     ImGuiWindowFlags_NoBringToFrontOnFocus);
    ImGui::PopStyleVar(2);
}

// The button that the action pressed, from which the change ripples out.
std::optional<std::size_t> pressed_by(const play::Game& game, const play::Action& action) {
    if (const auto* press = std::get_if<play::Press>(&action)) return press->button;
    const auto& timeline = game.position().timeline;
    const bool stepped = std::holds_alternative<play::StepTo>(action) && timeline && timeline->step > 0;
    if (!stepped) return std::nullopt;
    return timeline->plan[timeline->step - 1];
}

// Whether the action leads to another puzzle.
bool begins_anew(const play::Action& action) {
    return std::holds_alternative<play::NewGame>(action) || std::holds_alternative<play::Open>(action) ||
           std::holds_alternative<play::SetLamp>(action) ||
           std::holds_alternative<play::SetPicture>(action) ||
           std::holds_alternative<play::TakeNearest>(action) ||
           std::holds_alternative<play::SetCodes>(action);
}

void draw_parts(Frame& frame) {
    const Why why = why_now(frame.game, is_coaching(frame.game, frame.state));
    const bool sheet_covers = frame.layout.phone && frame.state.sheet > 0;
    const bool overlaid = frame.state.overlay != Overlay::none;
    const bool under_notice = notice_place(frame).contains(ImGui::GetIO().MousePos);
    frame.covered = overlaid || sheet_covers || under_notice;
    board_view(frame, why);
    status_area(frame);
    frame.covered = overlaid || under_notice;
    header(frame);
    machine_picker(frame);
    frame.covered = overlaid;
    playback_bar(frame);
    side_pane(frame, why);
    notice(frame);
    frame.covered = false;
    modal(frame);
}

}  // namespace

const Theme& theme_of(const Settings& settings, const Surroundings& surroundings) {
    return is_dark(settings, surroundings) ? dark_theme() : light_theme();
}

void View::on_focus(std::string_view id) {
    constexpr std::string_view cell = "cell-";
    state_.focus = std::string(id);
    state_.focus_visible = true;
    if (id.substr(0, cell.size()) != cell) return;
    if (const auto number = machine::parse_number(id.substr(cell.size()))) {
        state_.cursor = static_cast<std::size_t>(*number - 1);
    }
}

void View::tell(std::string status, const play::Action& action, const play::Game& game, double now) {
    state_.status = std::move(status);
    state_.last_pressed = pressed_by(game, action);
    if (state_.last_pressed) state_.pressed_at = now;
    state_.searching.reset();
    if (begins_anew(action)) state_.best_will_do = false;
    if (std::holds_alternative<play::NewGame>(action)) game_began(game);
    // Marks and painting do not mix: what opens a solution ends the editing.
    if (game.position().timeline || game.hint()) state_.editing = false;
    if (state_.editing && std::holds_alternative<play::Dismiss>(action)) state_.status = editing_words;
    const bool plays =
        std::holds_alternative<play::StepTo>(action) || std::holds_alternative<play::Solve>(action);
    if (!plays) state_.playing = false;
}

// The set-up dialog has done its work; what it asked for holds for further games of the machine.
void View::game_began(const play::Game& game) {
    if (state_.overlay != Overlay::setup) return;
    state_.overlay = Overlay::none;
    state_.wished = {game.puzzle().machine, fewest_of(state_.setup), quest_of(state_.setup)};
}

void View::refuse_game(std::string_view message) {
    if (state_.overlay != Overlay::setup) return tell(std::string(message));
    refuse(state_.setup, message);
    tell(std::string(refusal_of(state_.setup)));
    state_.dialog_scroll = std::numeric_limits<float>::max();  // down to where it is said
}

std::string View::lesson_text() const {
    if (state_.lesson.id.empty()) return {};
    return state_.lesson.id + " " + std::to_string(state_.lesson.step + 1);
}

void View::resume_lesson(std::string_view text) {
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return;
    const play::Lesson* lesson = play::find_lesson(text.substr(0, space));
    const auto step = machine::parse_number(text.substr(space + 1));
    if (lesson == nullptr || !step || *step == 0 || *step > lesson->steps.size()) return;
    enter_step(state_, *lesson, static_cast<std::size_t>(*step - 1));
    state_.pane = PaneKind::lesson;
}

void View::play(double now) {
    state_.playing = true;
    state_.next_step = now + first_step_time;
}

void View::carry_on_playing(Frame& frame) {
    if (!state_.playing) return;
    const auto& timeline = frame.game.position().timeline;
    if (!timeline) return;  // the solution asked for arrives with the next frame
    if (timeline->step == timeline->plan.size()) {
        state_.playing = false;
        return;
    }
    if (frame.now < state_.next_step) return;
    frame.requests.emplace_back(play::StepTo{timeline->step + 1});
    state_.next_step = frame.now + step_time(frame.settings);
}

FrameOutput View::draw(const FrameInput& input) {
    FrameOutput output;
    keep_wires(input.game, state_);
    keep_panes(input.game, state_);
    layout_ = lay_out(ImGui::GetIO().DisplaySize, input.game.machine().lamps(),
                      are_wires_shown(input.game, state_), room_of(input.game, state_));
    state_.phone = layout_.phone;
    state_.places.clear();
    begin_canvas();
    const Painter paint(*ImGui::GetWindowDrawList(), fonts_, theme_of(input.settings, input.surroundings),
                        input.pixels);
    const auto elapsed = static_cast<float>(std::min(input.now - last_frame_, 0.05));
    last_frame_ = input.now;
    Frame frame{input.game,   input.settings,  input.surroundings, layout_, paint, state_,
                output.scene, output.requests, input.now,          elapsed, false};
    for (const std::string& id : pending_) activate(frame, id);
    pending_.clear();
    for (const auto& [field, text] : pending_texts_) set_field(frame, field, text);
    pending_texts_.clear();
    handle_keys(frame);
    const BoardLight shown = state_.light;
    draw_parts(frame);
    // The board is drawn before the pane that lights it.
    if (state_.light != shown) frame.animate_for(0.05);
    carry_on_playing(frame);
    carry_on_reducing(frame);
    ImGui::End();

    if (state_.animate_until > input.now) output.next_frame = 0;
    if (output.next_frame < 0 && state_.playing) {
        output.next_frame = std::max(state_.next_step - input.now, 0.0);
    }
    if (output.next_frame < 0 && state_.algebra.playing) {
        output.next_frame = std::max(state_.algebra.next_step - input.now, 0.0);
    }
    if (output.next_frame < 0 && state_.searching) output.next_frame = progress_time;
    return output;
}

void View::settle(const play::Game& game, const Settings& settings) {
    keep_wires(game, state_);
    keep_panes(game, state_);
    keep_focus(game, settings, state_);
}

std::string View::mirror_text(const play::Game& game, const Settings& settings) const {
    return format_mirror(mirror({game, settings, state_, layout_}));
}

}  // namespace switchbox::view
