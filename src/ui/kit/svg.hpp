// A drawing as an SVG 1.1 document that stands alone: system fonts by name, a title for screen readers, no
// scripts and no outside references.
#pragma once

#include <string>

#include "ui/kit/drawing.hpp"

namespace switchbox::ui {

[[nodiscard]] std::string svg_of(const Drawing& drawing);

}  // namespace switchbox::ui
