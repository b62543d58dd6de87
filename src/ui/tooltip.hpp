// Tooltip: words of an icon that are not drawn on it, and its key. It appears after a moment under a resting
// mouse, at the focus of the keyboard, or under a finger that stays down.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/frame/arranged.hpp"

namespace switchbox::ui {

// Elements that a tooltip can belong to; empty for none.
struct TooltipSources {
    std::string_view over;     // under the pointer
    std::string_view focused;  // with the keyboard, where the player sees it
    bool is_down = false;      // the pointer is pressed
    bool is_touch = false;
};

class Tooltip {
  public:
    // Follows pointer and keyboard. An element that was clicked has no tooltip until the pointer has left it.
    void follow(const Arranged& arranged, const TooltipSources& sources, double now);
    // Returns the time at which it will appear, or nullopt.
    [[nodiscard]] std::optional<double> appears_at(double now) const;
    // Returns the id of the element that it is shown for; empty while none is shown.
    [[nodiscard]] std::string_view shown(double now) const;
    void draw(const Painter& paint, const Arranged& arranged, const Rect& window, double now) const;

  private:
    std::string id_;  // of the element that it belongs to
    std::string clicked_;
    double since_ = 0;
};

}  // namespace switchbox::ui
