// Images on the desktop: an SVG document as PNG or as pixels, by librsvg.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"

namespace switchbox::app {

// Returns the document of size `width` by `height` as PNG with twice as many pixels each way, or an Error.
[[nodiscard]] Result<std::string> png_of(const std::string& svg, int width, int height);

// Pixels of four bytes each: ARGB in native byte order, premultiplied by alpha.
struct Pixels {
    std::vector<unsigned char> bytes;
    int stride = 0;  // bytes per row
};
[[nodiscard]] Result<Pixels> pixels_of(const std::string& svg, int width, int height);

}  // namespace switchbox::app
