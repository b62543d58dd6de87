// The colours of a machine that is painted sticker by sticker: one is chosen, and clicks on the board paint
// with it. Each tells how many stickers have it, and how many are to.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "view/frame/frame.hpp"
#include "view/frame/turn.hpp"

namespace switchbox::view {

struct Swatch {
    std::string id;  // "swatch-3"
    std::uint8_t state = 0;
    std::size_t found = 0;   // lamps that show it
    std::size_t wanted = 0;  // that show it in the target
    bool chosen = false;
};
// None but while a machine is edited that is painted so (is_painted()).
[[nodiscard]] std::vector<Swatch> swatches(const play::Game& game, const UiState& state);
// "Paint red, 8 of 9"
[[nodiscard]] std::string swatch_words(const play::Game& game, const Swatch& swatch);
// Chooses it, or none where it was chosen. Answers whether it is one.
bool choose_swatch(Turn& turn, std::string_view id);

// In equal parts of the row.
void draw_swatches(const Frame& frame, const Rect& row);

}  // namespace switchbox::view
