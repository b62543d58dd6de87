#include "ui/kit/markup.hpp"

namespace switchbox::ui {

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (static_cast<unsigned char>(c) < 0x20U) continue;
        switch (c) {
            case '&':
                safe += "&amp;";
                break;
            case '<':
                safe += "&lt;";
                break;
            case '>':
                safe += "&gt;";
                break;
            case '"':
                safe += "&quot;";
                break;
            default:
                safe += c;
        }
    }
    return safe;
}

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + escaped(value) + "\"";
}

}  // namespace switchbox::ui
