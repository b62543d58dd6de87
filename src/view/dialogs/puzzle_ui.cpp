#include "view/dialogs/puzzle_ui.hpp"

#include "types/custom/model/wired_kind.hpp"
#include "view/dialogs/dialog.hpp"
#include "view/dialogs/puzzle_editor.hpp"

namespace switchbox::view {
namespace {

constexpr MachineUiChip puzzle_chip{machine::wired_id, "machine.name.wired", true, true,
                                    open_own_puzzle_editor};
constexpr std::array<MachineUiDialog, 1> puzzle_dialogs{{{Modal::puzzle, puzzle_dialog}}};

}  // namespace

const MachineUi custom_ui{.id = machine::wired_id, .chip = &puzzle_chip, .dialogs = puzzle_dialogs};

}  // namespace switchbox::view
