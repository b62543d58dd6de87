// Draws the wires of Ghaly's machine over its board and the codes at its edges: transmitters solid, colour
// generators thinner and dashed, each in a casing that separates it from the lamps and from the wire that it
// crosses; what the player is at thicker, in the lit colour, on top. Where a lit generator's wire leaves
// a cell through its bottom edge, so that the cell shows its code, it has a dot.
//
// Above N = 16, and where cells are smaller than 14 pixels, only what is lit is drawn: the rest could not be
// told apart.
#pragma once

#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/kit/painter.hpp"
#include "ui/types/ghaly/state/wire_trace.hpp"

namespace switchbox::ui {

inline constexpr int max_with_all_wires = 16;  // rows and columns

struct WireScene {
    const machine::GhalyMachine& machine;
    const machine::PressGrid& presses;
    Rect board;
    bool transmitters = true;  // which diagrams are drawn; what is lit always is
    bool generators = true;
    WireHighlight highlight;
    std::optional<std::size_t> turning;  // the cell that was pressed last
    float turn = 1;                      // how far its wires have turned since, 0 .. 1
};

void draw_wires(const Painter& paint, const WireScene& scene);

// `current` is under the pointer or has the keyboard; `dragged` has been taken from its place.
void draw_codes(const Painter& paint, const WireScene& scene, std::optional<WireEnd> current,
                std::optional<WireEnd> dragged);

// The numbers of the ends of what is lit, for words that speak of "transmitter 4" and "exit 8". They stand
// half over the board, so that they need less room beside it than codes.
void draw_lit_numbers(const Painter& paint, const WireScene& scene);

enum class CodeLook : std::uint8_t {
    plain,
    lit,
    current,  // lit, with a strong rim
    vacant    // taken from its place
};
// One code in a box, as draw_codes draws it: for the one that is being dragged.
void draw_code(const Painter& paint, const WireScene& scene, WireEnd end, const Rect& box, CodeLook look);

}  // namespace switchbox::ui
