// What every drawing with our own shaders needs.
#pragma once

#include "app/gl.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::app {

// One whose texels are read one by one, bound.
[[nodiscard]] GLuint make_texture();
// Sets a uniform.
void set_colour(GLint place, ui::Colour colour);

}  // namespace switchbox::app
