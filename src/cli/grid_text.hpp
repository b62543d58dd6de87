// A picture or press grid as typed, or out of a file: a large one is longer than a command line may be.
#pragma once

#include <string>

#include "base/result.hpp"

namespace switchbox::cli {

// The text itself; of "file:PATH" what the file holds, and of "file:-" the standard input. There a new line
// may stand for the
// '/' between two rows. `name` begins a complaint: "start".
[[nodiscard]] Result<std::string> read_grid_text(const std::string& text, const std::string& name);

}  // namespace switchbox::cli
