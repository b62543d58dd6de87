// The desktop's pictures: an SVG document as PNG or as pixels, by librsvg.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"

namespace switchbox::app {

// The document, which is `width` by `height`, in twice as many pixels; or what went wrong.
[[nodiscard]] Result<std::string> png_of(const std::string& svg, int width, int height);

// Four bytes each, ARGB of the machine's order, multiplied by how opaque they are.
struct Pixels {
    std::vector<unsigned char> bytes;
    int stride = 0;  // bytes a row
};
[[nodiscard]] Result<Pixels> pixels_of(const std::string& svg, int width, int height);

}  // namespace switchbox::app
