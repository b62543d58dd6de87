// Replacement for the renderer's handling of ImGui's textures, in tests without a renderer.
#pragma once

#include <imgui.h>

namespace switchbox::test {

// Takes the font texture; call it after setting the fonts and before the first frame.
void take_font_texture();
// Takes changed textures; call it after each frame. From ImGui 1.92 on, letters enter the textures when they
// are first needed.
void take_textures();

}  // namespace switchbox::test
