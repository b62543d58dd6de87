// Members of UiState that belong to one machine type each.
#pragma once

#include <memory>

#include "ui/types/ghaly/state/wire_shapes.hpp"
#include "ui/types/lights/state/rule_draft.hpp"

namespace switchbox::ui {

class PuzzleDraft;

// Angles in radians by which the cube is turned: first to the right, then towards the eye.
struct CubeLook {
    float yaw = -0.62F;
    float pitch = 0.52F;
    friend bool operator==(const CubeLook&, const CubeLook&) = default;
};

struct TypeStates {
    RuleDraft rule;
    CodesDraft codes;
    WireState wires;
    CubeLook cube_look;
    std::shared_ptr<PuzzleDraft> puzzle;  // nullptr until one is drawn
};

}  // namespace switchbox::ui
