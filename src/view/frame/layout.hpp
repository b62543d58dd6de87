// Where everything stands, as a pure function of the window and the board: the picture, the mouse and the DOM
// mirror all read the same rectangles.
#pragma once

#include "machine/machine.hpp"
#include "view/kit/geometry.hpp"

namespace switchbox::view {

struct Layout {
    bool phone = false;    // one column, the side pane is a sheet
    bool low = false;      // of a phone: little height, the commands have no words
    bool compact = false;  // little height: what stands under the board moves beside it
    Rect window;
    Rect header;
    Rect picker;
    Rect guide;   // the line over the board; empty where there is none
    Rect board;   // the cells
    Rect target;  // the cells of the target
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
// down.
struct PaneRoom {
    float width = 348;
    float sheet = 480;
    float peek = handle_height;
};

// What may be there or not.
struct Strips {
    bool guide = false;
    bool timeline = true;
};

// Whether a window is as narrow and high as a phone.
[[nodiscard]] bool is_phone(ImVec2 window);

// `codes`: those of Ghaly's machine stand round the board.
[[nodiscard]] Layout lay_out(ImVec2 window, machine::Shape lamps, bool codes = false,
                             const PaneRoom& wished = {}, const Strips& strips = {});

// Where a button of the machine can be hit, on a board of lamps that fills `board`.
[[nodiscard]] Rect button_rect(const Rect& board, const machine::Machine& machine, std::size_t button);

// The rectangle of one cell of a board that fills `board`.
[[nodiscard]] Rect cell_rect(const Rect& board, machine::Shape shape, std::size_t cell);

}  // namespace switchbox::view
