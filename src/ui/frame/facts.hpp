// What follows from the game, the settings and the state of the interface: worked out when one of them has
// changed, and read by drawing, keyboard and DOM mirror.
#pragma once

#include "ui/frame/cell_words.hpp"
#include "ui/frame/dialog_item.hpp"
#include "ui/frame/explain.hpp"
#include "ui/frame/guide.hpp"
#include "ui/frame/machine_chips.hpp"
#include "ui/frame/pane_item.hpp"

namespace switchbox::ui {

struct Facts {
    Why why;
    BoardHighlight highlight;  // what it points at
    Dialog dialog;             // the open one, or one without groups
    std::vector<MachineChip> chips;
    CellWords cells;
    std::optional<std::size_t> par;  // of the puzzle, if it is known and may be told
    Message guide;                   // what somebody new is told now
};

}  // namespace switchbox::ui
