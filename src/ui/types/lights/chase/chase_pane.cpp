#include "ui/types/lights/chase/chase_pane.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "solve/explanation.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/panes/why_pane.hpp"
#include "ui/types/lights/chase/chase_study.hpp"

namespace switchbox::ui {
namespace {

using algebra::Residues;
using solve::ChasingPlace;
using solve::ChasingStep;
using solve::RepeatedPress;

constexpr float chase_gap = 12;
constexpr float entry_height = 26;
constexpr float largest_chased_cell = 20;
constexpr float digit_from = 9;  // smaller cells have no digits
constexpr float arrow_size = 14;
constexpr float between_rows = 32;  // the arrow from bottom to first row
constexpr float times_room = 30;    // how often a row counts
constexpr std::size_t max_map_digits = 16;
constexpr std::size_t max_presses_at_once = 1024;

// Study and place of the frame's game.
struct ChaseView {
    const ChaseStudy& study;
    ChasingPlace place;
};

// Requests the presses, one after the other.
void request_presses(InputContext& context, const std::vector<RepeatedPress>& presses) {
    std::size_t requested = 0;
    for (const RepeatedPress& one : presses) {
        for (int i = 0; i < one.times; ++i) context.requests.emplace_back(game::Press{one.button});
        requested += static_cast<std::size_t>(one.times);
        if (requested >= max_presses_at_once) return;  // a large board is chased in several goes
    }
}

void press_next(InputContext& context, int /*argument*/) {
    const ChaseState& state = context.state.chase;
    if (state.study != nullptr) request_presses(context, chase_place(context.game, *state.study).presses);
}

void press_all_rows(InputContext& context, int /*argument*/) {
    const ChaseState& state = context.state.chase;
    if (state.study == nullptr) return;
    request_presses(
        context, solve::whole_chase(state.study->rule, context.game.picture(), context.game.puzzle().target));
}

void flip_algebra(InputContext& context, int /*argument*/) {
    context.change().chase.shows_algebra = !context.state.chase.shows_algebra;
}

PaneItem press_item(const Frame& frame, const char* id, const std::string& label,
                    void (*act)(InputContext&, int), bool is_main) {
    return {.id = id,
            .name = label,
            .label = label,
            .enabled = !frame.state.edit.on,
            .act = act,
            .is_main = is_main};
}

// Draws a row of lamps or buttons: those that are not 0 filled, with their digits if there are more states.
void draw_cells(const Frame& frame, const Residues& row, ImVec2 at, float cell, Colour fill, int states) {
    if (cell < digit_from)
        frame.paint.fill({at.x, at.y, cell * static_cast<float>(row.size()), cell}, frame.theme().ground);
    for (std::size_t i = 0; i < row.size(); ++i) {
        const Rect place{at.x + cell * static_cast<float>(i), at.y, cell, cell};
        if (row[i] == 0 && cell < digit_from) continue;
        frame.paint.fill(place.inset(std::min(cell * 0.08F, 1.0F)),
                         row[i] == 0 ? frame.theme().ground : fill);
        if (row[i] != 0 && states > 2 && cell >= digit_from)
            frame.paint.centred(Type::caption, place.centre(), ink_on(fill), std::to_string(row[i]));
    }
}

// Returns the side of a cell with which two rows of lamps fit side by side.
float cell_side(float width, std::size_t columns) {
    const float room = width - between_rows - times_room;
    return std::min(room / static_cast<float>(2 * columns), largest_chased_cell);
}

// Draws a bottom row, and beside it the first row, which may be empty.
void draw_entry(const Frame& frame, const solve::ChasingRow& row, int states, const Rect& place) {
    const Theme& theme = frame.theme();
    const float cell = cell_side(place.width, row.bottom.size());
    const float width = cell * static_cast<float>(row.bottom.size());
    const float y = place.centre().y - cell / 2;
    draw_cells(frame, row.bottom, {place.x + 4, y}, cell, theme.proof, states);
    if (row.first.empty()) return;
    frame.paint.icon({place.x + 4 + width + between_rows / 2, place.centre().y}, theme.muted,
                     icons::chevron_right, arrow_size);
    draw_cells(frame, row.first, {place.x + 4 + width + between_rows, y}, cell, theme.hint, states);
}

// Draws the heading of a step: the present one has a bar and says so.
void step_heading(const Frame& frame, std::size_t number, MessageId<> step, bool is_present, Rect& room) {
    const std::string words = say(is_present ? tell("view.pane.chase.heading-now", number, tell(step))
                                             : tell("view.pane.chase.heading", number, tell(step)));
    const float top = room.y;
    const Colour ink = is_present ? frame.theme().text : frame.theme().muted;
    pane_words(frame, Type::strong, ink, words, room, 6);
    if (is_present) frame.paint.fill({room.x - 10, top, 4, room.y - 6 - top}, frame.theme().hint, 2);
    frame.arrange.add_words({.id = "chase-step-" + std::to_string(number),
                             .rect = {room.x, top, room.width, room.y - 6 - top},
                             .role = Role::heading,
                             .text = words,
                             .is_through = true});
}

void step_words(const Frame& frame, const char* id, const Message& words, Rect& room) {
    pane_region(frame, {id, say("view.pane.chase.next"), say(words), true}, frame.theme().text, room, 10);
}

void chase_step(const Frame& frame, const ChaseView& view, Rect& room) {
    const bool is_present = view.place.step == ChasingStep::chase;
    step_heading(frame, 1, "view.pane.chase.step.chase", is_present, room);
    if (!is_present) return;
    step_words(frame, "chase-words", chase_words(frame.game, view.place), room);
    pane_row(frame,
             {press_item(frame, "chase-row", say("view.pane.chase.chase-row"), press_next, true),
              press_item(frame, "chase-all", say("view.pane.chase.chase-all"), press_all_rows, false)},
             room, Look::raised);
    cut_top(room, chase_gap);
}

// Draws the bottom row with its wrong lamps, and the first row that the table gives for it.
void bottom_figure(const Frame& frame, const ChaseView& view, Rect& room) {
    const auto found = frame.game.reveals_solvability() ? solve::look_up(view.study.page, view.place.bottom)
                                                        : std::optional<solve::LookedUp>();
    const solve::ChasingRow row{view.place.bottom, found ? found->first : Residues{}};
    draw_entry(frame, row, view.study.rule.states, cut_top(room, entry_height));
    cut_top(room, 10);
}

void look_up_step(const Frame& frame, const ChaseView& view, Rect& room) {
    step_heading(frame, 2, "view.pane.chase.step.look-up", view.place.step == ChasingStep::look_up, room);
    if (view.place.bottom.empty()) return;
    step_words(frame, "chase-bottom", look_up_words(frame.game, view.study, view.place), room);
    bottom_figure(frame, view, room);
}

void press_step(const Frame& frame, const ChaseView& view, Rect& room) {
    const bool is_present = view.place.step == ChasingStep::press_first;
    step_heading(frame, 3, "view.pane.chase.step.first", is_present, room);
    if (!is_present) return;
    step_words(frame, "chase-words", press_first_words(view.place), room);
    pane_row(frame, {press_item(frame, "chase-first", say("view.pane.chase.press-them"), press_next, true)},
             room, Look::raised);
    cut_top(room, chase_gap);
}

// Returns how often each row of the table counts for the bottom row in play; empty if none was looked up.
std::vector<int> counted_rows(const Frame& frame, const ChaseView& view) {
    if (view.place.bottom.empty() || !frame.game.reveals_solvability()) return {};
    const auto found = solve::look_up(view.study.page, view.place.bottom);
    return found ? found->times : std::vector<int>{};
}

// Draws a row of the table. `times`: how often it counts for the bottom row in play.
void table_row(const Frame& frame, const solve::ChasingRow& row, int states, std::size_t number, int times,
               Rect place) {
    const Theme& theme = frame.theme();
    const Message entry = entry_words(row);
    const std::string words = say(times == 0   ? entry
                                  : times == 1 ? tell("view.pane.chase.entry-now", entry)
                                               : tell("view.pane.chase.entry-times", entry, times));
    frame.arrange.add_words({.id = "chase-entry-" + std::to_string(number),
                             .rect = place,
                             .role = Role::listitem,
                             .text = words});
    if (times != 0) {
        frame.paint.fill(place, mix(theme.surface, theme.hint, 0.18F), 4);
        frame.paint.stroke(place, theme.hint, 4, 1.5F);
    }
    draw_entry(frame, row, states, place);
    if (times > 1)
        frame.paint.centred(Type::caption, {place.right() - times_room / 2 + 4, place.centre().y}, theme.text,
                            std::to_string(times));
}

template <ExportFormat format>
void save_table(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(ExportRequest{ExportWhat::chasing, format});
}

// Draws the buttons that save the table as a sheet to print.
void print_row(const Frame& frame, Rect& room) {
    const auto item = [](const char* id, const std::string& label, void (*act)(InputContext&, int)) {
        return PaneItem{.id = id, .name = label, .label = label, .icon = icons::download, .act = act};
    };
    pane_row(frame,
             {item("chase-save-png", say("view.pane.chase.save-png"), save_table<ExportFormat::png>),
              item("chase-save-svg", say("view.pane.chase.save-svg"), save_table<ExportFormat::svg>)},
             room, Look::raised);
    cut_top(room, 4);
}

void table_part(const Frame& frame, const ChaseView& view, Rect& room) {
    const solve::ChasingPage& page = view.study.page;
    frame.paint.fill({room.x, room.y, room.width, 1}, frame.theme().edge);
    cut_top(room, chase_gap);
    pane_heading(frame, "chase-table-heading", say("view.pane.chase.table"), room, 4);
    pane_region(frame, {"chase-table-words", say("view.pane.chase.table"), say(table_words(page))},
                frame.theme().muted, room, 8);
    if (page.rows.empty()) return;
    const std::vector<int> times = counted_rows(frame, view);
    const Rect area{room.x, room.y, room.width, entry_height * static_cast<float>(page.rows.size())};
    const Inside list(frame.arrange, {.id = "chase-table",
                                      .rect = area,
                                      .role = Role::list,
                                      .name = say("view.pane.chase.table"),
                                      .enabled = false,
                                      .is_through = true});
    for (std::size_t i = 0; i < page.rows.size(); ++i)
        table_row(frame, page.rows[i], page.states, i + 1, times.empty() ? 0 : times[i],
                  cut_top(room, entry_height).inset(1));
    cut_top(room, chase_gap);
}

// Returns M row by row, "0 1 1; 1 1 1; 1 1 0".
std::string map_text(const algebra::ResidueMatrix& map) {
    std::string text;
    for (std::size_t row = 0; row < map.rows; ++row) {
        if (row != 0) text += "; ";
        for (std::size_t column = 0; column < map.columns; ++column) {
            if (column != 0) text += ' ';
            text += static_cast<char>('0' + map.at(row, column));
        }
    }
    return text;
}

void map_part(const Frame& frame, const algebra::ResidueMatrix& map, Rect& room) {
    const float top = room.y;
    const auto columns = static_cast<float>(map.columns);
    const float cell = std::min((room.width - 8) / columns, largest_chased_cell);
    for (std::size_t row = 0; row < map.rows; ++row) {
        Residues entries(map.columns);
        for (std::size_t column = 0; column < map.columns; ++column) entries[column] = map.at(row, column);
        const Rect line = cut_top(room, cell);
        draw_cells(frame, entries, line.min(), cell, frame.theme().proof, map.modulus);
    }
    if (map.columns <= max_map_digits)
        add_region(frame, {"chase-map", say("view.pane.chase.map"), map_text(map)}, room, top, room.y);
    cut_top(room, chase_gap);
}

void algebra_part(const Frame& frame, const ChaseView& view, Rect& room) {
    const bool is_shown = frame.state.chase.shows_algebra;
    const std::string label = say("view.pane.chase.algebra");
    pane_row(frame,
             {{.id = "chase-algebra",
               .name = label,
               .label = label,
               .icon = is_shown ? icons::chevron_up : icons::chevron_down,
               .checked = is_shown,
               .act = flip_algebra}},
             room, Look::raised);
    cut_top(room, 8);
    if (!is_shown) return;
    const solve::ChasingTable& table = view.study.table;
    map_part(frame, table.map(), room);
    const Message words = together(
        tell("view.pane.chase.map-columns"), tell("view.pane.chase.equation", table.map().modulus),
        tell("view.pane.chase.counts", solve::readable(table.reachable()), solve::readable(table.quiet())));
    pane_region(frame, {"chase-equation", label, say(words)}, frame.theme().text, room, chase_gap);
}

float chase_view(const Frame& frame, Rect room) {
    const float top = room.y;
    if (frame.state.chase.study == nullptr) return 0;
    const ChaseStudy& study = *frame.state.chase.study;
    const ChaseView view{study, chase_place(frame.game, study)};
    draw_level(frame, room);
    if (frame.game.hint()) draw_reason(frame, room);
    chase_step(frame, view, room);
    look_up_step(frame, view, room);
    press_step(frame, view, room);
    if (view.place.step == ChasingStep::done)
        step_words(frame, "chase-words", chased_words(frame.game, frame.facts.par), room);
    cut_top(room, 4);
    table_part(frame, view, room);
    print_row(frame, room);
    algebra_part(frame, view, room);
    return room.y - top;
}

std::string chase_line(const PaneSources& sources) {
    const auto& study = sources.state.chase.study;
    if (sources.game.hint()) return say(sources.why.explanation.text);
    if (study == nullptr) return {};
    return say(present_words(sources.game, *study, chase_place(sources.game, *study)));
}

BoardHighlight chase_highlight(const PaneSources& sources) {
    const auto& study = sources.state.chase.study;
    if (study == nullptr || sources.state.edit.on) return {};
    const ChasingPlace place = chase_place(sources.game, *study);
    BoardHighlight highlight{place.wrong, {}};
    for (const RepeatedPress& one : place.presses) {
        highlight.buttons.push_back(one.button);
        highlight.times.push_back(one.times);
    }
    return highlight;
}

void keep_chase(const game::Game& game, UiState& state, bool is_open) {
    if (is_open) {
        state.chase.study = chase_study_of(game, state.chase.study);
    } else {
        state.chase.study.reset();
    }
}

}  // namespace

const PaneDefinition& chase_definition() {
    static constexpr PaneDefinition definition{.kind = PaneKind::chase,
                                               .name = "view.pane.chase.name",
                                               .show = "view.mirror.show.chase",
                                               .view = chase_view,
                                               .line = chase_line,
                                               .highlight = chase_highlight,
                                               .keep = keep_chase};
    return definition;
}

}  // namespace switchbox::ui
