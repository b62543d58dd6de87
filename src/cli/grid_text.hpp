// Picture or press grid as typed, or from a file, since a large one may exceed the limit of a command line.
#pragma once

#include <string>

#include "base/result.hpp"

namespace switchbox::cli {

// Returns the text itself, the content of the file for "file:PATH", or standard input for "file:-". In a
// file, a new line may replace the '/' between two rows. `name` begins an error: "start".
[[nodiscard]] Result<std::string> read_grid_text(const std::string& text, const std::string& name);

}  // namespace switchbox::cli
