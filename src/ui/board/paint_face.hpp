// How a machine is edited that is painted with colours, sticker by sticker: its colours in a row, one of them
// chosen, and keys for them. A program without such machines has nothing of it (frame/machine_ui.hpp).
#pragma once

#include <imgui.h>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "ui/frame/frame.hpp"
#include "ui/frame/turn.hpp"

namespace switchbox::ui {

// What the lamp in focus is to show.
struct PaintKey {
    ImGuiKey key = ImGuiKey_None;
    std::uint8_t state = 0;
};

struct Swatch {
    std::string id;  // "swatch-3"
    std::uint8_t state = 0;
    std::size_t found = 0;   // lamps that show it
    std::size_t wanted = 0;  // that show it in the target
    bool chosen = false;
};

struct PaintFace {
    std::vector<PaintKey> (*keys)(const machine::Machine& machine);
    // None but while the machine is edited.
    std::vector<Swatch> (*swatches)(const game::Game& game, const UiState& state);
    // "Paint red, 8 of 9"
    std::string (*words)(const game::Game& game, const Swatch& swatch);
    // Chooses it, or none where it was chosen. Answers whether it is one.
    bool (*choose)(Turn& turn, std::string_view id);
    // In equal parts of the row.
    void (*draw)(const Frame& frame, const Rect& row);
};

}  // namespace switchbox::ui
