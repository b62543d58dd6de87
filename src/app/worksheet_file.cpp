#include "app/worksheet_file.hpp"

#include "app/svg_image.hpp"
#include "ui/export/worksheet.hpp"

namespace switchbox::app {

Result<std::string> worksheet_file(const game::Worksheet& sheet, game::WorksheetFormat format) {
    const std::vector<ui::Drawing> pages = ui::worksheet_pages(sheet).pages;
    if (format == game::WorksheetFormat::svg) return ui::svg_of(pages);
    std::vector<std::string> svgs;
    svgs.reserve(pages.size());
    for (const ui::Drawing& page : pages) svgs.push_back(ui::svg_of(page));
    return pdf_of(svgs, pages.front().title);
}

}  // namespace switchbox::app
