// Angles from which the cube is seen.
#pragma once

namespace switchbox::ui {

// Angles in radians by which the cube is turned: first to the right, then towards the eye.
struct CubeLook {
    float yaw = -0.62F;
    float pitch = 0.52F;
    friend bool operator==(const CubeLook&, const CubeLook&) = default;
};

}  // namespace switchbox::ui
