// Buttons, marks, list rows, fields and sliders, and how each is drawn at rest, hovered, held and focused.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

class Painter;

enum class Look : std::uint8_t {
    primary,  // button filled with the accent: the main action
    raised,   // button with an icon and a word
    ghost,    // icon only, no background until hovered
    link,     // underlined words, no background until hovered
    stacked,  // icon over a small word (phone)
    chip,     // a word, filled while selected
    mark,     // a cell of a small board, filled while selected
    row,      // list row: words, and a note at its end
    field,    // text field
    slider,   // knob on a rail of `steps` steps
    frame     // frame around something drawn elsewhere
};

struct Control {
    std::string id = {};
    Rect rect = {};
    std::string label = {};  // field: the typed text
    const char* icon = nullptr;
    Look look = Look::raised;
    bool enabled = true;
    bool selected = false;
    std::string note = {};  // row: note at its end; field: placeholder
    std::size_t steps = 0;  // slider: number of steps
    float share = 0;        // slider: target position of the knob, 0..1
    bool hollow = false;    // mark: an empty place
    float ring = 0;         // extra gap between the control and its focus ring, in pixels
};

// State of a control at the moment of drawing.
struct ControlState {
    float glow = 0;   // hover, 0..1
    float share = 0;  // slider: drawn position of the knob, 0..1
    bool held = false;
    bool focused = false;  // has the keyboard focus, and the player sees it
};

void draw_control(const Painter& paint, const Control& control, const ControlState& state);

// Margin at each end of a slider, in pixels. slider_rail() returns the rest, along which the knob moves.
inline constexpr float slider_margin = 12;
[[nodiscard]] Rect slider_rail(const Rect& slider);

// Returns the width that a raised, primary or chip button needs.
[[nodiscard]] float button_width(const Painter& paint, std::string_view label, bool with_icon);

}  // namespace switchbox::ui
