// Worksheet as pages to print (game/worksheet.hpp): boards with numbers, then their solutions on pages of
// their own. Everything can be told apart in black and white.
#pragma once

#include <vector>

#include "game/worksheet.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::ui {

// A4 paper upright, in CSS pixels.
inline constexpr float page_width = 793.7F;
inline constexpr float page_height = 1122.52F;

// Pages of a worksheet. The solutions begin on page `boards`, counted from 0.
struct WorksheetPages {
    std::vector<Drawing> pages;
    std::size_t boards = 0;
};
[[nodiscard]] WorksheetPages worksheet_pages(const game::Worksheet& sheet);

}  // namespace switchbox::ui
