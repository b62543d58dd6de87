#include "ui/bars/camera_tools.hpp"

#include "ui/frame/widgets.hpp"

namespace switchbox::ui {

void camera_tools(const Frame& frame) {
    const Rect& tools = frame.layout.tools;
    if (tools.width == 0) return;
    frame.paint.fill(tools, frame.theme().surface, measure::large_radius);
    frame.paint.stroke(tools, frame.theme().edge, measure::large_radius, 1);
    Rect rest = tools;
    for (const Command command : {Command::nearer, Command::farther, Command::whole_board})
        command_button(frame, command, cut_left(rest, tools.width / 3), Look::ghost);
    if (frame.layout.overview.width == 0) return;
    frame.arrange.add({.id = std::string(overview_id), .rect = frame.layout.overview});
}

}  // namespace switchbox::ui
