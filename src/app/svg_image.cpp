#include "app/svg_image.hpp"

#include <cairo-pdf.h>
#include <librsvg/rsvg.h>

#include <memory>
#include <optional>

#include "ui/export/worksheet.hpp"

namespace switchbox::app {
namespace {

constexpr int image_scale = 2;

struct Drop {
    void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
    void operator()(GError* problem) const { g_error_free(problem); }
};
template <class Kind>
using Owned = std::unique_ptr<Kind, Drop>;

Error error_of(const GError* problem) {
    return {problem == nullptr ? tell("view.shell.no-reason") : verbatim(problem->message)};
}

cairo_status_t append(void* file, const unsigned char* bytes, unsigned count) {
    static_cast<std::string*>(file)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

// Draws the document. Returns the error; nullopt if there is none.
std::optional<Error> draw_svg(const std::string& svg, cairo_surface_t* surface, double width, double height) {
    GError* problem = nullptr;
    const auto* bytes = reinterpret_cast<const guint8*>(svg.data());
    const Owned<RsvgHandle> handle(rsvg_handle_new_from_data(bytes, svg.size(), &problem));
    const Owned<GError> unread(problem);
    if (!handle) return error_of(problem);
    const Owned<cairo_t> context(cairo_create(surface));
    const RsvgRectangle whole{0, 0, width, height};
    GError* undrawn = nullptr;
    const bool drawn = rsvg_handle_render_document(handle.get(), context.get(), &whole, &undrawn) != FALSE;
    const Owned<GError> owned(undrawn);
    return drawn ? std::nullopt : std::optional<Error>(error_of(undrawn));
}

}  // namespace

Result<std::string> png_of(const std::string& svg, int width, int height) {
    const Owned<cairo_surface_t> surface(
        cairo_image_surface_create(CAIRO_FORMAT_RGB24, image_scale * width, image_scale * height));
    if (auto problem = draw_svg(svg, surface.get(), image_scale * width, image_scale * height))
        return *problem;
    std::string png;
    const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), append, &png);
    if (status != CAIRO_STATUS_SUCCESS) return Error{verbatim(cairo_status_to_string(status))};
    return png;
}

Result<std::string> pdf_of(const std::vector<std::string>& pages, const std::string& title) {
    constexpr double width = 595.28;  // A4 in points
    constexpr double height = 841.89;
    std::string pdf;
    const Owned<cairo_surface_t> surface(cairo_pdf_surface_create_for_stream(append, &pdf, width, height));
    // Later versions compress the list of pages, which gains little and which fewer programs read.
    cairo_pdf_surface_restrict_to_version(surface.get(), CAIRO_PDF_VERSION_1_4);
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_TITLE, title.c_str());
    cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "");  // the same file again
    for (const std::string& page : pages) {
        if (auto problem = draw_svg(page, surface.get(), width, height)) return *std::move(problem);
        cairo_surface_show_page(surface.get());
    }
    cairo_surface_finish(surface.get());  // writes the rest of the file
    const cairo_status_t status = cairo_surface_status(surface.get());
    if (status != CAIRO_STATUS_SUCCESS) return Error{verbatim(cairo_status_to_string(status))};
    return pdf;
}

Result<Pixels> pixels_of(const std::string& svg, int width, int height) {
    const Owned<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
    if (auto problem = draw_svg(svg, surface.get(), width, height)) return *problem;
    cairo_surface_flush(surface.get());
    const int stride = cairo_image_surface_get_stride(surface.get());
    const unsigned char* data = cairo_image_surface_get_data(surface.get());
    if (data == nullptr) return Error{tell("view.shell.no-reason")};
    return Pixels{{data, data + static_cast<std::size_t>(stride) * static_cast<std::size_t>(height)}, stride};
}

Result<std::string> pdf_of(const std::vector<ui::Drawing>& pages) {
    std::vector<std::string> svgs;
    svgs.reserve(pages.size());
    for (const ui::Drawing& page : pages) svgs.push_back(ui::svg_of(page));
    return pdf_of(svgs, pages.front().title);
}

Result<std::string> worksheet_file(const game::Worksheet& sheet, game::WorksheetFormat format) {
    const std::vector<ui::Drawing> pages = ui::worksheet_pages(sheet).pages;
    return format == game::WorksheetFormat::svg ? ui::svg_of_pages(pages) : pdf_of(pages);
}

}  // namespace switchbox::app
