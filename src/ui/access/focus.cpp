#include "ui/access/focus.hpp"

#include <algorithm>
#include <cstdlib>

#include "machine/notation.hpp"
#include "ui/bars/machine_choices.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/board/paint_face.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/camera_acts.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/playback_rate.hpp"
#include "ui/panes/pane.hpp"

namespace switchbox::ui {
namespace {

constexpr float help_step = 52;  // two rows of the list of keys
constexpr std::string_view target_prefix = "target-lamp-";

// The cell that an id ends with, if the grid has it.
std::optional<std::size_t> cell_of(std::string_view id, std::string_view prefix,
                                   const machine::Sites& sites) {
    const auto number = machine::parse_number(id.substr(prefix.size()));
    if (!number || *number == 0 || *number > sites.shape.size()) return std::nullopt;
    const auto cell = static_cast<std::size_t>(*number - 1);
    if (!sites.has(cell)) return std::nullopt;
    return cell;
}

void activate_cell(Turn& turn, std::string_view id) {
    const machine::Machine& machine = turn.game.machine();
    const bool paints = turn.state.edit.on;
    const auto cell = cell_of(id, cell_prefix, paints ? machine.lamp_sites() : machine.button_sites());
    if (!cell) return;
    turn.change().focus.cursor = *cell;
    use_cell(turn, *cell);
}

// A lamp of the target, while it can be edited.
void activate_target(Turn& turn, std::string_view id) {
    if (!turn.state.edit.on) return;
    const auto lamp = cell_of(id, target_prefix, turn.game.machine().lamp_sites());
    if (lamp) paint_next(turn, game::Side::target, *lamp);
}

// Radio buttons: an arrow chooses the next one; of one's own rule it only moves there, because choosing that
// opens the editor.
void move_machine(Turn& turn, int by) {
    const std::vector<MachineChip>& chips = turn.facts.chips;
    const auto count = static_cast<int>(chips.size());
    int here = 0;
    for (int i = 0; i < count; ++i) {
        if (chips[static_cast<std::size_t>(i)].id == turn.state.focus.id) here = i;
    }
    const MachineChip& next = chips[static_cast<std::size_t>((here + by + count) % count)];
    turn.change().focus.id = next.id;
    if (!asks_first(next.machine)) choose_machine(turn, next.machine);
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

void move_cursor(Turn& turn, int rows, int columns) {
    UiState& state = turn.change();
    const machine::Machine& machine = turn.game.machine();
    const machine::Sites& sites = state.edit.on ? machine.lamp_sites() : machine.button_sites();
    const bool on_board = state.focus.visible && state.focus.id.starts_with(cell_prefix);
    if (on_board) state.focus.cursor = next_cell(sites, state.focus.cursor, rows, columns);
    // The first arrow only shows where the cursor is.
    state.focus.id = cell_id(state.focus.cursor);
    state.focus.visible = true;
    show_cell(turn, state.focus.cursor);
}

// Returns the overlay that is shown, if the element is a part of it, or nullptr.
const BoardOverlay* overlay_of(const Turn& turn, std::string_view element) {
    const BoardOverlay* overlay = shown_overlay(turn.game, turn.state);
    return overlay != nullptr && overlay->has(turn.game, element) ? overlay : nullptr;
}

// The one in play, and one that the keyboard has moved to.
void add_machine_stop(std::vector<std::string>& order, const Facts& facts, const UiState& state) {
    for (const MachineChip& chip : facts.chips) {
        if (chip.chosen || chip.id == state.focus.id) order.push_back(chip.id);
    }
}

void add_pane_stops(std::vector<std::string>& order, const Facts& facts) {
    for (const PaneItem& item : facts.pane.items) {
        if (item.enabled) order.push_back(item.id);
    }
}

}  // namespace

std::vector<std::string> focus_order(const game::Game& game, const Facts& facts, const UiState& state) {
    if (state.modal.open != Modal::none) {
        std::vector<std::string> order = dialog_stops(facts.dialog, state.focus.id);
        order.emplace_back("modal-close");
        return order;
    }
    std::vector<std::string> order;
    if (!state.embedded) add_machine_stop(order, facts, state);
    order.push_back(cell_id(state.focus.cursor));
    if (const PaintFace* painting = ui_of(game).painting; painting != nullptr)
        for (Swatch& swatch : painting->swatches(game, state)) order.push_back(std::move(swatch.id));
    if (const BoardOverlay* overlay = shown_overlay(game, state)) order.push_back(overlay->stop(game, state));
    if (!state.messages.notice.empty()) order.emplace_back("notice-close");
    if (!facts.guide.empty()) order.emplace_back(skip_guide_id);
    for (std::string& id : introduction_stops(facts.introduction)) order.push_back(std::move(id));
    if (state.pane.is_sheet) order.emplace_back("why-handle");
    for (const CommandRow& row : commands()) {
        // What plays a solution is there while there is one; its key begins with finding it.
        const bool is_shown = row.command != Command::play || game.position().timeline;
        if (is_shown && is_enabled(row.command, game, state)) order.emplace_back(row.id);
        if (!game.position().timeline) continue;
        // The slider stands between the steps.
        if (row.command == Command::step_back) order.emplace_back("timeline");
        if (row.command == Command::hide) order.emplace_back("speed");
    }
    if (!state.embedded) add_pane_stops(order, facts);
    return order;
}

bool is_focus_shown(const Facts& facts, const UiState& state) {
    return state.focus.visible || is_in_field(facts.dialog, state.focus.id);
}

void activate(Turn& turn, std::string_view id) {
    if (id == "modal-close") turn.change().modal.open = Modal::none;
    // Behind a dialog nothing can be reached.
    if (turn.state.modal.open != Modal::none) return act_on(turn, id);
    if (id.starts_with(cell_prefix)) return activate_cell(turn, id);
    if (id.starts_with(target_prefix)) return activate_target(turn, id);
    for (const MachineChip& chip : turn.facts.chips) {
        if (chip.id == id) return choose_machine(turn, chip.machine);
    }
    if (id == "notice-close") turn.change().messages.notice = {};
    if (const BoardOverlay* overlay = overlay_of(turn, id)) overlay->activate(turn, id);
    if (id == "why-handle") turn.change().pane.sheet_open = !turn.state.pane.sheet_open;
    if (id == "speed") PlaybackRate(turn.game, turn.settings, turn.state).choose_next(turn);
    if (act_on_guide(turn, id) || act_in_pane(turn, id)) return;
    if (const PaintFace* painting = ui_of(turn.game).painting;
        painting != nullptr && painting->choose(turn, id))
        return;
    for (const CommandRow& row : commands()) {
        if (row.id == id) run(turn, row.command);
    }
}

void move_focus(Turn& turn, int rows, int columns) {
    const UiState& state = turn.state;
    const int by = rows + columns;
    if (state.modal.open == Modal::help) {
        turn.change().scroll.dialog += static_cast<float>(rows) * help_step;
    } else if (state.modal.open != Modal::none) {
        move_in_dialog(turn, rows, columns);
        turn.change().focus.visible = true;
    } else if (state.focus.id.starts_with(machine_prefix)) {
        move_machine(turn, by);
    } else if (const BoardOverlay* overlay = overlay_of(turn, state.focus.id)) {
        overlay->move(turn, by);
    } else if (state.focus.visible && move_in_pane(turn, rows, columns)) {
        return;
    } else if (state.focus.id == "timeline" && state.focus.visible) {
        // On a slider up is more, as right is.
        run(turn, columns - rows > 0 ? Command::step_forward : Command::step_back);
    } else {
        move_cursor(turn, rows, columns);
    }
}

void keep_focus(const game::Game& game, const Facts& facts, UiState& state) {
    keep_cursor(game, state);
    FocusState& focus = state.focus;
    std::vector<std::string> order = focus_order(game, facts, state);
    const auto is_stop = [&](const std::string& id) {
        return std::find(order.begin(), order.end(), id) != order.end();
    };
    if (state.modal.open != state.modal.seen) {
        const bool opened = state.modal.seen == Modal::none;
        if (opened) focus.behind = focus.id;
        focus.id = state.modal.open != Modal::none ? order.front() : focus.behind;
        state.modal.seen = state.modal.open;
        state.scroll.dialog = 0;
        order = focus_order(game, facts, state);
    }
    if (!focus.visible || is_stop(focus.id)) return;
    // Play and Pause take turns; a win puts the next game where the help was.
    const bool helps = focus.id == "hint" || focus.id == "solve";
    const std::string twin = focus.id == "play"    ? "pause"
                             : focus.id == "pause" ? "play"
                             : helps               ? "next-game"
                                                   : "";
    const std::string home = state.modal.open == Modal::none ? cell_id(focus.cursor) : order.front();
    focus.id = is_stop(twin) ? twin : home;
}

void tab(Turn& turn, int direction) {
    const std::vector<std::string> order = focus_order(turn.game, turn.facts, turn.state);
    const auto count = static_cast<int>(order.size());
    const auto found = std::find(order.begin(), order.end(), turn.state.focus.id);
    const bool known = found != order.end() && is_focus_shown(turn.facts, turn.state);
    const int here = known ? static_cast<int>(found - order.begin()) : direction > 0 ? -1 : 0;
    FocusState& focus = turn.change().focus;
    focus.id = order[static_cast<std::size_t>((here + direction + count) % count)];
    focus.visible = true;
}

}  // namespace switchbox::ui
