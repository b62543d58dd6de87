// The editors of the page's first program: none but that of rules. The whole program has the others and the
// kinds of machines that the row of machines offers besides, and starts in the place of this one when one is
// chosen.
#include <emscripten.h>

#include <array>

#include "view/dialogs/puzzle_editor.hpp"
#include "view/frame/kind_chips.hpp"
#include "view/frame/kind_faces.hpp"
#include "view/panes/machine/kind_study_view.hpp"
#include "view/solid/solid.hpp"

// clang-format off
EM_JS(void, page_start_whole, (const char* machine), {
    Module["page"].startWhole(UTF8ToString(machine));
});
// clang-format on

namespace switchbox::view {
namespace {

constexpr std::array<KindChip, 2> chips_of_others{
    {{"wired", "machine.name.wired", true, [](Turn& /*turn*/) { page_start_whole("wired"); }},
     {"cube", "machine.name.cube", true, [](Turn& /*turn*/) { page_start_whole("cube"); }}}};

}  // namespace

std::span<const KindChip> kind_chips() { return chips_of_others; }

std::span<const KindFace> kind_faces() { return {}; }

const KindStudyFace* kind_study_face() { return nullptr; }

std::unique_ptr<Solid> make_solid() { return nullptr; }

Dialog puzzle_dialog(const DialogSources& /*sources*/) { return {}; }

}  // namespace switchbox::view
