#include "support/no_renderer.hpp"

namespace switchbox::test {

#if IMGUI_VERSION_NUM >= 19200

void take_font_texture() { ImGui::GetIO().BackendFlags |= ImGuiBackendFlags_RendererHasTextures; }

void take_textures() {
    for (ImTextureData* texture : ImGui::GetPlatformIO().Textures) {
        const bool goes = texture->Status == ImTextureStatus_WantDestroy;
        texture->SetTexID(goes ? ImTextureID_Invalid : ImTextureID{1});
        texture->SetStatus(goes ? ImTextureStatus_Destroyed : ImTextureStatus_OK);
    }
}

#else

void take_font_texture() {
    unsigned char* pixels = nullptr;
    int width = 0;
    int height = 0;
    ImGui::GetIO().Fonts->GetTexDataAsAlpha8(&pixels, &width, &height);
}

void take_textures() {}

#endif

}  // namespace switchbox::test
