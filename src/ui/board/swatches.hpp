// The colours of a machine that is painted: clicks on the board paint with the chosen one, and each tells how
// many stickers have it, and how many are to (paint_face.hpp).
#pragma once

#include "ui/board/paint_face.hpp"

namespace switchbox::ui {

[[nodiscard]] std::vector<Swatch> swatches(const game::Game& game, const UiState& state);
[[nodiscard]] std::string swatch_words(const game::Game& game, const Swatch& swatch);
bool choose_swatch(Turn& turn, std::string_view id);
void draw_swatches(const Frame& frame, const Rect& row);

}  // namespace switchbox::ui
