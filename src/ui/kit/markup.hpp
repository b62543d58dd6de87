// Text inside of SVG and HTML.
#pragma once

#include <string>
#include <string_view>

namespace switchbox::ui {

// For what stands between tags or, between double quotes, in an attribute. Control characters are left out:
// XML 1.0 has no way to write most of them.
[[nodiscard]] std::string escaped(std::string_view text);
// ` name="value"`, the value escaped.
[[nodiscard]] std::string attribute(std::string_view name, std::string_view value);

}  // namespace switchbox::ui
