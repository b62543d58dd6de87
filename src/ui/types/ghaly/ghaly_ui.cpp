#include "ui/types/ghaly/ghaly_ui.hpp"

#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/types/ghaly/codes_dialog.hpp"
#include "ui/types/ghaly/ghaly_levels.hpp"
#include "ui/types/ghaly/wires/wire_introduction.hpp"
#include "ui/types/ghaly/wires/wire_overlay.hpp"
#include "ui/types/ghaly/wiring_pane.hpp"
#include "ui/types/ghaly/wiring_sheet.hpp"

namespace switchbox::ui {
namespace {

constexpr std::array<MachineUiDialog, 2> code_dialogs{
    {{Modal::codes, codes_dialog}, {Modal::results, results_dialog}}};
constexpr std::array<MachineUiPane, 1> wiring_panes{{{PaneKind::wiring, wiring_face}}};

constexpr SheetFace wiring_sheets{
    .extra = ExportWhat::wiring, .has_extra = has_wiring_sheet, .draw_extra = wiring_sheet};

}  // namespace

const MachineUi ghaly_ui{.id = machine::ghaly_id,
                         .sheets = &wiring_sheets,
                         .overlay = &wire_overlay,
                         .levels = ghaly_levels,
                         .cards = wire_introduction,
                         .first_game = first_wired_board,
                         .open_codes = open_codes_in_play,
                         .dialogs = code_dialogs,
                         .panes = wiring_panes};

}  // namespace switchbox::ui
