#include "view/focus.hpp"

#include <algorithm>
#include <cstdlib>

#include "machine/ghaly_machine.hpp"
#include "machine/notation.hpp"
#include "view/bars/machine_choices.hpp"
#include "view/board/board_edit.hpp"
#include "view/dialogs/dialog.hpp"
#include "view/frame/setting_rows.hpp"
#include "view/panes/pane.hpp"
#include "view/wires/wire_view.hpp"

namespace switchbox::view {
namespace {

constexpr std::string_view cell_prefix = "cell-";
constexpr std::string_view target_prefix = "target-lamp-";

bool starts_with(std::string_view text, std::string_view prefix) {
    return text.substr(0, prefix.size()) == prefix;
}

// The cell that an id ends with, if the grid has it.
std::optional<std::size_t> cell_of(std::string_view id, std::string_view prefix,
                                   const machine::Sites& sites) {
    const auto number = machine::parse_number(id.substr(prefix.size()));
    if (!number || *number == 0 || *number > sites.shape.size()) return std::nullopt;
    const auto cell = static_cast<std::size_t>(*number - 1);
    if (!sites.has(cell)) return std::nullopt;
    return cell;
}

void activate_cell(Frame& frame, std::string_view id) {
    const machine::Machine& machine = frame.game.machine();
    const bool paints = frame.state.editing;
    const auto cell = cell_of(id, cell_prefix, paints ? machine.lamp_sites() : machine.button_sites());
    if (!cell) return;
    frame.state.cursor = *cell;
    use_cell(frame, *cell);
}

// A lamp of the target, while it can be edited.
void activate_target(Frame& frame, std::string_view id) {
    if (!frame.state.editing) return;
    const auto lamp = cell_of(id, target_prefix, frame.game.machine().lamp_sites());
    if (lamp) paint_next(frame, play::Side::target, *lamp);
}

// Radio buttons: an arrow chooses the next one; of one's own rule it only moves there, because choosing that
// opens the editor.
void move_machine(Frame& frame, int by) {
    const std::vector<MachineChip> chips = machine_chips(frame.game);
    const auto count = static_cast<int>(chips.size());
    int here = 0;
    for (int i = 0; i < count; ++i) {
        if (chips[static_cast<std::size_t>(i)].id == frame.state.focus) here = i;
    }
    const MachineChip& next = chips[static_cast<std::size_t>((here + by + count) % count)];
    frame.state.focus = next.id;
    if (next.machine != machine::own_id) choose_machine(frame, next.machine);
}

// The cell of `row` nearest to `column`, if the row has any.
std::optional<std::size_t> nearest_in_row(const machine::Sites& sites, int row, int column) {
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

// Along the row to the next cell that exists, or to the nearest one of the next row that has any.
std::size_t next_cell(const machine::Sites& sites, std::size_t from, int rows, int columns) {
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

void move_cursor(Frame& frame, int rows, int columns) {
    UiState& state = frame.state;
    const machine::Machine& machine = frame.game.machine();
    const machine::Sites& sites = state.editing ? machine.lamp_sites() : machine.button_sites();
    const bool on_board = state.focus_visible && starts_with(state.focus, cell_prefix);
    if (on_board) state.cursor = next_cell(sites, state.cursor, rows, columns);
    // The first arrow only shows where the cursor is.
    state.focus = cell_id(state.cursor);
    state.focus_visible = true;
}

// Tab stops at one of the codes; arrows move along them.
std::string wire_stop(const play::Game& game, const UiState& state) {
    const int size = game.machine().ghaly()->size();
    if (end_of(state.focus, size)) return state.focus;
    const std::vector<WireEnd> ends = wire_ends(size);
    return end_id(ends[state.wires.cursor % ends.size()]);
}

bool is_wire_end(const Frame& frame, std::string_view id) {
    return end_of(id, frame.game.machine().ghaly()->size()).has_value();
}

// Lights its path, as a click on it does.
void attend_to(Frame& frame, std::string_view id) {
    const int size = frame.game.machine().ghaly()->size();
    const WireEnd end = *end_of(id, size);
    const std::vector<WireEnd> ends = wire_ends(size);
    frame.state.wires.cursor =
        static_cast<std::size_t>(std::find(ends.begin(), ends.end(), end) - ends.begin());
    frame.state.wires.lit = highlight_of(end);
}

void move_along_ends(Frame& frame, int by) {
    UiState& state = frame.state;
    const int size = frame.game.machine().ghaly()->size();
    const std::vector<WireEnd> ends = wire_ends(size);
    const auto here = std::find(ends.begin(), ends.end(), *end_of(state.focus, size)) - ends.begin();
    const auto count = static_cast<int>(ends.size());
    state.wires.cursor = static_cast<std::size_t>((static_cast<int>(here) + by + count) % count);
    state.focus = end_id(ends[state.wires.cursor]);
    state.focus_visible = true;
}

}  // namespace

std::vector<std::string> focus_order(const play::Game& game, const Settings& settings, const UiState& state) {
    if (state.overlay == Overlay::help) return {"overlay-close"};
    if (state.overlay != Overlay::none) {
        std::vector<std::string> order = dialog_stops(open_dialog({game, settings, state}), state.focus);
        order.emplace_back("overlay-close");
        return order;
    }
    std::vector<std::string> order;
    for (const MachineChip& chip : machine_chips(game)) {
        if (chip.chosen || chip.id == state.focus) order.push_back(chip.id);
    }
    order.push_back(cell_id(state.cursor));
    if (are_wires_shown(game, state)) order.push_back(wire_stop(game, state));
    if (!state.notice.empty()) order.emplace_back("notice-close");
    if (state.phone) order.emplace_back("why-handle");
    for (const CommandInfo& row : commands()) {
        if (is_enabled(row.command, game, state)) order.emplace_back(row.id);
        // The slider stands between the steps.
        if (row.command == Command::step_back && game.position().timeline) order.emplace_back("timeline");
        if (row.command == Command::hide) order.emplace_back("speed");
    }
    for (const PaneItem& item : pane_content({game, state}).items) {
        if (item.enabled) order.push_back(item.id);
    }
    return order;
}

bool is_focus_shown(const Frame& frame) { return frame.state.focus_visible || is_in_field(frame); }

void activate(Frame& frame, std::string_view id) {
    UiState& state = frame.state;
    if (id == "overlay-close") state.overlay = Overlay::none;
    // Behind a dialog nothing can be reached.
    if (state.overlay != Overlay::none) return act_on(frame, id);
    if (starts_with(id, cell_prefix)) return activate_cell(frame, id);
    if (starts_with(id, target_prefix)) return activate_target(frame, id);
    for (const MachineChip& chip : machine_chips(frame.game)) {
        if (chip.id == id) return choose_machine(frame, chip.machine);
    }
    if (id == "notice-close") state.notice.clear();
    if (are_wires_shown(frame.game, state) && is_wire_end(frame, id)) attend_to(frame, id);
    if (id == "why-handle") state.sheet_open = !state.sheet_open;
    if (id == "speed") choose_next_speed(frame);
    if (act_in_pane(frame, id)) return;
    for (const CommandInfo& row : commands()) {
        if (row.id == id) run(frame, row.command);
    }
}

void move_focus(Frame& frame, int rows, int columns) {
    UiState& state = frame.state;
    const int by = rows + columns;
    if (state.overlay != Overlay::none) {
        move_in_dialog(frame, rows, columns);
        state.focus_visible = true;
    } else if (starts_with(state.focus, machine_prefix)) {
        move_machine(frame, by);
    } else if (are_wires_shown(frame.game, state) && is_wire_end(frame, state.focus)) {
        move_along_ends(frame, by);
    } else if (state.focus_visible && move_in_pane(frame, rows, columns)) {
        return;
    } else if (state.focus == "timeline" && state.focus_visible) {
        // On a slider up is more, as right is.
        run(frame, columns - rows > 0 ? Command::step_forward : Command::step_back);
    } else {
        move_cursor(frame, rows, columns);
    }
}

void keep_focus(const play::Game& game, const Settings& settings, UiState& state) {
    keep_cursor(game, state);
    std::vector<std::string> order = focus_order(game, settings, state);
    const auto is_stop = [&](const std::string& id) {
        return std::find(order.begin(), order.end(), id) != order.end();
    };
    if (state.overlay != state.overlay_seen) {
        const bool opened = state.overlay_seen == Overlay::none;
        if (opened) state.focus_behind = state.focus;
        state.focus = state.overlay != Overlay::none ? order.front() : state.focus_behind;
        state.overlay_seen = state.overlay;
        state.dialog_scroll = 0;
        order = focus_order(game, settings, state);
    }
    if (!state.focus_visible || is_stop(state.focus)) return;
    // Play and Pause take turns.
    const std::string twin = state.focus == "play" ? "pause" : state.focus == "pause" ? "play" : "";
    const std::string home = state.overlay == Overlay::none ? cell_id(state.cursor) : order.front();
    state.focus = is_stop(twin) ? twin : home;
}

void tab(Frame& frame, int direction) {
    UiState& state = frame.state;
    const std::vector<std::string> order = focus_order(frame.game, frame.settings, state);
    const auto count = static_cast<int>(order.size());
    const auto found = std::find(order.begin(), order.end(), state.focus);
    const bool known = found != order.end() && is_focus_shown(frame);
    const int here = known ? static_cast<int>(found - order.begin()) : direction > 0 ? -1 : 0;
    state.focus = order[static_cast<std::size_t>((here + direction + count) % count)];
    state.focus_visible = true;
}

}  // namespace switchbox::view
