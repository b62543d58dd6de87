// Text in the fonts of the desktop's system, by Pango: it chooses fonts, joins letters and orders lines from
// right to left.
#include <pango/pangocairo.h>

#include <algorithm>
#include <memory>
#include <string>

#include "app/platform.hpp"
#include "machine/text.hpp"

namespace switchbox::app::platform {
namespace {

struct PangoDrop {
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};
template <class Kind>
using PangoOwned = std::unique_ptr<Kind, PangoDrop>;

PangoOwned<PangoLayout> layout_of(const ui::SystemWords& words) {
    static PangoContext* const context = pango_font_map_create_context(pango_cairo_font_map_get_default());
    PangoOwned<PangoLayout> layout(pango_layout_new(context));
    const PangoOwned<PangoFontDescription> font(pango_font_description_new());
    pango_font_description_set_family_static(font.get(), words.face == ui::Face::mono ? "Monospace" : "Sans");
    if (words.face == ui::Face::strong) pango_font_description_set_weight(font.get(), PANGO_WEIGHT_SEMIBOLD);
    constexpr double quarter = PANGO_SCALE / 4.0;
    pango_font_description_set_absolute_size(font.get(), words.quarters * quarter);
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    pango_layout_set_text(layout.get(), words.text.data(), static_cast<int>(words.text.size()));
    return layout;
}

// Pango ends the program if it finds no font at all.
bool has_fonts() {
    PangoFontFamily** families = nullptr;
    int count = 0;
    pango_font_map_list_families(pango_cairo_font_map_get_default(), &families, &count);
    g_free(families);
    return count > 0;
}

// Converts pixels from cairo's form, premultiplied BGRA in native order.
std::string straight_pixels(cairo_surface_t* surface) {
    cairo_surface_flush(surface);
    const int width = cairo_image_surface_get_width(surface);
    const int height = cairo_image_surface_get_height(surface);
    const int stride = cairo_image_surface_get_stride(surface);
    const unsigned char* data = cairo_image_surface_get_data(surface);
    std::string pixels;
    for (int y = 0; data != nullptr && y < height; ++y) {
        const auto* row =
            reinterpret_cast<const std::uint32_t*>(data + static_cast<std::ptrdiff_t>(y) * stride);
        for (int x = 0; x < width; ++x) {
            const std::uint32_t alpha = row[x] >> 24U;
            for (const unsigned shift : {16U, 8U, 0U}) {
                const std::uint32_t part = row[x] >> shift & 0xFFU;
                pixels += static_cast<char>(alpha == 0 ? 0 : std::min(part * 255 / alpha, 255U));
            }
            pixels += static_cast<char>(alpha);
        }
    }
    return pixels;
}

}  // namespace

bool has_glyph(char32_t character) {
    static const bool any = has_fonts();
    if (!any) return false;
    const std::string text = machine::encoded(character);
    return pango_layout_get_unknown_glyphs_count(layout_of({text}).get()) == 0;
}

int word_width(const ui::SystemWords& words) {
    int width = 0;
    pango_layout_get_pixel_size(layout_of(words).get(), &width, nullptr);
    return width;
}

std::string word_pixels(const ui::SystemWords& words, int width) {
    const int margin = words.margin();
    const PangoOwned<cairo_surface_t> surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width + 2 * margin, 8 * margin));
    const PangoOwned<cairo_t> cairo(cairo_create(surface.get()));
    const PangoOwned<PangoLayout> layout = layout_of(words);
    const double baseline = static_cast<double>(pango_layout_get_baseline(layout.get())) / PANGO_SCALE;
    for (const int half : {0, 1}) {
        const double light = 1 - half;
        cairo_set_source_rgb(cairo.get(), light, light, light);
        cairo_move_to(cairo.get(), margin, (4 * half + 3) * margin - baseline);
        pango_cairo_show_layout(cairo.get(), layout.get());
    }
    return straight_pixels(surface.get());
}

}  // namespace switchbox::app::platform
