// Where everything stands, as a pure function of the window and the board: the picture, the mouse and the DOM
// mirror all read the same rectangles.
#pragma once

#include "machine/machine.hpp"
#include "ui/kit/geometry.hpp"
#include "ui/look/camera.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

// How much larger than designed everything is drawn, and beyond that running text, where the window has no
// room for more of all.
struct TextScale {
    float zoom = 1;
    float reading = 1;
    friend bool operator==(const TextScale&, const TextScale&) = default;
};
// As the player wishes, in a window of so many pixels (CSS pixels in the page). The view has a window of as
// many fewer logical pixels, so a window that is narrow for its text has a phone's layout.
[[nodiscard]] TextScale text_scale(const Settings& settings, ImVec2 window);

struct Layout {
    float zoom = 1;         // pixels of the window for each of these
    bool phone = false;     // one column, the side pane is a sheet
    bool low = false;       // of a phone: little height, the commands have no words
    bool nameless = false;  // of a header: the mark stands for the name
    bool compact = false;   // little height: what stands under the board moves beside it
    bool embedded = false;  // in a page of somebody else's: no header, picker, pane, handle, timeline
    Rect window;
    Rect header;
    Rect picker;
    Rect guide;     // the line over the board; empty where there is none
    Rect board;     // the window on the cells
    Rect cells;     // all of them; the same, unless a camera came nearer to a large board (look/camera.hpp)
    Rect solid;     // the machine in three dimensions; empty where there is none
    Rect target;    // the cells of the target
    Rect overview;  // all cells in small, where a part is seen; empty elsewhere
    Rect tools;     // for the camera; empty where there is none
    Rect target_label;
    Rect stats;
    Rect status;
    Rect pane;      // the side pane; on a phone where it is when slid up
    Rect handle;    // phone: the bar that slides it
    Rect timeline;  // no height on a phone while there is nothing to step through
    Rect commands;
};

inline constexpr float handle_height = 48;

// How wide the side pane would like to be; on a phone how high as a sheet, and how much of it while that is
// down, with less than the least of which it does without.
struct PaneRoom {
    float width = 348;
    float sheet = 480;
    float peek = handle_height;
    float least_peek = handle_height;
};

// What may be there or not.
struct Strips {
    bool guide = false;
    bool timeline = true;
    float reading = 1;  // text to read is so much larger than on buttons
    bool embedded = false;
    bool touch = false;  // buttons are larger
};

// Whether a window is laid out like a phone: narrow, or upright.
[[nodiscard]] bool is_phone(ImVec2 window);

// The room that an overlay needs at each side of a board with cells of this size (board_overlay.hpp).
using EdgeMargin = float (*)(float cell);

// `edges`: nullptr without an overlay.
[[nodiscard]] Layout lay_out(ImVec2 window, machine::Shape lamps, EdgeMargin edges = nullptr,
                             const PaneRoom& wished = {}, const Strips& strips = {});

// Puts the cells where a camera sees them, and beside them what belongs to it.
void look_through(Layout& layout, machine::Shape lamps, const Camera& camera);

// Where a button of the machine can be hit, on a board of lamps that fills `board`.
[[nodiscard]] Rect button_rect(const Rect& board, const machine::Machine& machine, std::size_t button);

// The rectangle of one cell of a board that fills `board`.
[[nodiscard]] Rect cell_rect(const Rect& board, machine::Shape shape, std::size_t cell);

}  // namespace switchbox::ui
