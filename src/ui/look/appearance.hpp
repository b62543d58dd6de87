// Input of the shaders: one small record for each lamp, uploaded as a texture, and one rectangle for each
// board.
#pragma once

#include <cstdint>
#include <vector>

#include "machine/grid.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/look/solid_drawing.hpp"

namespace switchbox::ui {

// Appearance of a lamp in two RGBA texels, as shaders/cell.vert reads them. Rings are 0 (none) .. 255.
struct LampAppearance {
    std::uint8_t state = 0;
    std::uint8_t previous = 0;  // state at the start of the transition
    std::uint8_t phase = 255;   // progress of the transition from `previous`; 255: done
    std::uint8_t press = 0;     // how far its key is down
    std::uint8_t outline = 0;   // ring: a press of the hovered button changes it
    std::uint8_t hint = 0;      // ring: to be pressed
    std::uint8_t focus = 0;     // ring: has the keyboard or screen reader focus
    std::uint8_t proof = 0;     // ring: part of the explanation in the Why pane
    friend bool operator==(const LampAppearance&, const LampAppearance&) = default;
};
static_assert(sizeof(LampAppearance) == 8);

// State of a cell without a lamp.
inline constexpr std::uint8_t no_lamp = 255;
// Value of `press` for a button that stays down; a held button goes deeper.
inline constexpr std::uint8_t latched_press = 200;

// Kind of lamp, as uLook in shaders/cell.glsl.
enum class LampLook : std::uint8_t {
    bare,    // lamp alone (the target)
    key,     // lamp on its key
    tile,    // lamp that fills its cell, if buttons are not lamps
    colour,  // tile on its key whose state is a colour, 0: dark (Ghaly's machine)
    lit_key  // lamp that has a key only while it is lit: dark ones cannot be pressed
};

struct BoardDrawing {
    Rect rect;  // rectangle of the cells; halos reach a little farther
    Rect clip;  // nothing is visible outside it; a width of 0 clips nothing
    int rows = 0;
    int columns = 0;
    int states = 2;
    std::size_t first = 0;  // index of its first record
    LampLook look = LampLook::key;

    [[nodiscard]] std::size_t lamps() const {
        return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    }
    friend bool operator==(const BoardDrawing&, const BoardDrawing&) = default;
};

// Bits of a map cell, as shaders/map.frag reads them: to be pressed, and part of the explanation in the Why
// pane.
inline constexpr std::uint8_t hint_bit = 64;
inline constexpr std::uint8_t proof_bit = 128;

// Board of more lamps than can be drawn one by one. Each pixel shows the states of the cells in it, and dark
// cells never hide a lit one.
struct MapDrawing {
    Rect rect;  // rectangle of the cells
    Rect clip;  // nothing is drawn outside it
    machine::Shape shape;
    int states = 2;
    machine::Cells cells;  // states and bits
    friend bool operator==(const MapDrawing&, const MapDrawing&) = default;
};

struct Scene {
    std::vector<LampAppearance> lamps;
    std::vector<BoardDrawing> boards;
    std::vector<MapDrawing> maps;  // drawn over the boards
    SolidDrawing solid;            // drawn beside the boards, if it has quads
    float breath = 0;              // strength of the glow after a solution, 0..1
    friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace switchbox::ui
