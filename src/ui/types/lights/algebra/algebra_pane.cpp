#include "ui/types/lights/algebra/algebra_pane.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "algebra/reduction.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "machine/text.hpp"
#include "types/lights/large/fewest_search.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "types/lights/solve/program_text.hpp"
#include "ui/board/board_figure.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/types/lights/algebra/matrix_view.hpp"
#include "ui/types/lights/algebra/own_view.hpp"
#include "ui/types/lights/algebra/own_work.hpp"
#include "ui/types/lights/algebra/study.hpp"
#include "ui/types/lights/algebra/words.hpp"

namespace switchbox::ui {
namespace {

constexpr float wished_entry = 20;
constexpr float small_entry = 16;      // still legible
constexpr float beside_entries = 150;  // margins, numbers, brackets and signs
constexpr float widest_sheet = 760;
constexpr float picture_width = 560;
constexpr float sheet_height = 560;
constexpr float line_room = 66;  // three lines of words
constexpr float figure_side = 84;
constexpr float figure_cell = 26;
constexpr float fact_column = 168;
constexpr float sheet_gap = 12;

PaneRegion algebra_words(std::string words) {
    return {"algebra-words", say("view.pane.algebra.words"), std::move(words), true};
}

// Draws the words about the current entry, in an area of fixed height so that nothing jumps. On a phone the
// board is hidden, so a small one is drawn beside the words.
void line_view(const Frame& frame, Rect& room) {
    const bool phone = frame.layout.phone;
    const std::string said = algebra_line(pane_sources(frame));
    const std::string quiet = frame.state.algebra.view == AlgebraView::quiet
                                  ? quiet_words(frame.state.algebra) + " "
                                  : std::string();
    add_region(frame, algebra_words(quiet + said), room, room.y, room.y + line_room);
    Rect line = cut_top(room, (phone ? figure_side : line_room) + sheet_gap);
    if (phone) {
        const Rect place = cut_right(line, figure_side);
        const machine::Machine& machine = frame.game.machine();
        const Rect rect = figure_rect(machine, {place.x, place.y, figure_side, figure_side}, figure_cell);
        draw_figure(frame.paint, {machine, {}, frame.facts.highlight}, rect);
        cut_right(line, sheet_gap);
    }
    const std::string words = fitted(frame.paint, Type::body, said, {line.width, line_room});
    const Colour ink = words == say(algebra_hint) ? frame.theme().muted : frame.theme().text;
    frame.paint.paragraph(Type::body, line.min(), ink, words, line.width);
}

// Adds a row of ghost buttons; returns the space at their right.
Rect ghost_row(const Frame& frame, const std::vector<PaneItem>& items, Rect& room) {
    const float top = room.y;
    const float right = pane_row(frame, items, room, Look::ghost);
    return {right + sheet_gap, top, room.right() - right - sheet_gap, room.y - top - 4};
}

void steps_view(const Frame& frame, Rect& room) {
    const AlgebraState& state = frame.state.algebra;
    const Rect beside = ghost_row(frame, step_items(state), room);
    const Theme& theme = frame.theme();
    const std::string count = step_count(state);
    const float height = frame.paint.measure(Type::caption, count).y;
    add_region(frame, {"algebra-step", say("view.pane.algebra.operation"), step_words(state), true}, room,
               room.y, room.y + 30);
    frame.paint.text(Type::caption, {beside.x, beside.centre().y - height / 2}, theme.muted, count);
    const Rect words = cut_top(room, 30);
    frame.paint.text(Type::mono, {words.x, words.y + 2}, state.step == 0 ? theme.muted : theme.text,
                     operation_words(state));
}

void matrix_part(const Frame& frame, Rect& room, float pane_height) {
    const AlgebraState& state = frame.state.algebra;
    if (state.view == AlgebraView::reduction) steps_view(frame, room);
    const float matrix_top = room.y;
    const MatrixScene scene = matrix_scene(state);
    MatrixGeometry geometry = matrix_geometry(frame, scene, {room.x, room.y, room.width, pane_height});
    draw_matrix(frame, scene, geometry, current_place(frame.state), matrix_marks(state, frame.theme()));
    cut_top(room, geometry.whole.height + sheet_gap);
    frame.arrange.place_matrix(std::move(geometry));
    const std::string rows = matrix_words(state);
    if (!rows.empty())
        add_region(frame, {"algebra-matrix-text", say("view.pane.algebra.matrix-rows"), rows}, room,
                   matrix_top, room.y);
    if (is_matrix_picture(state)) ghost_row(frame, zoom_items(), room);
    line_view(frame, room);
}

// Returns a number too long for a line in pieces between which a line can break.
std::string breakable(const Frame& frame, const std::string& number, float width) {
    const float digit = frame.paint.measure(Type::mono, "0").x;
    const auto most = static_cast<std::size_t>(std::max(width / digit - 1, 1.0F));
    if (number.size() <= most || number.find(' ') != std::string::npos) return number;
    std::string pieces;
    for (std::size_t from = 0; from < number.size(); from += most) {
        if (from != 0) pieces += ' ';
        pieces += number.substr(from, most);
    }
    return pieces;
}

void fact_view(const Frame& frame, const solve::AlgebraFact& fact, Rect& room) {
    const Theme& theme = frame.theme();
    frame.paint.text(Type::body, room.min(), theme.muted, say(fact.name));
    const float value_width = room.width - fact_column;
    const std::string value = breakable(frame, say(fact.value), value_width);
    Rect beside{room.x + fact_column, room.y, value_width, room.height};
    pane_words(frame, Type::mono, theme.text, value, beside, 2);
    cut_top(room, beside.y - room.y);
    if (!fact.words.empty()) pane_words(frame, Type::body, theme.text, say(fact.words), room, 0);
    cut_top(room, sheet_gap);
}

void facts_view(const Frame& frame, Rect& room) {
    frame.paint.fill({room.x, room.y, room.width, 1}, frame.theme().edge);
    cut_top(room, sheet_gap);
    const float top = room.y;
    for (const solve::AlgebraFact& fact : frame.state.algebra.study->of->facts) fact_view(frame, fact, room);
    add_region(frame, {"algebra-facts", say("view.pane.algebra.facts"), facts_text(frame.state.algebra)},
               room, top, room.y);
}

void quiet_part(const Frame& frame, Rect& room) {
    const std::string words = quiet_words(frame.state.algebra);
    if (frame.state.algebra.study->of->quiet.empty())
        return pane_region(frame, algebra_words(words), frame.theme().text, room, sheet_gap);
    pane_words(frame, Type::body, frame.theme().text, words, room, sheet_gap);
    line_view(frame, room);
    quiet_figures(frame, room);
}

void below_matrix(const Frame& frame, Rect& room) {
    const AlgebraView view = frame.state.algebra.view;
    if (view == AlgebraView::matrix) facts_view(frame, room);
    if (view == AlgebraView::own) own_results(frame, room);
    if (view != AlgebraView::reduction) return;
    const std::string result = result_words(pane_sources(frame));
    if (result.empty()) return;
    pane_region(frame, {"algebra-result", say("view.pane.algebra.result"), result, true}, frame.theme().text,
                room, sheet_gap);
}

void copies_view(const Frame& frame, Rect& room) {
    if (can_copy(frame.state.algebra)) {
        pane_heading(frame, "algebra-copy", say("view.pane.algebra.copy-this"), room, 8);
        pane_row(frame, copy_items(), room, Look::raised);
    }
    const std::vector<PaneItem> programs = program_items(frame.game, frame.state.algebra);
    if (programs.empty()) return;
    cut_top(room, sheet_gap);
    pane_heading(frame, "algebra-program", say("view.pane.algebra.copy-program"), room, 8);
    pane_row(frame, programs, room, Look::raised);
}

float algebra_view(const Frame& frame, Rect room) {
    const float top = room.y;
    const float pane_height = room.height;
    pane_choice(frame, view_items(frame.state.algebra), room);
    const AlgebraState& state = frame.state.algebra;
    if (state.study == nullptr) return room.y - top;
    if (state.view == AlgebraView::own) own_controls(frame, room);
    if (state.view == AlgebraView::quiet) {
        quiet_part(frame, room);
    } else if (state.view == AlgebraView::own && !has_matrix(state)) {
        own_results(frame, room);
    } else if (has_matrix(state)) {
        matrix_part(frame, room, pane_height);
        below_matrix(frame, room);
    } else {
        pane_region(frame, algebra_words(no_matrix_words(state)), frame.theme().text, room, sheet_gap);
    }
    copies_view(frame, room);
    return room.y - top;
}

std::string algebra_handle_line(const PaneSources& sources) { return facts_line(sources.state.algebra); }

// Resets the places and the zoom after a change of the rule, since they belong to the old matrix.
void begin_anew(UiState& state) {
    AlgebraState& algebra = state.algebra;
    algebra.step = 0;
    algebra.playing = false;
    algebra.zoom = 0;
    algebra.offset = {0, 0};
    algebra.row = 0;
    algebra.column = 0;
    algebra.pointed.reset();
    algebra.wanted_in_sight.reset();
}

PaneRoom algebra_room(const game::Game& game) {
    const std::size_t unknowns = game.machine().button_sites().cells(max_digit_columns + 1).size();
    if (unknowns > max_digit_columns) return {picture_width, sheet_height};
    // The size is the same for every view, since it moves the board.
    const auto width_with = [&](float entry) {
        return static_cast<float>(unknowns + 2) * entry + beside_entries;
    };
    // A little less per entry keeps the board of a small machine in its place.
    if (width_with(small_entry) <= PaneRoom{}.width) return {PaneRoom{}.width, sheet_height};
    return {std::clamp(width_with(wished_entry), PaneRoom{}.width, widest_sheet), sheet_height};
}

BoardHighlight algebra_highlight(const PaneSources& sources) {
    const AlgebraState& state = sources.state.algebra;
    if (state.study == nullptr) return {};
    if (state.view == AlgebraView::quiet) return quiet_highlight(sources.state);
    return has_matrix(state) ? highlight_of(state, current_place(sources.state)) : BoardHighlight{};
}

void keep_algebra_pane(const game::Game& game, UiState& state, bool is_open) {
    if (is_open) return keep_algebra(game, state);
    state.algebra.study.reset();
    state.algebra.playing = false;
}

}  // namespace

const PaneDefinition& algebra_definition() {
    static constexpr PaneDefinition definition{.kind = PaneKind::algebra,
                                               .name = "view.pane.algebra.name",
                                               .show = "view.mirror.show.algebra",
                                               .view = algebra_view,
                                               .line = algebra_handle_line,
                                               .room = algebra_room,
                                               .highlight = algebra_highlight,
                                               .keep = keep_algebra_pane,
                                               .carry_on = carry_on_reducing,
                                               .speaks_of_pointed = true,
                                               .follower = matrix_id,
                                               .point = point_at_matrix,
                                               .scroll = scroll_matrix,
                                               .settle = settle_matrix};
    return definition;
}

void keep_algebra(const game::Game& game, UiState& state) {
    AlgebraState& algebra = state.algebra;
    const std::shared_ptr<const AlgebraStudy> before = algebra.study;
    algebra.study = study_of(game, algebra.view, before);
    if (before != nullptr && before->of != algebra.study->of) begin_anew(state);
    if (algebra.view == AlgebraView::own) keep_own(game, algebra);
    if (algebra.view == AlgebraView::reduction && algebra.study->reduction != nullptr) {
        const algebra::Reduction& reduction = algebra.study->reduction->reduction;
        algebra.step = std::min(algebra.step, reduction.operations.size());
        algebra.reduced =
            reduced_to(reduction.start, std::span(reduction.operations).first(algebra.step), algebra.reduced);
    } else if (algebra.view == AlgebraView::own && algebra.own.work != nullptr) {
        const algebra::OwnReduction& own = algebra.own.work->reduction;
        algebra.reduced = reduced_to(own.start(), own.operations(), algebra.reduced);
        algebra.playing = false;
    } else {
        algebra.reduced.reset();
        algebra.playing = false;
    }
    if (algebra.view == AlgebraView::quiet || (algebra.view == AlgebraView::own && !has_matrix(algebra)))
        return;
    algebra.row = std::min(algebra.row, matrix_rows(algebra) - 1);
    algebra.column = std::min(algebra.column, matrix_columns(algebra) - 1);
}

void carry_on_reducing(InputContext& context) {
    const AlgebraState& before = context.state.algebra;
    if (!before.playing || before.study == nullptr || before.study->reduction == nullptr) return;
    const std::vector<algebra::RowOperation>& operations = before.study->reduction->reduction.operations;
    if (before.step == operations.size()) {
        context.change().algebra.playing = false;
        return;
    }
    if (context.now < before.next_step) return;
    const algebra::RowOperation& operation = operations[before.step];
    AlgebraState& state = context.change().algebra;
    state.wanted_in_sight = MatrixPlace{operation.row, operation.column};
    ++state.step;
    state.next_step = context.now + step_time(context.settings.speed);
    keep_algebra(context.game, context.change());
}

namespace {

constexpr float zoom_step = 1.5F;

// Ids in the order of algebra::MatrixFormat, and of AlgebraView.
constexpr std::array<const char*, 3> formats{"text", "latex", "csv"};
constexpr std::array<const char*, 5> views{"matrix", "reduction", "own", "inverse", "quiet"};
static_assert(std::all_of(formats.begin(), formats.end(), [](std::string_view format) {
    return has_message({"view.pane.algebra.format.", format});
}));
static_assert(std::all_of(views.begin(), views.end(), [](std::string_view view) {
    return has_message({"view.pane.algebra.view.", view, ".name"}) &&
           has_message({"view.pane.algebra.view.", view, ".label"}) &&
           has_message({"view.pane.algebra.copied-", view}, 1);
}));

Message format_words(std::size_t format) {
    return composed("view.pane.algebra.format." + std::string(formats.at(format)));
}

void show_view(InputContext& context, int view) {
    AlgebraState& state = context.change().algebra;
    const auto wanted = static_cast<AlgebraView>(view);
    if (state.view == wanted) return;
    state.view = wanted;
    state.playing = false;
    state.zoom = 0;
    state.offset = {0, 0};
    state.pointed.reset();
    keep_algebra(context.game, context.change());
}

std::size_t last_step(const AlgebraState& state) {
    return state.study->reduction->reduction.operations.size();
}

void go_to_step(InputContext& context, std::size_t step) {
    AlgebraState& state = context.change().algebra;
    state.step = step;
    keep_algebra(context.game, context.change());
    if (step == 0) return;
    const algebra::RowOperation& operation = state.study->reduction->reduction.operations[step - 1];
    state.wanted_in_sight = MatrixPlace{operation.row, operation.column};
}

void step_by(InputContext& context, int by) {
    AlgebraState& state = context.change().algebra;
    state.playing = false;
    go_to_step(context, by < 0 ? state.step - 1 : state.step + 1);
}

void go_to_end(InputContext& context, int end) {
    context.change().algebra.playing = false;
    go_to_step(context, end == 0 ? 0 : last_step(context.state.algebra));
}

void play_or_pause(InputContext& context, int /*argument*/) {
    AlgebraState& state = context.change().algebra;
    state.playing = !state.playing;
    state.next_step = context.now + first_step_time;
    if (state.playing && state.step == last_step(state)) go_to_step(context, 0);
}

void zoom_by(InputContext& context, int by) { zoom_matrix(context, by > 0 ? zoom_step : 1 / zoom_step); }

// Copies the matrix; the status is then "Copied the matrix as LaTeX."
void copy_matrix(InputContext& context, int format) {
    const AlgebraState& state = context.state.algebra;
    const MatrixCopy copy = matrix_copy(state);
    const std::string said =
        std::string("view.pane.algebra.copied-") + views.at(static_cast<std::size_t>(state.view));
    context.requests.emplace_back(CopyRequest{
        algebra::format_matrix(copy.matrix, static_cast<algebra::MatrixFormat>(format), copy.behind_bar),
        composed(said, format_words(static_cast<std::size_t>(format)))});
}

PaneItem icon_item(std::string id, std::string name, const char* icon, bool enabled,
                   void (*act)(InputContext&, int), int argument) {
    return {std::move(id), std::move(name), "", icon, enabled, std::nullopt, act, argument};
}

}  // namespace

std::vector<PaneItem> view_items(const AlgebraState& state) {
    std::vector<PaneItem> items;
    for (const std::string view : views) {
        const auto place = static_cast<int>(items.size());
        const std::string words = "view.pane.algebra.view." + view;
        items.push_back({"algebra-" + view, say(composed(words + ".name")), say(composed(words + ".label")),
                         nullptr, true, place == static_cast<int>(state.view), show_view, place});
    }
    return items;
}

std::vector<PaneItem> step_items(const AlgebraState& state) {
    const bool back = state.step > 0;
    const bool forward = state.step < last_step(state);
    const bool playing = state.playing;
    return {
        icon_item("algebra-first", say("view.pane.algebra.first"), icons::chevron_first, back, go_to_end, 0),
        icon_item("algebra-back", say("view.pane.algebra.back"), icons::chevron_left, back, step_by, -1),
        icon_item("algebra-play", say(playing ? "view.pane.algebra.pause"_id : "view.pane.algebra.play"_id),
                  playing ? icons::pause : icons::play, back || forward, play_or_pause, 0),
        icon_item("algebra-forward", say("view.pane.algebra.forward"), icons::chevron_right, forward, step_by,
                  1),
        icon_item("algebra-last", say("view.pane.algebra.last"), icons::chevron_last, forward, go_to_end, 1)};
}

std::vector<PaneItem> zoom_items() {
    return {
        icon_item("algebra-zoom-out", say("view.pane.algebra.smaller"), icons::zoom_out, true, zoom_by, -1),
        icon_item("algebra-zoom-in", say("view.pane.algebra.larger"), icons::zoom_in, true, zoom_by, 1)};
}

std::vector<PaneItem> copy_items() {
    std::vector<PaneItem> items;
    for (std::size_t i = 0; i < formats.size(); ++i)
        items.push_back({"algebra-copy-" + std::string(formats.at(i)),
                         say("view.pane.algebra.copy", format_words(i)),
                         say("view.pane.algebra.copy-label", format_words(i)), icons::copy, true,
                         std::nullopt, copy_matrix, static_cast<int>(i)});
    return items;
}

namespace {

// Copies the equations of the position in play, with their solution or the proof that there is none.
void copy_program(InputContext& context, int number) {
    const solve::ProgramName& language = solve::program_names().at(static_cast<std::size_t>(number));
    const AlgebraStudy& study = *context.state.algebra.study;
    const game::Puzzle& puzzle = context.game.puzzle();
    const std::string title =
        say(puzzle.machine->name()) + ", " + machine::format_shape(context.game.machine().lamps());
    const algebra::Equations& equations = solve::linear_in(context.game.solver())->equations();
    context.requests.emplace_back(CopyRequest{
        solve::program_text({title, *study.of->matrix, study.difference, equations.solve(study.difference)},
                            language.language),
        tell("view.pane.algebra.copied-program", language.name)});
}

}  // namespace

std::vector<PaneItem> program_items(const game::Game& game, const AlgebraState& state) {
    std::vector<PaneItem> items;
    const bool is_brought =
        state.view == AlgebraView::own && state.own.work != nullptr && state.own.work->is_brought();
    // The program has the solution, or the proof that there is none.
    if (is_brought || !state.study->of->matrix || !game.reveals_solvability()) return items;
    for (const solve::ProgramName& language : solve::program_names())
        items.push_back({"algebra-program-" + std::string(language.id),
                         say("view.pane.algebra.copy-for", language.name), std::string(language.name),
                         icons::copy, true, std::nullopt, copy_program, static_cast<int>(items.size())});
    return items;
}

void move_over_matrix(InputContext& context, int rows, int columns) {
    if (!has_matrix(context.state.algebra)) return;
    AlgebraState& state = context.change().algebra;
    const auto moved = [](std::size_t from, int by, std::size_t count) {
        const auto to = static_cast<std::ptrdiff_t>(from) + by;
        return static_cast<std::size_t>(
            std::clamp<std::ptrdiff_t>(to, 0, static_cast<std::ptrdiff_t>(count) - 1));
    };
    state.row = moved(state.row, rows, matrix_rows(state));
    state.column = moved(state.column, columns, matrix_columns(state));
    state.pointed.reset();
    state.wanted_in_sight = MatrixPlace{state.row, state.column};
}

}  // namespace switchbox::ui
