// Helpers for drawing with our own shaders.
#pragma once

#include "app/gl.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::app {

// Creates and binds a texture whose texels are read without filtering.
[[nodiscard]] GLuint make_texture();
// Sets a colour uniform.
void set_colour(GLint place, ui::Colour colour);

}  // namespace switchbox::app
