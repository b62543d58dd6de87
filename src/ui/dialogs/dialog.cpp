#include "ui/dialogs/dialog.hpp"

#include <algorithm>

#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

// Tab stops at one of its items, and arrows move on from there.
bool is_moved_over(const DialogGroup& group) {
    return group.kind == GroupKind::marks || group.kind == GroupKind::list;
}

bool is_stop(const DialogGroup& group, const DialogItem& item, const std::string& focus) {
    if (!item.enabled) return false;
    const auto has_focus = [&](const DialogItem& other) { return other.id == focus; };
    const auto is_checked = [](const DialogItem& other) { return other.checked; };
    const auto& items = group.items;
    if (is_moved_over(group)) {
        const bool inside = std::any_of(items.begin(), items.end(), has_focus);
        return inside ? item.id == focus : &item == &items.front();
    }
    if (group.kind == GroupKind::choice) {
        const bool chosen = std::any_of(items.begin(), items.end(), is_checked);
        return chosen ? item.checked : &item == &items.front();
    }
    return true;
}

int wrapped(int index, int size) { return ((index % size) + size) % size; }

void choose_next(Turn& turn, const DialogGroup& group, int here, int by) {
    const auto count = static_cast<int>(group.items.size());
    for (int step = 1; step <= count; ++step) {
        const DialogItem& next = group.items[static_cast<std::size_t>(wrapped(here + by * step, count))];
        if (!next.enabled) continue;
        turn.change().focus.id = next.id;
        if (next.act != nullptr && !next.checked) next.act(turn, next.argument);
        return;
    }
}

void move_over_marks(Turn& turn, const DialogGroup& group, int here, int rows, int columns) {
    const int across = std::max(group.columns, 1);
    const int row = here / across + rows;
    const int column = here % across + columns;
    const int last_row = static_cast<int>(group.items.size()) / across - 1;
    const int to = std::clamp(row, 0, last_row) * across + std::clamp(column, 0, across - 1);
    turn.change().focus.id = group.items[static_cast<std::size_t>(to)].id;
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

// A step that has gone as far as it goes leaves the focus to the one back.
void hand_focus_on(Turn& turn, const std::string& id) {
    const Dialog dialog = open_dialog({turn.game, turn.settings, turn.state});
    const auto [group, item] = find_item(dialog, id);
    if (group == nullptr || group->kind != GroupKind::steps || item->enabled) return;
    if (turn.state.focus.id != id) return;
    for (const DialogItem& other : group->items) {
        if (other.enabled) turn.change().focus.id = other.id;
    }
}

Dialog dialog_of_type(const DialogSources& sources) {
    for (const MachineUi* ui : machine_uis()) {
        for (const MachineUiDialog& dialog : ui->dialogs)
            if (dialog.modal == sources.state.modal.open) return dialog.make(sources);
    }
    return {};
}

}  // namespace

Dialog open_dialog(const DialogSources& sources) {
    switch (sources.state.modal.open) {
        case Modal::settings:
            return settings_dialog(sources);
        case Modal::setup:
            return setup_dialog(sources);
        case Modal::lessons:
            return lessons_dialog(sources);
        case Modal::exports:
            return export_dialog(sources);
        case Modal::link:
            return link_dialog(sources);
        case Modal::statistics:
            return statistics_dialog(sources);
        default:
            return dialog_of_type(sources);
    }
}

DialogPlace find_item(const Dialog& dialog, std::string_view id) {
    for (const DialogGroup& group : dialog.groups) {
        for (const DialogItem& item : group.items) {
            if (item.id == id) return {&group, &item};
        }
    }
    return {};
}

std::vector<std::string> dialog_stops(const Dialog& dialog, const std::string& focus) {
    std::vector<std::string> stops;
    for (const DialogGroup& group : dialog.groups) {
        for (const DialogItem& item : group.items) {
            if (is_stop(group, item, focus)) stops.push_back(item.id);
        }
    }
    return stops;
}

void act_on(Turn& turn, std::string_view id) {
    const auto [group, item] = find_item(turn.facts.dialog, id);
    if (item == nullptr || !item->enabled) return;
    if (group->kind == GroupKind::field) turn.change().focus.id = item->id;
    if (item->act == nullptr) return;
    item->act(turn, item->argument);
    hand_focus_on(turn, item->id);
}

void move_in_dialog(Turn& turn, int rows, int columns) {
    const auto [group, item] = find_item(turn.facts.dialog, turn.state.focus.id);
    if (group == nullptr) return;
    const auto here = static_cast<int>(item - group->items.data());
    if (group->kind == GroupKind::choice) choose_next(turn, *group, here, rows + columns);
    if (is_moved_over(*group)) move_over_marks(turn, *group, here, rows, columns);
}

void set_field(Turn& turn, std::string_view id, std::string_view text) {
    const DialogGroup* group = find_item(turn.facts.dialog, id).group;
    if (group != nullptr && group->set_text != nullptr) group->set_text(turn, text);
}

bool is_in_field(const Dialog& dialog, std::string_view focus) {
    const DialogGroup* group = find_item(dialog, focus).group;
    return group != nullptr && group->kind == GroupKind::field;
}

void type_in_dialog(Turn& turn) {
    const ImGuiKey opener = turn.state.modal.opened_by;
    const bool is_shortcut = opener != ImGuiKey_None && ImGui::IsKeyDown(opener);
    if (opener != ImGuiKey_None && !is_shortcut) turn.change().modal.opened_by = ImGuiKey_None;
    if (!is_in_field(turn.facts.dialog, turn.state.focus.id)) return;
    const DialogGroup* group = find_item(turn.facts.dialog, turn.state.focus.id).group;
    std::string text = group->text;
    for (const ImWchar typed : ImGui::GetIO().InputQueueCharacters) {
        if (!is_shortcut) append(text, typed);
    }
    if (ImGui::IsKeyPressed(ImGuiKey_Backspace)) erase_last(text);
    if (text != group->text) group->set_text(turn, text);
}

}  // namespace switchbox::ui
