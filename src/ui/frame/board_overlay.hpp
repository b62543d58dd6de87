// A layer over the board with parts that are pointed at and have the keyboard: the wires of Ghaly's machine.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "game/game.hpp"
#include "ui/frame/frame.hpp"
#include "ui/frame/layout.hpp"
#include "ui/frame/pointer_input.hpp"
#include "ui/frame/stage.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// The pointer while the overlay is shown.
struct OverlayPointer {
    const PointerInput& input;
    bool is_free = true;              // nothing lies over the overlay there
    std::string_view held;            // the element that was pressed
    std::optional<std::size_t> cell;  // of the board, that it is at
};

struct BoardOverlay {
    EdgeMargin margin;  // round a board with cells of a size
    // Forgets what belongs to a machine that is no longer in play. Called whatever machine is in play.
    void (*keep)(const game::Game& game, UiState& state);
    void (*draw)(const Stage& stage);
    // Draws the part alone that an explanation names.
    void (*draw_part)(const Stage& stage, std::size_t part);
    // Adds the parts that are pointed at and have the keyboard.
    void (*arrange)(const Frame& frame);
    // Returns true if the element is a part of the overlay.
    bool (*has)(const game::Game& game, std::string_view element);
    void (*point)(Turn& turn, const OverlayPointer& pointer);
    // Follows the keyboard to another element.
    void (*focus)(const game::Game& game, UiState& state);
};

}  // namespace switchbox::ui
