#include "ui/export/sheet_page.hpp"

#include <algorithm>

namespace switchbox::ui {
namespace {

constexpr float sheet_title_size = 24;
constexpr float sheet_subtitle_size = 14;
constexpr float least_sheet_width = 240;
constexpr float sheet_line = 1.55F;  // height of a line, as a multiple of the type's size

bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// Removes the next line from `text` and returns it without the space that ends it.
std::string_view next_line(std::string_view& text, float width, float size, bool mono) {
    std::size_t end = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != ' ') continue;
        if (end != 0 && text_width(text.substr(0, i), size, mono) > width) break;
        end = i;
    }
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

}  // namespace

float text_width(std::string_view text, float size, bool mono) {
    // This counts characters, without the continuation bytes of UTF-8.
    const auto count = std::count_if(text.begin(), text.end(), [](char c) { return !goes_on(c); });
    return static_cast<float>(count) * size * (mono ? 0.605F : 0.58F);
}

std::string shortened(std::string_view text, float size, float width) {
    if (text_width(text, size) <= width) return std::string(text);
    const float room = width - text_width(".", size);
    std::size_t end = text.size() - 1;
    while (end > 0 && (goes_on(text[end]) || text_width(text.substr(0, end), size) > room)) --end;
    return std::string(text.substr(0, end)) + "\xE2\x80\xA6";
}

SheetPage::SheetPage(const Theme& theme, float width, std::string title, std::string_view subtitle)
    : theme_(theme) {
    constexpr float strong = 1.15F;  // bold type is wider
    const float title_width = text_width(title, sheet_title_size) * strong;
    drawing_.background = theme.ground;
    drawing_.width = 2 * margin + std::max({width, title_width, least_sheet_width});
    const Rect line = block(sheet_title_size);
    add(TextShape{
        {line.x, line.centre().y}, title, theme.text, sheet_title_size, TextAnchor::start, true, false});
    drawing_.title = std::move(title);
    space(10);
    words(subtitle, sheet_subtitle_size, theme.muted);
    space(24);
}

Rect SheetPage::block(float height) {
    const Rect place{margin, y_, width(), height};
    y_ += height;
    return place;
}

void SheetPage::words(std::string_view text, float size, Colour ink, bool mono) {
    while (!text.empty()) {
        const Rect line = block(size * sheet_line);
        add(TextShape{{line.x, line.centre().y},
                      std::string(next_line(text, line.width, size, mono)),
                      ink,
                      size,
                      TextAnchor::start,
                      false,
                      mono});
    }
}

Drawing SheetPage::finish() && {
    drawing_.height = y_ + margin;
    return std::move(drawing_);
}

void draw_card(SheetPage& page, const Rect& inside) {
    page.add(RectShape{inside.inset(-sheet_padding), measure::large_radius, page.theme().surface,
                       page.theme().edge, 1});
}

}  // namespace switchbox::ui
