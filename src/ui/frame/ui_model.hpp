// Model derived from the game, the settings and the state of the interface. It is recomputed when one of them
// has changed, and read by drawing, keyboard and DOM mirror.
#pragma once

#include "game/levels.hpp"
#include "ui/frame/cell_words.hpp"
#include "ui/frame/dialog_item.hpp"
#include "ui/frame/explain.hpp"
#include "ui/frame/pane_definition.hpp"
#include "ui/frame/press_picture.hpp"
#include "ui/frame/status_words.hpp"

namespace switchbox::ui {

struct UiModel {
    Why why;
    BoardHighlight highlight;  // highlight of the side pane on the board
    Dialog dialog;             // the open one, or one without groups
    std::vector<MachineChip> chips;
    CellWords cells;
    std::optional<std::size_t> par;      // par of the puzzle, if it is known and may be shown
    const game::Level* level = nullptr;  // level in play; nullptr if the puzzle is none
    std::vector<RulePicture> rule;       // pictures of the rule of the machine in play
    Message guide;                       // guidance for a new player
    Message difficulty;  // of further games, in a word; empty if the machine has none to choose
};

}  // namespace switchbox::ui
