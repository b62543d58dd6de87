#include "cli/grid_text.hpp"

#include <algorithm>

#include "cli/text_file.hpp"

namespace switchbox::cli {
namespace {

// Joins rows on separate lines with '/'.
std::string joined(std::string text) {
    if (text.find('/') != std::string::npos) return text;
    while (!text.empty() && (text.back() == '\n' || text.back() == '\r')) text.pop_back();
    std::replace(text.begin(), text.end(), '\n', '/');
    return text;
}

}  // namespace

Result<std::string> read_grid_text(const std::string& text, const std::string& name) {
    const auto path = file_named(text);
    if (!path) return text;
    const auto content = read_file(*path, name);
    if (!content) return content.error();
    return joined(*content);
}

}  // namespace switchbox::cli
