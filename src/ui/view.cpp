#include "ui/view.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "game/lesson.hpp"
#include "game/levels.hpp"
#include "game/sentences.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "ui/access/focus.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/board/board_elements.hpp"
#include "ui/board/board_view.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/motion.hpp"
#include "ui/keys.hpp"
#include "ui/panes/lesson_pane.hpp"
#include "ui/panes/side_pane.hpp"

namespace switchbox::ui {
namespace {

constexpr double progress_time = 0.1;  // seconds between two updates of a search's progress

}  // namespace

double next_redraw(const RedrawReasons& wakers, double now) {
    if (wakers.moves || wakers.is_held || wakers.is_overtaken) return 0;
    std::optional<double> next;
    const auto by = [&](double time) { next = std::min(next.value_or(time), time); };
    if (wakers.next_step) by(*wakers.next_step);
    if (wakers.next_operation) by(*wakers.next_operation);
    if (wakers.next_tooltip) by(*wakers.next_tooltip);
    if (wakers.searches) by(now + progress_time);
    return next ? std::max(*next - now, 0.0) : -1;
}

namespace {

constexpr double tooltip_delay = 0.6;  // seconds
constexpr double stars_from = 0.3;     // seconds from the win to the first star
constexpr double star_time = 0.15;     // seconds for each star

bool has_tip(const ElementTree& arranged, std::string_view id) {
    const Element* element = arranged.find(id);
    return element != nullptr && !element->tip.empty() && element->reach.width > 0;
}

}  // namespace

void Tooltip::follow(const ElementTree& arranged, const TooltipSources& sources, double now) {
    const bool is_clicked = sources.is_down && !sources.is_touch;
    if (is_clicked) clicked_ = sources.over;
    if (sources.over != clicked_) clicked_.clear();
    // A touch has a tooltip only while the finger is held.
    const bool is_pointed = sources.is_touch ? sources.is_down : clicked_.empty();
    std::string_view id;
    if (is_pointed && has_tip(arranged, sources.over)) {
        id = sources.over;
    } else if (has_tip(arranged, sources.focused)) {
        id = sources.focused;
    }
    if (id == id_) return;
    id_ = id;
    since_ = now;
}

std::optional<double> Tooltip::appears_at(double now) const {
    const double then = since_ + tooltip_delay;
    return id_.empty() || then <= now ? std::nullopt : std::optional(then);
}

std::string_view Tooltip::shown(double now) const {
    return appears_at(now) ? std::string_view() : std::string_view(id_);
}

void Tooltip::draw(const Painter& paint, const ElementTree& arranged, const Rect& window, double now) const {
    const Element* element = arranged.find(shown(now));
    if (element == nullptr || element->tip.empty()) return;
    constexpr float padding = 8;
    constexpr float gap = 6;
    constexpr float widest = 320;
    const ImVec2 line = paint.measure(Type::caption, element->tip);
    const float room = std::min(widest, window.width - 2 * padding - 4);
    const bool is_long = line.x > room;  // it has several lines
    const float width = (is_long ? room : line.x) + 2 * padding;
    const float height =
        (is_long ? paint.paragraph_height(Type::caption, element->tip, room) : line.y) + padding;
    const bool is_below = element->reach.bottom() + gap + height <= window.height;
    const float left =
        std::clamp(element->reach.centre().x - width / 2, 2.0F, std::max(window.width - width - 2, 2.0F));
    const Rect box{left, is_below ? element->reach.bottom() + gap : element->reach.y - gap - height, width,
                   height};
    paint.fill(box, paint.theme().raised, measure::radius);
    paint.stroke(box, paint.theme().edge, measure::radius, 1);
    const ImVec2 at{box.x + padding, box.y + padding / 2};
    if (is_long) return paint.paragraph(Type::caption, at, paint.theme().text, element->tip, room);
    paint.text(Type::caption, at, paint.theme().text, element->tip);
}

View::View() {
    for (const MachineUi* ui : machine_uis())
        if (ui->make_solid != nullptr) solid_ = ui->make_solid();
}

bool View::Sources::operator==(const Sources& other) const {
    return game == other.game && words == other.words && settings == other.settings &&
           surroundings == other.surroundings && window.x == other.window.x && window.y == other.window.y &&
           pixels == other.pixels && wait == other.wait;
}

void View::on_focus(std::string_view id) {
    FocusState& focus = change().focus;
    focus.id = std::string(id);
    focus.visible = true;
    if (!id.starts_with(cell_prefix)) return;
    if (const auto number = machine::parse_number(id.substr(cell_prefix.size()))) {
        focus.cursor = static_cast<std::size_t>(*number - 1);
    }
}

bool View::moves_board_at(ImVec2 at) const {
    const Element* element = arranged().at({at.x / layout().zoom, at.y / layout().zoom});
    return state_.camera.on && element != nullptr && element->id == board_area_id;
}

void View::on_pinch(ImVec2 at, float factor, ImVec2 by) {
    const float zoom = layout().zoom;
    pending_pinches_.push_back({{at.x / zoom, at.y / zoom}, factor, {by.x / zoom, by.y / zoom}});
}

void View::hide_focus() {
    if (state_.focus.visible) change().focus.visible = false;
}

// Tells how many presses one act made, since the last of them alone says little.
void View::tell_presses(const game::Outcome& outcome, const game::Game& game) {
    --presses_untold_;
    if (game.is_solved()) return;
    const Message made = switchbox::tell("view.status.presses-made", presses_at_once_);
    change().messages.say(together(made, game::standing(game)).in(game.machine().vocabulary()),
                          outcome.distance);
}

void View::tell(const game::Outcome& outcome, const game::Game& game) {
    UiState& state = change();
    state.messages.say(outcome.sentence, outcome.distance);
    if (outcome.pressed && presses_untold_ > 0) tell_presses(outcome, game);
    if (outcome.is_other_game && is_of_lesson(game, state)) state.messages.say(lesson_opening_words(state));
    const game::Level* level = outcome.is_other_game ? game::level_of(game.puzzle()) : nullptr;
    if (level != nullptr && level->id == state.first_level) {
        const Message opened = switchbox::tell("view.status.first-game", switchbox::tell(level->title),
                                               switchbox::tell(level->idea));
        state.messages.say(together(opened, game::standing(game)), outcome.distance);
    }
    if (outcome.pressed && !game.is_solved() && drawn_.shape == game.picture().shape)
        state.messages.changes = changed_words(game, drawn_, *outcome.pressed);
    motion_.press(outcome.pressed);
    if (game.hint() && state.camera.on) {
        const CameraWindow window{layout().board, game.machine().lamps()};
        state.camera.camera = showing(window, state.camera.camera, *game.hint());
    }
    if (outcome.begins_anew) state.search.best_will_do = false;
    if (outcome.is_new_game) leave_setup(game.puzzle().machine);
    // Another game is meant to be played. Solution marks and painting exclude each other: what opens a
    // solution ends the editing.
    if (outcome.is_other_game || outcome.shows_answer) state.edit.on = false;
    if (state.edit.on && outcome.dismisses)
        state.messages.say(switchbox::tell(editing_words).in(game.machine().vocabulary()));
    if (outcome.dismisses && is_coaching(game, state)) state.messages.say(coach_words(game, state));
    if (!outcome.follows_solution) state.playback.playing = false;
}

// Closes the dialog that led to the new game. Its options then apply to further games of the machine.
void View::leave_setup(const machine::MachineChoice& machine) {
    const Modal waited = std::exchange(state_.modal.waits, Modal::none);
    const Modal open = waited != Modal::none ? waited : state_.modal.open;
    if (open != Modal::setup && open != Modal::puzzle) return;
    if (waited == Modal::none) state_.modal.open = Modal::none;  // else it is closed already
    if (open == Modal::setup) state_.next_game = {machine, fewest_of(state_.setup), quest_of(state_.setup)};
}

void View::await_game() {
    const Modal open = state_.modal.open;
    if (open != Modal::setup && open != Modal::puzzle) return;
    ModalState& modal = change().modal;
    modal.waits = std::exchange(modal.open, Modal::none);
}

void View::refuse_game(Message reason) {
    UiState& state = change();
    const Modal waited = std::exchange(state.modal.waits, Modal::none);
    if (state.modal.open == Modal::none) state.modal.open = waited;
    if (state_.modal.open != Modal::setup) {
        state.next_game = {};  // further games must not fail for the same reason
        return tell(std::move(reason));
    }
    refuse(state.setup, std::move(reason));
    tell(verbatim(refusal_of(state.setup)));
    state.scroll.dialog = std::numeric_limits<float>::max();  // down to the error message
}

void View::follow_level(const game::Game& game) {
    const game::Level* level = game::level_of(game.puzzle());
    if (level == nullptr) return;
    if (level->shows_wires) change().wires.shown = true;
    if (level->shows_chase && !state_.embedded) change().pane.kind = PaneKind::chase;
}

void View::show_progress(const PlayRecord& play) {
    if (!(state_.record.play == play)) change().record.play = play;
}

void View::warn(Message notice) {
    Message& shown = change().messages.notice;
    shown = together(std::move(shown), std::move(notice));
}

std::string View::lesson_text() const {
    if (state_.lesson.id.empty()) return {};
    return state_.lesson.id + " " + std::to_string(state_.lesson.step + 1);
}

void View::resume_lesson(std::string_view text) {
    const std::size_t space = text.find(' ');
    if (space == std::string_view::npos) return;
    const game::Lesson* lesson = game::find_lesson(text.substr(0, space));
    const auto step = machine::parse_number(text.substr(space + 1));
    if (lesson == nullptr || !step || *step == 0 || *step > lesson->steps.size()) return;
    enter_step(change(), *lesson, static_cast<std::size_t>(*step - 1));
    state_.pane.kind = PaneKind::lesson;
}

void View::take_loaded(const game::Game& game, std::string_view lesson, bool from_file) {
    UiState& state = change();
    state.lesson = {};
    state.pane.kind = PaneKind::why;
    state.edit.on = false;
    state.playback.playing = false;
    state.search.best_will_do = false;
    state.was_loaded = from_file;
    if (from_file) state.modal.open = Modal::settings;  // this dialog has the button to restore the data
    resume_lesson(lesson);
    tell(together(switchbox::tell(from_file ? "view.shell.data-loaded"_id : "view.shell.data-back"_id),
                  game::standing(game)),
         game::distance(game));
}

bool View::take_pasted(std::string_view text) {
    const std::vector<Element>& elements = arranged().elements;
    const auto field = std::find_if(elements.begin(), elements.end(),
                                    [](const Element& element) { return element.has_lines; });
    if (field == elements.end()) return false;
    on_text(field->id, text);
    return true;
}

void View::play(double now) { change().playback.begin(now); }

void View::build_fonts(float pixels, float reading) {
    // Registers all letters of the language at once, so that no frame needs to be drawn again for them.
    for (const auto& [id, text] : i18n::in_use().templates()) fonts_.need(Type::body, text.text());
    fonts_.build(pixels, reading);
    is_settled_ = false;
}

// Handles one action of the player. Model and layout are brought up to date first, unless a request is
// pending: the state then already belongs to the next game.
void View::take_turn(const FrameInput& input, Requests& requests,
                     const std::function<void(InputContext&)>& act) {
    if (requests.empty()) settle(input);
    InputContext context(input.game, input.settings, input.surroundings, facts(), layout(), arranged(),
                         state_, requests, input.now);
    act(context);
    const bool is_spoken_of =
        open_definition(input.game, state_).speaks_of_pointed || are_wires_shown(input.game, state_);
    if (context.has_changed() || (context.has_pointed() && is_spoken_of)) is_settled_ = false;
    if (context.has_pointed()) arrangement_.follow_pointer(input.game, state_);
}

namespace {

std::size_t count_presses(const Requests& requests) {
    return static_cast<std::size_t>(
        std::count_if(requests.begin(), requests.end(), [](const Request& request) {
            const auto* action = std::get_if<game::Action>(&request);
            return action != nullptr && std::holds_alternative<game::Press>(*action);
        }));
}

}  // namespace

Requests View::decide(const FrameInput& input) {
    Requests requests;
    motion_.begin(input.now, is_motion_reduced(input.settings, input.surroundings));
    for (const std::string& id : std::exchange(pending_, {})) {
        take_turn(input, requests, [&](InputContext& context) { activate(context, id); });
    }
    for (const Command command : std::exchange(pending_commands_, {})) {
        take_turn(input, requests, [&](InputContext& context) {
            if (has_effect(command, context.game, context.state)) info(command).run(context);
        });
    }
    for (const auto& [field, text] : std::exchange(pending_texts_, {})) {
        take_turn(input, requests, [&, &name = field, &typed = text](InputContext& context) {
            set_text(context, name, typed);
        });
    }
    for (const Pinch& pinch : std::exchange(pending_pinches_, {})) {
        take_turn(input, requests, [&](InputContext& context) {
            pan_board(context, pinch.by);
            come_nearer(context, pinch.factor, pinch.at);
        });
    }
    take_turn(input, requests, [&](InputContext& context) {
        if (!solid_ || !solid_->follow_keys(context)) handle_keys(context);
    });
    const PointerInput pointer = pointer_input(pointer_.at);
    take_turn(input, requests, [&](InputContext& context) {
        pointed_revision_ = revision_;
        pointer_.has_tooltip =
            input.surroundings.touch && pointer_.is_down && !tooltip_.shown(input.now).empty();
        follow_pointer(context, pointer_, pointer);
        board_pointer_ = board_pointer(context, pointer_, pointer);
        if (solid_) solid_->follow_pointer(context, pointer, pointer_.held == solid_id);
    });
    take_turn(input, requests, carry_on_playing);
    take_turn(input, requests, carry_on_in_panes);
    presses_at_once_ = count_presses(requests);
    presses_untold_ = presses_at_once_ > 1 ? presses_at_once_ : 0;
    return requests;
}

void View::settle(const FrameInput& input) {
    const Sources sources{input.game.revision(),      i18n::revision(), input.settings, input.surroundings,
                          ImGui::GetIO().DisplaySize, input.pixels,     input.wait};
    if (is_settled_ && sources == settled_) return;
    settled_ = sources;
    ++revision_;
    arrangement_.settle(input, sources.window, fonts_, solid_.get(), state_);
    is_settled_ = true;
}

void View::slide_sheet() {
    float& sheet = state_.pane.sheet;
    const float before = sheet;
    motion_.approach(sheet, state_.pane.sheet_open ? 1.0F : 0.0F);
    if (sheet != before) is_settled_ = false;
}

void View::draw_parts(const Painter& paint) {
    const FocusState& focus = state_.focus;
    for (const Part& part : arranged().parts) {
        if (const auto* star = std::get_if<StarPart>(&part)) {
            StarPart growing = *star;
            const double from = stars_from + star_time * static_cast<double>(star->number);
            if (!star->is_still) growing.shown = motion_.appeared(from, star_time);
            paint.star(growing);
            continue;
        }
        const auto* control = std::get_if<Control>(&part);
        if (control == nullptr) {
            paint.draw(part);
            continue;
        }
        const bool over = pointer_.over == control->id;
        ControlState state;
        state.glow = motion_.approached(control->id, over ? 1.0F : 0.0F);
        state.held = over && pointer_.held == control->id;
        const bool shows = focus.visible || control->look == Look::field;
        state.focused = shows && focus.id == control->id;
        if (control->look == Look::slider) state.share = motion_.approached("slider", control->share);
        draw_control(paint, *control, state);
    }
}

FrameOutput View::draw(const FrameInput& input) {
    slide_sheet();
    if (state_.mealy.is_counting) is_settled_ = false;
    settle(input);
    drawn_ = input.game.picture();
    FrameOutput output;
    const Painter paint(*ImGui::GetBackgroundDrawList(), fonts_, theme_of(input.settings, input.surroundings),
                        input.pixels);
    board_view({input.game, state_, facts(), layout(), board_pointer_, paint, motion_, output.scene});
    if (solid_)
        solid_->draw({input.game, state_, facts(), layout(), board_pointer_, paint, motion_, output.scene});
    draw_parts(paint);
    const Element* over = arranged().find(pointer_.over);
    if (over != nullptr && !over->is_plain) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    const bool is_focused = is_focus_shown(arranged(), state_) && state_.focus.id != state_.focus.given;
    tooltip_.follow(arranged(),
                    {.over = pointer_.over,
                     .focused = is_focused ? std::string_view(state_.focus.id) : std::string_view(),
                     .is_down = pointer_.is_down,
                     .is_touch = input.surroundings.touch},
                    input.now);
    const Rect window{0, 0, settled_.window.x, settled_.window.y};
    tooltip_.draw(paint, arranged(), window, input.now);

    RedrawReasons wakers;
    wakers.next_tooltip = tooltip_.appears_at(input.now);
    // The layout itself may open the sheet, after a win.
    const bool slides = state_.pane.is_sheet && state_.pane.sheet != (state_.pane.sheet_open ? 1.0F : 0.0F);
    wakers.moves = motion_.goes_on() || state_.mealy.is_counting || slides;
    wakers.is_held = holds_repeating(pointer_, arranged()) || is_gamepad_held();
    wakers.is_overtaken = pointed_revision_ != revision_ && window.contains(pointer_.at);
    if (state_.playback.playing) wakers.next_step = state_.playback.next_step;
    if (state_.algebra.playing) wakers.next_operation = state_.algebra.next_step;
    wakers.searches = state_.search.running;
    output.next_frame = next_redraw(wakers, input.now);
    return output;
}

}  // namespace switchbox::ui
