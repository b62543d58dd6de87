// All that the shaders learn of a game: one small record for each lamp, uploaded as a texture, and a
// rectangle for each board.
#pragma once

#include <cstdint>
#include <vector>

#include "machine/grid.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/look/solid_drawing.hpp"

namespace switchbox::ui {

// Two RGBA texels, as shaders/cell.vert reads them. Rings are 0 (none) .. 255.
struct LampAppearance {
    std::uint8_t state = 0;
    std::uint8_t previous = 0;  // the state that it comes from
    std::uint8_t phase = 255;   // how far it has come from there
    std::uint8_t press = 0;     // how far its key is down
    std::uint8_t outline = 0;   // a press of the hovered button changes it
    std::uint8_t hint = 0;      // to be pressed
    std::uint8_t focus = 0;     // keyboard or screen reader
    std::uint8_t proof = 0;     // the words of the Why pane speak of it
    friend bool operator==(const LampAppearance&, const LampAppearance&) = default;
};
static_assert(sizeof(LampAppearance) == 8);

// The state of a cell without a lamp.
inline constexpr std::uint8_t no_lamp = 255;
// The press of a button that stays down; one that is held goes deeper.
inline constexpr std::uint8_t latched_press = 200;

// As uLook in shaders/cell.glsl.
enum class LampLook : std::uint8_t {
    bare,    // a lamp alone (the target)
    key,     // a lamp on its key
    tile,    // a lamp that fills its cell, where buttons are not lamps
    colour,  // a tile on its key whose state is a colour, 0: dark (Ghaly's machine)
    lit_key  // a lamp that has its key while it is lit: dark ones cannot be pressed
};

struct BoardDrawing {
    Rect rect;  // of the cells; halos reach a little farther
    Rect clip;  // nothing is seen beyond it; all is where it has no width
    int rows = 0;
    int columns = 0;
    int states = 2;
    std::size_t first = 0;  // its first record
    LampLook look = LampLook::key;

    [[nodiscard]] std::size_t lamps() const {
        return static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns);
    }
    friend bool operator==(const BoardDrawing&, const BoardDrawing&) = default;
};

// As shaders/map.frag reads them: to be pressed, and what the words of the Why pane speak of.
inline constexpr std::uint8_t hint_bit = 64;
inline constexpr std::uint8_t proof_bit = 128;

// A board of more lamps than there is room to draw: each pixel shows the states of the cells in it, and none
// that is lit is lost among dark ones.
struct MapDrawing {
    Rect rect;  // of the cells
    Rect clip;  // nothing is drawn beyond it
    machine::Shape shape;
    int states = 2;
    machine::Cells cells;  // states, and these bits
    friend bool operator==(const MapDrawing&, const MapDrawing&) = default;
};

struct Scene {
    std::vector<LampAppearance> lamps;
    std::vector<BoardDrawing> boards;
    std::vector<MapDrawing> maps;  // over the boards
    SolidDrawing solid;            // beside them; nothing where it has no quads
    float breath = 0;              // 0..1
    friend bool operator==(const Scene&, const Scene&) = default;
};

}  // namespace switchbox::ui
