#include "view/panes/machine/machine_pane.hpp"

#include <algorithm>

#include "view/panes/machine/mealy_study.hpp"
#include "view/panes/machine/state_graph_view.hpp"

namespace switchbox::view {
namespace {

constexpr std::string_view graph_id = "state-graph";
constexpr std::string_view graph_withheld =
    "How far each state is from the target would tell what is to be found out.";
constexpr float symbol_room = 28;
constexpr float small_picture = 60;
constexpr float attended_height = 84;  // fixed, so that nothing jumps
constexpr float section_gap = 16;
constexpr float tabs_height = 60;  // they lie over what is scrolled

// What is known of the game in play; null before the pane has been opened.
const MealyStudy* study_in(const PaneSources& sources) {
    const MealyStudy* study = sources.state.mealy.study.get();
    return study != nullptr && is_study_of(*study, sources.game) ? study : nullptr;
}

// Distances tell whether there is a way, and the coach's player is to find it.
bool may_show_graph(const PaneSources& sources) {
    return sources.game.tells() && !is_coaching(sources.game, sources.state);
}

// The study if its graph may be shown.
const MealyStudy* graphed(const PaneSources& sources) {
    const MealyStudy* study = study_in(sources);
    return study != nullptr && study->graph && may_show_graph(sources) ? study : nullptr;
}

std::size_t attended_state(const MealyStudy& study, const PaneSources& sources) {
    return sources.state.mealy.attended.value_or(present_state(*study.graph, sources.game));
}

std::string attended_state_words(const MealyStudy& study, const PaneSources& sources) {
    return state_words(*study.graph, sources.game, attended_state(study, sources));
}

void section_heading(const Frame& frame, std::string_view words, Rect& room) {
    pane_words(frame, Type::strong, frame.theme().muted, words, room, 6);
}

void section_line(const Frame& frame, Rect& room) {
    frame.paint.fill({room.x, room.y, room.width, 1}, frame.theme().edge);
    cut_top(room, section_gap);
}

void tuple_view(const Frame& frame, const MealyStudy& study, Rect& room) {
    const Theme& theme = frame.theme();
    section_heading(frame, "A Mealy machine (S, I, O, f, g)", room);
    for (const play::TupleRow& row : study.tuple) {
        const Rect line = cut_top(room, 24);
        frame.paint.text(Type::title, line.min(), theme.text, row.symbol);
        frame.paint.text(Type::body, {line.x + symbol_room, line.y + 3}, theme.muted, row.name);
        const float size = frame.paint.measure(Type::mono, row.size).x;
        frame.paint.text(Type::mono, {line.right() - size, line.y + 2}, theme.text, row.size);
        Rect words{room.x + symbol_room, room.y, room.width - symbol_room, room.height};
        pane_words(frame, Type::caption, theme.muted, row.words, words, 10);
        cut_top(room, words.y - room.y);
    }
    cut_top(room, 4);
}

// Of pointer and keyboard the one that moved last says which state is attended to.
void attend_to_state(Frame& frame, const GraphPlan& plan, const Rect& area) {
    MealyState& mealy = frame.state.mealy;
    const Touch hand = touch(frame, graph_id, area, true);
    const ImGuiIO& io = ImGui::GetIO();
    const ImVec2 point{io.MousePos.x - area.x, io.MousePos.y - area.y};
    const auto hovered = hand.hovered ? state_at(plan, point) : std::nullopt;
    const bool focused = frame.state.focus_visible && frame.state.focus == graph_id;
    const bool pointer_moved = io.MouseDelta.x != 0 || io.MouseDelta.y != 0;
    if (!focused || (hovered && pointer_moved)) mealy.attended = hovered;
    if (!focused) mealy.revealed.reset();
}

// Scrolls the state that the keyboard has come to into sight.
void reveal_state(Frame& frame, std::size_t shown, float y) {
    UiState& state = frame.state;
    if (!state.focus_visible || state.focus != graph_id || state.mealy.revealed == shown) return;
    state.mealy.revealed = shown;
    const float highest = frame.paint.list().GetClipRectMin().y + tabs_height;
    const float lowest = frame.paint.list().GetClipRectMax().y - tabs_height;
    if (y > lowest) state.pane_scroll += y - lowest;
    if (y < highest) state.pane_scroll = std::max(state.pane_scroll - (highest - y), 0.0F);
    frame.animate_for(0.05);
}

// The buttons that lead to the attended state light up on the board.
void light_difference(Frame& frame, const solve::StateGraph& graph) {
    if (!frame.state.mealy.attended) return;
    const machine::PressGrid there = graph.presses_of_state(*frame.state.mealy.attended);
    const machine::PressGrid& here = frame.game.position().presses;
    for (std::size_t cell = 0; cell < here.size(); ++cell) {
        if (there[cell] != here[cell]) frame.state.light.buttons.push_back(cell);
    }
}

void attended_view(const Frame& frame, const MealyStudy& study, Rect& room) {
    const PaneSources sources{frame.game, frame.state};
    Rect row = cut_top(room, attended_height);
    const Rect square = cut_left(row, small_picture + 12);
    const machine::PressGrid presses = study.graph->presses_of_state(attended_state(study, sources));
    const machine::Machine& machine = frame.game.machine();
    draw_small_picture(frame.paint, machine, machine.picture(presses),
                       {square.x, square.y, small_picture, small_picture});
    frame.paint.paragraph(Type::caption, row.min(), frame.theme().text, attended_state_words(study, sources),
                          row.width);
}

void graph_view(Frame& frame, const MealyStudy& study, Rect& room) {
    const solve::StateGraph& graph = *study.graph;
    section_line(frame, room);
    const std::string all = "All " + std::to_string(graph.size()) + " states";
    const bool reached = !graph.layers().empty();
    section_heading(frame, all + (reached ? " by distance from the target" : ": none shows the target"),
                    room);
    const GraphPlan plan = plan_graph(graph, study.rows, room.width);
    const Rect area = cut_top(room, plan.height);
    attend_to_state(frame, plan, area);
    const GraphMarks marks{present_state(graph, frame.game), frame.state.mealy.attended,
                           states_passed(graph, frame.game)};
    draw_state_graph(frame.paint, study, plan, marks, area.min());
    focus_ring(frame, graph_id, area, measure::radius);
    reveal_state(frame, marks.shown(), area.y + plan.dots[marks.shown()].y);
    light_difference(frame, graph);
    cut_top(room, 8);
    attended_view(frame, study, room);
}

void withheld_view(const Frame& frame, Rect& room) {
    section_line(frame, room);
    pane_words(frame, Type::body, frame.theme().muted, graph_withheld, room, section_gap);
}

// Before and after, side by side where they fit.
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
    frame.paint.text(Type::body, cut_top(room, 22).min(), theme.text, words.press);
    if (!words.before.empty()) states_view(frame, words, room);
    frame.paint.text(words.before.empty() ? Type::body : Type::mono, cut_top(room, 30).min(), theme.muted,
                     words.outcome);
}

void record_view(const Frame& frame, const MealyRecord& record, Rect& room) {
    const Colour muted = frame.theme().muted;
    section_line(frame, room);
    section_heading(frame, "Transitions so far: " + std::to_string(record.trail.buttons.size()), room);
    if (record.begins_pressed) {
        pane_words(frame, Type::caption, muted, pressed_before, room, 6);
    }
    if (record.rows.empty()) {
        pane_words(frame, Type::body, muted, record_words(record), room, section_gap);
        return;
    }
    if (record.earlier() > 0) {
        const std::string words = "\xE2\x80\xA6 " + std::to_string(record.earlier()) + " earlier";
        pane_words(frame, Type::caption, muted, words, room, 6);
    }
    for (const TransitionWords& words : record.rows) transition_view(frame, words, room);
}

float machine_view(Frame& frame, Rect room) {
    const float top = room.y;
    keep_mealy(frame.game, frame.state);
    // The state of the interface is written to while these are read.
    const auto study = frame.state.mealy.study;
    const auto record = frame.state.mealy.record;
    tuple_view(frame, *study, room);
    if (study->graph && may_show_graph({frame.game, frame.state})) {
        graph_view(frame, *study, room);
    } else if (study->graph) {
        withheld_view(frame, room);
    }
    record_view(frame, *record, room);
    return room.y - top;
}

PaneContent machine_content(const PaneSources& sources) {
    PaneContent content;
    const MealyStudy* study = study_in(sources);
    if (study == nullptr) return content;
    content.words.push_back({"machine-tuple", "Five-tuple", tuple_words(*study)});
    if (const MealyStudy* shown = graphed(sources)) {
        const std::string words = attended_state_words(*shown, sources);
        content.items.push_back(
            {.id = std::string(graph_id), .name = "Graph of all states. " + words, .label = ""});
        content.words.push_back({"machine-state", "State", words, true});
    } else if (study->graph) {
        content.words.push_back({"machine-state", "State", std::string(graph_withheld), true});
    }
    content.words.push_back(
        {"machine-transitions", "Transitions", record_words(*sources.state.mealy.record)});
    return content;
}

std::string counted_row(const play::TupleRow& row, const std::string& noun) {
    return row.size + " " + noun + (row.size == "1" ? "" : "s");
}

std::string machine_line(const PaneSources& sources) {
    const MealyStudy* study = study_in(sources);
    if (study == nullptr) return {};
    return counted_row(study->tuple[0], "state") + ", " + counted_row(study->tuple[1], "button");
}

bool move_in_graph(Frame& frame, int rows, int columns) {
    const PaneSources sources{frame.game, frame.state};
    const MealyStudy* study = graphed(sources);
    if (frame.state.focus != graph_id || study == nullptr) return false;
    frame.state.mealy.attended = stepped(study->rows, attended_state(*study, sources), rows, columns);
    return true;
}

}  // namespace

const PaneFace& machine_face() {
    static constexpr PaneFace face{PaneKind::machine, Command::machine_pane, machine_view,
                                   machine_content,   machine_line,          nullptr,
                                   move_in_graph};
    return face;
}

void keep_mealy(const play::Game& game, UiState& state) {
    MealyState& mealy = state.mealy;
    const bool anew = mealy.study == nullptr || !is_study_of(*mealy.study, game);
    if (anew) {
        mealy.study = std::make_shared<const MealyStudy>(study_of(game));
        mealy.attended.reset();
    }
    if (anew || mealy.record == nullptr || mealy.record->trail != game.trail()) {
        mealy.record = std::make_shared<const MealyRecord>(record_of(game));
    }
}

}  // namespace switchbox::view
