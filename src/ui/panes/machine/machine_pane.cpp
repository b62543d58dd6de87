#include "ui/panes/machine/machine_pane.hpp"

#include <array>
#include <string>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "solve/state_graph_text.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/panes/machine/mealy_study.hpp"
#include "ui/panes/machine/state_graph_view.hpp"

namespace switchbox::ui {
namespace {

constexpr std::string_view graph_id = "state-graph";
constexpr MessageId<> graph_withheld = "view.pane.machine.graph-withheld";
// Names of the formats, in the order of solve::GraphFormat.
constexpr std::array<MessageId<>, 2> graph_formats{"view.pane.machine.format.dot",
                                                   "view.pane.machine.format.tikz"};
constexpr float symbol_room = 28;
constexpr float small_picture = 60;
constexpr float current_height = 84;  // fixed, so that the layout does not jump
constexpr float state_room = 24;      // around a state that is scrolled into view

// Returns the study of the game in play; nullptr before the pane has been opened.
const MealyStudy* study_in(const PaneSources& sources) {
    const MealyStudy* study = sources.state.mealy.study.get();
    return study != nullptr && is_study_of(*study, sources.game) ? study : nullptr;
}

// Returns whether the graph may be shown. Its distances reveal whether there is a solution, and a coached
// player is to find it.
bool may_show_graph(const PaneSources& sources) {
    return sources.game.reveals_solvability() && !is_coaching(sources.game, sources.state);
}

// Returns the study if its graph may be shown; else nullptr.
const MealyStudy* graphed(const PaneSources& sources) {
    const MealyStudy* study = study_in(sources);
    return study != nullptr && study->graph && may_show_graph(sources) ? study : nullptr;
}

std::size_t current_state(const MealyStudy& study, const PaneSources& sources) {
    return sources.state.mealy.pointed.value_or(present_state(*study.graph, sources.game));
}

std::string current_state_words(const MealyStudy& study, const PaneSources& sources) {
    return state_words(*study.graph, sources.game, current_state(study, sources));
}

void tuple_view(const Frame& frame, const MealyStudy& study, Rect& room) {
    const Theme& theme = frame.theme();
    const float top = room.y;
    section_heading(frame, say("view.pane.machine.tuple-heading"), room);
    for (const game::TupleRow& row : study.tuple) {
        const Rect line = cut_top(room, 24);
        frame.paint.text(Type::title, line.min(), theme.text, row.symbol);
        frame.paint.text(Type::body, {line.x + symbol_room, line.y + 3}, theme.muted, say(row.name));
        const std::string size = say(row.size);
        const float width = frame.paint.measure(Type::mono, size).x;
        frame.paint.text(Type::mono, {line.right() - width, line.y + 2}, theme.text, size);
        Rect words{room.x + symbol_room, room.y, room.width - symbol_room, room.height};
        pane_words(frame, Type::caption, theme.muted, say(row.words), words, 10);
        cut_top(room, words.y - room.y);
    }
    add_region(frame, {"machine-tuple", say("view.pane.machine.tuple-heading"), tuple_words(study)}, room,
               top, room.y);
    cut_top(room, 4);
}

void current_view(const Frame& frame, const MealyStudy& study, Rect& room) {
    const PaneSources sources = pane_sources(frame);
    const std::string words = current_state_words(study, sources);
    add_region(frame, {"machine-state", say("view.pane.machine.shown-state"), words, true}, room, room.y,
               room.y + current_height);
    Rect row = cut_top(room, current_height);
    const Rect square = cut_left(row, small_picture + 12);
    const machine::PressGrid presses = study.graph->presses_of_state(current_state(study, sources));
    const machine::Machine& machine = frame.game.machine();
    draw_small_picture(frame.paint, machine, machine.picture(presses),
                       {square.x, square.y, small_picture, small_picture});
    frame.paint.paragraph(Type::caption, row.min(), frame.theme().text, words, row.width);
}

void move_in_graph(InputContext& context, int rows, int columns) {
    const PaneSources sources{context.game, context.state, context.facts.why};
    const MealyStudy* study = graphed(sources);
    if (study == nullptr) return;
    context.change().mealy.pointed = stepped(study->rows, current_state(*study, sources), rows, columns);
}

// Adds the graph as one element. The keyboard is at one of its states.
void add_graph(const Frame& frame, std::string name, const Rect& area, ImVec2 state) {
    const Rect at{area.x + state.x, area.y + state.y, 0, 0};
    frame.arrange.add({.id = std::string(graph_id),
                       .rect = area,
                       .role = Role::button,
                       .name = std::move(name),
                       .is_stop = true,
                       .move = move_in_graph,
                       .spot = at.inset(-state_room)});
    frame.paint.control({.id = std::string(graph_id), .rect = area, .look = Look::frame, .enabled = false});
}

// Copies the graph; the argument is the format.
void copy_graph(InputContext& context, int format) {
    const MealyStudy* study = graphed({context.game, context.state, context.facts.why});
    if (study == nullptr) return;
    context.requests.emplace_back(CopyRequest{
        solve::graph_text(*study->graph, context.game.machine(), static_cast<solve::GraphFormat>(format)),
        tell("view.pane.machine.copied-graph", tell(graph_formats.at(static_cast<std::size_t>(format))))});
}

std::vector<PaneItem> graph_items() {
    std::vector<PaneItem> items;
    for (const MessageId<> format : graph_formats) {
        const auto number = static_cast<int>(items.size());
        items.push_back({number == 0 ? "graph-copy-dot" : "graph-copy-tikz",
                         say("view.pane.machine.copy-graph", tell(format)), say(format), icons::copy, true,
                         std::nullopt, copy_graph, number});
    }
    return items;
}

void graph_view(const Frame& frame, const MealyStudy& study, Rect& room) {
    const solve::StateGraph& graph = *study.graph;
    section_line(frame, room);
    const bool reached = !graph.layers().empty();
    const std::string heading = say(
        reached ? "view.pane.machine.states-by-distance"_id : "view.pane.machine.states-without-target"_id,
        graph.size());
    section_heading(frame, heading, room);
    const GraphPlan plan = plan_graph(graph, study.rows, room.width);
    const Rect area = cut_top(room, plan.height);
    const GraphMarks marks{present_state(graph, frame.game), frame.state.mealy.pointed,
                           states_passed(graph, frame.game)};
    draw_state_graph(frame.paint, study, plan, marks, area.min());
    add_graph(frame, say("view.pane.machine.graph", heading, current_state_words(study, pane_sources(frame))),
              area, plan.dots[marks.shown()]);
    cut_top(room, 8);
    current_view(frame, study, room);
    pane_heading(frame, "graph-copy", say("view.pane.machine.copy-graph-as"), room, 8);
    pane_row(frame, graph_items(), room, Look::raised);
    cut_top(room, 8);
}

void withheld_view(const Frame& frame, Rect& room) {
    section_line(frame, room);
    pane_region(frame, {"machine-state", say("view.pane.machine.shown-state"), say(graph_withheld), true},
                frame.theme().muted, room, section_gap);
}

// Draws the states before and after, side by side if they fit.
void states_view(const Frame& frame, const TransitionWords& words, Rect& room) {
    const std::string after = "\xE2\x86\x92 " + words.after;
    const std::string both = words.before + " " + after;
    const Colour ink = frame.theme().muted;
    if (frame.paint.measure(Type::mono, both).x <= room.width) {
        frame.paint.text(Type::mono, cut_top(room, 22).min(), ink, both);
        return;
    }
    frame.paint.text(Type::mono, cut_top(room, 22).min(), ink, words.before);
    frame.paint.text(Type::mono, cut_top(room, 22).min(), ink, after);
}

void transition_view(const Frame& frame, const TransitionWords& words, Rect& room) {
    const Theme& theme = frame.theme();
    frame.paint.text(Type::body, cut_top(room, 22).min(), theme.text, say(words.press));
    if (!words.before.empty()) states_view(frame, words, room);
    frame.paint.text(words.before.empty() ? Type::body : Type::mono, cut_top(room, 30).min(), theme.muted,
                     say(words.outcome));
}

void record_view(const Frame& frame, const MealyRecord& record, Rect& room) {
    const Colour muted = frame.theme().muted;
    section_line(frame, room);
    const std::string heading = say("view.pane.machine.transitions-heading", record.trail.buttons.size());
    add_region(frame, {"machine-transitions", heading, record_words(record)}, room, room.y,
               room.y + section_gap);
    section_heading(frame, heading, room);
    if (record.begins_pressed) {
        pane_words(frame, Type::caption, muted, say(pressed_before), room, 6);
    }
    if (record.rows.empty()) {
        pane_words(frame, Type::body, muted, record_words(record), room, section_gap);
        return;
    }
    if (record.earlier() > 0) {
        pane_words(frame, Type::caption, muted, say("view.pane.machine.earlier", record.earlier()), room, 6);
    }
    for (const TransitionWords& words : record.rows) transition_view(frame, words, room);
}

float machine_view(const Frame& frame, Rect room) {
    const float top = room.y;
    const MealyStudy* study = study_in(pane_sources(frame));
    if (study == nullptr) return 0;
    tuple_view(frame, *study, room);
    if (study->graph && may_show_graph(pane_sources(frame))) {
        graph_view(frame, *study, room);
    } else if (study->graph) {
        withheld_view(frame, room);
    }
    kind_study_view(frame, may_show_graph(pane_sources(frame)), room);
    record_view(frame, *frame.state.mealy.record, room);
    return room.y - top;
}

std::string machine_line(const PaneSources& sources) {
    const MealyStudy* study = study_in(sources);
    if (study == nullptr) return {};
    const std::size_t buttons = sources.game.machine().button_sites().cells().size();
    return say("view.pane.machine.line", study->tuple.front().size, buttons);
}

// Sets the state that is described: the pointer or the keyboard decides, whichever moved last.
void point_at_graph(InputContext& context, const PanePointer& pointer) {
    const MealyStudy* study = graphed({context.game, context.state, context.facts.why});
    if (study == nullptr) return;
    const GraphPlan plan = plan_graph(*study->graph, study->rows, pointer.place.width);
    const ImVec2 at{pointer.input.at.x - pointer.place.x, pointer.input.at.y - pointer.place.y};
    const auto hovered = pointer.over ? state_at(plan, at) : std::nullopt;
    const bool focused = context.state.focus.visible && context.state.focus.id == graph_id;
    const bool follows = !focused || (hovered && pointer.input.moved);
    if (follows && context.state.mealy.pointed != hovered) context.point().mealy.pointed = hovered;
}

// Returns the buttons that lead to the state pointed at.
BoardHighlight machine_highlight(const PaneSources& sources) {
    const MealyStudy* study = graphed(sources);
    const auto& pointed = sources.state.mealy.pointed;
    BoardHighlight highlight;
    if (study == nullptr || !pointed || !sources.game.machine().counts_presses()) return highlight;
    const machine::PressGrid there = study->graph->presses_of_state(*pointed);
    const machine::PressGrid& here = sources.game.position().presses;
    for (std::size_t cell = 0; cell < here.size(); ++cell) {
        if (there[cell] != here[cell]) highlight.buttons.push_back(cell);
    }
    return highlight;
}

void keep_machine_pane(const game::Game& game, UiState& state, bool is_open) {
    if (is_open) return keep_mealy(game, state);
    state.mealy.study.reset();
    leave_kind_study(state.mealy);
}

}  // namespace

const PaneDefinition& machine_definition() {
    static constexpr PaneDefinition definition{.kind = PaneKind::machine,
                                               .name = "view.pane.machine.name",
                                               .show = "view.mirror.show.machine",
                                               .view = machine_view,
                                               .line = machine_line,
                                               .highlight = machine_highlight,
                                               .keep = keep_machine_pane,
                                               .speaks_of_pointed = true,
                                               .follower = graph_id,
                                               .point = point_at_graph};
    return definition;
}

void keep_mealy(const game::Game& game, UiState& state) {
    MealyState& mealy = state.mealy;
    const bool anew = mealy.study == nullptr || !is_study_of(*mealy.study, game);
    if (anew) {
        mealy.study = std::make_shared<const MealyStudy>(study_of(game));
        mealy.pointed.reset();
    }
    if (anew || mealy.record == nullptr || mealy.record->trail != game.trail()) {
        mealy.record = std::make_shared<const MealyRecord>(record_of(game));
    }
    keep_kind_study(game, mealy);
}

}  // namespace switchbox::ui
