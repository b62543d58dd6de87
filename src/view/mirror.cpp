#include "view/mirror.hpp"

#include <algorithm>
#include <cmath>

#include "machine/ghaly_machine.hpp"
#include "view/dialogs/dialog.hpp"
#include "view/focus.hpp"
#include "view/frame/counters.hpp"
#include "view/frame/playback_rate.hpp"
#include "view/frame/setting_rows.hpp"
#include "view/panes/pane.hpp"
#include "view/wires/wire_view.hpp"
#include "view/wires/wire_words.hpp"
#include "words/words.hpp"

namespace switchbox::view {
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

class Builder {
  public:
    explicit Builder(const MirrorSources& sources)
        : sources_(sources),
          stops_(focus_order(sources.game, sources.facts, sources.state)),
          planned_(sources.game.remaining_plan()),
          why_(sources.facts.why) {}

    std::vector<MirrorNode> build() {
        const bool whole = !sources_.state.embedded;
        if (whole) title();
        if (whole) picker();
        board();
        wires();
        target();
        guide();
        toolbar();
        status();
        if (whole) counters();
        if (whole) pane();
        handle();
        notice();
        modal();
        return std::move(nodes_);
    }

  private:
    MirrorNode& add(std::string id, std::string_view parent, std::string_view role, std::string name) {
        nodes_.push_back({std::move(id), std::string(parent), std::string(role), std::move(name), {}, {}});
        return nodes_.back();
    }

    // A control: where it is drawn, and whether Tab stops at it.
    MirrorNode& control(const std::string& id, std::string_view parent, std::string_view role,
                        std::string name) {
        MirrorNode& node = add(id, parent, role, std::move(name));
        find_place(node);
        const bool stop = std::find(stops_.begin(), stops_.end(), id) != stops_.end();
        node.attributes.emplace_back("tabindex", stop ? "0" : "-1");
        return node;
    }

    // In the window's pixels.
    [[nodiscard]] std::string numbers(const Rect& rect) const {
        const auto rounded = [this](float v) {
            return std::to_string(std::lround(v * sources_.layout.zoom));
        };
        return rounded(rect.x) + " " + rounded(rect.y) + " " + rounded(rect.width) + " " +
               rounded(rect.height);
    }

    void set_place(MirrorNode& node, const Rect& rect) const {
        node.attributes.emplace_back("data-rect", numbers(rect));
    }

    // Where it is arranged, and how much of that can be seen where it scrolls.
    void find_place(MirrorNode& node) const {
        const Target* target = sources_.arranged.find(node.id);
        if (target == nullptr) return;
        set_place(node, target->rect);
        std::string seen = numbers(target->reach);
        if (seen != node.attributes.back().second) node.attributes.emplace_back("data-seen", std::move(seen));
    }

    // What has no place of its own stands where its neighbours scroll.
    void find_window(MirrorNode& node, float ScrollState::*offset) const {
        const auto& areas = sources_.arranged.areas;
        const auto area = std::find_if(areas.begin(), areas.end(),
                                       [&](const ScrollArea& each) { return each.offset == offset; });
        if (area != areas.end()) set_place(node, area->window);
    }

    static std::string yes_no(bool value) { return value ? "true" : "false"; }

    void title() {
        MirrorNode& node = add("title", "", "title", "");
        node.text = "Switchbox";
        find_place(node);
    }

    void picker() {
        set_place(add("machines", "", "radiogroup", say("view.mirror.machines")), sources_.layout.picker);
        for (const MachineChip& chip : sources_.facts.chips) {
            control(chip.id, "machines", "radio", chip.name)
                .attributes.emplace_back("aria-checked", yes_no(chip.chosen));
        }
    }

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

    // What is not seen has no place.
    void set_seen_place(MirrorNode& node, const Rect& place, const Rect& window) const {
        const Rect seen = place.common(window);
        if (seen.width > 0 && seen.height > 0) set_place(node, seen);
    }

    // Of a board with its cells in `cells`, as far as they are seen through `window`.
    void grid(const std::string& id, std::string name, machine::Shape shape, const Rect& cells,
              const Rect& window) {
        const auto [rows, columns] = told(shape);
        const Rect first = cell_rect(cells, shape, shape.cell(rows.first, columns.first));
        const Rect last = cell_rect(cells, shape, shape.cell(rows.last - 1, columns.last - 1));
        MirrorNode& node = add(id, "", "grid", std::move(name));
        set_seen_place(node, {first.x, first.y, last.right() - first.x, last.bottom() - first.y}, window);
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
            MirrorNode& line = add(id + "-row-" + std::to_string(row + 1), id, "row", "");
            if (!has_all_rows) line.attributes.emplace_back("aria-rowindex", std::to_string(row + 1));
        }
    }

    // A cell of the board of lamps; a hole is an empty one.
    MirrorNode& grid_cell(const std::string& grid, const std::string& id, machine::Shape shape,
                          std::size_t cell) {
        const std::string row = grid + "-row-" + std::to_string(shape.row(cell) + 1);
        return add(id + std::to_string(cell + 1), row, "gridcell", "");
    }

    [[nodiscard]] std::string board_name() const {
        const machine::Shape shape = sources_.game.machine().lamps();
        const EditState& edit = sources_.state.edit;
        const std::string_view id = !edit.on                         ? "view.mirror.board"
                                    : edit.side == play::Side::start ? "view.mirror.board.start"
                                                                     : "view.mirror.board.target";
        return say(id, machine::name_of(sources_.game.puzzle().machine), shape.rows, shape.columns);
    }

    void board() {
        const machine::Machine& machine = sources_.game.machine();
        const bool lamps_are_buttons = sources_.state.edit.on || machine.buttons_are_lamps();
        const machine::Shape shape = machine.lamps();
        grid("board", board_name(), shape, sources_.layout.cells, sources_.layout.board);
        const play::Side side = sources_.state.edit.on ? sources_.state.edit.side : play::Side::start;
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
        set_seen_place(square, cell_rect(sources_.layout.cells, sites.shape, cell), sources_.layout.board);
        if (is_button) {
            const std::string parent = square.id;
            board_button(cell, parent, std::move(name));
        } else {
            square.name = std::move(name);
        }
    }

    // The codes at the edges of the board, while the wires are drawn.
    void wires() {
        const play::Game& game = sources_.game;
        if (!are_wires_shown(game, sources_.state)) return;
        add("wire-ends", "", "group", say("view.mirror.wire-ends"));
        const machine::GhalyMachine& ghaly = *game.machine().ghaly();
        const machine::Wiring wiring = machine::wiring_of(game.position().presses);
        for (const WireEnd end : wire_ends(ghaly.size())) {
            control(end_id(end), "wire-ends", "button", end_name(ghaly, wiring, end));
        }
        MirrorNode& path = add("wire-path", "", "region", say("view.mirror.wire-path"));
        path.text = wire_words(ghaly, game.position().presses, sources_.state.wires.lit);
        path.attributes.emplace_back("aria-live", "polite");
        add("wiring", "", "region", say("view.mirror.wiring")).text = wiring_sentences(game);
    }

    // Buttons that are not lamps stand by themselves.
    void buttons() {
        const machine::Machine& machine = sources_.game.machine();
        add("buttons", "", "group", say("view.mirror.buttons"));
        for (const std::size_t button : cells_told(machine.button_sites())) {
            board_button(button, "buttons", say("view.mirror.button", machine.button_place(button)));
        }
    }

    [[nodiscard]] bool is_marked(std::size_t button) const {
        const std::vector<std::size_t>& advised = why_.buttons;
        return sources_.game.hint() == button || planned_[button] != 0 ||
               std::find(advised.begin(), advised.end(), button) != advised.end();
    }

    void board_button(std::size_t cell, const std::string& parent, std::string name) {
        const play::Game& game = sources_.game;
        const bool editing = sources_.state.edit.on;
        if (!editing && is_marked(cell)) name = say("view.mirror.hinted", name);
        MirrorNode& button = control(cell_id(cell), parent, "button", std::move(name));
        if (editing) {
            const Rect place = cell_rect(sources_.layout.cells, game.machine().lamps(), cell);
            return set_seen_place(button, place, sources_.layout.board);
        }
        button.attributes.emplace_back("aria-pressed", yes_no(game.position().presses[cell] != 0));
        if (!game.machine().may_press(game.picture(), cell))
            button.attributes.emplace_back("aria-disabled", "true");
        button.attributes.emplace_back("aria-description", sources_.facts.cells.press(game.machine(), cell));
        set_seen_place(button, button_rect(sources_.layout.cells, game.machine(), cell),
                       sources_.layout.board);
    }

    void target() {
        const machine::Picture& target = sources_.game.puzzle().target;
        const Rect& room = sources_.layout.target;
        grid("target", say("view.mirror.target"), target.shape, room, room);
        for (const std::size_t cell : cells_told(sources_.game.machine().lamp_sites())) {
            MirrorNode& square = grid_cell("target", "target-", target.shape, cell);
            const Rect place = cell_rect(sources_.layout.target, target.shape, cell);
            set_place(square, place);
            std::string name = lamp_name(cell, target[cell]);
            if (!sources_.state.edit.on) {
                square.name = std::move(name);
                continue;
            }
            const std::string parent = square.id;
            set_place(control("target-lamp-" + std::to_string(cell + 1), parent, "button", std::move(name)),
                      place);
        }
    }

    void toolbar() {
        add("controls", "", "group", say("view.mirror.controls"));
        for (const CommandRow& row : commands()) {
            const bool enabled = is_enabled(row.command, sources_.game, sources_.state);
            if (!enabled && !is_always_there(row.command, sources_.state)) continue;
            MirrorNode& button = control(std::string(row.id), "controls", "button", say(row.name));
            if (!enabled) button.attributes.emplace_back("disabled", "true");
            const auto on = is_on(row.command, sources_.game, sources_.state);
            if (on) button.attributes.emplace_back("aria-pressed", yes_no(*on));
            if (row.command == Command::step_back) timeline();
            if (row.command == Command::hide) speed();
        }
    }

    // What somebody new is told.
    void guide() {
        const Facts& facts = sources_.facts;
        if (!facts.guide.empty()) {
            MirrorNode& line = add("guide", "", "region", say("view.mirror.guide"));
            line.text = say(facts.guide);
            line.attributes.emplace_back("aria-live", "polite");
            set_place(line, sources_.layout.guide);
            control(std::string(skip_guide_id), "", "button", say(skip_word(sources_.game)));
        }
        if (!facts.introduction) return;
        const Introduction& open = *facts.introduction;
        MirrorNode& card = add("introduction", "", "region", say(open.title));
        card.text = say(open.text);
        card.attributes.emplace_back("aria-live", "polite");
        for (const std::string& id : introduction_stops(facts.introduction)) {
            control(id, "", "button", say(introduction_word(open, id)));
        }
    }

    // Why and the rule, and what is open in the side pane beside them.
    void pane() {
        const PaneFace& face = open_face(sources_.game, sources_.state);
        add("pane-title", "", "heading", "").text = say(face.name);
        region("why", say("view.mirror.why"), say(why_words(sources_.game, why_)));
        region("rule", say("view.pane.why.rule"), say(machine::about(sources_.game.puzzle().machine)));
        const PaneContent& content = sources_.facts.pane;
        if (content.items.empty() && content.words.empty()) return;
        add("pane", "", "group", say(face.kind == PaneKind::why ? "view.mirror.figures" : face.name));
        for (const PaneWords& words : content.words) {
            MirrorNode& node = add(words.id, "pane", "region", words.name);
            node.text = words.text;
            find_window(node, &ScrollState::pane);
            if (words.live) node.attributes.emplace_back("aria-live", "polite");
        }
        for (const PaneItem& item : content.items) {
            MirrorNode& button = control(item.id, "pane", "button", item.name);
            if (!item.enabled) button.attributes.emplace_back("disabled", "true");
            if (item.checked) button.attributes.emplace_back("aria-pressed", yes_no(*item.checked));
        }
    }

    void region(const std::string& id, std::string name, std::string text) {
        MirrorNode& node = add(id, "", "region", std::move(name));
        node.text = std::move(text);
        find_place(node);
    }

    void timeline() {
        const auto& open = sources_.game.position().timeline;
        const std::size_t now = open ? open->step : 0;
        const std::size_t last = open ? open->plan.size() : 0;
        MirrorNode& slider = control("timeline", "controls", "slider", say("view.mirror.timeline"));
        slider.attributes.emplace_back("aria-valuemin", "0");
        slider.attributes.emplace_back("aria-valuenow", std::to_string(now));
        slider.attributes.emplace_back("aria-valuemax", std::to_string(last));
        slider.attributes.emplace_back("aria-valuetext", say("view.mirror.step", now, last));
        if (!open) slider.attributes.emplace_back("aria-disabled", "true");
    }

    void speed() {
        const PlaybackRate rate(sources_.game, sources_.settings, sources_.state);
        control("speed", "controls", "button", say("view.mirror.speed", rate.name()));
    }

    static std::string_view handle_name(PaneKind pane) {
        switch (pane) {
            case PaneKind::algebra:
                return "view.mirror.show.algebra";
            case PaneKind::wiring:
                return "view.mirror.show.wiring";
            case PaneKind::machine:
                return "view.mirror.show.machine";
            case PaneKind::lesson:
                return "view.mirror.show.lesson";
            default:
                return "view.mirror.show.why";
        }
    }

    // How far it is shows a listener what eyes take from the board at a glance. What the coach says is news
    // too, unless it gives way to an answer that was asked for.
    [[nodiscard]] Message news() const {
        const MessageState& messages = sources_.state.messages;
        Message said = together(messages.status, messages.distance);
        const bool answered = sources_.game.hint() || sources_.game.position().timeline;
        if (answered || !is_coaching(sources_.game, sources_.state)) return said;
        return together(said, why_.explanation.text);
    }

    void status() {
        MirrorNode& status = add("status", "", "status", "");
        status.text = say(news());
        set_place(status, sources_.layout.status);
        if (sources_.state.search.running) {
            MirrorNode& progress = add("progress", "", "progressbar", say(searching_words(sources_.game)));
            progress.attributes.emplace_back("aria-valuemin", "0");
            progress.attributes.emplace_back("aria-valuemax", "100");
            progress.attributes.emplace_back("aria-valuenow", std::to_string(sources_.state.search.percent));
        }
    }

    void counters() {
        const auto [made, other] = view::counters(sources_.game, sources_.settings, sources_.facts.par);
        MirrorNode& node = add("counters", "", "region", say("view.mirror.counters"));
        node.text = say("view.mirror.counter", made.label, made.value) + " " +
                    say("view.mirror.counter", other.label, other.value);
        set_place(node, sources_.layout.stats);
    }

    void handle() {
        if (!sources_.layout.phone) return;
        control("why-handle", "", "button", say(handle_name(pane_now(sources_.game, sources_.state))))
            .attributes.emplace_back("aria-expanded", yes_no(sources_.state.pane.sheet_open));
    }

    void notice() {
        if (sources_.state.messages.notice.empty()) return;
        MirrorNode& node = add("notice", "", "alert", "");
        node.text = say(sources_.state.messages.notice);
        find_place(node);
        control("notice-close", "", "button", say("view.mirror.close-notice"));
    }

    void modal() {
        const Modal open = sources_.state.modal.open;
        if (open == Modal::none) return;
        leave_behind();
        const Dialog& dialog = sources_.facts.dialog;
        MirrorNode& node =
            add("modal", "", "dialog", open == Modal::help ? say("view.mirror.guide") : dialog.name);
        node.attributes.emplace_back("aria-modal", "true");
        node.attributes.emplace_back("tabindex", "-1");
        find_place(node);
        if (open == Modal::help) keys();
        for (const DialogGroup& group : dialog.groups) dialog_group(group);
        control("modal-close", "modal", "button", say("view.mirror.close"));
    }

    // Behind a dialog nothing can be reached; but news are news.
    void leave_behind() {
        for (MirrorNode& node : nodes_) {
            const bool speaks = node.role == "status" || node.role == "alert";
            if (node.parent.empty() && !speaks) node.attributes.emplace_back("inert", "true");
        }
    }

    void keys() {
        MirrorNode& how = add("how-to-play", "modal", "region", say("view.mirror.guide"));
        how.text = say(how_to_play(sources_.game));
        find_window(add("keys", "modal", "list", say("view.mirror.keys")), &ScrollState::dialog);
        std::size_t number = 0;
        for (const HelpRow& row : help_rows(sources_.settings)) {
            MirrorNode& node = add("key-" + std::to_string(++number), "keys", "listitem", "");
            node.text = say("view.mirror.key", row.key, row.what);
            find_place(node);
        }
    }

    void dialog_group(const DialogGroup& group) {
        const bool choice = group.kind == GroupKind::choice;
        std::string name = group.name;
        if (group.kind == GroupKind::steps) name = say("view.mirror.steps", name, group.text);
        if (group.kind == GroupKind::code) return find_place(add(group.id, "modal", "img", group.text));
        MirrorNode& node = add(group.id, "modal", choice ? "radiogroup" : "group", std::move(name));
        if (group.kind == GroupKind::facts) node.text = group.text;
        if (group.kind == GroupKind::words) {
            node.text = group.text;
            node.attributes.emplace_back("aria-live", "polite");
            find_place(node);
        }
        for (const DialogItem& item : group.items) dialog_item(group, item);
    }

    void dialog_item(const DialogGroup& group, const DialogItem& item) {
        const GroupKind kind = group.kind;
        const bool marks = kind == GroupKind::marks;
        const bool choice = kind == GroupKind::choice;
        const std::string role = choice                     ? "radio"
                                 : marks                    ? "checkbox"
                                 : kind == GroupKind::field ? "textbox"
                                                            : "button";
        MirrorNode& node = control(item.id, group.id, role, item.name);
        if (choice || marks) node.attributes.emplace_back("aria-checked", yes_no(item.checked));
        if (kind == GroupKind::field) node.text = group.text;
        if (!item.enabled)
            node.attributes.emplace_back(choice || marks ? "aria-disabled" : "disabled", "true");
    }

    const MirrorSources& sources_;
    std::vector<std::string> stops_;
    const machine::PressGrid& planned_;
    const Why& why_;
    std::vector<MirrorNode> nodes_;
};

}  // namespace

std::vector<MirrorNode> mirror(const MirrorSources& sources) { return Builder(sources).build(); }

}  // namespace switchbox::view
