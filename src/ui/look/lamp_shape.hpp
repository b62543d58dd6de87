// Sizes of lamps and keys, in cells, for the shaders and for exported pictures.
#pragma once

#include <string>

namespace switchbox::ui::lamp_shape {

inline constexpr float key_half = 0.455F;  // half of the key's side
inline constexpr float key_radius = 0.13F;
inline constexpr float lamp_in_key = 0.285F;  // lamp's radius
inline constexpr float bare_lamp = 0.36F;
inline constexpr float dark_share = 0.88F;  // size of a dark lamp relative to a lit one: a socket
inline constexpr float tile_half = 0.46F;   // half the side of a lamp that fills its cell
inline constexpr float tile_radius = 0.1F;
inline constexpr float colour_radius = 0.085F;  // corner radius of a coloured tile

// Returns the sizes as GLSL constants: kKeyHalf and so on.
[[nodiscard]] std::string glsl();

}  // namespace switchbox::ui::lamp_shape
