// Keyboard input, for page and desktop alike.
#pragma once

#include <string>

#include "ui/frame/input_context.hpp"
#include "ui/state/settings.hpp"

namespace switchbox::ui {

void handle_keys(InputContext& context);

// Keys of the program by their names in browsers (KeyboardEvent.key), for the page. The page withholds all
// other keys from the program.

// Returns one line for each key. A key pressed alone has its name: "h", "ArrowLeft". A chord also has the
// element of the mirror that it activates: "Ctrl+z<tab>undo", "?<tab>help". Leaves out function keys, which
// belong to the browser, and chords that the browser reports as copying and pasting. `embedded`: for a board
// in another page, with `options`.
[[nodiscard]] std::string page_keys(const Settings& settings, bool embedded = false,
                                    const EmbedOptions& options = {});

// Gamepad input, for page and desktop alike. Its buttons reach Dear ImGui as keys of their own. keys.cpp
// handles the arrows of the pad and the buttons that press and close together with the keys of the same
// effect. The other buttons run commands.

void handle_gamepad(InputContext& context);

// Returns whether a repeating button is held. No event reports the next repetition, so a frame must check it.
[[nodiscard]] bool is_gamepad_held();

}  // namespace switchbox::ui
