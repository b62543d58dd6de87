// Presses as small pictures, for the gallery, the introduction and the Why pane.
#pragma once

#include <memory>
#include <vector>

#include "base/message.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::ui {

// One press on a machine's usual board: the button, the lamps that it changes, and the picture after it.
struct PressPicture {
    std::shared_ptr<const machine::Machine> machine;
    std::size_t button = 0;
    std::vector<std::size_t> changed;  // ascending
    machine::Picture after;
};

// Returns the press that changes most lamps, the first of several.
[[nodiscard]] PressPicture press_picture(const machine::MachineChoice& choice);

// Press of one kind of button, and the name of the kind: "corner", "2 × 2".
struct RulePicture {
    PressPicture press;
    Message caption;
};

// Returns presses that show the rule of the machine: of a corner, a side and the centre, or of one block of
// each size. Kinds whose presses look alike are there once. A machine with a large board is shown on a small
// one. Empty if a press does not always change the same lamps, or if there is no small board.
[[nodiscard]] std::vector<RulePicture> rule_pictures(const machine::MachineChoice& choice);

}  // namespace switchbox::ui
