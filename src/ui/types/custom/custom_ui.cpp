#include "types/custom/model/wired_kind.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/types/custom/puzzle_editor.hpp"

namespace switchbox::ui {
namespace {

constexpr MachineUiChip puzzle_chip{machine::wired_id, "machine.name.wired", true, true,
                                    open_own_puzzle_editor};
constexpr std::array<MachineUiDialog, 1> puzzle_dialogs{{{Modal::puzzle, puzzle_dialog}}};

}  // namespace

const MachineUi custom_ui{.id = machine::wired_id, .chip = &puzzle_chip, .dialogs = puzzle_dialogs};

}  // namespace switchbox::ui
