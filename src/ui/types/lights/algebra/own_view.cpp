#include "ui/types/lights/algebra/own_view.hpp"

#include <algorithm>
#include <string>
#include <utility>

#include "i18n/words.hpp"
#include "ui/frame/pane_widgets.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/types/lights/algebra/own_work.hpp"

namespace switchbox::ui {
namespace {

constexpr float own_gap = 12;
constexpr float least_stepper_scale = 0.8F;  // scale of the words of two steppers side by side
constexpr float said_room = 44;              // two lines of words
constexpr std::size_t most_drawn = 6;        // operations in the list

// Returns the scale of the words with which both steppers fit side by side, whatever their rows are.
float words_side_by_side(const Frame& frame, float width) {
    constexpr float between_buttons = 4;
    const std::size_t rows = frame.state.algebra.own.work->reduction.matrix().rows;
    float words = 0;
    for (const Message& each :
         {tell("view.pane.algebra.own.row", rows), tell("view.pane.algebra.own.other", rows)})
        words = std::max(words, frame.paint.measure(Type::body, say(each)).x);
    return (width / 2 - 2 * button_side(frame) - between_buttons - own_gap / 2) / words;
}

// Draws two buttons and the row that they step through.
void row_stepper(const Frame& frame, const std::vector<PaneItem>& items, const std::string& id,
                 const Message& row, Rect room, float scale) {
    const std::string words = say(row);
    const float top = room.y;
    const float right = pane_row(frame, items, room, Look::ghost);
    const Rect beside{right + own_gap / 2, top, room.right() - right, button_side(frame)};
    add_region(frame, {id, words, words, true}, beside, beside.y, beside.bottom());
    const float width = frame.paint.measure(Type::body, words).x * scale;
    frame.paint.centred(Type::body, {beside.x + width / 2, beside.centre().y}, frame.theme().text, words,
                        scale);
}

void row_steppers(const Frame& frame, Rect& room) {
    const AlgebraState& state = frame.state.algebra;
    const algebra::RowOperation& chosen = state.own.chosen;
    const float height = button_side(frame) + own_gap / 2;
    const bool is_scale = chosen.kind == algebra::RowOperation::Kind::scale;
    Rect line = cut_top(room, height);
    const float fitting = words_side_by_side(frame, line.width);
    const bool is_wide = fitting >= least_stepper_scale;
    const float scale = is_wide ? std::min(fitting, 1.0F) : 1;
    row_stepper(frame, row_items(state), "algebra-own-row", tell("view.pane.algebra.own.row", chosen.row + 1),
                is_wide ? cut_left(line, line.width / 2) : line, scale);
    if (is_scale) return;
    if (!is_wide) line = cut_top(room, height);
    row_stepper(frame, other_items(state), "algebra-own-other",
                tell("view.pane.algebra.own.other", chosen.other + 1), line, scale);
}

void factors(const Frame& frame, Rect& room) {
    const AlgebraState& state = frame.state.algebra;
    const std::vector<PaneItem> items = factor_items(state);
    if (!items.empty()) pane_choice(frame, items, room);
    const std::string refused = say(factor_words(state));
    if (refused.empty()) return;
    pane_region(frame, {"algebra-own-units", say("view.pane.algebra.own.units"), refused},
                frame.theme().muted, room, own_gap);
}

}  // namespace

void own_controls(const Frame& frame, Rect& room) {
    const AlgebraState& state = frame.state.algebra;
    const std::string which = say(own_matrix_words(state));
    if (!which.empty())
        pane_region(frame, {"algebra-own-which", say("view.pane.algebra.own.which"), which, true},
                    frame.theme().text, room, own_gap);
    if (state.own.work == nullptr) return;
    pane_choice(frame, kind_items(state), room);
    row_steppers(frame, room);
    factors(frame, room);
    pane_row(frame, own_items(state), room, Look::raised);
    const std::string said =
        say(state.own.said.empty() ? tell("view.pane.algebra.own.pick") : state.own.said);
    add_region(frame, {"algebra-own-said", say("view.pane.algebra.operation"), said, true}, room, room.y,
               room.y + said_room);
    const Rect place = cut_top(room, said_room);
    const Colour ink = state.own.said.empty() ? frame.theme().muted : frame.theme().text;
    frame.paint.paragraph(Type::body, place.min(), ink,
                          fitted(frame.paint, Type::body, said, {place.width, said_room}), place.width);
}

namespace {

// Draws the last operations; the text to read aloud has all.
void operations_view(const Frame& frame, const std::vector<algebra::RowOperation>& done, Rect& room) {
    const std::string heading = say("view.pane.algebra.own.done-so-far", done.size());
    pane_heading(frame, "algebra-own-done", heading, room, 6);
    const float top = room.y;
    const std::size_t first = done.size() - std::min(done.size(), most_drawn);
    std::string text;
    for (std::size_t i = 0; i < done.size(); ++i) {
        const std::string words = std::to_string(i + 1) + ". " + say(algebra::words_of(done[i]));
        text += (i == 0 ? "" : "; ") + words;
        if (i >= first) pane_words(frame, Type::mono, frame.theme().text, words, room, 2);
    }
    add_region(frame, {"algebra-own-list", heading, text}, room, top, room.y);
    cut_top(room, own_gap);
}

}  // namespace

void own_results(const Frame& frame, Rect& room) {
    const AlgebraState& state = frame.state.algebra;
    if (state.own.work != nullptr) {
        const OwnWork& work = *state.own.work;
        const bool may_tell = work.is_brought() || frame.game.reveals_solvability();
        const Message asked =
            work.form == algebra::MatrixForm::reduced ? tell("view.pane.algebra.result-asked") : work.result;
        const std::string result = say(together(work.rank, may_tell ? work.result : asked));
        if (!result.empty())
            pane_region(frame, {"algebra-result", say("view.pane.algebra.result"), result, true},
                        frame.theme().text, room, own_gap);
        const auto& done = work.reduction.operations();
        if (!done.empty()) operations_view(frame, done, room);
    }
    pane_row(frame, own_matrix_items(state), room, Look::raised);
    cut_top(room, own_gap);
}

}  // namespace switchbox::ui
