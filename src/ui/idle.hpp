// Time of the next frame, if nothing happens until then.
#pragma once

#include <optional>

namespace switchbox::ui {

// Reasons for another frame. Times are in seconds, from the same beginning as `now`.
struct RedrawReasons {
    bool moves = false;                         // something on the screen moves by itself, or is worked out
    bool is_held = false;                       // a repeating button is held
    bool is_overtaken = false;                  // the layout changed after the pointer was handled
    std::optional<double> next_step = {};       // next step of a solution that plays
    std::optional<double> next_operation = {};  // next step of a reduction that plays
    std::optional<double> next_tooltip = {};    // time at which a tooltip appears
    bool searches = false;                      // a search runs, and its progress is shown
};

// Returns the seconds until the next frame; 0: at once; negative: none is needed.
[[nodiscard]] double next_redraw(const RedrawReasons& wakers, double now);

}  // namespace switchbox::ui
