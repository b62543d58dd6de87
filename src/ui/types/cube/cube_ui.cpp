#include "types/cube/model/cube_kind.hpp"
#include "ui/board/swatches.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/types/cube/cube_keys.hpp"
#include "ui/types/cube/cube_setup.hpp"
#include "ui/types/cube/cube_sheets.hpp"
#include "ui/types/cube/cube_solid.hpp"

namespace switchbox::ui {
namespace {

void choose_usual_cube(InputContext& context) {
    if (context.game.puzzle().machine->id() != machine::cube_id)
        context.requests.emplace_back(WantNewGame{machine::choose_cube()});
}

std::unique_ptr<Solid> make_cube_solid() { return std::make_unique<CubeSolid>(); }

constexpr MachineUiChip cube_chip{machine::cube_id, "machine.name.cube", true, true, choose_usual_cube};
constexpr PaintTool cube_painting{cube_paint_keys, add_swatches};

}  // namespace

const MachineUi cube_ui{.id = machine::cube_id,
                        .chip = &cube_chip,
                        .keys = cube_keys,
                        .help = cube_help,
                        .page_keys = cube_page_keys,
                        .painting = &cube_painting,
                        .sheets = &cube_sheets,
                        .make_solid = make_cube_solid,
                        .add_setup = add_cube_setup};

}  // namespace switchbox::ui
