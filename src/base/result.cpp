#include "base/result.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace switchbox {
namespace {

// Drops the path before "src/": compilers store whole paths, which differ between machines.
std::string_view from_source_folder(std::string_view file) {
    const std::size_t folder = file.rfind("/src/");
    return folder == std::string_view::npos ? file : file.substr(folder + 1);
}

}  // namespace

void stop(std::string_view what, const char* file, int line) {
    const std::string words = "switchbox: " + std::string(what) + " (" +
                              std::string(from_source_folder(file)) + ":" + std::to_string(line) + ")\n";
    std::fputs(words.c_str(), stderr);
    std::abort();
}

}  // namespace switchbox
