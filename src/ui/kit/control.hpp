// The house's own controls: how a button, a mark, a row of a list, a field or a slider looks, at rest and
// while pointer or keyboard are on it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "ui/kit/geometry.hpp"

namespace switchbox::ui {

class Painter;

enum class Look : std::uint8_t {
    primary,  // a button filled with the accent: the one thing to do
    raised,   // icon and word
    ghost,    // icon only, no face until hovered
    link,     // underlined words, no face until hovered
    stacked,  // icon over a small word (phone)
    chip,     // a word, filled while selected
    mark,     // a cell of a small board, filled while selected
    row,      // of a list: a word, and a note at its end
    field,    // text that can be typed
    slider,   // a knob on a rail of `steps` steps
    frame     // round something that is drawn otherwise
};

struct Control {
    std::string id = {};
    Rect rect = {};
    std::string label = {};  // field: what has been typed
    const char* icon = nullptr;
    Look look = Look::raised;
    bool enabled = true;
    bool selected = false;
    std::string note = {};  // row: at its end; field: instead of nothing typed
    std::size_t steps = 0;  // slider: how many
    float share = 0;        // slider: where the knob is to be, 0..1
    bool hollow = false;    // mark: an empty place
    float ring = 0;         // how far the focus ring stands off, where that is not the look's own
};

// How the control is just now.
struct ControlState {
    float glow = 0;   // hover, 0..1
    float share = 0;  // slider: where the knob is
    bool held = false;
    bool focused = false;  // and the player sees it
};

void draw_control(const Painter& paint, const Control& control, const ControlState& state);

// The part of a slider that its knob moves along.
inline constexpr float slider_margin = 12;
[[nodiscard]] Rect slider_rail(const Rect& slider);

// The width that a raised, primary or chip button needs.
[[nodiscard]] float button_width(const Painter& paint, std::string_view label, bool with_icon);

}  // namespace switchbox::ui
