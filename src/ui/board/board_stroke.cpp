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

bool are_cells_large(const InputContext& context) {
    const machine::Machine& machine = context.game.machine();
    return !has_camera(machine) || cell_side(context.layout.cells, machine.lamps()) >= least_pressed_cell;
}

// Begins a stroke when the pointer leaves the first cell. Until then it may be a click.
void begin_stroke(InputContext& context, std::size_t first) {
    const int states = context.game.machine().lamp_states();
    const int next = (context.game.shown(context.state.edit.side)[first] + 1) % states;
    context.change().edit.stroke = {
        .first = first,
        .last = first,
        .state = context.state.edit.brush.value_or(static_cast<std::uint8_t>(next)),
        .is_rectangle = context.state.edit.rectangle || has_shift(),
        .cells = {first}};
}

void lead_stroke(InputContext& context, std::size_t to) {
    if (context.state.edit.stroke->last == to) return;
    BrushStroke& stroke = *context.change().edit.stroke;
    const auto way = machine::line_between(context.game.machine().lamps(), stroke.last, to);
    stroke.cells.insert(stroke.cells.end(), way.begin() + 1, way.end());
    stroke.last = to;
}

void end_stroke(InputContext& context) {
    const BrushStroke stroke = *std::exchange(context.change().edit.stroke, std::nullopt);
    if (stroke.is_dropped) return;
    const machine::Shape shape = context.game.machine().lamps();
    machine::CellRuns lamps = stroke.is_rectangle ? machine::rectangle(shape, stroke.first, stroke.last)
                                                  : machine::runs_of(stroke.cells);
    if (machine::count_cells(lamps) == 1) return paint(context, stroke.first, stroke.state);
    context.requests.emplace_back(game::PaintLamps{context.state.edit.side, std::move(lamps), stroke.state});
}

Colour colour_of(const BoardDrawContext& stage, int state) {
    const machine::Machine& machine = stage.game.machine();
    if (machine.shows_colours()) return tile_face(stage.theme(), machine.colour_of(state));
    const float level = static_cast<float>(state) / static_cast<float>(machine.lamp_states() - 1);
    return mix(stage.theme().dark_lamp, stage.theme().lit, level);
}

void draw_rectangle(const BoardDrawContext& stage, const BrushStroke& stroke) {
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

void draw_brushed(const BoardDrawContext& stage, const BrushStroke& stroke) {
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

bool paints_from(const InputContext& context, ImVec2 at) {
    const EditState& edit = context.state.edit;
    if (!edit.on) return false;
    const bool may_begin = edit.stroke || edit.rectangle || has_shift() || are_cells_large(context);
    return may_begin && cell_at(context.game, context.state, context.layout, at);
}

bool follow_stroke(InputContext& context, const PointerInput& input) {
    const auto begun = cell_at(context.game, context.state, context.layout, input.pressed_at);
    const auto here = cell_at(context.game, context.state, context.layout, input.at);
    if (here && begun != here && !context.state.edit.stroke) begin_stroke(context, *begun);
    if (!context.state.edit.stroke) return false;
    if (here) lead_stroke(context, *here);
    if (!input.down) end_stroke(context);
    return true;
}

void drop_stroke(InputContext& context) {
    if (context.state.edit.stroke) context.change().edit.stroke->is_dropped = true;
}

void draw_stroke(const BoardDrawContext& stage) {
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
