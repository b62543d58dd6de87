// The kinds of machines besides rules and Ghaly's: for the user interface.
#include "view/frame/kind_faces.hpp"

#include <array>

#include "machine/cube/cube_kind.hpp"
#include "machine/wired/wired_kind.hpp"
#include "view/board/swatches.hpp"
#include "view/cube/cube_keys.hpp"
#include "view/cube/cube_setup.hpp"
#include "view/cube/cube_sheets.hpp"
#include "view/cube/cube_words.hpp"
#include "view/dialogs/puzzle_editor.hpp"
#include "view/frame/kind_chips.hpp"
#include "view/solid/cube_solid.hpp"

namespace switchbox::view {
namespace {

void choose_usual_cube(Turn& turn) {
    if (turn.game.puzzle().machine->id() != machine::cube_id)
        turn.requests.emplace_back(WantNewGame{machine::choose_cube()});
}

constexpr std::array<KindChip, 2> chips_of_kinds{
    {{machine::wired_id, "machine.name.wired", true, open_own_puzzle_editor},
     {machine::cube_id, "machine.name.cube", true, choose_usual_cube}}};

constexpr PaintFace cube_painting{cube_paint_keys, swatches, swatch_words, choose_swatch, draw_swatches};

constexpr std::array<KindFace, 1> faces_of_kinds{{{.id = machine::cube_id,
                                                   .rephrase = words_of_cube,
                                                   .keys = cube_keys,
                                                   .painting = &cube_painting,
                                                   .sheets = &cube_sheets,
                                                   .help = cube_help,
                                                   .page_keys = cube_page_keys,
                                                   .add_setup = add_cube_setup}}};

}  // namespace

std::span<const KindChip> kind_chips() { return chips_of_kinds; }

std::span<const KindFace> kind_faces() { return faces_of_kinds; }

std::unique_ptr<Solid> make_solid() { return std::make_unique<CubeSolid>(); }

}  // namespace switchbox::view
