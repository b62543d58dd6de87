// The editors of a program that has room for all.
#include "view/dialogs/puzzle_editor.hpp"

namespace switchbox::view {

void open_puzzle_editor(Turn& turn) { open_own_puzzle_editor(turn); }

Dialog puzzle_dialog(const DialogSources& sources) { return own_puzzle_dialog(sources); }

}  // namespace switchbox::view
