#include "ui/access/focus.hpp"

#include <algorithm>

#include "ui/board/board_edit.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {
namespace {

// Returns the child of a roving parent that an arrow reaches. In rows it stops at the edges, in a line it
// wraps.
const Element* next_child(const std::vector<const Element*>& children, const Element& parent,
                          const Element& here, int rows, int columns) {
    const auto place =
        static_cast<int>(std::find(children.begin(), children.end(), &here) - children.begin());
    const auto count = static_cast<int>(children.size());
    if (parent.columns == 0)
        return children[static_cast<std::size_t>((place + rows + columns + count) % count)];
    const int from = place + parent.indent;
    const int end = count + parent.indent;
    const int row = std::clamp(from / parent.columns + rows, 0, (end - 1) / parent.columns);
    const int column = std::clamp(from % parent.columns + columns, 0, parent.columns - 1);
    const int to = std::clamp(row * parent.columns + column, parent.indent, end - 1);
    return children[static_cast<std::size_t>(to - parent.indent)];
}

void rove(InputContext& context, const Element& parent, const Element& here, int rows, int columns) {
    std::vector<const Element*> children = context.arranged.children(parent);
    children.erase(std::remove_if(children.begin(), children.end(),
                                  [](const Element* child) { return !child->is_stop || !child->enabled; }),
                   children.end());
    const Element* next = next_child(children, parent, here, rows, columns);
    FocusState& focus = context.change().focus;
    focus.id = next->id;
    focus.visible = true;
    const bool is_choice = next->role == Role::radio || next->role == Role::tab;
    if (is_choice && !next->waits && !next->on.value_or(false)) use(context, *next);
}

// Appends the character in UTF-8. Ignores characters that the fonts lack.
void append(std::string& text, ImWchar typed) {
    if (typed >= 0x20 && typed <= 0x7E) text.push_back(static_cast<char>(typed));
    if (typed < 0xA0 || typed > 0xFF) return;
    text.push_back(static_cast<char>(0xC0U | typed >> 6U));
    text.push_back(static_cast<char>(0x80U | (typed & 0x3FU)));
}

// Erases one UTF-8 character.
void erase_last(std::string& text) {
    const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    while (!text.empty() && continues(text.back())) text.pop_back();
    if (!text.empty()) text.pop_back();
}

bool has(const std::vector<const Element*>& stops, const Element* element) {
    return std::find(stops.begin(), stops.end(), element) != stops.end();
}

// Returns the stop that has the focus when a dialog opens: the one that is made for it, or else the first one
// that deletes nothing. There has to be a stop.
const Element* first_stop(const std::vector<const Element*>& stops) {
    const auto made =
        std::find_if(stops.begin(), stops.end(), [](const Element* stop) { return stop->begins; });
    if (made != stops.end()) return *made;
    const auto found =
        std::find_if(stops.begin(), stops.end(), [](const Element* stop) { return !stop->deletes; });
    return found == stops.end() ? stops.front() : *found;
}

// Returns the element that gets the focus next. A disabled step button passes it to its counterpart, a
// vanished element to what replaced it.
const Element* successor(const std::vector<const Element*>& stops, const Element* before, const Rect& place) {
    const auto follows = [&](const Element* stop) {
        if (before != nullptr) return before->repeats && stop->parent == before->parent;
        const Rect common = stop->rect.common(place);
        return common.width > 0 && common.height > 0;
    };
    const auto found = std::find_if(stops.begin(), stops.end(), follows);
    if (found != stops.end()) return *found;
    const auto is_cell = [](const Element* stop) { return stop->id.starts_with(cell_prefix); };
    const auto cell = std::find_if(stops.begin(), stops.end(), is_cell);
    if (cell != stops.end()) return *cell;
    return stops.empty() ? nullptr : stops.front();
}

}  // namespace

bool is_in_field(const ElementTree& arranged, const UiState& state) {
    const Element* focused = arranged.find(state.focus.id);
    return focused != nullptr && focused->role == Role::textbox;
}

bool is_focus_shown(const ElementTree& arranged, const UiState& state) {
    return state.focus.visible || is_in_field(arranged, state);
}

void use(InputContext& context, const Element& element) {
    if (!element.enabled) return;
    if (element.role == Role::textbox) context.change().focus.id = element.id;
    if (element.act.run != nullptr) element.act.run(context, element.act.argument);
}

bool use_back(InputContext& context, const Element& element) {
    if (!element.enabled || element.back.run == nullptr) return false;
    element.back.run(context, element.back.argument);
    return true;
}

void activate(InputContext& context, std::string_view id) {
    const Element* element = context.arranged.find(id);
    if (element != nullptr && context.arranged.can_reach(*element)) return use(context, *element);
    if (element != nullptr || context.state.modal.open != Modal::none) return;
    for (const CommandRow& row : commands())
        if (row.id == id) run(context, row.command);
}

bool keep_focus(const ElementTree& arranged, UiState& state) {
    FocusState& focus = state.focus;
    const std::string before = focus.id;
    std::vector<const Element*> stops = arranged.stops(focus.id);
    if (state.modal.open != state.modal.seen) {
        if (state.modal.seen == Modal::none) focus.behind = focus.id;
        const bool is_open = state.modal.open != Modal::none;
        focus.id = is_open && !stops.empty() ? first_stop(stops)->id : focus.behind;
        focus.place = {};  // of an element that is not there any more
        focus.given = is_open ? focus.id : std::string();
        state.modal.shows_keys.reset();
        state.modal.seen = state.modal.open;
        state.scroll.dialog = 0;
        stops = arranged.stops(focus.id);
    }
    const Element* focused = arranged.find(focus.id);
    if (focus.visible && !has(stops, focused)) {
        focused = successor(stops, focused, focus.place);
        focus.id = focused == nullptr ? std::string() : focused->id;
    }
    if (focus.id != focus.given) focus.given.clear();
    focus.place = focused == nullptr ? Rect{} : focused->rect;
    return focus.id != before;
}

void move_focus(InputContext& context, int rows, int columns) {
    const Element* open = context.arranged.dialog();
    const bool is_shown = context.state.focus.visible || open != nullptr;
    const Element* focused = is_shown ? context.arranged.find(context.state.focus.id) : nullptr;
    const Element* inner = nullptr;
    for (const Element* element = focused != nullptr ? focused : open; element != nullptr;
         element = context.arranged.parent_of(*element)) {
        if (element->move != nullptr) return element->move(context, rows, columns);
        if (element->roves && inner != nullptr) return rove(context, *element, *inner, rows, columns);
        inner = element;
    }
    if (open == nullptr) move_cursor(context, rows, columns);
}

void tab(InputContext& context, int direction) {
    const std::vector<const Element*> stops = context.arranged.stops(context.state.focus.id);
    if (stops.empty()) return;
    const auto count = static_cast<int>(stops.size());
    const auto found = std::find(stops.begin(), stops.end(), context.arranged.find(context.state.focus.id));
    const bool is_known = found != stops.end() && is_focus_shown(context.arranged, context.state);
    const int here = is_known ? static_cast<int>(found - stops.begin()) : direction > 0 ? -1 : 0;
    FocusState& focus = context.change().focus;
    focus.id = stops[static_cast<std::size_t>((here + direction + count) % count)]->id;
    focus.visible = true;
}

void set_text(InputContext& context, std::string_view field, std::string_view text) {
    const Element* element = context.arranged.find(field);
    if (element != nullptr && element->type != nullptr && context.arranged.can_reach(*element))
        element->type(context, text);
}

void type_in_field(InputContext& context) {
    const ImGuiKey opener = context.state.modal.opened_by;
    const bool is_shortcut = opener != ImGuiKey_None && ImGui::IsKeyDown(opener);
    if (opener != ImGuiKey_None && !is_shortcut) context.change().modal.opened_by = ImGuiKey_None;
    if (!is_in_field(context.arranged, context.state)) return;
    const Element& field = *context.arranged.find(context.state.focus.id);
    std::string text = field.text;
    for (const ImWchar typed : ImGui::GetIO().InputQueueCharacters) {
        if (!is_shortcut) append(text, typed);
    }
    if (ImGui::IsKeyPressed(ImGuiKey_Backspace)) erase_last(text);
    if (field.has_lines && ImGui::IsKeyPressed(ImGuiKey_Enter)) text += '\n';
    if (text != field.text) field.type(context, text);
}

}  // namespace switchbox::ui
