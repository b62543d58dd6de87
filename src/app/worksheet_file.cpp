#include "app/worksheet_file.hpp"

#include "app/svg_image.hpp"
#include "ui/export/worksheet.hpp"

namespace switchbox::app {

Result<std::string> pdf_of_drawings(const std::vector<ui::Drawing>& pages) {
    std::vector<std::string> svgs;
    svgs.reserve(pages.size());
    for (const ui::Drawing& page : pages) svgs.push_back(ui::svg_of(page));
    return pdf_of(svgs, pages.front().title);
}

Result<std::string> worksheet_file(const game::Worksheet& sheet, game::WorksheetFormat format) {
    const std::vector<ui::Drawing> pages = ui::worksheet_pages(sheet).pages;
    return format == game::WorksheetFormat::svg ? ui::svg_of_pages(pages) : pdf_of_drawings(pages);
}

}  // namespace switchbox::app
