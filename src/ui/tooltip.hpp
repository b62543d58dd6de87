// Tooltip: the name of an icon that is not written on it, and its key. It appears after a delay under a
// resting mouse, at the keyboard focus, or under a held finger.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/frame/arranged.hpp"

namespace switchbox::ui {

// Ids of elements that a tooltip can belong to; empty for none.
struct TooltipSources {
    std::string_view over;     // element under the pointer
    std::string_view focused;  // element in focus, if the player sees the focus
    bool is_down = false;      // the pointer is pressed
    bool is_touch = false;
};

class Tooltip {
  public:
    // Follows pointer and keyboard. A clicked element has no tooltip until the pointer has left it.
    void follow(const ElementTree& arranged, const TooltipSources& sources, double now);
    // Returns the time at which the tooltip will appear; nullopt if none will, or it is shown already.
    [[nodiscard]] std::optional<double> appears_at(double now) const;
    // Returns the id of the element whose tooltip is shown; empty if none is.
    [[nodiscard]] std::string_view shown(double now) const;
    void draw(const Painter& paint, const ElementTree& arranged, const Rect& window, double now) const;

  private:
    std::string id_;  // id of the element with the tooltip
    std::string clicked_;
    double since_ = 0;
};

}  // namespace switchbox::ui
