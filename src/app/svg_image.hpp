// SVG documents on the desktop as PNG, as pixels or as the pages of a PDF, by librsvg and cairo.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"

namespace switchbox::app {

// Returns the document of size `width` by `height` as PNG with twice as many pixels each way, or an Error.
[[nodiscard]] Result<std::string> png_of(const std::string& svg, int width, int height);

// Returns a PDF of A4 pages, one for each document, whose text can be searched, or an Error.
[[nodiscard]] Result<std::string> pdf_of(const std::vector<std::string>& pages, const std::string& title);

// Pixels of four bytes each: ARGB in native byte order, premultiplied by alpha.
struct Pixels {
    std::vector<unsigned char> bytes;
    int stride = 0;  // bytes per row
};
[[nodiscard]] Result<Pixels> pixels_of(const std::string& svg, int width, int height);

}  // namespace switchbox::app
