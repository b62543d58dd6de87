// Input of the shaders: one small record for each lamp, uploaded as a texture, and one rectangle for each
// board.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "machine/grid.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/kit/painter.hpp"
#include "ui/look/camera.hpp"

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

// Cells of a board whose look changed since the last drawing: only they are drawn again.

// Cell of the board, or one of the cells around it (-1, `columns` or `rows`), on which halos end.
struct BoardCell {
    std::int16_t column = 0;
    std::int16_t row = 0;
    friend bool operator==(const BoardCell&, const BoardCell&) = default;
};

// Returns all cells row by row, including those around the board.
[[nodiscard]] std::vector<BoardCell> all_cells(const BoardDrawing& board);

// Returns the cells that the new records change. `before` and `after` hold one record for each lamp of
// `board`. A lamp that shines differently also changes the halo on the cells around it.
[[nodiscard]] std::vector<BoardCell> changed_cells(const BoardDrawing& board,
                                                   std::span<const LampAppearance> before,
                                                   std::span<const LampAppearance> after);

// Cells grouped by what is drawn on them.
struct CellGroups {
    std::vector<BoardCell> on_board;
    std::vector<BoardCell> around;
    std::vector<BoardCell> ringed;  // cells on the board with an outline, a hint, the focus or a proof
};
[[nodiscard]] CellGroups groups_of(const BoardDrawing& board, std::span<const LampAppearance> lamps,
                                   std::span<const BoardCell> cells);

// Transitions of lamps between states: a press ripples from its button out to the lamps that it changes.
class LampMotion {
  public:
    // Records what the board shows now (`now` in seconds). Lamps that changed since the last call start a
    // transition, later the farther they are from `origin`. A board of another shape, a change of thousands
    // of lamps, and reduced motion skip the transition.
    void follow(const machine::Picture& picture, std::optional<std::size_t> origin, bool reduced, double now);

    // Returns the progress of a lamp from previous() to its state, 0..1.
    [[nodiscard]] float phase(std::size_t lamp, double now) const;
    [[nodiscard]] std::uint8_t previous(std::size_t lamp) const;
    [[nodiscard]] bool is_moving(double now) const { return now < finished_; }

  private:
    struct Move {
        std::uint8_t from = 0;
        double start = 0;
    };
    machine::Picture shown_;
    std::map<std::size_t, Move> moves_;
    double finished_ = 0;
};

}  // namespace switchbox::ui

namespace switchbox::ui::lamp_shape {

// Sizes of lamps and keys, in cells, for the shaders and for exported pictures.

inline constexpr float key_half = 0.455F;  // half of the key's side
inline constexpr float key_radius = 0.13F;
inline constexpr float lamp_in_key = 0.285F;  // lamp's radius
inline constexpr float bare_lamp = 0.36F;
inline constexpr float dark_share = 0.88F;  // size of a dark lamp relative to a lit one: a socket
inline constexpr float tile_half = 0.46F;   // half the side of a lamp that fills its cell
inline constexpr float tile_radius = 0.1F;
inline constexpr float colour_radius = 0.085F;  // corner radius of a coloured tile

// Returns the sizes as GLSL constants: kKeyHalf and so on.
[[nodiscard]] std::string glsl();

}  // namespace switchbox::ui::lamp_shape

namespace switchbox::ui {

// Coloured tiles: each cell also shows its colour's letter, for players who cannot distinguish the colours.

// Returns the colour in the middle of a coloured tile (LampLook::colour), as the shader draws it; state 0 is
// dark.
[[nodiscard]] Colour tile_fill(const Theme& theme, int state);

// Returns whether a cell of this width has a letter.
[[nodiscard]] bool has_room_for_letter(float cell);
// Returns the background of a letter on a chip: the colour, or the theme's socket colour in high contrast.
[[nodiscard]] Colour chip_fill(const Theme& theme, int state);
// Draws the letter as large as the cell allows; draws nothing in a dark cell or one that is too small. The
// chip separates the letter from wires that cross the cell.
void draw_colour_letter(const Painter& paint, const Rect& cell, int state, bool on_chip);

}  // namespace switchbox::ui
