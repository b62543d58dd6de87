// Files of worksheets (game/worksheet.hpp), for the command line and the desktop's window.
#pragma once

#include <string>

#include "base/result.hpp"
#include "game/worksheet.hpp"

namespace switchbox::app {

// Returns the content of the file, or an Error.
[[nodiscard]] Result<std::string> worksheet_file(const game::Worksheet& sheet, game::WorksheetFormat format);

}  // namespace switchbox::app
