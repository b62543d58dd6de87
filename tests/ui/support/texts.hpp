// Lines of texts, and texts of this repository.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

namespace switchbox::test {

[[nodiscard]] inline std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// Returns the text of a file; the path begins at the root of the repository.
[[nodiscard]] inline std::string file_text(const std::string& path) {
    std::ifstream file(SWITCHBOX_SOURCE_DIR "/" + path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

}  // namespace switchbox::test
