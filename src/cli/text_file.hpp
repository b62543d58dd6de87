// Files of the command line. The path "-" is the standard input.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace switchbox::cli {

// Returns the content of the file as UTF-8 (machine::as_utf8()). `name` begins an error: "start".
[[nodiscard]] Result<std::string> content_of_file(const std::string& path, const std::string& name);

// Writes a new file, or one in place of another if `replaces`. Returns the Error; nullopt if it is written.
// `name` begins an error: "to".
[[nodiscard]] std::optional<Error> write_regular_file(const std::string& path, std::string_view content,
                                                      const std::string& name, bool replaces);

// Returns whether there is a file with this path.
[[nodiscard]] bool is_regular_file(const std::string& path);

}  // namespace switchbox::cli
