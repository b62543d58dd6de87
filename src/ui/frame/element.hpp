// An element of the interface: something that can be seen, pressed, focused or heard. Parts of the window
// emit each of theirs once, while they are arranged. Hit testing, focus, activation, tooltips and the DOM
// mirror read it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

class Turn;

// Role for screen readers, by its ARIA name (role_names in mirror.cpp). `none`: for the pointer alone.
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

// Effect of a click, of Enter, or of a step by arrows; `argument` tells elements of one kind apart.
struct Effect {
    void (*run)(Turn& turn, int argument) = nullptr;
    int argument = 0;
};

// Value of a slider or of a progress bar, from 0 to `most`.
struct ElementValue {
    std::size_t now = 0;
    std::size_t most = 0;
    std::string text = {};  // spoken instead of the number
};

// Part of a large grid that is in the mirror: the size of the whole, where that is more than the part.
struct GridExtent {
    int rows = 0;
    int columns = 0;
};

struct Element {
    std::string id;  // unique; empty where something only covers others
    Rect rect = {};
    Role role = Role::none;

    std::string name = {};  // spoken; contains the words that are drawn
    std::string text = {};  // contents: words, or what a field holds
    std::string description = {};
    bool enabled = true;
    bool refuses = false;               // a press does nothing now; the focus may rest on it
    std::optional<bool> on = {};        // checked, pressed or selected, as the role has it
    std::optional<bool> expanded = {};  // of what opens something
    bool is_live = false;               // changes are spoken
    std::optional<ElementValue> value = {};
    GridExtent whole = {};
    int row_index = 0;  // of a row in a large grid, from 1

    // Keyboard. A roving parent is one stop, and arrows move over its children: in rows of `columns`, or in a
    // line.
    bool is_stop = false;
    bool roves = false;
    int columns = 0;
    bool waits = false;  // arrows move to it without choosing it
    void (*move)(Turn& turn, int rows, int columns) = nullptr;
    void (*type)(Turn& turn, std::string_view text) = nullptr;  // takes the whole new text of a field
    Effect act = {};

    // Pointer.
    void (*drag)(Turn& turn, const Rect& rect, ImVec2 at) = nullptr;  // while the pointer holds it
    bool is_through = false;        // the pointer reaches what lies under it
    bool is_plain = false;          // the pointer keeps its shape over it
    bool is_figure = false;         // points at something while the pointer is on it
    bool repeats = false;           // clicked again and again while it is held
    std::optional<Rect> spot = {};  // the part of it that the keyboard is at
    std::string tip = {};           // words of its tooltip; empty where all of them are drawn

    // Filled in by the arranger.
    Rect reach = {};                         // the part of `rect` that is in sight
    std::optional<std::size_t> area = {};    // that scrolls it
    std::optional<std::size_t> parent = {};  // among the elements
};

}  // namespace switchbox::ui
