// A drawing as an SVG 1.1 document that stands alone: system fonts by name, a title for screen readers, no
// scripts and no outside references.
#pragma once

#include <string>

#include "view/kit/drawing.hpp"

namespace switchbox::view {

[[nodiscard]] std::string svg_of(const Drawing& drawing);

}  // namespace switchbox::view
