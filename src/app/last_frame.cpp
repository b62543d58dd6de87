#include "app/last_frame.hpp"

#include <cstring>
#include <utility>

namespace switchbox::app {
namespace {

void append(std::vector<std::byte>& bytes, const void* from, std::size_t size) {
    if (size == 0) return;
    const std::size_t end = bytes.size();
    bytes.resize(end + size);
    std::memcpy(bytes.data() + end, from, size);
}

template <class Value>
void append(std::vector<std::byte>& bytes, const ImVector<Value>& values) {
    append(bytes, &values.Size, sizeof(values.Size));
    append(bytes, values.Data, static_cast<std::size_t>(values.size_in_bytes()));
}

void append(std::vector<std::byte>& bytes, const ImDrawData& data) {
    append(bytes, &data.DisplaySize, sizeof(data.DisplaySize));
    append(bytes, &data.FramebufferScale, sizeof(data.FramebufferScale));
    for (int i = 0; i < data.CmdListsCount; ++i) {
        append(bytes, data.CmdLists[i]->CmdBuffer);
        append(bytes, data.CmdLists[i]->IdxBuffer);
        append(bytes, data.CmdLists[i]->VtxBuffer);
    }
}

// Returns whether a texture changes: from 1.92 on, ImGui draws letters into its textures on first use.
bool has_new_letters([[maybe_unused]] const ImDrawData& data) {
#if IMGUI_VERSION_NUM >= 19200
    for (const ImTextureData* texture : *data.Textures) {
        if (texture->Status != ImTextureStatus_OK) return true;
    }
#endif
    return false;
}

}  // namespace

bool LastFrame::repeats(const ui::Scene& scene, const ui::Theme& theme, const ImDrawData& data) {
    next_.clear();
    append(next_, data);
    const bool same = theme_ == &theme && scene == scene_ && next_ == bytes_ && !has_new_letters(data);
    std::swap(next_, bytes_);
    if (!same) scene_ = scene;
    theme_ = &theme;
    return same;
}

}  // namespace switchbox::app
