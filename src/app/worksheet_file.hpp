// Files of worksheets (game/worksheet.hpp) on the desktop, for the command line and the window.
#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "game/worksheet.hpp"
#include "ui/kit/pictures.hpp"

namespace switchbox::app {

// Returns the pages as a PDF, or an Error.
[[nodiscard]] Result<std::string> pdf_of_drawings(const std::vector<ui::Drawing>& pages);

// Returns the content of the file, or an Error.
[[nodiscard]] Result<std::string> worksheet_file(const game::Worksheet& sheet, game::WorksheetFormat format);

}  // namespace switchbox::app
