#include "ui/bars/camera_tools.hpp"

#include "ui/frame/camera_acts.hpp"
#include "ui/frame/widgets.hpp"

namespace switchbox::ui {
namespace {

void drag_overview(InputContext& context, const Rect& /*rect*/, ImVec2 at) { look_at_overview(context, at); }

}  // namespace

void camera_tools(const Frame& frame) {
    const Rect& tools = frame.layout.tools;
    if (tools.width == 0) return;
    frame.paint.fill(tools, frame.theme().surface, measure::large_radius);
    frame.paint.stroke(tools, frame.theme().edge, measure::large_radius, 1);
    Rect rest = tools;
    for (const Command command : camera_commands)
        command_button(frame, command, cut_left(rest, tools.width / camera_commands.size()), Look::ghost);
    if (frame.layout.overview.width == 0) return;
    frame.arrange.add({.id = "overview", .rect = frame.layout.overview, .drag = drag_overview});
}

}  // namespace switchbox::ui
