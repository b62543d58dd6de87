// A dialog as data: groups of choices, buttons, steps, marks on a small board, fields and words. It is drawn
// (dialog_view.hpp), moved through with the keyboard (focus.hpp) and spoken (mirror.hpp) from the same rows.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "view/frame/frame.hpp"

namespace switchbox::view {

struct DialogItem {
    std::string id;     // unique among all elements
    std::string name;   // spoken
    std::string label;  // drawn
    const char* icon = nullptr;
    bool enabled = true;
    bool checked = false;
    // What a click does; `argument` tells items of one group apart.
    void (*act)(Frame& frame, int argument) = nullptr;
    int argument = 0;
    std::string note = {};  // list: drawn muted at the end of its row
};

enum class GroupKind : std::uint8_t {
    choice,   // one of the items is checked; arrows choose the next one
    buttons,  // each does something; a checked one is the thing to do
    steps,    // two items, less and more, round the group's text
    marks,    // a board of `columns` columns, each cell checked or not
    field,    // the group's text can be typed; one item
    list,     // each item a row that does something; arrows move over them
    words     // the group's text, and no items
};

struct DialogGroup {
    std::string id;
    GroupKind kind = GroupKind::buttons;
    std::string name;  // drawn above it, and spoken
    std::vector<DialogItem> items;
    std::string text;
    int columns = 0;
    int side = 0;  // 0 left, 1 right, where the dialog has room for two columns
    // field: takes what was typed. `text` is the whole new text.
    void (*set_text)(Frame& frame, std::string_view text) = nullptr;
};

struct Dialog {
    std::string name;
    std::vector<DialogGroup> groups;
};

// What dialogs are made of.
struct DialogSources {
    const play::Game& game;
    const Settings& settings;
    const UiState& state;
};

// The dialog that is open; without groups when none is (help is a list of its own, see overlay.cpp).
[[nodiscard]] Dialog open_dialog(const DialogSources& sources);

// Each in a file of its own.
[[nodiscard]] Dialog settings_dialog(const DialogSources& sources);
[[nodiscard]] Dialog setup_dialog(const DialogSources& sources);
[[nodiscard]] Dialog rule_dialog(const DialogSources& sources);
[[nodiscard]] Dialog codes_dialog(const DialogSources& sources);
[[nodiscard]] Dialog results_dialog();
[[nodiscard]] Dialog lessons_dialog(const DialogSources& sources);
[[nodiscard]] Dialog export_dialog(const DialogSources& sources);

// The group and the item that has this id, or null.
struct DialogPlace {
    const DialogGroup* group = nullptr;
    const DialogItem* item = nullptr;
};
[[nodiscard]] DialogPlace find_item(const Dialog& dialog, std::string_view id);

// Where Tab stops: each enabled button and field; of choices the checked one, of marks the focused one.
[[nodiscard]] std::vector<std::string> dialog_stops(const Dialog& dialog, const std::string& focus);

// A click on the item.
void act_on(Frame& frame, std::string_view id);
// An arrow key: chooses the next choice, or moves over marks.
void move_in_dialog(Frame& frame, int rows, int columns);
// The whole text of a field, from elsewhere than the keys.
void set_field(Frame& frame, std::string_view id, std::string_view text);
// Whether a field has the focus, where keys are characters.
[[nodiscard]] bool is_in_field(const Frame& frame);
// Characters typed and erased while one has.
void type_in_dialog(Frame& frame);

}  // namespace switchbox::view
