#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/types/ghaly/codes_dialog.hpp"
#include "ui/types/ghaly/ghaly_levels.hpp"
#include "ui/types/ghaly/wires/wire_overlay.hpp"
#include "ui/types/ghaly/wiring_pane.hpp"
#include "ui/types/ghaly/wiring_sheet.hpp"

namespace switchbox::ui {
namespace {

constexpr std::array<std::string_view, 3> ghaly_cards{
    "view.introduction.ghaly.wires", "view.introduction.ghaly.colours", "view.introduction.ghaly.press"};

// Returns a game that shows how the machine works: the smallest, in the fewest presses that any of its boards
// takes.
WantNewGame first_ghaly_game() {
    constexpr std::size_t presses = 2;
    return {machine::choose_ghaly(machine::plain_codes(2)), presses};
}

constexpr std::array<MachineUiDialog, 2> code_dialogs{
    {{Modal::codes, codes_dialog}, {Modal::results, results_dialog}}};
constexpr std::array<MachineUiPane, 1> wiring_panes{{{PaneKind::wiring, wiring_face}}};

constexpr ExportSheets wiring_sheets{
    .extra = ExportWhat::wiring, .has_extra = has_wiring_sheet, .draw_extra = wiring_sheet};

}  // namespace

const MachineUi ghaly_ui{.id = machine::ghaly_id,
                         .sheets = &wiring_sheets,
                         .overlay = &wire_overlay,
                         .levels = ghaly_levels,
                         .cards = ghaly_cards,
                         .first_game = first_ghaly_game,
                         .open_codes = open_codes_in_play,
                         .dialogs = code_dialogs,
                         .panes = wiring_panes};

}  // namespace switchbox::ui
