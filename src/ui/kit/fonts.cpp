#include "ui/kit/fonts.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <iterator>
#include <span>

#include "characters.hpp"
#include "embedded.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"

namespace switchbox::ui {
namespace {

// Largest number of device pixels per logical pixel to rasterise for. Beyond it glyphs are scaled up, which
// keeps the atlas within the texture size of every device.
constexpr float most_pixels = 3;
// Pixel density from which horizontal oversampling is off: its effect is then too small to see.
constexpr float fine_pixels = 1.5F;

struct FontFile {
    const unsigned char* data;
    std::size_t size;
};

FontFile font_file_of(Type type) {
    using namespace switchbox::embedded;
    switch (type) {
        case Type::caption:
        case Type::body:
            return {inter_regular, inter_regular_size};
        case Type::mono:
        case Type::small_mono:
            return {jetbrains_mono, jetbrains_mono_size};
        case Type::icon:
            return {lucide, lucide_size};
        default:
            return {inter_semibold, inter_semibold_size};
    }
}

// Returns the ranges that the atlas always contains, as pairs of first and last character.
std::span<const ImWchar> sure_characters(Type type) {
    const auto pairs = [](const auto& ranges) { return std::span(ranges).first(std::size(ranges) - 1); };
    switch (type) {
        case Type::icon:
            return pairs(characters::icon);
        case Type::figures:
            return pairs(characters::figures);
        case Type::mono:
        case Type::small_mono:
            return pairs(characters::mono);
        default:
            return pairs(characters::text);
    }
}

#if IMGUI_VERSION_NUM < 19200
bool holds(std::span<const ImWchar> ranges, ImWchar letter) {
    for (std::size_t i = 0; i < ranges.size(); i += 2) {
        if (ranges[i] <= letter && letter <= ranges[i + 1]) return true;
    }
    return false;
}
#endif

}  // namespace

float Fonts::size(Type type) {
    switch (type) {
        case Type::caption:
            return 13;
        case Type::small_mono:
            return 12;
        case Type::title:
            return 18;
        case Type::figures:
            return 24;
        case Type::icon:
            return 20;
        default:
            return 15;
    }
}

void Fonts::need([[maybe_unused]] Type type, [[maybe_unused]] std::string_view text) const {
#if IMGUI_VERSION_NUM < 19200
    const char* at = text.data();
    const char* const end = at + text.size();
    const std::span<const ImWchar> sure = sure_characters(type);
    while (at != end) {
        unsigned int letter = 0;
        at += ImTextCharFromUtf8(&letter, at, end);
        const auto wanted = static_cast<ImWchar>(letter);
        if (letter < ' ' || holds(sure, wanted)) continue;
        if (std::find(wanted_.begin(), wanted_.end(), wanted) == wanted_.end()) wanted_.push_back(wanted);
    }
#endif
}

const ImWchar* Fonts::ranges_of(Type type) {
    const std::span<const ImWchar> sure = sure_characters(type);
    std::vector<ImWchar>& ranges = ranges_.at(static_cast<std::size_t>(type));
    ranges.assign(sure.begin(), sure.end());
    for (const ImWchar letter : wanted_) ranges.insert(ranges.end(), {letter, letter});
    ranges.push_back(0);
    return ranges.data();
}

void Fonts::build(float pixels, float reading) {
    reading_ = reading;
    const float sharp = std::min(pixels, most_pixels);
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    atlas.Clear();
    built_ = wanted_.size();
    for (std::size_t i = 0; i < fonts_.size(); ++i) {
        const auto type = static_cast<Type>(i);
        const FontFile file = font_file_of(type);
        ImFontConfig config;
        config.FontDataOwnedByAtlas = false;
        config.OversampleH = pixels < fine_pixels ? 2 : 1;
        config.OversampleV = 1;
        const float letters = type == Type::body ? size(type) * reading : size(type);
        // The atlas only reads the embedded bytes, but its interface takes a non-const pointer.
        void* bytes = const_cast<unsigned char*>(file.data);  // NOLINT(cppcoreguidelines-pro-type-const-cast)
        fonts_.at(i) = atlas.AddFontFromMemoryTTF(bytes, static_cast<int>(file.size), letters * sharp,
                                                  &config, ranges_of(type));
    }
#if IMGUI_VERSION_NUM < 19200
    atlas.Build();  // from 1.92 on, glyphs are rasterised when they are first drawn
#endif
}

std::string after_place(const Message& problem) {
    std::string words = say(problem);
    const std::size_t colon = words.find(": ");
    if (colon != std::string::npos) words.erase(0, colon + 2);
    if (words.ends_with('.')) words.pop_back();
    return words;
}

}  // namespace switchbox::ui
