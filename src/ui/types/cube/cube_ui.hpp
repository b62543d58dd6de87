// Parts of the interface that only the cube has: its keys and the rows of its set-up.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "ui/board/board_edit.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {

// Keys of the Rubik's cube: the letter of a face turns it clockwise, with Shift counterclockwise.

[[nodiscard]] std::vector<ButtonKey> cube_keys(const machine::Machine& machine);
// Returns the letters of the colours, as on the stickers.
[[nodiscard]] std::vector<PaintKey> cube_paint_keys(const machine::Machine& machine);

inline constexpr std::array<KeyHelp, 3> cube_help{{{"cube.key.turns", "cube.help.turns"},
                                                   {"cube.key.look", "cube.help.look"},
                                                   {"cube.key.colours", "cube.help.colours"}}};
inline constexpr std::array<std::string_view, 1> cube_page_keys{"d"};

// Settings for games of the cube: its side, what counts as one turn, and the colours of its faces.

void add_cube_setup(const DialogColumn& column, const SetupDraft& draft);
void add_more_cube_setup(const DialogColumn& column, const SetupDraft& draft);
[[nodiscard]] bool has_unusual_cube_setup(const SetupDraft& draft);

}  // namespace switchbox::ui
