#include "ui/frame/camera_acts.hpp"

namespace switchbox::ui {
namespace {

CameraWindow window_of(const InputContext& context) {
    return {context.layout.board, context.game.machine().lamps()};
}

void look_through(InputContext& context, const Camera& camera) {
    if (!has_camera(context.game.machine()) || camera == context.state.camera.camera) return;
    context.change().camera.camera = camera;
}

}  // namespace

void keep_camera(const game::Game& game, UiState& state) {
    const machine::Shape board = game.machine().lamps();
    if (state.camera.board == board) return;
    state.camera = {{}, board};
}

void come_nearer(InputContext& context, float factor, ImVec2 at) {
    look_through(context, zoomed(window_of(context), context.state.camera.camera, factor, at));
}

void come_nearer(InputContext& context, float factor) {
    come_nearer(context, factor, context.layout.board.centre());
}

void pan_board(InputContext& context, ImVec2 by) {
    look_through(context, panned(window_of(context), context.state.camera.camera, by));
}

void look_at_overview(InputContext& context, ImVec2 at) {
    const Rect& overview = context.layout.overview;
    if (overview.width == 0) return;
    Camera camera = context.state.camera.camera;
    camera.middle = {(at.x - overview.x) / overview.width, (at.y - overview.y) / overview.height};
    look_through(context, panned(window_of(context), camera, {0, 0}));
}

void show_cell(InputContext& context, std::size_t cell) {
    look_through(context, showing(window_of(context), context.state.camera.camera, cell));
}

bool come_near(InputContext& context, ImVec2 at) {
    const machine::Machine& machine = context.game.machine();
    if (!has_camera(machine) || cell_side(context.layout.cells, machine.lamps()) >= least_pressed_cell)
        return false;
    look_through(context, pressable(window_of(context), context.state.camera.camera, at));
    return true;
}

}  // namespace switchbox::ui
