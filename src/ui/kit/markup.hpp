// Escaping of text for SVG and HTML.
#pragma once

#include <string>
#include <string_view>

namespace switchbox::ui {

// Returns the text escaped for content between tags or for a double-quoted attribute. Drops control
// characters, most of which XML 1.0 cannot represent.
[[nodiscard]] std::string escaped(std::string_view text);
// Returns ` name="value"`, with the value escaped.
[[nodiscard]] std::string attribute(std::string_view name, std::string_view value);

}  // namespace switchbox::ui
