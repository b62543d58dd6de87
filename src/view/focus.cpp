#include "view/focus.hpp"

#include <algorithm>

#include "machine/notation.hpp"
#include "view/setting_rows.hpp"

namespace switchbox::view {
namespace {

constexpr std::string_view machine_prefix = "machine-";
constexpr std::string_view cell_prefix = "cell-";

bool starts_with(std::string_view text, std::string_view prefix) {
    return text.substr(0, prefix.size()) == prefix;
}

void choose_setting(Frame& frame, const SettingRow& row, int choice) {
    Settings changed = frame.settings;
    row.set(changed, choice);
    frame.requests.emplace_back(changed);
}

bool is_on_overlay(std::string_view id) { return id == "overlay-close" || starts_with(id, "setting-"); }

// True when the id was one of a settings row.
bool activate_setting(Frame& frame, std::string_view id) {
    for (const SettingRow& row : setting_rows()) {
        for (int choice = 0; choice < 3; ++choice) {
            if (choice_id(row, choice) != id) continue;
            choose_setting(frame, row, choice);
            return true;
        }
    }
    return false;
}

void press_cell(Frame& frame, std::string_view number) {
    const auto cell = machine::parse_number(number);
    if (!cell || *cell == 0 || *cell > frame.game.machine().buttons().size()) return;
    frame.state.cursor = static_cast<std::size_t>(*cell - 1);
    frame.requests.emplace_back(play::Press{frame.state.cursor});
}

// Radio buttons: an arrow chooses the next one.
void move_machine(Frame& frame, int by) {
    const auto& presets = machine::catalogue();
    const auto count = static_cast<int>(presets.size());
    int here = 0;
    for (int i = 0; i < count; ++i) {
        if (presets[static_cast<std::size_t>(i)].id == frame.game.puzzle().machine.id) here = i;
    }
    const machine::Preset& next = presets[static_cast<std::size_t>((here + by + count) % count)];
    frame.state.focus = std::string(machine_prefix) + std::string(next.id);
    choose_machine(frame, next.id);
}

bool move_setting(Frame& frame, int by) {
    for (const SettingRow& row : setting_rows()) {
        if (!starts_with(frame.state.focus, row.id)) continue;
        const int next = (row.get(frame.settings) + by + 3) % 3;
        frame.state.focus = choice_id(row, next);
        choose_setting(frame, row, next);
        return true;
    }
    return false;
}

void move_cursor(Frame& frame, int rows, int columns) {
    UiState& state = frame.state;
    const machine::Shape shape = frame.game.machine().buttons();
    const bool on_board = state.focus_visible && starts_with(state.focus, cell_prefix);
    if (on_board) {
        const int row = std::clamp(shape.row(state.cursor) + rows, 0, shape.rows - 1);
        const int column = std::clamp(shape.column(state.cursor) + columns, 0, shape.columns - 1);
        state.cursor = shape.cell(row, column);
    }
    // The first arrow only shows where the cursor is.
    state.focus = cell_id(state.cursor);
    state.focus_visible = true;
}

}  // namespace

void choose_machine(Frame& frame, std::string_view id) {
    const auto choice = machine::choose(id, {});
    if (choice && *choice != frame.game.puzzle().machine) frame.requests.emplace_back(WantNewGame{*choice});
}

std::vector<std::string> focus_order(const play::Game& game, const Settings& settings, const UiState& state) {
    if (state.overlay == Overlay::help) return {"overlay-close"};
    if (state.overlay == Overlay::settings) {
        std::vector<std::string> order;
        for (const SettingRow& row : setting_rows()) order.push_back(choice_id(row, row.get(settings)));
        order.emplace_back("overlay-close");
        return order;
    }
    std::vector<std::string> order{std::string(machine_prefix) + game.puzzle().machine.id,
                                   cell_id(state.cursor)};
    if (!state.notice.empty()) order.emplace_back("notice-close");
    if (state.phone) order.emplace_back("why-handle");
    for (const CommandInfo& row : commands()) {
        if (is_enabled(row.command, game, state.playing)) order.emplace_back(row.id);
        // The slider stands between the steps.
        if (row.command == Command::step_back && game.position().timeline) order.emplace_back("timeline");
        if (row.command == Command::hide) order.emplace_back("speed");
    }
    return order;
}

void activate(Frame& frame, std::string_view id) {
    UiState& state = frame.state;
    // Behind a dialog nothing can be reached.
    if (state.overlay != Overlay::none && !is_on_overlay(id)) return;
    if (starts_with(id, cell_prefix)) return press_cell(frame, id.substr(cell_prefix.size()));
    if (starts_with(id, machine_prefix)) return choose_machine(frame, id.substr(machine_prefix.size()));
    if (id == "overlay-close") state.overlay = Overlay::none;
    if (id == "notice-close") state.notice.clear();
    if (id == "why-handle") state.sheet_open = !state.sheet_open;
    if (id == "speed") choose_setting(frame, setting_rows()[2], (frame.settings.speed + 1) % 3);
    if (activate_setting(frame, id)) return;
    for (const CommandInfo& row : commands()) {
        if (row.id == id) run(frame, row.command);
    }
}

void move_focus(Frame& frame, int rows, int columns) {
    UiState& state = frame.state;
    const int by = rows + columns;
    if (state.overlay != Overlay::none) {
        move_setting(frame, by);
    } else if (starts_with(state.focus, machine_prefix)) {
        move_machine(frame, by);
    } else if (state.focus == "timeline" && state.focus_visible) {
        // On a slider up is more, as right is.
        run(frame, columns - rows > 0 ? Command::step_forward : Command::step_back);
    } else {
        move_cursor(frame, rows, columns);
    }
}

void keep_focus(const play::Game& game, const Settings& settings, UiState& state) {
    const std::vector<std::string> order = focus_order(game, settings, state);
    const auto is_stop = [&](const std::string& id) {
        return std::find(order.begin(), order.end(), id) != order.end();
    };
    if (state.overlay != state.overlay_seen) {
        const bool opened = state.overlay != Overlay::none;
        if (opened) state.focus_behind = state.focus;
        state.focus = opened ? order.front() : state.focus_behind;
        state.overlay_seen = state.overlay;
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
    const bool known = found != order.end() && state.focus_visible;
    const int here = known ? static_cast<int>(found - order.begin()) : direction > 0 ? -1 : 0;
    state.focus = order[static_cast<std::size_t>((here + direction + count) % count)];
    state.focus_visible = true;
}

}  // namespace switchbox::view
