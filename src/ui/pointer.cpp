#include "ui/pointer.hpp"

#include <cmath>

#include "ui/access/focus.hpp"
#include "ui/board/board_elements.hpp"
#include "ui/board/board_pointer.hpp"
#include "ui/board/board_stroke.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/camera_acts.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/panes/pane.hpp"

namespace switchbox::ui {
namespace {

// The id of an element that can be clicked; empty for others.
std::string_view clickable(const Element* element) {
    return element != nullptr && element->enabled ? std::string_view(element->id) : std::string_view();
}

bool is_on(const Arranged& arranged, std::string_view id, ImVec2 at) {
    const Element* element = arranged.at(at);
    return element != nullptr && element->id == id;
}

void click_board(Turn& turn, const PointerInput& input) {
    const bool is_moved = input.dragged && has_camera(turn.game.machine());
    if (is_moved && !paints_from(turn, input.pressed_at)) return;
    const auto begun = cell_at(turn.game, turn.state, turn.layout, input.pressed_at);
    if (begun == cell_at(turn.game, turn.state, turn.layout, input.at)) click_on_board(turn, input.at);
}

void click(Turn& turn, std::string_view id, const PointerInput& input) {
    if (id == board_area_id) return click_board(turn, input);
    if (const Element* element = turn.arranged.find(id)) use(turn, *element);
}

// Dear ImGui counts how long the button is down, and so do keys that repeat.
bool repeats_now() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.MouseDownDuration[ImGuiMouseButton_Left] > 0 &&
           ImGui::IsMouseClicked(ImGuiMouseButton_Left, true);
}
bool has_repeated() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.MouseDownDurationPrev[ImGuiMouseButton_Left] >= io.KeyRepeatDelay;
}

// What is let go of where it was pressed was clicked, unless it was dragged along with what scrolls.
bool is_clicked(const Turn& turn, const PointerState& pointer, const PointerInput& input) {
    const Element* held = turn.arranged.find(pointer.held);
    if (pointer.has_tooltip || pointer.held.empty() || !is_on(turn.arranged, pointer.held, input.at))
        return false;
    if (held != nullptr && held->repeats && input.down) return repeats_now();
    if (!input.released || (held != nullptr && held->repeats && has_repeated())) return false;
    return !input.dragged || held == nullptr || !held->area;
}

void scroll(Turn& turn, const ScrollArea& area, const PointerInput& input) {
    const ImVec2 by = input.scrolled();
    const float wheeled = input.down ? 0 : by.y;
    const float along = area.sideways ? by.x + wheeled : by.y;
    if (along == 0) return;
    float& offset = turn.change().scroll.*area.offset;
    offset = std::clamp(offset - along, 0.0F, area.max_offset());
}

constexpr float camera_wheel = 1.25F;

// The board follows the pointer that holds it, and comes nearer under the wheel.
void move_camera(Turn& turn, const PointerInput& input, bool drags) {
    if (drags) return pan_board(turn, input.by);
    come_nearer(turn, std::pow(camera_wheel, input.wheel), input.at);
}

// Where a drag began it goes on, wherever the pointer is by now.
void scroll_or_drag(Turn& turn, const PointerState& pointer, const PointerInput& input,
                    const PaneFace& face) {
    const bool drags = input.down && input.dragged && input.moved;
    if (!drags && !input.is_wheeled()) return;
    const ImVec2 where = drags ? input.pressed_at : input.at;
    const Element* target = turn.arranged.at(where);
    const Element* held = turn.arranged.find(pointer.held);
    if (drags && held != nullptr && held->drag != nullptr) return;
    if (target != nullptr && target->id == board_area_id) return move_camera(turn, input, drags);
    const bool follows = target != nullptr && !face.follower.empty() && target->id == face.follower;
    if (follows && face.scroll != nullptr && face.scroll(turn, {input, target->rect, true, false})) return;
    if (const ScrollArea* area = turn.arranged.area_at(where)) scroll(turn, *area, input);
}

void point_at_pane(Turn& turn, const PointerState& pointer, const PointerInput& input, const PaneFace& face) {
    const Element* target = turn.arranged.at(input.at);
    const bool figure = target != nullptr && target->is_figure && !input.down;
    const std::string_view pointed = figure ? std::string_view(target->id) : std::string_view();
    if (input.does_something() && turn.state.pane.pointed != pointed) {
        turn.point().pane.pointed = std::string(pointed);
    }
    const Element* follower = turn.arranged.find(face.follower);
    if (face.point == nullptr || follower == nullptr) return;
    const bool clicked = pointer.held == face.follower && is_clicked(turn, pointer, input);
    face.point(turn, {input, follower->rect, is_on(turn.arranged, face.follower, input.at), clicked});
}

// The button whose effect is outlined: under the pointer, or else under the keyboard. One that cannot be
// pressed has none, and while editing there is none.
void keep_current_button(Turn& turn, std::optional<std::size_t> over) {
    const FocusState& focus = turn.state.focus;
    const bool on_board = focus.visible && focus.id == cell_id(focus.cursor);
    const auto keyed = on_board ? std::optional(focus.cursor) : std::nullopt;
    auto current = turn.state.edit.on ? std::nullopt : over ? over : keyed;
    if (current && !turn.game.allows(game::Press{*current})) current.reset();
    if (turn.state.current_button != current) turn.point().current_button = current;
}

}  // namespace

BoardPointer board_pointer(const Turn& turn, const PointerState& pointer, const PointerInput& input) {
    BoardPointer found;
    found.at = input.at;
    const bool elsewhere = input.down && pointer.held != board_area_id;
    if (elsewhere || !is_on(turn.arranged, board_area_id, input.at)) return found;
    found.over = cell_at(turn.game, turn.state, turn.layout, input.at);
    const auto begun = cell_at(turn.game, turn.state, turn.layout, input.pressed_at);
    if (input.down && begun == found.over) found.held = begun;
    return found;
}

void follow_pointer(Turn& turn, PointerState& pointer, const PointerInput& input) {
    if (input.pressed) pointer.held = clickable(turn.arranged.at(input.pressed_at));
    if (input.let_go) pointer.held.clear();
    const PaneFace& face = open_face(turn.game, turn.state);
    const BoardPointer board = board_pointer(turn, pointer, input);
    if (const BoardOverlay* overlay = shown_overlay(turn.game, turn.state)) {
        const Element* top = turn.arranged.at(input.at);
        const bool is_free = top == nullptr || overlay->has(turn.game, top->id);
        overlay->point(turn, {input, is_free, pointer.held, board.over});
    }
    if (pointer.held.empty() && turn.state.edit.stroke) turn.change().edit.stroke.reset();
    const bool paints = pointer.held == board_area_id && paints_from(turn, input.pressed_at);
    const bool painted = paints && follow_stroke(turn, input);
    if (!paints) scroll_or_drag(turn, pointer, input, face);
    point_at_pane(turn, pointer, input, face);
    const Element* held = turn.arranged.find(pointer.held);
    if (held != nullptr && held->drag != nullptr && (input.down || input.released))
        held->drag(turn, held->rect, input.at);
    keep_current_button(turn, board.over);
    if (!painted && is_clicked(turn, pointer, input)) click(turn, pointer.held, input);
    const std::string_view over = clickable(turn.arranged.at(input.at));
    pointer.over = input.down && over != pointer.held ? std::string_view() : over;
    pointer.at = input.at;
    pointer.is_down = input.down;
    if (!input.down) pointer.held.clear();
}

bool holds_repeating(const PointerState& pointer, const Arranged& arranged) {
    const Element* held = arranged.find(pointer.held);
    return pointer.is_down && held != nullptr && held->repeats && held->enabled;
}

}  // namespace switchbox::ui
