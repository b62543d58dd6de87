// Effects of a click or a key on a cell of the board, and the cursor on the board.
#pragma once

#include <imgui.h>

#include <cstdint>
#include <optional>
#include <vector>

#include "ui/frame/board_draw_context.hpp"
#include "ui/frame/frame.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/pointer_input.hpp"

namespace switchbox::ui {

// Painting by dragging, while the board is edited. Every lamp along the stroke, or every lamp of a rectangle,
// gets the state that a click gives the first one. The stroke is shown at once and applied when the pointer
// is released.

// Returns whether a drag that began there paints. Cells that are too small to press are painted by rectangles
// only.
[[nodiscard]] bool paints_from(const InputContext& context, ImVec2 at);
// Continues a stroke of a pointer that holds the board, if such a drag began there. Returns whether it
// painted.
bool follow_stroke(InputContext& context, const PointerInput& input);
// Discards the stroke in progress, until the pointer is released.
void drop_stroke(InputContext& context);

void draw_stroke(const BoardDrawContext& stage);

// Paints a lamp on the side that is being edited.
void paint(InputContext& context, std::size_t lamp, std::uint8_t state);
// Applies a click to a cell: presses its button or, while editing, paints its lamp.
void use_cell(InputContext& context, std::size_t cell);
// Changes the lamp to its next state.
void paint_next(InputContext& context, game::Side side, std::size_t lamp);

// Moves the cursor. If the cursor is not shown yet, the first arrow only shows it.
void move_cursor(InputContext& context, int rows, int columns);
// Moves the cursor to an existing cell if its cell does not exist.
void keep_cursor(const game::Game& game, UiState& state);

// Hit test of the board.

// Returns the cell at a point: a lamp while editing or if lamps are buttons, else the nearest button.
[[nodiscard]] std::optional<std::size_t> cell_at(const game::Game& game, const UiState& state,
                                                 const Layout& layout, ImVec2 at);
// Returns the nearest button that is not a lamp, within half a cell; else nullopt.
[[nodiscard]] std::optional<std::size_t> nearest_button(const Rect& board, const machine::Machine& machine,
                                                        ImVec2 at);

// Applies a click at a point of the board: presses the button there or, while editing, paints the lamp.
void click_on_board(InputContext& context, ImVec2 at);

// Editing of a machine that is painted in colours, sticker by sticker: a row of its colours, one of them
// chosen, and keys for them. Only a machine type with such machines provides it (frame/machine_ui.hpp).

// Key that paints the focused lamp with a state.
struct PaintKey {
    ImGuiKey key = ImGuiKey_None;
    std::uint8_t state = 0;
};

struct PaintTool {
    std::vector<PaintKey> (*keys)(const machine::Machine& machine);
    // Adds the colours, in equal parts of the row.
    void (*draw)(const Frame& frame, const Rect& row);
};

}  // namespace switchbox::ui
