#include "ui/frame/embed_layout.hpp"

#include <algorithm>
#include <cmath>

#include "ui/frame/board_fit.hpp"
#include "ui/kit/theme.hpp"

namespace switchbox::ui {
namespace {

constexpr float embed_margin = 8;
constexpr float embed_gap = 8;
constexpr float embed_label = 20;
constexpr float widest_bar = 560;
constexpr float largest_embedded_target = 112;
constexpr float embedded_target_cell = 36;
constexpr float beside_board = 16;
// Column beside the board: its bar has two rows, or three if there is enough height.
constexpr float narrowest_column = 132;
constexpr float widest_column = 220;
constexpr float least_column = 210;
constexpr float high_column = 320;
constexpr float rows_of_two = 2 * measure::touch_button + embed_gap;
constexpr float rows_of_three = 3 * measure::touch_button + 2 * embed_gap;

Layout empty_window(ImVec2 window) {
    Layout layout;
    layout.embedded = true;
    layout.window = {0, 0, window.x, window.y};
    return layout;
}

// Returns a layout with target and status over the board, and the bar below.
Layout embedded_upright(ImVec2 window, machine::Shape lamps) {
    Layout layout = empty_window(window);
    Rect rest = layout.window.inset(embed_margin);
    Rect over = cut_top(rest, std::clamp(window.y * 0.16F, 48.0F, 72.0F));
    cut_top(rest, embed_gap);
    const Rect bar = cut_bottom(rest, measure::touch_button);
    cut_bottom(rest, embed_gap);
    layout.board = fit_board(rest, lamps, nullptr);
    // Keeps them together in a wide window.
    const float width = std::min(std::max(layout.board.width, widest_bar), bar.width);
    const float left = bar.x + (bar.width - width) / 2;
    layout.commands = {left, bar.y, width, bar.height};
    over = {left, over.y, width, over.height};
    layout.target = fit_cells({over.x, over.y, over.height, over.height}, lamps, embedded_target_cell);
    layout.target.x = over.x;
    cut_left(over, over.height + 12);
    layout.target_label = cut_top(over, embed_label);
    layout.status = over;
    return layout;
}

// Returns a layout with all of them in a column beside the board, centred in the window.
Layout embedded_sideways(ImVec2 window, machine::Shape lamps) {
    Layout layout = empty_window(window);
    Rect rest = layout.window.inset(embed_margin);
    // The column gets the width beside a board as high as the window.
    const float board = rest.height * static_cast<float>(lamps.columns) / static_cast<float>(lamps.rows);
    const float width = std::clamp(rest.width - beside_board - board, narrowest_column, widest_column);
    cut_right(rest, width + beside_board);
    layout.board = fit_board(rest, lamps, nullptr);
    const float all = layout.board.width + beside_board + width;
    layout.board.x = std::floor((window.x - all) / 2);
    Rect column{layout.board.right() + beside_board, layout.board.y, width, layout.board.height};
    const float least = std::min(rest.height, high_column);
    if (column.height < least) {
        column.y = rest.y + (rest.height - least) / 2;
        column.height = least;
    }
    layout.commands = cut_bottom(column, column.height < high_column ? rows_of_two : rows_of_three);
    cut_bottom(column, embed_gap);
    layout.target_label = cut_top(column, embed_label);
    const float side = std::clamp(column.height - 64, 48.0F, largest_embedded_target);
    const Rect target = cut_top(column, side);
    layout.target = fit_cells({target.x, target.y, side, side}, lamps, embedded_target_cell);
    layout.target.x = target.x;
    layout.target.y = target.y;
    cut_top(column, embed_gap);
    layout.status = column;
    return layout;
}

}  // namespace

Layout lay_out_embedded(ImVec2 window, machine::Shape lamps) {
    const Layout upright = embedded_upright(window, lamps);
    if (window.y - 2 * embed_margin < least_column) return upright;
    const Layout sideways = embedded_sideways(window, lamps);
    return sideways.board.width > upright.board.width ? sideways : upright;
}

}  // namespace switchbox::ui
