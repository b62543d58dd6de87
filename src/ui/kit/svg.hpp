// Drawing as a self-contained SVG 1.1 document: system fonts by name, a title for screen readers, no scripts
// and no external references.
#pragma once

#include <string>

#include "ui/kit/drawing.hpp"

namespace switchbox::ui {

[[nodiscard]] std::string svg_of(const Drawing& drawing);

}  // namespace switchbox::ui
