// Opens the window and keeps it running (run_desktop.cpp).
#pragma once

namespace switchbox::app {

// The program's exit status: 0, or 1 when no window could be opened or memory ran out.
int run_window();

}  // namespace switchbox::app
