#include "ui/access/board_mirror.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/facts.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

struct Stretch {
    int first = 0;
    int last = 0;  // one past
};
// Of a board, the rows and columns that are told.
struct Told {
    Stretch rows;
    Stretch columns;
};

// Whole blocks about a place, so that it seldom changes which they are.
Stretch blocks_about(int place, int block, int count) {
    const int first = place / block * block - block;
    return {std::max(first, 0), std::min(first + 3 * block, count)};
}

class BoardMirror {
  public:
    explicit BoardMirror(MirrorTree& tree)
        : tree_(tree),
          sources_(tree.sources()),
          planned_(sources_.game.remaining_plan()),
          why_(sources_.facts.why) {}

    void build() {
        board();
        if (const BoardOverlay* overlay = shown_overlay(sources_.game, sources_.state))
            overlay->mirror(tree_);
        target();
    }

  private:
    [[nodiscard]] const std::string& lamp_name(std::size_t cell, std::uint8_t state) const {
        return sources_.facts.cells.lamp(sources_.game.machine(), cell, state);
    }

    // Of a large board the cells about the cursor.
    [[nodiscard]] Told told(machine::Shape shape) const {
        constexpr std::size_t large = 1024;
        constexpr int row_block = 3;
        constexpr int wide = 64;
        constexpr int column_block = 24;
        Told told{{0, shape.rows}, {0, shape.columns}};
        if (shape.size() <= large) return told;
        const machine::Shape buttons = sources_.game.machine().buttons();
        const int row = std::min(buttons.row(sources_.state.focus.cursor), shape.rows - 1);
        const int column = std::min(buttons.column(sources_.state.focus.cursor), shape.columns - 1);
        told.rows = blocks_about(row, row_block, shape.rows);
        if (shape.columns > wide) told.columns = blocks_about(column, column_block, shape.columns);
        return told;
    }

    [[nodiscard]] std::vector<std::size_t> cells_told(const machine::Sites& sites) const {
        const auto [rows, columns] = told(sites.shape);
        std::vector<std::size_t> cells;
        for (int row = rows.first; row < rows.last; ++row) {
            for (int column = columns.first; column < columns.last; ++column) {
                const std::size_t cell = sites.shape.cell(row, column);
                if (sites.has(cell)) cells.push_back(cell);
            }
        }
        return cells;
    }

    // Of a board with its cells in `cells`, as far as they are seen through `window`.
    void grid(const std::string& id, std::string name, machine::Shape shape, const Rect& cells,
              const Rect& window) {
        const auto [rows, columns] = told(shape);
        const Rect first = cell_rect(cells, shape, shape.cell(rows.first, columns.first));
        const Rect last = cell_rect(cells, shape, shape.cell(rows.last - 1, columns.last - 1));
        MirrorNode& node = tree_.add(id, "", "grid", std::move(name));
        tree_.set_seen_place(node, {first.x, first.y, last.right() - first.x, last.bottom() - first.y},
                             window);
        const bool has_all_rows = rows.last - rows.first == shape.rows;
        const bool has_all_columns = columns.last - columns.first == shape.columns;
        Message part;
        if (!has_all_rows) {
            node.attributes.emplace_back("aria-rowcount", std::to_string(shape.rows));
            part = tell("view.mirror.rows", rows.first + 1, rows.last, shape.rows);
        }
        if (!has_all_columns) {
            node.attributes.emplace_back("aria-colcount", std::to_string(shape.columns));
            part = together(std::move(part),
                            tell("view.mirror.columns", columns.first + 1, columns.last, shape.columns));
        }
        if (!part.empty()) node.attributes.emplace_back("aria-description", say(part));
        for (int row = rows.first; row < rows.last; ++row) {
            MirrorNode& line = tree_.add(id + "-row-" + std::to_string(row + 1), id, "row", "");
            if (!has_all_rows) line.attributes.emplace_back("aria-rowindex", std::to_string(row + 1));
        }
    }

    // A cell of the board of lamps; a hole is an empty one.
    MirrorNode& grid_cell(const std::string& grid, const std::string& id, machine::Shape shape,
                          std::size_t cell) {
        const std::string row = grid + "-row-" + std::to_string(shape.row(cell) + 1);
        return tree_.add(id + std::to_string(cell + 1), row, "gridcell", "");
    }

    [[nodiscard]] std::string board_name() const {
        const machine::Machine& machine = sources_.game.machine();
        const EditState& edit = sources_.state.edit;
        const std::string_view id = !edit.on                         ? "view.mirror.board"
                                    : edit.side == game::Side::start ? "view.mirror.board.start"
                                                                     : "view.mirror.board.target";
        return say(
            tell(id, sources_.game.puzzle().machine->name(), machine.board_size()).in(machine.vocabulary()));
    }

    void board() {
        const machine::Machine& machine = sources_.game.machine();
        const bool lamps_are_buttons = sources_.state.edit.on || machine.buttons_are_lamps();
        const machine::Shape shape = machine.lamps();
        grid("board", board_name(), shape, sources_.layout.cells, sources_.layout.board);
        const game::Side side = sources_.state.edit.on ? sources_.state.edit.side : game::Side::start;
        const machine::Picture& shown = sources_.game.shown(side);
        const auto [rows, columns] = told(shape);
        for (int row = rows.first; row < rows.last; ++row) {
            for (int column = columns.first; column < columns.last; ++column)
                board_cell(shape.cell(row, column), shown, lamps_are_buttons);
        }
        if (!lamps_are_buttons) buttons();
    }

    void board_cell(std::size_t cell, const machine::Picture& shown, bool is_button) {
        const machine::Sites& sites = sources_.game.machine().lamp_sites();
        MirrorNode& square = grid_cell("board", "gridcell-", sites.shape, cell);
        if (!sites.has(cell)) return;
        std::string name = lamp_name(cell, shown[cell]);
        tree_.set_seen_place(square, cell_rect(sources_.layout.cells, sites.shape, cell),
                             sources_.layout.board);
        if (is_button) {
            const std::string parent = square.id;
            board_button(cell, parent, std::move(name));
        } else {
            square.name = std::move(name);
        }
    }

    // Buttons that are not lamps stand by themselves.
    void buttons() {
        const machine::Machine& machine = sources_.game.machine();
        tree_.add("buttons", "", "group", say(tell("view.mirror.buttons").in(machine.vocabulary())));
        for (const std::size_t button : cells_told(machine.button_sites())) {
            board_button(button, "buttons", say("view.mirror.button", machine.button_words(button)));
        }
    }

    [[nodiscard]] bool is_marked(std::size_t button) const {
        const std::vector<std::size_t>& advised = why_.buttons;
        return sources_.game.hint() == button || planned_[button] != 0 ||
               std::find(advised.begin(), advised.end(), button) != advised.end();
    }

    void board_button(std::size_t cell, const std::string& parent, std::string name) {
        const game::Game& game = sources_.game;
        const bool editing = sources_.state.edit.on;
        if (!editing && is_marked(cell)) name = say("view.mirror.hinted", name);
        MirrorNode& button = tree_.control(cell_id(cell), parent, "button", std::move(name));
        if (editing) {
            const Rect place = cell_rect(sources_.layout.cells, game.machine().lamps(), cell);
            return tree_.set_seen_place(button, place, sources_.layout.board);
        }
        if (game.machine().counts_presses())
            button.attributes.emplace_back("aria-pressed", yes_no(game.position().presses[cell] != 0));
        if (!game.machine().may_press(game.position().presses, game.picture(), cell))
            button.attributes.emplace_back("aria-disabled", "true");
        button.attributes.emplace_back("aria-description", sources_.facts.cells.press(game.machine(), cell));
        tree_.set_seen_place(button, button_rect(sources_.layout.cells, game.machine(), cell),
                             sources_.layout.board);
    }

    void target() {
        const machine::Picture& target = sources_.game.puzzle().target;
        const Rect& room = sources_.layout.target;
        grid("target", say("view.mirror.target"), target.shape, room, room);
        for (const std::size_t cell : cells_told(sources_.game.machine().lamp_sites())) {
            MirrorNode& square = grid_cell("target", "target-", target.shape, cell);
            const Rect place = cell_rect(sources_.layout.target, target.shape, cell);
            tree_.set_place(square, place);
            const auto wanted = sources_.game.machine().wanted(cell, target);
            std::string name = wanted ? lamp_name(cell, *wanted)
                                      : say("view.mirror.any", sources_.game.machine().lamp_place(cell));
            if (!sources_.state.edit.on) {
                square.name = std::move(name);
                continue;
            }
            const std::string parent = square.id;
            tree_.set_place(
                tree_.control("target-lamp-" + std::to_string(cell + 1), parent, "button", std::move(name)),
                place);
        }
    }

    MirrorTree& tree_;
    const MirrorSources& sources_;
    const machine::PressGrid& planned_;
    const Why& why_;
};

}  // namespace

void mirror_board(MirrorTree& tree) { BoardMirror(tree).build(); }

}  // namespace switchbox::ui
