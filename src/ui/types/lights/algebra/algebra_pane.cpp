#include "ui/types/lights/algebra/algebra_pane.hpp"

#include <algorithm>

#include "i18n/words.hpp"
#include "ui/board/board_figure.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/types/lights/algebra/items.hpp"
#include "ui/types/lights/algebra/quiet.hpp"
#include "ui/types/lights/algebra/scene.hpp"
#include "ui/types/lights/algebra/words.hpp"

namespace switchbox::ui {
namespace {

constexpr float wished_entry = 20;
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
    if (view != AlgebraView::reduction) return;
    const std::string result = result_words(pane_sources(frame));
    if (result.empty()) return;
    pane_region(frame, {"algebra-result", say("view.pane.algebra.result"), result, true}, frame.theme().text,
                room, sheet_gap);
}

void copies_view(const Frame& frame, Rect& room) {
    if (!can_copy(frame.state.algebra)) return;
    pane_heading(frame, "algebra-copy", say("view.pane.algebra.copy-this"), room, 8);
    pane_row(frame, copy_items(), room, Look::raised);
}

float algebra_view(const Frame& frame, Rect room) {
    const float top = room.y;
    const float pane_height = room.height;
    pane_choice(frame, view_items(frame.state.algebra), room);
    const AlgebraState& state = frame.state.algebra;
    if (state.study == nullptr) return room.y - top;
    if (state.view == AlgebraView::quiet) {
        quiet_part(frame, room);
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
    const std::size_t unknowns = game.machine().button_sites().cells().size();
    if (unknowns > max_digit_columns) return {picture_width, sheet_height};
    // The size is the same for every view, so that the board does not move when another view is opened.
    const float entries = static_cast<float>(unknowns + 2) * wished_entry;
    return {std::clamp(entries + beside_entries, PaneRoom{}.width, widest_sheet), sheet_height};
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

const PaneDefinition& algebra_face() {
    static constexpr PaneDefinition face{.kind = PaneKind::algebra,
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
    return face;
}

void keep_algebra(const game::Game& game, UiState& state) {
    AlgebraState& algebra = state.algebra;
    const std::shared_ptr<const AlgebraStudy> before = algebra.study;
    algebra.study = study_of(game, algebra.view, before);
    if (before != nullptr && before->of != algebra.study->of) begin_anew(state);
    if (algebra.view == AlgebraView::reduction && algebra.study->reduction != nullptr) {
        const auto& reduction = algebra.study->reduction;
        algebra.step = std::min(algebra.step, reduction->reduction.operations.size());
        algebra.reduced = reduced_to(reduction, algebra.step, algebra.reduced);
    } else {
        algebra.reduced.reset();
        algebra.playing = false;
    }
    if (algebra.view == AlgebraView::quiet) return;
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

}  // namespace switchbox::ui
