// Element of the interface: something visible, clickable, focusable or spoken. Each part of the window adds
// its elements once per layout. Hit testing, focus, activation, tooltips and the DOM mirror read them. All
// coordinates are logical pixels from the top left corner of the window (ui/kit/geometry.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

class InputContext;

// Role for screen readers, by its ARIA name (role_names in mirror.cpp). `none`: only for the pointer.
enum class Role : std::uint8_t {
    none,
    alert,
    button,
    checkbox,
    dialog,
    grid,
    gridcell,
    group,
    heading,
    img,
    list,
    listitem,
    progressbar,
    radio,
    radiogroup,
    region,
    row,
    slider,
    status,
    tab,
    tablist,
    tabpanel,
    textbox,
    title
};

// Effect of a click, of Enter, or of an arrow key; `argument` distinguishes elements of one kind.
struct Effect {
    void (*run)(InputContext& context, int argument) = nullptr;
    int argument = 0;
};

// Value of a slider or of a progress bar, from 0 to `most`.
struct ElementValue {
    std::size_t now = 0;
    std::size_t most = 0;
    std::string text = {};  // spoken instead of the number
};

// Size of a large grid of which the mirror has a part; 0 in a direction that the part covers.
struct GridExtent {
    int rows = 0;
    int columns = 0;
};

struct Element {
    std::string id;  // unique; empty if it only covers others
    Rect rect = {};  // place at the present scroll offset, without clipping
    Role role = Role::none;

    std::string name = {};  // spoken; contains the words that are drawn
    std::string text = {};  // contents: words, or the text of a field
    std::string description = {};
    bool enabled = true;
    bool refuses = false;               // a press has no effect now; it can still have the focus
    std::optional<bool> on = {};        // checked, pressed or selected, depending on the role
    std::optional<bool> expanded = {};  // set if the element opens something
    bool is_live = false;               // changes are spoken
    std::optional<ElementValue> value = {};
    GridExtent whole = {};
    int row_index = 0;  // index of a row in a large grid, from 1

    // Keyboard. A roving parent is one Tab stop, and arrows move over its children: in rows of `columns`, or
    // in a line.
    bool is_stop = false;
    bool roves = false;
    int columns = 0;
    int indent = 0;        // empty places before the first child in its row
    bool waits = false;    // arrows move to it without choosing it
    bool deletes = false;  // a dialog does not open with the focus on it
    bool begins = false;   // a dialog opens with the focus on it
    bool is_goal = false;  // a dialog opens scrolled to the group around it
    void (*move)(InputContext& context, int rows, int columns) = nullptr;  // by an arrow; each is -1, 0 or 1
    void (*type)(InputContext& context,
                 std::string_view text) = nullptr;  // takes the whole new text of a field
    bool has_lines = false;                         // the field's text may have several lines
    Effect act = {};
    Effect back = {};  // reverses `act`: a click with the right button or with Shift, Backspace or minus

    // Pointer.
    void (*drag)(InputContext& context, const Rect& rect,
                 ImVec2 at) = nullptr;  // called while the pointer holds it
    bool is_through = false;            // hit tests skip it and find elements under it
    bool is_plain = false;              // the pointer keeps its shape over it
    bool is_figure = false;             // highlights something while the pointer is on it
    bool repeats = false;               // repeats clicks while it is held
    std::optional<Rect> spot = {};      // the part of `rect` that has the focus
    std::string tip = {};               // text of its tooltip; empty if everything is drawn on it

    // Set by TreeBuilder.
    Rect reach = {};                         // the visible part of `rect`
    std::optional<std::size_t> area = {};    // index of the scroll area around it
    std::optional<std::size_t> parent = {};  // index among the elements
};

}  // namespace switchbox::ui
