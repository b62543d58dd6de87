// When the next frame is needed, if nothing happens until then.
#pragma once

#include <optional>

namespace switchbox::ui {

// What may need one. Times are in seconds, from the same beginning as `now`.
struct Wakers {
    bool moves = false;                         // something on the screen moves by itself, or is worked out
    bool is_held = false;                       // a button that goes on while it is held
    bool is_overtaken = false;                  // the pointer saw other places than there are now
    std::optional<double> next_step = {};       // of a solution that plays
    std::optional<double> next_operation = {};  // of a reduction that plays
    std::optional<double> next_tooltip = {};    // that has yet to appear
    bool searches = false;                      // how far it is, is shown
};

// Seconds from now on; 0: at once; negative: none is needed.
[[nodiscard]] double decide_idle(const Wakers& wakers, double now);

}  // namespace switchbox::ui
