// Members of UiState that belong to one machine type each.
#pragma once

#include <memory>

#include "ui/types/cube/state/cube_view.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"
#include "ui/types/lights/state/rule_draft.hpp"

namespace switchbox::ui {

class PuzzleDraft;

struct TypeStates {
    RuleDraft rule;
    CodesDraft codes;
    WireState wires;
    CubeLook cube_look;
    std::shared_ptr<PuzzleDraft> puzzle;  // nullptr until one is drawn
};

}  // namespace switchbox::ui
