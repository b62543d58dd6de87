// The shapes of lamps and keys, in cells: the shaders have them from here, and so has what is exported.
#pragma once

#include <string>

namespace switchbox::ui::lamp_shape {

inline constexpr float key_half = 0.455F;  // of the key's side
inline constexpr float key_radius = 0.13F;
inline constexpr float lamp_in_key = 0.285F;  // the lamp's radius
inline constexpr float bare_lamp = 0.36F;
inline constexpr float dark_share = 0.88F;  // a dark lamp is smaller than a lit one: a socket
inline constexpr float tile_half = 0.46F;   // of a lamp that fills its cell
inline constexpr float tile_radius = 0.1F;
inline constexpr float colour_radius = 0.085F;  // of a coloured tile's corners

// As constants of GLSL: kKeyHalf and so on.
[[nodiscard]] std::string glsl();

}  // namespace switchbox::ui::lamp_shape
