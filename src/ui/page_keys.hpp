// The keys of the program by the names that browsers give them (KeyboardEvent.key), for the page, which keeps
// all others from the program.
#pragma once

#include <string>

#include "ui/state/settings.hpp"

namespace switchbox::ui {

// A line each: a key that is pressed alone ("h", "ArrowLeft"), or a chord and the element of the mirror that
// it activates
// ("Ctrl+z<tab>undo", "?<tab>help"). Without function keys, which are the browser's, and without what the
// browser reports as copying and pasting. `embedded`: of a board in a page of somebody else's.
[[nodiscard]] std::string page_keys(const Settings& settings, bool embedded = false);

}  // namespace switchbox::ui
