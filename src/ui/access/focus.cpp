#include "ui/access/focus.hpp"

#include <algorithm>

#include "ui/board/board_edit.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {
namespace {

// The child of a roving parent that arrows lead to: in rows it stays inside, in a line it goes round.
const Element* next_child(const std::vector<const Element*>& children, const Element& parent,
                          const Element& here, int rows, int columns) {
    const auto place =
        static_cast<int>(std::find(children.begin(), children.end(), &here) - children.begin());
    const auto count = static_cast<int>(children.size());
    if (parent.columns == 0)
        return children[static_cast<std::size_t>((place + rows + columns + count) % count)];
    const int row = std::clamp(place / parent.columns + rows, 0, (count - 1) / parent.columns);
    const int column = std::clamp(place % parent.columns + columns, 0, parent.columns - 1);
    return children[static_cast<std::size_t>(std::min(row * parent.columns + column, count - 1))];
}

void rove(Turn& turn, const Element& parent, const Element& here, int rows, int columns) {
    std::vector<const Element*> children = turn.arranged.children(parent);
    children.erase(std::remove_if(children.begin(), children.end(),
                                  [](const Element* child) { return !child->is_stop || !child->enabled; }),
                   children.end());
    const Element* next = next_child(children, parent, here, rows, columns);
    FocusState& focus = turn.change().focus;
    focus.id = next->id;
    focus.visible = true;
    const bool is_choice = next->role == Role::radio || next->role == Role::tab;
    if (is_choice && !next->waits && !next->on.value_or(false)) use(turn, *next);
}

// In UTF-8; the fonts have no other characters.
void append(std::string& text, ImWchar typed) {
    if (typed >= 0x20 && typed <= 0x7E) text.push_back(static_cast<char>(typed));
    if (typed < 0xA0 || typed > 0xFF) return;
    text.push_back(static_cast<char>(0xC0U | typed >> 6U));
    text.push_back(static_cast<char>(0x80U | (typed & 0x3FU)));
}

// A whole character of UTF-8.
void erase_last(std::string& text) {
    const auto continues = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; };
    while (!text.empty() && continues(text.back())) text.pop_back();
    if (!text.empty()) text.pop_back();
}

bool has(const std::vector<const Element*>& stops, const Element* element) {
    return std::find(stops.begin(), stops.end(), element) != stops.end();
}

// A step that has gone as far as it goes leaves the focus to the one back; what has gone, to what has taken
// its place.
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

bool is_in_field(const Arranged& arranged, const UiState& state) {
    const Element* focused = arranged.find(state.focus.id);
    return focused != nullptr && focused->role == Role::textbox;
}

bool is_focus_shown(const Arranged& arranged, const UiState& state) {
    return state.focus.visible || is_in_field(arranged, state);
}

void use(Turn& turn, const Element& element) {
    if (!element.enabled) return;
    if (element.role == Role::textbox) turn.change().focus.id = element.id;
    if (element.act.run != nullptr) element.act.run(turn, element.act.argument);
}

void activate(Turn& turn, std::string_view id) {
    const Element* element = turn.arranged.find(id);
    if (element != nullptr && turn.arranged.can_reach(*element)) return use(turn, *element);
    if (element != nullptr || turn.state.modal.open != Modal::none) return;
    for (const CommandRow& row : commands())
        if (row.id == id) run(turn, row.command);
}

bool keep_focus(const Arranged& arranged, UiState& state) {
    FocusState& focus = state.focus;
    const std::string before = focus.id;
    std::vector<const Element*> stops = arranged.stops(focus.id);
    if (state.modal.open != state.modal.seen) {
        if (state.modal.seen == Modal::none) focus.behind = focus.id;
        const bool is_open = state.modal.open != Modal::none;
        focus.id = is_open && !stops.empty() ? stops.front()->id : focus.behind;
        state.modal.seen = state.modal.open;
        state.scroll.dialog = 0;
        stops = arranged.stops(focus.id);
    }
    const Element* focused = arranged.find(focus.id);
    if (focus.visible && !has(stops, focused)) {
        focused = successor(stops, focused, focus.place);
        focus.id = focused == nullptr ? std::string() : focused->id;
    }
    focus.place = focused == nullptr ? Rect{} : focused->rect;
    return focus.id != before;
}

void move_focus(Turn& turn, int rows, int columns) {
    const Element* open = turn.arranged.dialog();
    const bool is_shown = turn.state.focus.visible || open != nullptr;
    const Element* focused = is_shown ? turn.arranged.find(turn.state.focus.id) : nullptr;
    const Element* inner = nullptr;
    for (const Element* element = focused != nullptr ? focused : open; element != nullptr;
         element = turn.arranged.parent_of(*element)) {
        if (element->move != nullptr) return element->move(turn, rows, columns);
        if (element->roves && inner != nullptr) return rove(turn, *element, *inner, rows, columns);
        inner = element;
    }
    if (open == nullptr) move_cursor(turn, rows, columns);
}

void tab(Turn& turn, int direction) {
    const std::vector<const Element*> stops = turn.arranged.stops(turn.state.focus.id);
    if (stops.empty()) return;
    const auto count = static_cast<int>(stops.size());
    const auto found = std::find(stops.begin(), stops.end(), turn.arranged.find(turn.state.focus.id));
    const bool is_known = found != stops.end() && is_focus_shown(turn.arranged, turn.state);
    const int here = is_known ? static_cast<int>(found - stops.begin()) : direction > 0 ? -1 : 0;
    FocusState& focus = turn.change().focus;
    focus.id = stops[static_cast<std::size_t>((here + direction + count) % count)]->id;
    focus.visible = true;
}

void set_text(Turn& turn, std::string_view field, std::string_view text) {
    const Element* element = turn.arranged.find(field);
    if (element != nullptr && element->type != nullptr && turn.arranged.can_reach(*element))
        element->type(turn, text);
}

void type_in_field(Turn& turn) {
    const ImGuiKey opener = turn.state.modal.opened_by;
    const bool is_shortcut = opener != ImGuiKey_None && ImGui::IsKeyDown(opener);
    if (opener != ImGuiKey_None && !is_shortcut) turn.change().modal.opened_by = ImGuiKey_None;
    if (!is_in_field(turn.arranged, turn.state)) return;
    const Element& field = *turn.arranged.find(turn.state.focus.id);
    std::string text = field.text;
    for (const ImWchar typed : ImGui::GetIO().InputQueueCharacters) {
        if (!is_shortcut) append(text, typed);
    }
    if (ImGui::IsKeyPressed(ImGuiKey_Backspace)) erase_last(text);
    if (text != field.text) field.type(turn, text);
}

}  // namespace switchbox::ui
