#include "ui/frame/pointer_input.hpp"

namespace switchbox::ui {
namespace {

constexpr float wheel_step = 48;
constexpr float tremble = 6;

}  // namespace

ImVec2 PointerInput::scrolled() const {
    const ImVec2 drag = down && dragged ? by : ImVec2{0, 0};
    return {drag.x + wheel_across * wheel_step, drag.y + wheel * wheel_step};
}

PointerInput pointer_input(ImVec2 before) {
    const ImGuiIO& io = ImGui::GetIO();
    PointerInput input;
    input.at = io.MousePos;
    input.by = io.MouseDelta;
    input.moved = io.MousePos.x != before.x || io.MousePos.y != before.y;
    input.pressed_at = io.MouseClickedPos[ImGuiMouseButton_Left];
    input.wheel = io.MouseWheel;
    input.wheel_across = io.MouseWheelH;
    input.down = io.MouseDown[ImGuiMouseButton_Left];
    input.pressed = io.MouseClicked[ImGuiMouseButton_Left];
    input.released = io.MouseReleased[ImGuiMouseButton_Left];
    input.dragged = io.MouseDragMaxDistanceSqr[ImGuiMouseButton_Left] > tremble * tremble;
    input.back = io.MouseClicked[ImGuiMouseButton_Right];
    input.let_go = io.MouseClicked[let_go_button];
    return input;
}

}  // namespace switchbox::ui
