#include "ui/pointer.hpp"

#include <cmath>

#include "ui/access/focus.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/board/board_elements.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/command_acts.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/panes/side_pane.hpp"

namespace switchbox::ui {
namespace {

// Returns the id of an element that can be clicked; empty for others.
std::string_view clickable(const Element* element) {
    return element != nullptr && element->enabled ? std::string_view(element->id) : std::string_view();
}

bool is_on(const ElementTree& arranged, std::string_view id, ImVec2 at) {
    const Element* element = arranged.at(at);
    return element != nullptr && element->id == id;
}

void click_board(InputContext& context, const PointerInput& input) {
    const bool is_moved = input.dragged && context.state.camera.on && context.state.camera.camera.zoom > 1;
    if (is_moved && !paints_from(context, input.pressed_at)) return;
    const auto begun = cell_at(context.game, context.state, context.layout, input.pressed_at);
    if (begun == cell_at(context.game, context.state, context.layout, input.at))
        click_on_board(context, input.at);
}

void click(InputContext& context, std::string_view id, const PointerInput& input) {
    if (id == board_area_id) return click_board(context, input);
    const Element* element = context.arranged.find(id);
    if (element == nullptr) return;
    if (ImGui::GetIO().KeyShift && use_back(context, *element)) return;
    use(context, *element);
}

// Return whether a click repeats in this frame, and whether it has repeated before. Dear ImGui times the
// button, as for repeating keys.
bool repeats_now() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.MouseDownDuration[ImGuiMouseButton_Left] > 0 &&
           ImGui::IsMouseClicked(ImGuiMouseButton_Left, true);
}
bool has_repeated() {
    const ImGuiIO& io = ImGui::GetIO();
    return io.MouseDownDurationPrev[ImGuiMouseButton_Left] >= io.KeyRepeatDelay;
}

// Returns whether the input is a click on the held element: it is released there, or due to repeat, and the
// drag has not scrolled its contents.
bool is_clicked(const InputContext& context, const PointerState& pointer, const PointerInput& input) {
    const Element* held = context.arranged.find(pointer.held);
    if (pointer.has_tooltip || pointer.held.empty() || !is_on(context.arranged, pointer.held, input.at))
        return false;
    if (held != nullptr && held->repeats && input.down) return repeats_now();
    if (!input.released || (held != nullptr && held->repeats && has_repeated())) return false;
    return !input.dragged || held == nullptr || !held->area;
}

void scroll(InputContext& context, const ScrollArea& area, const PointerInput& input) {
    const ImVec2 by = input.scrolled();
    const float wheeled = input.down ? 0 : by.y;
    const float along = area.sideways ? by.x + wheeled : by.y;
    if (along == 0) return;
    float& offset = context.change().scroll.*area.offset;
    offset = std::clamp(offset - along, 0.0F, area.max_offset());
}

constexpr float camera_wheel = 1.25F;

// Moves the board with the pointer that holds it, or zooms with the wheel.
void move_camera(InputContext& context, const PointerInput& input, bool drags) {
    if (drags) return pan_board(context, input.by);
    come_nearer(context, std::pow(camera_wheel, input.wheel), input.at);
}

// Scrolls or drags the target at the start of the drag, wherever the pointer is now.
void scroll_or_drag(InputContext& context, const PointerState& pointer, const PointerInput& input,
                    const PaneDefinition& definition) {
    const bool drags = input.down && input.dragged && input.moved;
    if (!drags && !input.is_wheeled()) return;
    const ImVec2 where = drags ? input.pressed_at : input.at;
    const Element* target = context.arranged.at(where);
    const Element* held = context.arranged.find(pointer.held);
    if (drags && held != nullptr && held->drag != nullptr) return;
    if (target != nullptr && target->id == board_area_id) return move_camera(context, input, drags);
    const bool follows =
        target != nullptr && !definition.follower.empty() && target->id == definition.follower;
    if (follows && definition.scroll != nullptr &&
        definition.scroll(context, {input, target->rect, true, false}))
        return;
    if (const ScrollArea* area = context.arranged.area_at(where)) scroll(context, *area, input);
}

void point_at_pane(InputContext& context, const PointerState& pointer, const PointerInput& input,
                   const PaneDefinition& definition) {
    const Element* target = context.arranged.at(input.at);
    const bool figure = target != nullptr && target->is_figure && !input.down;
    const std::string_view pointed = figure ? std::string_view(target->id) : std::string_view();
    if (input.does_something() && context.state.pane.pointed != pointed) {
        context.point().pane.pointed = std::string(pointed);
    }
    const Element* follower = context.arranged.find(definition.follower);
    if (definition.point == nullptr || follower == nullptr) return;
    const bool clicked = pointer.held == definition.follower && is_clicked(context, pointer, input);
    definition.point(
        context, {input, follower->rect, is_on(context.arranged, definition.follower, input.at), clicked});
}

// Updates the button whose effect is outlined: the one under the pointer, else the one in focus; that one too
// if the focus moved last. There is none while editing, or if that button cannot be pressed.
void keep_current_button(InputContext& context, std::optional<std::size_t> over, bool is_pointer_used) {
    const FocusState& focus = context.state.focus;
    const bool on_board = focus.visible && focus.id == cell_id(focus.cursor);
    const auto keyed = on_board ? std::optional(focus.cursor) : std::nullopt;
    const bool is_by_key = keyed && !is_pointer_used && context.state.current_button == keyed;
    auto current = context.state.edit.on ? std::nullopt : over && !is_by_key ? over : keyed;
    if (current && !context.game.allows(game::Press{*current})) current.reset();
    if (context.state.current_button != current) context.point().current_button = current;
}

}  // namespace

BoardPointer board_pointer(const InputContext& context, const PointerState& pointer,
                           const PointerInput& input) {
    BoardPointer found;
    found.at = input.at;
    const bool elsewhere = input.down && pointer.held != board_area_id;
    if (elsewhere || !is_on(context.arranged, board_area_id, input.at)) return found;
    found.over = cell_at(context.game, context.state, context.layout, input.at);
    const auto begun = cell_at(context.game, context.state, context.layout, input.pressed_at);
    if (input.down && begun == found.over) found.held = begun;
    return found;
}

void follow_pointer(InputContext& context, PointerState& pointer, const PointerInput& input) {
    if (input.pressed) pointer.held = clickable(context.arranged.at(input.pressed_at));
    if (input.let_go) pointer.held.clear();
    const PaneDefinition& definition = open_definition(context.game, context.state);
    const BoardPointer board = board_pointer(context, pointer, input);
    if (const BoardOverlay* overlay = shown_overlay(context.game, context.state)) {
        const Element* top = context.arranged.at(input.at);
        const bool is_free = top == nullptr || overlay->has(context.game, top->id);
        overlay->point(context, {input, is_free, pointer.held, board.over});
    }
    if (pointer.held.empty() && context.state.edit.stroke) context.change().edit.stroke.reset();
    const bool paints = pointer.held == board_area_id && paints_from(context, input.pressed_at);
    const bool painted = paints && follow_stroke(context, input);
    if (!paints) scroll_or_drag(context, pointer, input, definition);
    point_at_pane(context, pointer, input, definition);
    const Element* held = context.arranged.find(pointer.held);
    if (held != nullptr && held->drag != nullptr && (input.down || input.released))
        held->drag(context, held->rect, input.at);
    keep_current_button(context, board.over, input.does_something());
    if (!painted && is_clicked(context, pointer, input)) click(context, pointer.held, input);
    const Element* under = context.arranged.at(input.at);
    if (input.back && !input.down && under != nullptr) use_back(context, *under);
    const std::string_view over = clickable(context.arranged.at(input.at));
    pointer.over = input.down && over != pointer.held ? std::string_view() : over;
    pointer.at = input.at;
    pointer.is_down = input.down;
    if (!input.down) pointer.held.clear();
}

bool holds_repeating(const PointerState& pointer, const ElementTree& arranged) {
    const Element* held = arranged.find(pointer.held);
    return pointer.is_down && held != nullptr && held->repeats && held->enabled;
}

}  // namespace switchbox::ui
