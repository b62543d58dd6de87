#include "ui/types/cube/solid_room.hpp"

#include <algorithm>
#include <cmath>

#include "ui/frame/board_fit.hpp"

namespace switchbox::ui {
namespace {

constexpr float room_gap = 24;
constexpr float words_height = 76;  // space under the board
constexpr float net_share = 0.47F;  // share of the width
constexpr float least_net = 340;
constexpr float least_solid = 220;
constexpr float target_side = 112;
constexpr float label_room = 28;

// Returns the area for board and target in a wide window.
Rect wide_room(const Layout& layout) {
    const float top =
        layout.guide.height > 0 ? layout.guide.bottom() + room_gap / 2 : layout.header.bottom() + room_gap;
    const float bottom = layout.timeline.y - room_gap - words_height;
    return {room_gap, top, layout.pane.x - 2 * room_gap, bottom - top};
}

void stand_beside(Layout& layout, Rect room, machine::Shape net) {
    const float below = room_gap / 2 + label_room + target_side * 3 / 4;
    const float width = std::max(room.width * net_share, least_net);
    Rect column = cut_right(room, width);
    cut_right(room, room_gap);
    layout.solid = room;
    const Rect board =
        fit_cells({column.x, column.y, column.width, column.height - below}, net, column.height);
    const float height = board.height + below;
    layout.board = {column.x, std::floor(column.y + (column.height - height) / 2), board.width, board.height};
    layout.target_label = {column.x, layout.board.bottom() + room_gap / 2, column.width, label_room};
    layout.target = fit_cells({column.x, layout.target_label.bottom(), target_side, target_side}, net, 36);
    layout.target.x = column.x;
    layout.target.y = layout.target_label.bottom();
    const float words = room.bottom() + room_gap / 2;
    layout.status.y += words - layout.stats.y;
    layout.stats.y = words;
}

// Moves the net and the parts beside it up in a low window, to leave the remaining height to the body.
void move_up(Layout& layout) {
    constexpr float gap = 12;
    const float top = std::max(layout.header.bottom(), layout.guide.bottom()) + gap;
    const float by = std::max(layout.board.y - top, 0.0F);
    for (Rect* part : {&layout.board, &layout.target_label, &layout.target, &layout.stats, &layout.status})
        part->y -= by;
    layout.status.height += by;
}

// Puts the body into the net's empty corner: below its second row, the net has nothing right of the last
// face.
void stand_in_corner(Layout& layout) {
    constexpr float gap = 6;
    Rect& board = layout.board;
    if (layout.phone) board.y -= std::floor(std::max(layout.status.y - board.bottom() - gap, 0.0F));
    if (layout.compact) move_up(layout);
    const ImVec2 from{board.x + board.width / 2 + gap, board.y + board.height * 2 / 3 + gap};
    const float below = layout.phone ? layout.status.y : layout.commands.y;
    const float bottom = layout.phone || layout.compact ? below - gap : board.bottom();
    layout.solid = {from.x, from.y, board.right() - from.x, bottom - from.y};
}

}  // namespace

void make_room_for_solid(Layout& layout, machine::Shape net) {
    const bool is_wide = !layout.phone && !layout.compact && !layout.embedded;
    const Rect room = is_wide ? wide_room(layout) : Rect{};
    if (room.width - least_net - room_gap >= least_solid) {
        stand_beside(layout, room, net);
    } else {
        stand_in_corner(layout);
    }
    layout.cells = layout.board;
}

}  // namespace switchbox::ui
