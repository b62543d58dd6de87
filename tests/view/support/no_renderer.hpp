// What a renderer would do for ImGui's textures, where there is none.
#pragma once

#include <imgui.h>

namespace switchbox::test {

// After the fonts are set, before the first frame.
void take_font_texture();
// After each frame: from 1.92 on letters come into the textures when they are first needed.
void take_textures();

}  // namespace switchbox::test
