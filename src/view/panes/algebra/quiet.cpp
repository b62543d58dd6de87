#include "view/panes/algebra/quiet.hpp"

#include <algorithm>

#include "machine/notation.hpp"
#include "solve/linear/linear_solver.hpp"
#include "view/board/board_figure.hpp"
#include "view/frame/widgets.hpp"

namespace switchbox::view {
namespace {

constexpr std::string_view quiet_prefix = "algebra-quiet-";
constexpr float figure_gap = 16;
constexpr float largest_quiet_cell = 30;
constexpr float caption_height = 22;
constexpr float three_from = 480;  // in a row

bool is_in_sight(const Frame& frame, const Rect& rect) {
    const ImDrawList& list = frame.paint.list();
    return rect.bottom() >= list.GetClipRectMin().y && rect.y <= list.GetClipRectMax().y;
}

void draw_one(Frame& frame, std::size_t pattern, const Rect& rect) {
    const play::Game& game = frame.game;
    const algebra::Residues& presses = frame.state.algebra.study->of->quiet[pattern].vector;
    draw_figure(frame.paint, {game.machine(), game.solver().linear()->to_presses(presses), {}}, rect);
}

// One of them with its number, and what the pointer does there.
void figure_of(Frame& frame, std::size_t pattern, const Rect& rect) {
    const std::string id = quiet_id(pattern);
    const Touch hand = touch(frame, id, rect, true);
    float& glow = frame.state.glow[id];
    approach(frame, glow, hand.hovered ? 1.0F : 0.0F);
    if (hand.hovered) frame.state.algebra.pointed_quiet = pattern;
    if (!is_in_sight(frame, rect)) return;
    draw_one(frame, pattern, rect);
    const Theme& theme = frame.theme();
    if (glow > 0) frame.paint.stroke(rect.inset(-3), theme.hint.with_alpha(glow), 5, 2);
    focus_ring(frame, id, rect.inset(-2), 4);
    frame.paint.text(Type::caption, {rect.x, rect.bottom() + 4}, mix(theme.muted, theme.text, glow),
                     std::to_string(pattern + 1));
}

void add_light(Frame& frame) {
    const auto pattern = attended_quiet(frame.state);
    if (!pattern) return;
    const MatrixStudy& of = *frame.state.algebra.study->of;
    const algebra::Residues& presses = of.quiet[*pattern].vector;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        if (presses[i] != 0) frame.state.light.buttons.push_back(of.buttons[i]);
    }
}

}  // namespace

std::size_t quiet_shown(const AlgebraState& state) {
    return std::min(state.study->of->quiet.size(), most_quiet_shown);
}

std::string quiet_id(std::size_t pattern) { return std::string(quiet_prefix) + std::to_string(pattern + 1); }

std::optional<std::size_t> attended_quiet(const UiState& state) {
    const std::size_t count = quiet_shown(state.algebra);
    const auto& pointed = state.algebra.pointed_quiet;
    if (pointed && *pointed < count) return pointed;
    const std::string_view focus = state.focus;
    if (!state.focus_visible || focus.substr(0, quiet_prefix.size()) != quiet_prefix) return std::nullopt;
    const auto number = machine::parse_number(focus.substr(quiet_prefix.size()));
    if (!number || *number == 0 || *number > count) return std::nullopt;
    return static_cast<std::size_t>(*number - 1);
}

void quiet_figures(Frame& frame, Rect& room) {
    frame.state.algebra.pointed_quiet.reset();
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
    add_light(frame);
}

}  // namespace switchbox::view
