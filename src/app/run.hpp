// Main loop of the desktop's window (run_desktop.cpp).
#pragma once

namespace switchbox::app {

// Runs the program. Returns its exit status: 0, or 1 if no window could be opened or memory ran out.
int run_window();

}  // namespace switchbox::app
