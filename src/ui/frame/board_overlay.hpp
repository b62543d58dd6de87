// Layer over the board with parts that take pointer and keyboard: the wires of Ghaly's machine.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "ui/frame/board_draw_context.hpp"
#include "ui/frame/frame.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/pointer_input.hpp"

namespace switchbox::ui {

// Pointer while the overlay is shown.
struct OverlayPointer {
    const PointerInput& input;
    bool is_free = true;              // no other element lies over the overlay there
    std::string_view held;            // id of the pressed element
    std::optional<std::size_t> cell;  // board cell under the pointer
};

struct BoardOverlay {
    EdgeMargin margin;  // around a board with cells of a size
    // Clears state for a machine that is no longer in play. Called for every machine in play.
    void (*keep)(const game::Game& game, UiState& state);
    void (*draw)(const BoardDrawContext& stage);
    // Draws only the part that an explanation names.
    void (*draw_part)(const BoardDrawContext& stage, std::size_t part);
    // Adds the parts that take pointer and keyboard.
    void (*arrange)(const Frame& frame);
    // Returns true if the element is a part of the overlay.
    bool (*has)(const game::Game& game, std::string_view element);
    void (*point)(InputContext& context, const OverlayPointer& pointer);
    // Follows the keyboard to another element.
    void (*focus)(const game::Game& game, UiState& state);
};

}  // namespace switchbox::ui
