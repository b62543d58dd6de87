#include "ui/board/board_edit.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

#include "ui/frame/command_acts.hpp"
#include "ui/look/appearance.hpp"
#include "ui/look/camera.hpp"

namespace switchbox::ui {
namespace {

bool has_shift() { return ImGui::GetIO().KeyShift; }

bool are_cells_large(const InputContext& context) {
    const machine::Machine& machine = context.game.machine();
    return !context.state.camera.on || cell_side(context.layout.cells, machine.lamps()) >= least_pressed_cell;
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
    if (machine.shows_colours()) return tile_fill(stage.theme(), machine.colour_of(state));
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
    stage.paint.stroke(all, stage.theme().text, 0, 2);
}

void draw_brushed(const BoardDrawContext& stage, const BrushStroke& stroke) {
    const machine::Shape shape = stage.game.machine().lamps();
    const Colour colour = colour_of(stage, stroke.state);
    const float roundness = stage.game.machine().shows_colours() ? 0.15F : 0.5F;
    for (const std::size_t cell : stroke.cells) {
        const Rect place = cell_rect(stage.layout.cells, shape, cell);
        const Rect mark = place.inset(place.width * 0.2F);
        stage.paint.fill(mark, colour, mark.width * roundness);
        stage.paint.stroke(mark, stage.theme().text, mark.width * roundness, 1.5F);
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

namespace {

// Returns the cell of `row` nearest to `column`, or nullopt if the row has none.
std::optional<std::size_t> nearest_in_row(const machine::CellMask& sites, int row, int column) {
    std::optional<std::size_t> nearest;
    for (int c = 0; c < sites.shape.columns; ++c) {
        const std::size_t cell = sites.shape.cell(row, c);
        if (!sites.has(cell)) continue;
        const bool better =
            !nearest || std::abs(c - column) < std::abs(sites.shape.column(*nearest) - column);
        if (better) nearest = cell;
    }
    return nearest;
}

// Returns the next existing cell along the row, or the nearest one of the next row that has any.
std::size_t next_cell(const machine::CellMask& sites, std::size_t from, int rows, int columns) {
    const machine::Shape shape = sites.shape;
    int row = shape.row(from) + rows;
    int column = shape.column(from) + columns;
    while (columns != 0 && shape.contains(row, column)) {
        if (sites.has(shape.cell(row, column))) return shape.cell(row, column);
        column += columns;
    }
    while (rows != 0 && row >= 0 && row < shape.rows) {
        if (const auto cell = nearest_in_row(sites, row, column)) return *cell;
        row += rows;
    }
    return from;
}

}  // namespace

void paint_next(InputContext& context, game::Side side, std::size_t lamp) {
    const int next = (context.game.shown(side)[lamp] + 1) % context.game.machine().lamp_states();
    context.requests.emplace_back(game::SetLamp{side, lamp, static_cast<std::uint8_t>(next)});
}

void paint(InputContext& context, std::size_t lamp, std::uint8_t state) {
    if (context.game.shown(context.state.edit.side)[lamp] == state) return;
    context.requests.emplace_back(game::SetLamp{context.state.edit.side, lamp, state});
}

void use_cell(InputContext& context, std::size_t cell) {
    if (context.state.edit.brush) {
        paint(context, cell, *context.state.edit.brush);
    } else if (context.state.edit.on) {
        paint_next(context, context.state.edit.side, cell);
    } else {
        context.requests.emplace_back(game::Press{cell});
    }
}

void move_cursor(InputContext& context, int rows, int columns) {
    UiState& state = context.change();
    const machine::Machine& machine = context.game.machine();
    const machine::CellMask& sites = state.edit.on ? machine.lamp_sites() : machine.button_sites();
    // The first arrow only shows the cursor's place, unless a key or a click has used the cell there.
    const bool on_board = state.focus.id == cell_id(state.focus.cursor);
    if (on_board) state.focus.cursor = next_cell(sites, state.focus.cursor, rows, columns);
    state.focus.id = cell_id(state.focus.cursor);
    state.focus.visible = true;
    show_cell(context, state.focus.cursor);
}

void keep_cursor(const game::Game& game, UiState& state) {
    const machine::CellMask& sites =
        state.edit.on ? game.machine().lamp_sites() : game.machine().button_sites();
    if (state.focus.cursor < sites.shape.size() && sites.has(state.focus.cursor)) return;
    const bool had_focus = state.focus.id == cell_id(state.focus.cursor);
    const auto first = std::find(sites.present.begin(), sites.present.end(), true);
    state.focus.cursor = static_cast<std::size_t>(first - sites.present.begin());
    if (had_focus) state.focus.id = cell_id(state.focus.cursor);
}

namespace {

// Returns the cell at a point of a grid that fills `room`; nullopt if there is none.
std::optional<std::size_t> site_at(const Rect& room, const machine::CellMask& sites, ImVec2 at) {
    if (!room.contains(at)) return std::nullopt;
    const machine::Shape shape = sites.shape;
    const int column = static_cast<int>((at.x - room.x) * static_cast<float>(shape.columns) / room.width);
    const int row = static_cast<int>((at.y - room.y) * static_cast<float>(shape.rows) / room.height);
    if (!shape.contains(row, column) || !sites.has(shape.cell(row, column))) return std::nullopt;
    return shape.cell(row, column);
}

}  // namespace

std::optional<std::size_t> cell_at(const game::Game& game, const UiState& state, const Layout& layout,
                                   ImVec2 at) {
    const machine::Machine& machine = game.machine();
    const Rect& board = layout.cells;
    if (layout.keypad.width > 0) return site_at(layout.keypad, machine.button_sites(), at);
    if (!layout.board.contains(at) || !board.contains(at)) return std::nullopt;
    if (!state.edit.on && !machine.buttons_are_lamps()) return nearest_button(board, machine, at);
    return site_at(board, machine.lamp_sites(), at);
}

std::optional<std::size_t> nearest_button(const Rect& board, const machine::Machine& machine, ImVec2 at) {
    std::optional<std::size_t> nearest;
    float least = board.width / static_cast<float>(machine.lamps().columns) / 2;
    for (const std::size_t i : machine.button_sites().cells()) {
        const ImVec2 middle = button_rect(board, machine, i).centre();
        const float distance = std::hypot(middle.x - at.x, middle.y - at.y);
        if (distance >= least) continue;
        least = distance;
        nearest = i;
    }
    return nearest;
}

void click_on_board(InputContext& context, ImVec2 at) {
    const auto cell = cell_at(context.game, context.state, context.layout, at);
    if (!cell || come_near(context, at)) return;
    FocusState& focus = context.change().focus;
    focus.cursor = *cell;
    focus.id = cell_id(*cell);
    use_cell(context, *cell);
}

}  // namespace switchbox::ui
