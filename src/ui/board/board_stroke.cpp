#include "ui/board/board_stroke.hpp"

#include <algorithm>
#include <utility>

#include "ui/board/board_edit.hpp"
#include "ui/board/board_pointer.hpp"
#include "ui/look/camera.hpp"
#include "ui/look/colour_tiles.hpp"

namespace switchbox::ui {
namespace {

bool has_shift() { return ImGui::GetIO().KeyShift; }

bool are_cells_large(const Turn& turn) {
    const machine::Machine& machine = turn.game.machine();
    return !has_camera(machine) || cell_side(turn.layout.cells, machine.lamps()) >= least_pressed_cell;
}

// Begun where the pointer leaves the first cell: until then it may be a click.
void begin_stroke(Turn& turn, std::size_t first) {
    const int states = turn.game.machine().lamp_states();
    const int next = (turn.game.shown(turn.state.edit.side)[first] + 1) % states;
    turn.change().edit.stroke = {.first = first,
                                 .last = first,
                                 .state = turn.state.edit.brush.value_or(static_cast<std::uint8_t>(next)),
                                 .is_rectangle = turn.state.edit.rectangle || has_shift(),
                                 .cells = {first}};
}

void lead_stroke(Turn& turn, std::size_t to) {
    if (turn.state.edit.stroke->last == to) return;
    BrushStroke& stroke = *turn.change().edit.stroke;
    const auto way = machine::line_between(turn.game.machine().lamps(), stroke.last, to);
    stroke.cells.insert(stroke.cells.end(), way.begin() + 1, way.end());
    stroke.last = to;
}

void end_stroke(Turn& turn) {
    const BrushStroke stroke = *std::exchange(turn.change().edit.stroke, std::nullopt);
    if (stroke.is_dropped) return;
    const machine::Shape shape = turn.game.machine().lamps();
    machine::CellRuns lamps = stroke.is_rectangle ? machine::rectangle(shape, stroke.first, stroke.last)
                                                  : machine::runs_of(stroke.cells);
    if (machine::count_cells(lamps) == 1) return paint(turn, stroke.first, stroke.state);
    turn.requests.emplace_back(game::PaintLamps{turn.state.edit.side, std::move(lamps), stroke.state});
}

Colour colour_of(const Stage& stage, int state) {
    const machine::Machine& machine = stage.game.machine();
    if (machine.shows_colours()) return tile_face(stage.theme(), machine.colour_of(state));
    const float level = static_cast<float>(state) / static_cast<float>(machine.lamp_states() - 1);
    return mix(stage.theme().dark_lamp, stage.theme().lit, level);
}

void draw_rectangle(const Stage& stage, const BrushStroke& stroke) {
    const machine::Shape shape = stage.game.machine().lamps();
    const Rect first = cell_rect(stage.layout.cells, shape, stroke.first);
    const Rect last = cell_rect(stage.layout.cells, shape, stroke.last);
    const float x = std::min(first.x, last.x);
    const float y = std::min(first.y, last.y);
    const Rect all{x, y, std::max(first.right(), last.right()) - x,
                   std::max(first.bottom(), last.bottom()) - y};
    stage.paint.fill(all, colour_of(stage, stroke.state).with_alpha(0.6F));
    stage.paint.stroke(all, stage.theme().accent, 0, 2);
}

void draw_brushed(const Stage& stage, const BrushStroke& stroke) {
    const machine::Shape shape = stage.game.machine().lamps();
    const Colour colour = colour_of(stage, stroke.state);
    const float roundness = stage.game.machine().shows_colours() ? 0.15F : 0.5F;
    for (const std::size_t cell : stroke.cells) {
        const Rect place = cell_rect(stage.layout.cells, shape, cell);
        const Rect mark = place.inset(place.width * 0.2F);
        stage.paint.fill(mark, colour, mark.width * roundness);
        stage.paint.stroke(mark, stage.theme().accent, mark.width * roundness, 1.5F);
    }
}

}  // namespace

bool paints_from(const Turn& turn, ImVec2 at) {
    const EditState& edit = turn.state.edit;
    if (!edit.on) return false;
    const bool may_begin = edit.stroke || edit.rectangle || has_shift() || are_cells_large(turn);
    return may_begin && cell_at(turn.game, turn.state, turn.layout, at);
}

bool follow_stroke(Turn& turn, const PointerInput& input) {
    const auto begun = cell_at(turn.game, turn.state, turn.layout, input.pressed_at);
    const auto here = cell_at(turn.game, turn.state, turn.layout, input.at);
    if (here && begun != here && !turn.state.edit.stroke) begin_stroke(turn, *begun);
    if (!turn.state.edit.stroke) return false;
    if (here) lead_stroke(turn, *here);
    if (!input.down) end_stroke(turn);
    return true;
}

void drop_stroke(Turn& turn) {
    if (turn.state.edit.stroke) turn.change().edit.stroke->is_dropped = true;
}

void draw_stroke(const Stage& stage) {
    const std::optional<BrushStroke>& stroke = stage.state.edit.stroke;
    if (!stroke || stroke->is_dropped) return;
    stage.paint.clip(stage.layout.board);
    if (stroke->is_rectangle) {
        draw_rectangle(stage, *stroke);
    } else {
        draw_brushed(stage, *stroke);
    }
    stage.paint.unclip();
}

}  // namespace switchbox::ui
