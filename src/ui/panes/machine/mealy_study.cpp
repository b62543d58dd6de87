#include "ui/panes/machine/mealy_study.hpp"

#include <algorithm>
#include <utility>

#include "game/type_games.hpp"
#include "i18n/words.hpp"
#include "machine/machine.hpp"
#include "machine/text.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/panes/machine/machine_pane.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t max_written_cells = 16;
constexpr std::size_t max_named_buttons = 10;
constexpr std::size_t first_buttons = 3;  // the buttons shown of a longer way
constexpr std::size_t max_path = 256;

bool is_written_out(const machine::Machine& machine) {
    return machine.buttons().size() <= max_written_cells && machine.lamps().size() <= max_written_cells;
}

// Returns "110/001/011"; on machines with colours, their letters, with a dot for a dark cell.
std::string picture_text(const machine::Machine& machine, const machine::Picture& picture) {
    if (!machine.shows_colours()) return machine::format_grid(picture);
    std::string text;
    for (std::size_t cell = 0; cell < picture.size(); ++cell) {
        if (cell != 0 && picture.shape.column(cell) == 0) text += "/";
        text += picture[cell] == 0 ? "." : machine::colour_letter(machine.colour_of(picture[cell]));
    }
    return text;
}

// Returns the button's label if buttons have names, else its number.
Value name_of_button(const machine::Machine& machine, std::size_t button) {
    if (machine.has_names()) return machine.button_label(button);
    return machine.button_number(button);
}

TransitionWords transition_words(const machine::Machine& machine, const game::Transition& step,
                                 std::size_t number) {
    const Value button = name_of_button(machine, step.button);
    const std::string_view vocabulary = machine.vocabulary();
    TransitionWords words;
    words.press = tell("view.pane.machine.press", number, button).in(vocabulary);
    if (is_written_out(machine)) {
        const std::string picture = picture_text(machine, step.shown);
        words.before = machine::format_grid(step.before);
        words.after = machine::format_grid(step.after);
        words.outcome = tell("view.pane.machine.shows", picture);
        words.sentence =
            tell("view.pane.machine.press-shows", number, button, words.before, words.after, picture);
        return words;
    }
    const std::size_t changed = machine.changes(step.before, step.button).size();
    const bool cells = machine.has_cells();
    words.outcome =
        tell(cells ? "view.pane.machine.changes-cells"_id : "view.pane.machine.changes-lamps"_id, changed)
            .in(vocabulary);
    words.sentence =
        tell(cells ? "view.pane.machine.press-changes-cells"_id : "view.pane.machine.press-changes-lamps"_id,
             number, button, changed)
            .in(vocabulary);
    return words;
}

// Returns a button, as the graph numbers them, that leads nearer to the target; nullopt if there is none.
std::optional<std::size_t> button_nearer(const solve::StateGraph& graph, std::size_t state) {
    const std::size_t here = *graph.distance(state);
    for (std::size_t button = 0; button < graph.button_count(); ++button) {
        const auto next = graph.next(state, button);
        const auto distance = next ? graph.distance(*next) : std::nullopt;
        if (distance && *distance + 1 == here) return button;
    }
    return std::nullopt;
}

Message way_words(const machine::Machine& machine, const std::vector<std::size_t>& way) {
    const bool all = way.size() <= max_named_buttons;
    const bool in_order = machine.order_counts() && way.size() > 1;
    Messages buttons;
    for (std::size_t i = 0; i < (all ? way.size() : first_buttons); ++i) {
        buttons.push_back(verbatim(machine.button_number(way[i])));
    }
    if (all) {
        return tell(in_order ? "view.pane.machine.way-in-order"_id : "view.pane.machine.way"_id, way.size(),
                    buttons);
    }
    return tell(in_order ? "view.pane.machine.long-way-in-order"_id : "view.pane.machine.long-way"_id,
                way.size(), buttons);
}

Message picture_words(const game::Game& game, const machine::Picture& shown) {
    const machine::Machine& machine = game.machine();
    if (is_written_out(machine)) return tell("view.pane.machine.it-shows", picture_text(machine, shown));
    const std::size_t wrong = machine.count_wrong(shown, game.puzzle().target);
    return tell(machine.has_cells() ? "view.pane.machine.differs-in-cells"_id
                                    : "view.pane.machine.differs-in-lamps"_id,
                wrong);
}

// Returns words about the distance of the target, with the way there except from the present state: nobody
// has asked for that.
Message distance_words(const solve::StateGraph& graph, const machine::Machine& machine, std::size_t state,
                       bool here) {
    const auto distance = graph.distance(state);
    if (!distance) return tell("view.pane.machine.no-way-to-target");
    if (*distance == 0) return tell("view.pane.machine.is-target");
    if (here) return tell("view.pane.machine.away", *distance);
    return way_words(machine, shortest_way(graph, machine, state));
}

}  // namespace

StateRows rows_of(const solve::StateGraph& graph) {
    StateRows states;
    states.rows = graph.layers();
    std::vector<std::size_t> lost;
    for (std::size_t state = 0; state < graph.size(); ++state) {
        if (!graph.distance(state)) lost.push_back(state);
    }
    if (!lost.empty()) states.rows.push_back(std::move(lost));
    states.places.resize(graph.size());
    for (std::size_t row = 0; row < states.rows.size(); ++row) {
        const std::vector<std::size_t>& members = states.rows[row];
        for (std::size_t column = 0; column < members.size(); ++column) {
            states.places[members[column]] = {row, column};
        }
    }
    return states;
}

std::size_t stepped(const StateRows& states, std::size_t from, int rows, int columns) {
    const auto [row, column] = states.places[from];
    const auto last_row = static_cast<int>(states.rows.size()) - 1;
    const auto to_row = static_cast<std::size_t>(std::clamp(static_cast<int>(row) + rows, 0, last_row));
    const std::vector<std::size_t>& members = states.rows[to_row];
    // In a row of another length, the column is at the same share of the row.
    const std::size_t share =
        to_row == row ? column : (2 * column + 1) * members.size() / (2 * states.rows[row].size());
    const auto last = static_cast<int>(members.size()) - 1;
    const int to_column = std::clamp(static_cast<int>(share) + columns, 0, last);
    return members[static_cast<std::size_t>(to_column)];
}

MealyStudy study_of(const game::Game& game) {
    const game::Puzzle& puzzle = game.puzzle();
    MealyStudy study{puzzle.machine, puzzle.start, puzzle.target, game::five_tuple(game), std::nullopt, {}};
    study.graph = solve::StateGraph::of(game.machine(), puzzle.target);
    if (study.graph) study.rows = rows_of(*study.graph);
    return study;
}

bool is_study_of(const MealyStudy& study, const game::Game& game) {
    const game::Puzzle& puzzle = game.puzzle();
    return study.target == puzzle.target && study.start == puzzle.start && study.machine == puzzle.machine;
}

MealyRecord record_of(const game::Game& game) {
    MealyRecord record{game.trail(), !machine::is_blank(game.trail().from.cells), {}};
    const std::vector<game::Transition> steps = game::transitions(game, max_transitions);
    std::size_t number = record.trail.buttons.size() - steps.size();
    for (const game::Transition& step : steps) {
        record.rows.push_back(transition_words(game.machine(), step, ++number));
    }
    return record;
}

std::size_t present_state(const solve::StateGraph& graph, const game::Game& game) {
    return graph.state_of(game.position().presses);
}

std::vector<std::size_t> states_passed(const solve::StateGraph& graph, const game::Game& game) {
    const machine::Machine& machine = game.machine();
    const std::vector<std::size_t>& buttons = game.trail().buttons;
    machine::PressGrid presses = game.position().presses;
    std::vector<std::size_t> passed{graph.state_of(presses)};
    const std::size_t length = std::min(buttons.size(), max_path);
    for (std::size_t i = 0; i < length; ++i) {
        machine.undo_press(presses, buttons[buttons.size() - 1 - i]);
        passed.push_back(graph.state_of(presses));
    }
    std::reverse(passed.begin(), passed.end());
    return passed;
}

std::vector<std::size_t> shortest_way(const solve::StateGraph& graph, const machine::Machine& machine,
                                      std::size_t state) {
    std::vector<std::size_t> way;
    if (!graph.distance(state)) return way;
    const std::vector<std::size_t> buttons = machine.button_sites().cells();
    while (const auto button = button_nearer(graph, state)) {
        way.push_back(buttons[*button]);
        state = *graph.next(state, *button);
    }
    return way;
}

std::string state_words(const solve::StateGraph& graph, const game::Game& game, std::size_t state) {
    const machine::Machine& machine = game.machine();
    const bool here = state == present_state(graph, game);
    return say(here ? "view.pane.machine.state-here"_id : "view.pane.machine.state"_id,
               distance_words(graph, machine, state, here),
               picture_words(game, machine.picture(graph.presses_of_state(state))));
}

std::string tuple_words(const MealyStudy& study) {
    Message text;
    for (const game::TupleRow& row : study.tuple) {
        text.values.emplace_back(row.size.empty()
                                     ? tell("view.pane.machine.function", row.symbol, row.name)
                                     : tell("view.pane.machine.set", row.symbol, row.name, row.size));
        text.values.emplace_back(row.words);
    }
    return say(text);
}

std::string record_words(const MealyRecord& record) {
    if (record.trail.buttons.empty()) return say("view.pane.machine.no-transitions");
    Message all;
    if (record.begins_pressed) all.values.emplace_back(tell(pressed_before));
    if (record.earlier() > 0) all.values.emplace_back(tell("view.pane.machine.earlier", record.earlier()));
    for (const TransitionWords& row : record.rows) all.values.emplace_back(row.sentence);
    return say(all);
}

namespace {

constexpr std::uint64_t count_slice = 30'000'000;  // a few milliseconds
constexpr float study_row_height = 22;
constexpr float gap_in_row = 12;
constexpr float bar_pitch = 18;
constexpr float bar_thickness = 12;
constexpr float shortest_bar = 2;

bool has_study(const game::TypeGames& games) { return games.study != nullptr || games.count != nullptr; }

// Returns the study; nullptr if the machine's type has none or the pane has not been opened.
const KindStudy* kind_study_in(const game::Game& game, const MealyState& mealy) {
    return has_study(game::games_of(game.puzzle().machine)) ? mealy.kind.get() : nullptr;
}

KindStudy made_study(const game::Game& game, const game::TypeGames& games) {
    KindStudy study{game.revision(), {}, nullptr};
    if (games.study != nullptr) study.sections = games.study(game);
    if (games.count != nullptr) study.count = games.count(game);
    return study;
}

// Draws name and value side by side, or the value below if they do not fit.
void figure_view(const Frame& frame, const game::StudyRow& row, Rect& room) {
    const Theme& theme = frame.theme();
    const std::string name = say(row.name);
    const std::string value = say(row.value);
    const float names = frame.paint.measure(Type::body, name).x;
    const float values = frame.paint.measure(Type::mono, value).x;
    const Rect line = cut_top(room, study_row_height);
    frame.paint.text(Type::body, line.min(), theme.text, name);
    if (names + gap_in_row + values <= room.width) {
        frame.paint.text(Type::mono, {line.right() - values, line.y}, theme.text, value);
    } else {
        pane_words(frame, Type::mono, theme.text, value, room, 6);
    }
    if (row.words.empty()) return;
    pane_words(frame, Type::caption, theme.muted, say(row.words), room, 8);
}

// Returns the text for screen readers.
Message section_text(const game::StudySection& section) {
    Message text;
    for (const game::StudyRow& row : section.rows) {
        text = together(std::move(text), tell("view.dialog.statistics.fact", row.name, row.value), row.words);
    }
    return together(std::move(text), section.words);
}

Message count_text(const game::StateCount& count, std::optional<std::size_t> here) {
    Message text = count.words(here);
    if (!count.is_finished()) return text;
    Messages all;
    for (std::size_t distance = 0; distance < count.counts().size(); ++distance)
        all.push_back(count.words_at(distance));
    return together(std::move(text), verbatim(std::move(all)));
}

void copy_permutation(InputContext& context, int section) {
    const KindStudy* study = context.state.mealy.kind.get();
    if (study == nullptr) return;
    context.requests.emplace_back(
        CopyRequest{study->sections.at(static_cast<std::size_t>(section)).permutation,
                    tell("view.pane.copied-permutation")});
}

void section_view(const Frame& frame, const game::StudySection& section, Rect& room) {
    section_line(frame, room);
    const float top = room.y;
    section_heading(frame, say(section.heading), room);
    for (const game::StudyRow& row : section.rows) figure_view(frame, row, room);
    cut_top(room, section.words.empty() ? section_gap / 2 : 2);
    if (!section.words.empty())
        pane_words(frame, Type::caption, frame.theme().muted, say(section.words), room, section_gap);
    add_region(frame,
               {"machine-" + std::string(section.id), say(section.heading), say(section_text(section))}, room,
               top, room.y);
    if (section.permutation.empty()) return;
    const std::vector<game::StudySection>& all = frame.state.mealy.kind->sections;
    pane_row(frame, {copy_permutation_item(copy_permutation, static_cast<int>(&section - all.data()))}, room,
             Look::raised);
    cut_top(room, section_gap);
}

// Returns the width of the widest number, which are written at the right of the bars.
float width_of_counts(const Frame& frame, const std::vector<std::uint64_t>& counts) {
    float widest = 0;
    for (const std::uint64_t count : counts)
        widest = std::max(widest, frame.paint.measure(Type::mono, say(verbatim(count))).x);
    return widest;
}

// Draws a bar for each distance: the distance at the left, the number of states at the right, as in the graph
// of all states.
void bars_view(const Frame& frame, const std::vector<std::uint64_t>& counts, std::optional<std::size_t> here,
               Rect& room) {
    constexpr float distance_room = 34;
    const Theme& theme = frame.theme();
    const float longest = room.width - distance_room - gap_in_row - width_of_counts(frame, counts);
    const std::uint64_t most = *std::max_element(counts.begin(), counts.end());
    for (std::size_t distance = 0; distance < counts.size(); ++distance) {
        const Rect row = cut_top(room, bar_pitch);
        const bool is_here = distance == here;
        const Colour ink = is_here ? theme.text : theme.muted;
        const float middle = row.centre().y;
        const auto write = [&](const std::string& number, bool at_right) {
            const ImVec2 extent = frame.paint.measure(Type::mono, number);
            frame.paint.text(Type::mono,
                             {at_right ? row.right() - extent.x : row.x + 12, middle - extent.y / 2}, ink,
                             number);
        };
        write(std::to_string(distance), false);
        write(say(verbatim(counts[distance])), true);
        const float share = static_cast<float>(counts[distance]) / static_cast<float>(most);
        const Rect bar{row.x + distance_room, middle - bar_thickness / 2,
                       std::max(longest * share, shortest_bar), bar_thickness};
        frame.paint.fill(bar, is_here ? theme.lit_rim : theme.muted, 2);
        if (is_here) frame.paint.disc({row.x + 4, middle}, 4, theme.lit_rim, 16);
    }
}

void count_view(const Frame& frame, const game::StateCount& count, bool shows_distance, Rect& room) {
    section_line(frame, room);
    const float top = room.y;
    section_heading(frame, say(count.heading()), room);
    std::optional<std::size_t> here;
    if (count.is_finished()) {
        if (shows_distance) here = count.distance(frame.game);
        bars_view(frame, count.counts(), here, room);
        cut_top(room, 6);
    }
    pane_words(frame, Type::caption, frame.theme().muted, say(count.words(here)), room, section_gap);
    add_region(frame, {"machine-distances", say(count.heading()), say(count_text(count, here))}, room, top,
               room.y);
}

}  // namespace

void keep_kind_study(const game::Game& game, MealyState& mealy) {
    const game::TypeGames& games = game::games_of(game.puzzle().machine);
    if (!has_study(games)) return leave_kind_study(mealy);
    if (mealy.kind == nullptr || mealy.kind->game != game.revision())
        mealy.kind = std::make_shared<const KindStudy>(made_study(game, games));
    const std::shared_ptr<game::StateCount>& count = mealy.kind->count;
    if (count != nullptr && !count->is_finished()) count->advance(count_slice);
    mealy.is_counting = count != nullptr && !count->is_finished();
}

void leave_kind_study(MealyState& mealy) {
    mealy.kind.reset();
    mealy.is_counting = false;
}

void kind_study_view(const Frame& frame, bool shows_distance, Rect& room) {
    const KindStudy* study = kind_study_in(frame.game, frame.state.mealy);
    if (study == nullptr) return;
    for (const game::StudySection& section : study->sections) section_view(frame, section, room);
    if (study->count != nullptr) count_view(frame, *study->count, shows_distance, room);
}

}  // namespace switchbox::ui
