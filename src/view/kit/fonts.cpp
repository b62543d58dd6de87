#include "view/kit/fonts.hpp"

#include <algorithm>

#include "embedded.hpp"
#include "icons.hpp"

namespace switchbox::view {
namespace {

// Letters of more pixels are drawn larger than they are in the atlas, which is to stay of a size that every
// machine takes.
constexpr float most_pixels = 3;

struct Face {
    const unsigned char* data;
    std::size_t size;
    float pixels;
};

Face face_of(Type type) {
    using namespace switchbox::embedded;
    const float size = Fonts::size(type);
    switch (type) {
        case Type::caption:
        case Type::body:
            return {inter_regular, inter_regular_size, size};
        case Type::mono:
        case Type::small_mono:
            return {jetbrains_mono, jetbrains_mono_size, size};
        case Type::icon:
            return {lucide, lucide_size, size};
        default:
            return {inter_semibold, inter_semibold_size, size};
    }
}

// Whatever the embedded subsets hold of Latin, Greek, Cyrillic, punctuation and signs.
constexpr std::array<ImWchar, 3> text_ranges{0x20, 0x27BF, 0};
constexpr std::array<ImWchar, 3> icon_ranges{0xE000, 0xF8FF, 0};

}  // namespace

float Fonts::size(Type type) {
    switch (type) {
        case Type::caption:
            return 13;
        case Type::small_mono:
            return 12;
        case Type::title:
            return 18;
        case Type::large:
            return 24;
        case Type::icon:
            return 20;
        default:
            return 15;
    }
}

void Fonts::build(float pixels, float reading) {
    reading_ = reading;
    const float sharp = std::min(pixels, most_pixels);
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    for (std::size_t i = 0; i < fonts_.size(); ++i) {
        const auto type = static_cast<Type>(i);
        const Face face = face_of(type);
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false;
        config.OversampleH = pixels < most_pixels ? 2 : 1;
        config.OversampleV = 1;
        const float size = type == Type::body ? face.pixels * reading : face.pixels;
        const ImWchar* ranges = type == Type::icon ? icon_ranges.data() : text_ranges.data();
        // The atlas only reads the embedded bytes, but its interface is older than const.
        void* bytes = const_cast<unsigned char*>(face.data);  // NOLINT(cppcoreguidelines-pro-type-const-cast)
        fonts_.at(i) =
            atlas.AddFontFromMemoryTTF(bytes, static_cast<int>(face.size), size * sharp, &config, ranges);
    }
}

}  // namespace switchbox::view
