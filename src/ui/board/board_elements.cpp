#include "ui/board/board_elements.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/frame/ui_model.hpp"
#include "ui/look/camera.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t most_cells = 1024;

// Rows or columns of a grid to add, from first to one past last.
struct CellStretch {
    int first = 0;
    int last = 0;
};
struct SeenPart {
    CellStretch rows;
    CellStretch columns;
};

// Returns whole blocks around a place, so that the selection changes rarely.
CellStretch blocks_about(int place, int block, int count) {
    const int first = place / block * block - block;
    return {std::max(first, 0), std::min(first + 3 * block, count)};
}

SeenPart part_about_cursor(const Frame& frame, machine::Shape shape) {
    constexpr int row_block = 3;
    constexpr int wide = 64;
    constexpr int column_block = 24;
    const machine::Shape buttons = frame.game.machine().buttons();
    const int row = std::min(buttons.row(frame.state.focus.cursor), shape.rows - 1);
    const int column = std::min(buttons.column(frame.state.focus.cursor), shape.columns - 1);
    SeenPart part{blocks_about(row, row_block, shape.rows), {0, shape.columns}};
    if (shape.columns > wide) part.columns = blocks_about(column, column_block, shape.columns);
    return part;
}

SeenPart part_of(const Frame& frame, machine::Shape shape) {
    if (shape.size() <= most_cells) return {{0, shape.rows}, {0, shape.columns}};
    const SeenCells seen = seen_cells(frame.layout.board, frame.layout.cells, frame.game.machine().lamps());
    if (seen.shape.size() > most_cells) return part_about_cursor(frame, shape);
    return {{seen.row, std::min(seen.row + seen.shape.rows, shape.rows)},
            {seen.column, std::min(seen.column + seen.shape.columns, shape.columns)}};
}

class BoardElements {
  public:
    explicit BoardElements(const Frame& frame) : frame_(frame), planned_(frame.game.remaining_plan()) {}

    void add_board() {
        const machine::Machine& machine = frame_.game.machine();
        const bool lamps_are_buttons = frame_.state.edit.on || machine.buttons_are_lamps();
        const game::Side side = frame_.state.edit.on ? frame_.state.edit.side : game::Side::start;
        const machine::Picture& shown = frame_.game.shown(side);
        const MirrorGrid grid{"board", "gridcell-", machine.lamps(), frame_.layout.cells,
                              frame_.layout.board};
        add_grid(grid, board_name(), {}, [&](std::size_t lamp, const Rect& place) {
            const std::string& name = lamp_name(lamp, shown[lamp]);
            if (!lamps_are_buttons) return add_cell(grid, lamp, place, name, with_difference(lamp, {}));
            const Inside cell(frame_.arrange, cell_element(grid, lamp, place));
            add_button(lamp, place, name);
        });
        if (!lamps_are_buttons) add_loose_buttons();
    }

    void add_target() {
        const machine::Machine& machine = frame_.game.machine();
        const machine::Picture& target = frame_.game.puzzle().target;
        const Rect& room = frame_.layout.target;
        const MirrorGrid grid{"target", "target-", target.shape, room, room};
        const bool is_compared = !frame_.state.edit.on && target.shape.size() <= most_cells;
        const std::string different = is_compared ? say(difference_words(frame_.game)) : std::string();
        add_grid(grid, say("view.mirror.target"), different, [&](std::size_t lamp, const Rect& place) {
            const auto wanted = machine.wanted(lamp, target);
            const std::string name =
                wanted ? lamp_name(lamp, *wanted) : say("view.mirror.any", machine.lamp_place(lamp));
            if (!frame_.state.edit.on) return add_cell(grid, lamp, place, name);
            const Inside cell(frame_.arrange, cell_element(grid, lamp, place));
            const auto paint_target = [](InputContext& context, int cell_of_target) {
                paint_next(context, game::Side::target, static_cast<std::size_t>(cell_of_target));
            };
            frame_.arrange.add({.id = "target-lamp-" + std::to_string(lamp + 1),
                                .rect = place,
                                .role = Role::button,
                                .name = name,
                                .act = {paint_target, static_cast<int>(lamp)},
                                .is_through = true});
        });
    }

  private:
    // Grid of lamps: ids, rectangle of all cells, and the window through which they are seen.
    struct MirrorGrid {
        std::string_view id;
        std::string_view cell_prefix;
        machine::Shape shape;
        const Rect& cells;
        const Rect& window;
    };

    [[nodiscard]] const std::string& lamp_name(std::size_t lamp, std::uint8_t state) const {
        return frame_.facts.cells.lamp(frame_.game.machine(), lamp, state);
    }

    [[nodiscard]] std::string board_name() const {
        const machine::Machine& machine = frame_.game.machine();
        const EditState& edit = frame_.state.edit;
        const auto id = !edit.on                         ? "view.mirror.board"_id
                        : edit.side == game::Side::start ? "view.mirror.board.start"_id
                                                         : "view.mirror.board.target"_id;
        return say(
            tell(id, frame_.game.puzzle().machine->name(), machine.board_size()).in(machine.vocabulary()));
    }

    static Element cell_element(const MirrorGrid& grid, std::size_t lamp, const Rect& place) {
        return {.id = std::string(grid.cell_prefix) + std::to_string(lamp + 1),
                .rect = place,
                .role = Role::gridcell,
                .is_through = true};
    }

    void add_cell(const MirrorGrid& grid, std::size_t lamp, const Rect& place, const std::string& name,
                  std::string description = {}) {
        Element cell = cell_element(grid, lamp, place);
        cell.name = name;
        cell.description = std::move(description);
        frame_.arrange.add(std::move(cell));
    }

    // Calls `each` with each lamp and its place. A hole becomes an empty cell.
    template <class Each>
    void add_grid(const MirrorGrid& grid, std::string name, const std::string& words, const Each& each) {
        const machine::CellMask& sites = frame_.game.machine().lamp_sites();
        const auto [rows, columns] = part_of(frame_, grid.shape);
        const bool has_all_rows = rows.last - rows.first == grid.shape.rows;
        Element whole = grid_element(grid, std::move(name), {rows, columns});
        if (!words.empty()) whole.description += (whole.description.empty() ? "" : " ") + words;
        const Inside board(frame_.arrange, std::move(whole));
        for (int row = rows.first; row < rows.last; ++row) {
            const Inside line(frame_.arrange, {.id = std::string(grid.id) + "-row-" + std::to_string(row + 1),
                                               .role = Role::row,
                                               .row_index = has_all_rows ? 0 : row + 1,
                                               .is_through = true});
            for (int column = columns.first; column < columns.last; ++column) {
                const std::size_t lamp = grid.shape.cell(row, column);
                const Rect place = cell_rect(grid.cells, grid.shape, lamp).common(grid.window);
                if (sites.has(lamp)) {
                    each(lamp, place);
                } else {
                    frame_.arrange.add(cell_element(grid, lamp, Rect{}));
                }
            }
        }
    }

    static Element grid_element(const MirrorGrid& grid, std::string name, const SeenPart& part) {
        const auto& [rows, columns] = part;
        const Rect first = cell_rect(grid.cells, grid.shape, grid.shape.cell(rows.first, columns.first));
        const Rect last = cell_rect(grid.cells, grid.shape, grid.shape.cell(rows.last - 1, columns.last - 1));
        const Rect cells{first.x, first.y, last.right() - first.x, last.bottom() - first.y};
        Element element{.id = std::string(grid.id),
                        .rect = cells.common(grid.window),
                        .role = Role::grid,
                        .name = std::move(name),
                        .move = move_cursor,
                        .is_through = true};
        Message words;
        if (rows.last - rows.first != grid.shape.rows) {
            element.whole.rows = grid.shape.rows;
            words = tell("view.mirror.rows", rows.first + 1, rows.last, grid.shape.rows);
        }
        if (columns.last - columns.first != grid.shape.columns) {
            element.whole.columns = grid.shape.columns;
            words = together(std::move(words), tell("view.mirror.columns", columns.first + 1, columns.last,
                                                    grid.shape.columns));
        }
        element.description = say(words);
        return element;
    }

    // Adds buttons that are not lamps.
    void add_loose_buttons() {
        const machine::Machine& machine = frame_.game.machine();
        const Inside buttons(frame_.arrange,
                             {.id = "buttons",
                              .role = Role::group,
                              .name = say(tell("view.mirror.buttons").in(machine.vocabulary())),
                              .move = move_cursor,
                              .is_through = true});
        const auto [rows, columns] = part_of(frame_, machine.buttons());
        for (const std::size_t button : machine.button_sites().cells()) {
            const int row = machine.buttons().row(button);
            const int column = machine.buttons().column(button);
            if (row < rows.first || row >= rows.last || column < columns.first || column >= columns.last)
                continue;
            const Rect place = button_rect(frame_.layout, machine, button);
            const bool is_apart = frame_.layout.keypad.width > 0;
            add_button(button, is_apart ? place : place.common(frame_.layout.board), loose_name(button));
        }
    }

    [[nodiscard]] std::string loose_name(std::size_t button) const {
        const machine::Machine& machine = frame_.game.machine();
        if (!machine.is_numbered()) return say("view.mirror.button", machine.button_words(button));
        return say("view.mirror.button.number", machine.button_label(button), machine.button_words(button));
    }

    [[nodiscard]] bool is_marked(std::size_t button) const {
        const std::vector<std::size_t>& advised = frame_.facts.why.buttons;
        return frame_.game.hint() == button || planned_[button] != 0 ||
               std::find(advised.begin(), advised.end(), button) != advised.end();
    }

    void add_button(std::size_t cell, const Rect& place, std::string name) {
        const auto use_at = [](InputContext& context, int button) {
            context.change().focus.cursor = static_cast<std::size_t>(button);
            use_cell(context, static_cast<std::size_t>(button));
        };
        Element button{.id = cell_id(cell),
                       .rect = place,
                       .role = Role::button,
                       .name = std::move(name),
                       .is_stop = cell == frame_.state.focus.cursor,
                       .act = {use_at, static_cast<int>(cell)},
                       .is_through = true};
        if (!frame_.state.edit.on) add_play(button, cell);
        frame_.arrange.add(std::move(button));
    }

    // Adds words for play only: marks, presses, and the effect of a press.
    void add_play(Element& button, std::size_t cell) const {
        const game::Game& game = frame_.game;
        if (is_marked(cell)) button.name = say("view.mirror.hinted", button.name);
        if (game.machine().counts_presses()) button.on = game.position().presses[cell] != 0;
        button.refuses = !game.machine().may_press(game.position().presses, game.picture(), cell);
        button.description = frame_.facts.cells.press(game.machine(), cell);
        if (game.machine().buttons_are_lamps())
            button.description = with_difference(cell, std::move(button.description));
    }

    // Appends the state that the lamp should have, if it differs.
    [[nodiscard]] std::string with_difference(std::size_t lamp, std::string words) const {
        const game::Game& game = frame_.game;
        if (!differs(game, lamp)) return words;
        const std::uint8_t wanted = *game.machine().wanted(lamp, game.puzzle().target);
        const std::string should = say("view.mirror.should", game.machine().state_name_at(lamp, wanted));
        return words.empty() ? should : words + "; " + should;
    }

    const Frame& frame_;
    const machine::PressGrid& planned_;
};

}  // namespace

namespace {

// Returns the area where the pointer presses: the board, with a keypad what both span.
Rect pressed_area(const Layout& layout) {
    const Rect& keypad = layout.keypad;
    if (keypad.width <= 0) return layout.board;
    const float left = std::min(layout.board.x, keypad.x);
    const float top = std::min(layout.board.y, keypad.y);
    return {left, top, std::max(layout.board.right(), keypad.right()) - left,
            std::max(layout.board.bottom(), keypad.bottom()) - top};
}

}  // namespace

void board_elements(const Frame& frame) {
    const auto edit_target = [](InputContext& context, int /*argument*/) {
        run(context, Command::edit_target);
    };
    frame.arrange.add({.id = std::string(board_area_id), .rect = pressed_area(frame.layout)});
    const bool has_target = frame.layout.target.width > 0;
    if (has_target)
        frame.arrange.add({.id = "target-area", .rect = frame.layout.target, .act = {edit_target}});
    BoardElements elements(frame);
    elements.add_board();
    if (const BoardOverlay* overlay = shown_overlay(frame.game, frame.state)) overlay->arrange(frame);
    if (has_target) elements.add_target();
}

void keep_cursor_in_sight(const game::Game& game, const Layout& layout, UiState& state) {
    if (layout.cells == layout.board) return;
    const SeenCells seen = seen_cells(layout.board, layout.cells, game.machine().lamps());
    const bool is_on_board = state.focus.visible && state.focus.id == cell_id(state.focus.cursor);
    if (is_on_board || seen.place(state.focus.cursor) || !game.machine().buttons_are_lamps()) return;
    const std::size_t middle = seen.cell(seen.shape.cell(seen.shape.rows / 2, seen.shape.columns / 2));
    if (game.machine().button_sites().has(middle)) state.focus.cursor = middle;
}

}  // namespace switchbox::ui
