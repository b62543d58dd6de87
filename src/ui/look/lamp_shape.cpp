#include "ui/look/lamp_shape.hpp"

#include <array>
#include <utility>

#include "ui/look/appearance.hpp"

namespace switchbox::ui::lamp_shape {
namespace {

constexpr float full_press = 255;
constexpr std::array<std::pair<const char*, float>, 9> constants{
    {{"kKeyHalf", key_half},
     {"kKeyRadius", key_radius},
     {"kLampInKey", lamp_in_key},
     {"kBareLamp", bare_lamp},
     {"kDarkShare", dark_share},
     {"kTileHalf", tile_half},
     {"kTileRadius", tile_radius},
     {"kColourRadius", colour_radius},
     {"kLatched", static_cast<float>(latched_press) / full_press}}};

}  // namespace

std::string glsl() {
    std::string lines;
    for (const auto& [name, value] : constants) {
        lines += std::string("const float ") + name + " = " + std::to_string(value) + ";\n";
    }
    return lines;
}

}  // namespace switchbox::ui::lamp_shape
