// The desktop's pictures: an SVG document as PNG, by librsvg.
#pragma once

#include <string>

#include "machine/result.hpp"

namespace switchbox::shell {

// The document, which is `width` by `height`, in twice as many pixels; or what went wrong.
[[nodiscard]] Result<std::string> png_of(const std::string& svg, int width, int height);

}  // namespace switchbox::shell
