// A dialog as data: groups of choices, buttons, steps, marks on a small board, fields and words. Its elements
// and its drawing are made from these rows (dialogs/dialog_view.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/qr_code.hpp"

namespace switchbox::ui {

class Turn;

struct DialogItem {
    std::string id;     // unique among all elements
    std::string name;   // spoken
    std::string label;  // drawn
    const char* icon = nullptr;
    bool enabled = true;
    bool checked = false;
    // What a click does; `argument` tells items of one group apart.
    void (*act)(Turn& turn, int argument) = nullptr;
    int argument = 0;
    std::string note = {};  // list: drawn muted at the end of its row
    bool hollow = false;    // mark: nothing is there
};

enum class GroupKind : std::uint8_t {
    choice,   // one of the items is checked; arrows choose the next one
    buttons,  // each does something; a checked one is the thing to do
    steps,    // two items, less and more, round the group's text
    marks,    // a board of `columns` columns, each cell checked or not, maybe with a label
    field,    // the group's text can be typed; one item
    list,     // each item a row that does something; arrows move over them
    words,    // the group's text, and no items
    code,     // a QR code; the text says of what
    facts     // what is counted, a line each; the text says the same
};

struct DialogFact {
    std::string name;
    std::string value;  // at the end of its line
};

struct DialogGroup {
    std::string id;
    GroupKind kind = GroupKind::buttons;
    std::string name;  // drawn above it, and spoken
    std::vector<DialogItem> items;
    std::string text;
    std::vector<DialogFact> facts = {};
    QrCode code = {};
    int columns = 0;
    int side = 0;  // 0 left, 1 right, where the dialog has room for two columns
    // field: takes what was typed. `text` is the whole new text.
    void (*set_text)(Turn& turn, std::string_view text) = nullptr;
};

struct Dialog {
    std::string name;
    std::vector<DialogGroup> groups;
};

}  // namespace switchbox::ui
