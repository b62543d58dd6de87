#include "ui/types/lights/algebra/quiet.hpp"

#include <algorithm>

#include "machine/notation.hpp"
#include "types/lights/large/linear_answers.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "ui/board/board_figure.hpp"
#include "ui/frame/open_pane.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/types/lights/algebra/words.hpp"

namespace switchbox::ui {
namespace {

constexpr std::string_view quiet_prefix = "algebra-quiet-";
constexpr float figure_gap = 16;
constexpr float largest_quiet_cell = 30;
constexpr float caption_height = 22;
constexpr float three_from = 480;  // least width for three in a row

void draw_one(const Frame& frame, std::size_t pattern, const Rect& rect) {
    const game::Game& game = frame.game;
    const algebra::Residues& presses = frame.state.algebra.study->of->quiet[pattern].vector;
    draw_figure(frame.paint, {game.machine(), solve::linear_in(game.solver())->to_presses(presses), {}},
                rect);
}

// Draws a pattern with its number.
void figure_of(const Frame& frame, std::size_t pattern, const Rect& rect) {
    spot(frame,
         {.id = quiet_id(pattern),
          .rect = rect,
          .role = Role::button,
          .name = quiet_name(pattern),
          .is_figure = true},
         -1);
    if (!frame.arrange.is_in_sight(rect)) return;
    draw_one(frame, pattern, rect);
    const bool is_current = current_quiet(frame.state) == pattern;
    const Theme& theme = frame.theme();
    frame.paint.text(Type::caption, {rect.x, rect.bottom() + 4}, is_current ? theme.text : theme.muted,
                     std::to_string(pattern + 1));
}

}  // namespace

std::size_t quiet_shown(const AlgebraState& state) {
    return std::min(state.study->of->quiet.size(), max_quiet_shown);
}

std::string quiet_id(std::size_t pattern) { return std::string(quiet_prefix) + std::to_string(pattern + 1); }

std::optional<std::size_t> current_quiet(const UiState& state) {
    const std::string_view id = current_figure(state);
    if (!id.starts_with(quiet_prefix)) return std::nullopt;
    const auto number = machine::parse_number(id.substr(quiet_prefix.size()));
    if (!number || *number == 0 || *number > quiet_shown(state.algebra)) return std::nullopt;
    return static_cast<std::size_t>(*number - 1);
}

BoardHighlight quiet_highlight(const UiState& state) {
    const auto pattern = current_quiet(state);
    if (!pattern) return {};
    const MatrixStudy& of = *state.algebra.study->of;
    const algebra::Residues& presses = of.quiet[*pattern].vector;
    BoardHighlight highlight;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        if (presses[i] != 0) highlight.buttons.push_back(of.buttons[i]);
    }
    return highlight;
}

void quiet_figures(const Frame& frame, Rect& room) {
    const std::size_t count = quiet_shown(frame.state.algebra);
    const std::size_t in_row = room.width >= three_from ? 3 : 2;
    const float width =
        (room.width - figure_gap * static_cast<float>(in_row - 1)) / static_cast<float>(in_row);
    const Rect model = figure_rect(frame.game.machine(), {0, 0, width, room.width}, largest_quiet_cell);
    Rect row;
    for (std::size_t pattern = 0; pattern < count; ++pattern) {
        const std::size_t place = pattern % in_row;
        if (place == 0) row = cut_top(room, model.height + caption_height + figure_gap);
        const float x = row.x + static_cast<float>(place) * (model.width + figure_gap);
        figure_of(frame, pattern, {x, row.y, model.width, model.height});
    }
}

}  // namespace switchbox::ui
