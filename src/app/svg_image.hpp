// SVG documents on the desktop as PNG, as pixels or as the pages of a PDF, by librsvg and cairo; and the
// files of worksheets.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/worksheet.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::app {

// Returns the document of size `width` by `height` as PNG with twice as many pixels each way, or an Error.
[[nodiscard]] Result<std::string> png_of(const std::string& svg, int width, int height);

// Returns a PDF of A4 pages, one for each document, whose text can be searched, or an Error.
[[nodiscard]] Result<std::string> pdf_of(const std::vector<std::string>& pages, const std::string& title);
[[nodiscard]] Result<std::string> pdf_of(const std::vector<ui::Drawing>& pages);

// Returns the content of a worksheet's file, or an Error.
[[nodiscard]] Result<std::string> worksheet_file(const game::Worksheet& sheet, game::WorksheetFormat format);

// Pixels of four bytes each: ARGB in native byte order, premultiplied by alpha.
struct Pixels {
    std::vector<unsigned char> bytes;
    int stride = 0;  // bytes per row
};
[[nodiscard]] Result<Pixels> pixels_of(const std::string& svg, int width, int height);

}  // namespace switchbox::app
