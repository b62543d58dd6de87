// Faults of the arguments themselves, in our words and on one line, not in those of the parser.
#pragma once

#include <string>
#include <string_view>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace switchbox::cli {

[[nodiscard]] std::string complaint_about(const CLI::App& app, const CLI::ParseError& error);

// Returns the text without line ends, other control characters and bytes that are no character, which may
// come in with what the user wrote.
[[nodiscard]] std::string one_line(std::string_view text);

}  // namespace switchbox::cli
