// What the interface remembers for each machine type (ui_state.hpp).
#pragma once

#include <memory>

#include "view/state/ghaly/codes_draft.hpp"
#include "view/state/ghaly/wire_state.hpp"
#include "view/state/linear/rule_draft.hpp"

namespace switchbox::view {

class PuzzleDraft;

struct TypeStates {
    RuleDraft rule;
    CodesDraft codes;
    WireState wires;
    std::shared_ptr<PuzzleDraft> puzzle;  // once one is drawn
};

}  // namespace switchbox::view
