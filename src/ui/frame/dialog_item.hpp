// Dialog as data: groups of choices, buttons, steps, marks on a small board, fields and words. Its elements
// and its drawing are made from these rows (dialogs/dialog_view.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ui/kit/pictures.hpp"

namespace switchbox::ui {

class InputContext;
struct PressPicture;  // press_picture.hpp

struct DialogItem {
    std::string id;     // unique among all elements
    std::string name;   // spoken
    std::string label;  // drawn
    const char* icon = nullptr;
    bool enabled = true;
    bool checked = false;
    // Effect of a click; `argument` distinguishes the items of a group.
    void (*act)(InputContext& context, int argument) = nullptr;
    int argument = 0;
    // list: muted, at the end of its row; card: under its name; tile: its tooltip; mark: small, below the
    // label
    std::string note = {};
    bool hollow = false;                    // mark: an empty place
    bool bare = false;                      // mark: has no frame
    std::string detail = {};                // card: the last line
    std::string badge = {};                 // card: drawn beside its name; empty if it has none
    const PressPicture* picture = nullptr;  // card: picture of a press; else its icon is drawn
    // Reverses a click; nullptr if nothing does. A click with the right button or with Shift, or Backspace.
    void (*act_back)(InputContext& context, int argument) = nullptr;
    bool deletes = false;           // the dialog does not open with the focus on it
    bool begins = false;            // the dialog opens with the focus on it
    std::string number = {};        // tile: drawn large; else its icon is
    std::optional<int> stars = {};  // tile: how many of the three are earned; nullopt if it has none
    bool is_next = false;  // tile: outlined, and the dialog opens scrolled to its group; day: outlined
    std::optional<bool> expanded = {};  // set if it shows and hides what follows
};

enum class GroupKind : std::uint8_t {
    choice,   // one item is checked; arrows choose the next one
    buttons,  // each has an action; a checked one is the main action
    steps,    // two items, less and more, around the group's text
    marks,    // board of `columns` columns; each cell is checked or not, maybe with a label
    field,    // the group's text can be typed; one item
    list,     // each item is a row with an action; arrows move over them
    words,    // only the group's text, no items
    code,     // QR code; the text describes it
    facts,    // statistics, a line each; the text has the same content
    cards,    // pictures with a name and lines below; each has an action, arrows move over them
    tiles,    // small cards: a number, earned stars and a name
    days      // calendar month: marks that are buttons, under `heads`, after `indent` empty places
};

struct DialogFact {
    std::string name;
    std::string value;  // shown at the end of its line
};

struct DialogGroup {
    std::string id;
    GroupKind kind = GroupKind::buttons;
    std::string name;              // drawn above it, and spoken
    std::string count = {};        // tiles: drawn at the end of the name's line
    std::string description = {};  // spoken
    std::vector<DialogItem> items;
    std::string text;
    std::vector<DialogFact> facts = {};
    QrCode code = {};
    int columns = 0;
    int indent = 0;                       // days: empty places before the first item
    std::vector<std::string> heads = {};  // days: drawn above the columns
    bool is_titled = false;               // words: the name is their title, and the text is muted
    int side = 0;                         // 0 left, 1 right, if the dialog has space for two columns
    // field: receives the whole new text.
    void (*set_text)(InputContext& context, std::string_view text) = nullptr;
    bool has_lines = false;  // field: the text may have several lines
    // The last group, below all others in the full width. It does not scroll with them.
    bool is_footer = false;
    bool begins = false;  // words or facts: the dialog opens with the focus on them
};

struct Dialog {
    std::string name;
    std::vector<DialogGroup> groups;
    bool is_large = false;  // keeps a large height; the marks in the right column are as large as fits
};

}  // namespace switchbox::ui
