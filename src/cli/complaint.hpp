// Errors in the arguments themselves, on one line and in the program's own words instead of the parser's.
#pragma once

#include <string>
#include <string_view>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace switchbox::cli {

[[nodiscard]] std::string complaint_about(const CLI::App& app, const CLI::ParseError& error);

// Returns the text without line ends, other control characters and invalid bytes, which user input may
// contain.
[[nodiscard]] std::string one_line(std::string_view text);

}  // namespace switchbox::cli
