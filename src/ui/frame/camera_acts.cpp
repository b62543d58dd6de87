#include "ui/frame/camera_acts.hpp"

namespace switchbox::ui {
namespace {

CameraWindow window_of(const Turn& turn) { return {turn.layout.board, turn.game.machine().lamps()}; }

void look_through(Turn& turn, const Camera& camera) {
    if (!has_camera(turn.game.machine()) || camera == turn.state.camera.camera) return;
    turn.change().camera.camera = camera;
}

}  // namespace

void keep_camera(const game::Game& game, UiState& state) {
    const machine::Shape board = game.machine().lamps();
    if (state.camera.board == board) return;
    state.camera = {{}, board};
}

void come_nearer(Turn& turn, float factor, ImVec2 at) {
    look_through(turn, zoomed(window_of(turn), turn.state.camera.camera, factor, at));
}

void come_nearer(Turn& turn, float factor) { come_nearer(turn, factor, turn.layout.board.centre()); }

void pan_board(Turn& turn, ImVec2 by) {
    look_through(turn, panned(window_of(turn), turn.state.camera.camera, by));
}

void look_at_overview(Turn& turn, ImVec2 at) {
    const Rect& overview = turn.layout.overview;
    if (overview.width == 0) return;
    Camera camera = turn.state.camera.camera;
    camera.middle = {(at.x - overview.x) / overview.width, (at.y - overview.y) / overview.height};
    look_through(turn, panned(window_of(turn), camera, {0, 0}));
}

void show_cell(Turn& turn, std::size_t cell) {
    look_through(turn, showing(window_of(turn), turn.state.camera.camera, cell));
}

bool come_near(Turn& turn, ImVec2 at) {
    const machine::Machine& machine = turn.game.machine();
    if (!has_camera(machine) || cell_side(turn.layout.cells, machine.lamps()) >= least_pressed_cell)
        return false;
    look_through(turn, pressable(window_of(turn), turn.state.camera.camera, at));
    return true;
}

}  // namespace switchbox::ui
