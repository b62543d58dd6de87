#include "ui/types/lights/algebra/items.hpp"

#include <algorithm>
#include <array>

#include "algebra/matrix_text.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/types/lights/algebra/algebra_pane.hpp"
#include "ui/types/lights/algebra/quiet.hpp"
#include "ui/types/lights/algebra/scene.hpp"
#include "ui/types/lights/algebra/words.hpp"

namespace switchbox::ui {
namespace {

constexpr float zoom_step = 1.5F;

// Ids in the order of algebra::MatrixFormat, and of AlgebraView.
constexpr std::array<const char*, 3> formats{"text", "latex", "csv"};
constexpr std::array<const char*, 4> views{"matrix", "reduction", "inverse", "quiet"};

Message format_words(std::size_t format) {
    return tell("view.pane.algebra.format." + std::string(formats.at(format)));
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
    context.requests.emplace_back(WantCopy{
        algebra::format_matrix(copy.matrix, static_cast<algebra::MatrixFormat>(format), copy.behind_bar),
        tell(said, format_words(static_cast<std::size_t>(format)))});
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
        items.push_back({"algebra-" + view, say(words + ".name"), say(words + ".label"), nullptr, true,
                         place == static_cast<int>(state.view), show_view, place});
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
        icon_item("algebra-play", say(playing ? "view.pane.algebra.pause" : "view.pane.algebra.play"),
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
