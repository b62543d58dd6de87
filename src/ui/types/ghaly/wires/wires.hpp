// Drawing of the wires of Ghaly's machine over its board, and of the codes at its edges. Transmitters' wires
// are solid, colour generators' thinner and dashed. Each has a casing that separates it from the lamps and
// from the wires that it crosses. Highlighted wires are thicker, in the lit colour, and on top. A dot marks
// where a lit generator's wire leaves a cell through its bottom edge, so that the cell shows its code.
//
// Above N = 16, and in cells smaller than 14 pixels, only lit wires are drawn: the rest could not be told
// apart.
#pragma once

#include <optional>

#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/kit/painter.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"

namespace switchbox::ui {

inline constexpr int max_with_all_wires = 16;  // rows and columns

struct WireScene {
    const machine::GhalyMachine& machine;
    const machine::PressGrid& presses;
    Rect board;
    bool transmitters = true;  // whether the diagram is drawn; lit wires always are
    bool generators = true;
    WireHighlight highlight;
    std::optional<std::size_t> turning;  // the cell that was pressed last
    float turn = 1;                      // how far its wires have turned since, 0 .. 1
};

void draw_wires(const Painter& paint, const WireScene& scene);

// Draws the codes. `current` is at the pointer or the keyboard; `dragged` has been taken from its place.
void draw_codes(const Painter& paint, const WireScene& scene, std::optional<WireEnd> current,
                std::optional<WireEnd> dragged);

// Draws the numbers of all exits, and of transmitters that are lit, beside their codes: words about a wire
// name them. Where codes leave no room for the numbers there are none.
void draw_end_numbers(const Painter& paint, const WireScene& scene);

// Draws each button's number in the top right corner of its cell, which no wire crosses. Where the largest
// number has no room there are none.
void draw_button_numbers(const Painter& paint, const WireScene& scene);

// Draws the numbers of the lit ends, for words such as "transmitter 4" and "exit 8". They overlap the board
// by half, so that they need less space beside it than codes. `wanted`: an end that is named too; its number
// is not lit.
void draw_lit_numbers(const Painter& paint, const WireScene& scene, std::optional<WireEnd> wanted);

enum class CodeLook : std::uint8_t {
    plain,
    lit,
    current,  // lit, with a strong rim
    vacant    // the code has been taken from its place
};
// Draws one code in a box as draw_codes does, for the code that is being dragged.
void draw_code(const Painter& paint, const WireScene& scene, WireEnd end, const Rect& box, CodeLook look);

}  // namespace switchbox::ui
