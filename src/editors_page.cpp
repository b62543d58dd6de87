// The editors of the page's first program: that of puzzles is in the whole one, which starts in its place.
#include <emscripten.h>

#include "view/dialogs/puzzle_editor.hpp"

// clang-format off
EM_JS(void, page_start_drawing, (), {
    Module["page"].startDrawing();
});
// clang-format on

namespace switchbox::view {

void open_puzzle_editor(Turn& /*turn*/) { page_start_drawing(); }

Dialog puzzle_dialog(const DialogSources& /*sources*/) { return {}; }

}  // namespace switchbox::view
