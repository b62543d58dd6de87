// Platform without a window (app/platform.hpp): kept data, clipboard, files and messages stay in memory.
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
    bool is_game_kept = true;  // last reported result of keeping the game
    std::string clipboard;
    std::optional<bool> copies = true;  // nullopt: the browser answers later
    bool shares = true;
    bool opens_links = true;
    std::map<std::string, std::string, std::less<>> files;
    std::string address;  // the share code in the address
    std::vector<ui::MirrorNode> mirror;
    std::string focus;
};
// Returns the platform data of the program under test.
[[nodiscard]] Machinery& machinery();

}  // namespace switchbox::fuzz
