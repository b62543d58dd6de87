#include "types/lights/model/linear_choice.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/types/lights/algebra/algebra_pane.hpp"
#include "ui/types/lights/linear_levels.hpp"
#include "ui/types/lights/matrix_sheet.hpp"
#include "ui/types/lights/rule_dialog.hpp"

namespace switchbox::ui {
namespace {

// Entry in the row of machines for the player's own rule.
constexpr MachineUiChip own_chip{machine::own_id, "machine.name.own", true, false, open_rule_editor};
constexpr std::array<MachineUiDialog, 1> rule_dialogs{{{Modal::rule, rule_dialog}}};
constexpr std::array<MachineUiPane, 1> algebra_panes{{{PaneKind::algebra, algebra_face}}};

constexpr ExportSheets matrix_sheets{
    .extra = ExportWhat::matrix, .has_extra = has_matrix_sheet, .draw_extra = matrix_sheet};

}  // namespace

const MachineUi lights_ui{.id = machine::linear_id,
                          .chip = &own_chip,
                          .sheets = &matrix_sheets,
                          .levels = linear_levels,
                          .dialogs = rule_dialogs,
                          .panes = algebra_panes};

}  // namespace switchbox::ui
