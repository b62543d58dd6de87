// A machine without a window (app/platform.hpp): what is kept, copied, saved and told stays in memory.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ui/access/mirror.hpp"

namespace switchbox::fuzz {

struct Machinery {
    std::map<std::string, std::string, std::less<>> kept;
    bool storage_works = true;
    bool is_game_kept = true;  // as it was last to be
    std::string clipboard;
    std::optional<bool> copies = true;  // none: the browser answers later
    bool shares = true;
    bool opens_links = true;
    std::map<std::string, std::string, std::less<>> files;
    std::string address;  // the code in it
    std::vector<ui::MirrorNode> mirror;
    std::string focus;
};
// That of the program under test.
[[nodiscard]] Machinery& machinery();

}  // namespace switchbox::fuzz
