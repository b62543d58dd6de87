// Keys of the program by their names in browsers (KeyboardEvent.key), for the page. The page withholds all
// other keys from the program.
#pragma once

#include <string>

#include "ui/state/settings.hpp"

namespace switchbox::ui {

// Returns one line for each key. A key pressed alone has its name: "h", "ArrowLeft". A chord also has the
// element of the mirror that it activates: "Ctrl+z<tab>undo", "?<tab>help". Leaves out function keys, which
// belong to the browser, and chords that the browser reports as copying and pasting. `embedded`: for a board
// in another page.
[[nodiscard]] std::string page_keys(const Settings& settings, bool embedded = false);

}  // namespace switchbox::ui
