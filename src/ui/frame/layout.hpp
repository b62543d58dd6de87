// Layout of the window, a pure function of the window and the board. Drawing, mouse and DOM mirror all use
// the same rectangles. Sizes are in logical pixels unless stated (ui/kit/geometry.hpp).
#pragma once

#include "machine/machine.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/look/camera.hpp"
#include "ui/state/embed_options.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

// Enlargement of text. `zoom` enlarges everything; `reading` enlarges running text further if the window has
// no space for a larger zoom.
struct TextScale {
    float zoom = 1;
    float reading = 1;
    friend bool operator==(const TextScale&, const TextScale&) = default;
};
// Returns the scale that the player chose, for a window in pixels (CSS pixels in the page). A very large
// window adds to it. The view divides
// the window by the zoom, so a window that is narrow for its text gets the phone layout.
[[nodiscard]] TextScale text_scale(const Settings& settings, ImVec2 window);

struct Layout {
    float zoom = 1;         // pixels of the window per logical pixel
    bool phone = false;     // one column, the side pane is a sheet
    bool low = false;       // phone with little height: commands have no words
    bool nameless = false;  // the header shows the logo without the name
    bool compact = false;   // little height: what is usually under the board is beside it
    bool embedded = false;  // board in another page: no header, picker, pane, handle or timeline
    Rect window;
    Rect header;
    Rect picker;
    Rect guide;     // line or introduction over the board; empty if there is none
    Rect board;     // the window on the cells
    Rect cells;     // all of them; equals `board` unless a camera zoomed into a large board (look/camera.hpp)
    Rect solid;     // the machine in three dimensions; empty if there is none
    Rect keypad;    // buttons apart from the board; empty if they are on it
    Rect target;    // the cells of the target
    Rect overview;  // all cells in small, if only a part is visible; else empty
    Rect tools;     // buttons of the camera; empty if there is none
    Rect target_label;
    Rect stats;
    Rect status;
    Rect pane;      // the side pane; on a phone its place when slid up
    Rect handle;    // phone: the bar that slides it
    Rect timeline;  // no height on a phone while there are no steps
    Rect commands;
};

inline constexpr float handle_height = 48;

// Preferred size of the side pane: its width, more than the usual one if its contents need it (the usual one
// grows with the window, and a wider one takes nothing from the board); on a phone its height as a sheet and
// its visible part while it is down. The pane shows only its handle if less than the least part fits.
// `keeps_board`: the visible part takes the place of the words under the board, so the board stays where it
// is.
struct PaneRoom {
    float width = 348;
    float sheet = 480;
    float peek = handle_height;
    float least_peek = handle_height;
    bool keeps_board = false;
};

// Parts of a board in another page, by its options.
struct EmbedParts {
    bool target = true;
    bool why = false;  // the status has room for the reason of a hint
    int help = 1;      // most buttons beside Undo, Restart and the link
    int back = 2;      // Undo and Restart, or Restart alone
    friend bool operator==(const EmbedParts&, const EmbedParts&) = default;
};
[[nodiscard]] EmbedParts parts_of(const EmbedOptions& options);

// Optional parts of the layout.
struct OptionalBars {
    bool guide = false;
    bool timeline = true;
    float reading = 1;  // enlargement of running text
    bool embedded = false;
    bool touch = false;      // buttons are larger
    float introduction = 0;  // height of the card in the guide's place; 0 if there is none
    EmbedParts parts = {};   // of an embedded board
};

// Returns whether a window gets the phone layout: narrow, or upright.
[[nodiscard]] bool is_phone(ImVec2 window);

// Function that returns the margin that an overlay needs at each side of a board with cells of this side
// (board_overlay.hpp).
using EdgeMargin = float (*)(float cell);

// Returns the layout of a window of this many logical pixels. `edges`: nullptr without an overlay.
[[nodiscard]] Layout lay_out(ImVec2 window, machine::Shape lamps, EdgeMargin edges = nullptr,
                             const PaneRoom& requested = {}, const OptionalBars& strips = {});

// Returns a strip of the width in the place of the guide: in line with the left edge of the board if it fits
// there, else as near to that as possible. A phone's and that of a solid are in the middle.
[[nodiscard]] Rect strip_in_guide(const Layout& layout, float width);
// Moves the guide of a wide window down to the board.
void bring_guide_near(Layout& layout, machine::Shape lamps, EdgeMargin edges);

// Places the cells as the camera sees them, and the camera's tools and overview beside or under them where
// room is free. On a phone the board makes room for them.
void look_through(Layout& layout, machine::Shape lamps, const Camera& camera);

// Returns the area in which a button of the machine is hit, on a board of lamps that fills `board`.
[[nodiscard]] Rect button_rect(const Rect& board, const machine::Machine& machine, std::size_t button);

// Returns the area of a button where the layout has it: on the board or on the keypad.
[[nodiscard]] Rect button_rect(const Layout& layout, const machine::Machine& machine, std::size_t button);

// Returns the rectangle of one cell of a board that fills `board`.
[[nodiscard]] Rect cell_rect(const Rect& board, machine::Shape shape, std::size_t cell);

// Returns the largest board inside `room`, centred, with cells of at most `largest_cell` pixels. Cells of
// more than 8 pixels are whole pixels.
[[nodiscard]] Rect fit_cells(const Rect& room, machine::Shape shape, float largest_cell);

// Returns the rectangle of a board to play on. `edges`: nullptr without an overlay.
[[nodiscard]] Rect fit_board(const Rect& room, machine::Shape shape, EdgeMargin edges);

// Returns the layout of a board embedded in another page: the board, its target, the status, a small bar. Of
// the two orientations it takes the one that leaves more space to the board. Absent parts have no size.
[[nodiscard]] Layout lay_out_embedded(ImVec2 window, machine::Shape lamps, const EmbedParts& parts);

// Returns the least height of a window of this width in which the embedded board is as wide as the window, up
// to a large board, with all its parts.
[[nodiscard]] float embedded_height(float width, machine::Shape lamps, const EmbedParts& parts);

}  // namespace switchbox::ui
