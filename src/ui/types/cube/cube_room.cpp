#include "ui/types/cube/cube_room.hpp"

#include <algorithm>
#include <cmath>

#include "ui/kit/theme.hpp"

namespace switchbox::ui {
namespace {

constexpr float room_gap = 24;
constexpr float words_below = 76;   // space under the board
constexpr float net_share = 0.47F;  // share of the width
constexpr float least_net = 340;
constexpr float least_solid = 220;
constexpr float target_side = 112;
constexpr float label_room = 28;

// Returns the area for board and target in a wide window.
Rect wide_room(const Layout& layout) {
    const float top =
        layout.guide.height > 0 ? layout.guide.bottom() + room_gap / 2 : layout.header.bottom() + room_gap;
    const float bottom = layout.timeline.y - room_gap - words_below;
    return {room_gap, top, layout.pane.x - 2 * room_gap, bottom - top};
}

// Returns the middle of the area, as wide as a body of its height and a column beside it need.
Rect middle_of(const Rect& room, float column) {
    const float width = std::min(room.width, room.height + room_gap + column);
    return {std::floor(room.x + (room.width - width) / 2), room.y, width, room.height};
}

void put_words_below(Layout& layout, const Rect& room) {
    const float words = room.bottom() + room_gap / 2;
    layout.status.y += words - layout.stats.y;
    layout.stats.y = words;
}

void put_target(Layout& layout, const Rect& column, float top, machine::Shape net) {
    layout.target_label = {column.x, top, column.width, label_room};
    const float side = std::min(column.width, target_side);
    layout.target = fit_cells({column.x, layout.target_label.bottom(), side, side}, net, 36);
    layout.target.x = column.x;
    layout.target.y = layout.target_label.bottom();
}

void stand_beside(Layout& layout, Rect room, machine::Shape net) {
    const float below = room_gap / 2 + label_room + target_side * 3 / 4;
    const float width = std::max(room.width * net_share, least_net);
    const Rect whole = room;
    room = middle_of(room, width);
    Rect column = cut_right(room, width);
    cut_right(room, room_gap);
    layout.solid = room;
    const Rect board =
        fit_cells({column.x, column.y, column.width, column.height - below}, net, column.height);
    const float height = board.height + below;
    layout.board = {column.x, std::floor(column.y + (column.height - height) / 2), board.width, board.height};
    put_target(layout, column, layout.board.bottom() + room_gap / 2, net);
    put_words_below(layout, whole);
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

// Sizes of the turns' buttons in play, and of the parts around them.
struct PlayRoom {
    machine::Shape net;
    machine::Shape buttons;
    float pitch = 42;  // distance between the middles of buttons, a little more than their size
};

constexpr float play_gap = 8;
constexpr float widest_pitch = 58;
constexpr float column_share = 0.32F;  // share of the width, for the net and the buttons beside the body
constexpr float widest_room = 420;
constexpr float net_share_above = 0.3F;

// Returns a grid of buttons of this pitch, centred at the top of `room`.
Rect keypad_in(const Rect& room, const PlayRoom& play, ImVec2 pitch) {
    const float width = pitch.x * static_cast<float>(play.buttons.columns);
    return {std::floor(room.x + (room.width - width) / 2), room.y, width,
            pitch.y * static_cast<float>(play.buttons.rows)};
}

float column_width(const Rect& room, const PlayRoom& play) {
    const float least = play.pitch * static_cast<float>(play.buttons.columns);
    return std::max(std::min(room.width * column_share, widest_room), least);
}

float gap_beside(const Layout& layout) { return layout.phone ? play_gap : room_gap; }

// Puts net, buttons and target into a column at the right of the body; on a phone the target is elsewhere. In
// a low window it is beside the net instead of below.
void play_beside(Layout& layout, Rect room, const PlayRoom& play) {
    constexpr float least_net_height = 108;
    constexpr float least_board = 36;
    constexpr float low_target = 64;
    constexpr float pitch_share = 0.1F;  // share of the height
    const float width = column_width(room, play);
    if (!layout.phone) room = middle_of(room, width);
    Rect column = cut_right(room, width);
    cut_right(room, gap_beside(layout));
    layout.solid = room;
    const float widest =
        std::min(column.width / static_cast<float>(play.buttons.columns), column.height * pitch_share);
    const auto rows = static_cast<float>(play.buttons.rows);
    const float fitting = (column.height - room_gap / 2 - least_board) / rows;
    const float pitch = std::min(std::clamp(widest, play.pitch, widest_pitch), std::max(fitting, 1.0F));
    const float buttons = room_gap / 2 + pitch * rows;
    float target = layout.phone ? 0 : room_gap / 2 + label_room + target_side * 3 / 4;
    const bool is_low = !layout.phone && column.height - buttons - target < least_net_height;
    if (is_low) target = 0;
    const float net_width = column.width - (is_low ? low_target + play_gap : 0);
    const Rect board =
        fit_cells({column.x, column.y, net_width, column.height - buttons - target}, play.net, column.height);
    cut_top(column, std::max(std::floor((column.height - board.height - buttons - target) / 2), 0.0F));
    layout.board = {board.x, column.y, board.width, board.height};
    const Rect beside{column.right() - low_target, column.y, low_target, board.height};
    cut_top(column, board.height + room_gap / 2);
    layout.keypad = keypad_in(column, play, {pitch, pitch});
    if (layout.phone) return;
    if (is_low) return put_target(layout, beside, beside.y, play.net);
    put_target(layout, column, layout.keypad.bottom() + room_gap / 2, play.net);
}

// Returns the distances between buttons below the body, which keeps a least height.
ImVec2 pitch_below(const Rect& room, const PlayRoom& play) {
    constexpr float least_height = 72;  // of the body
    constexpr float least_pitch = 30;
    const float fitting = (room.height - least_height - play_gap) / static_cast<float>(play.buttons.rows);
    return {std::min(room.width / static_cast<float>(play.buttons.columns), widest_pitch),
            std::clamp(fitting, least_pitch, play.pitch)};
}

// Puts the buttons below the body, and net and target at its right.
void play_above(Layout& layout, Rect room, const PlayRoom& play) {
    constexpr float low_target = 64;
    const ImVec2 pitch = pitch_below(room, play);
    layout.keypad = keypad_in(cut_bottom(room, static_cast<float>(play.buttons.rows) * pitch.y), play, pitch);
    cut_bottom(room, play_gap);
    Rect beside = cut_right(room, std::floor(room.width * net_share_above));
    cut_right(room, play_gap);
    layout.solid = room;
    const Rect target = layout.phone ? Rect{} : cut_bottom(beside, label_room + low_target * 3 / 4);
    layout.board = fit_cells(beside, play.net, beside.height);
    if (!layout.phone)
        put_target(layout, {target.x, target.y, low_target, target.height}, target.y, play.net);
}

// Drops the target of a phone, which is always the solved cube, and moves the counters to its place.
void drop_target(Layout& layout) {
    constexpr float counter_rows = 44;
    layout.stats = {layout.target.x, layout.stats.y, layout.stats.right() - layout.target.x, counter_rows};
    layout.target_label = {layout.stats.x, layout.stats.y, 0, 0};
    layout.target = layout.target_label;
}

// Returns the area between counters and status on a phone.
Rect phone_room(const Layout& layout) {
    const float top = layout.stats.bottom() + play_gap;
    const float margin = layout.stats.x;
    return {margin, top, layout.window.width - 2 * margin, layout.status.y - play_gap / 2 - top};
}

// Places the buttons where they leave the larger body. Returns false if there is too little height, as on a
// phone while much of the pane is open.
bool play_high(Layout& layout, const PlayRoom& play) {
    constexpr float least_height = 150;
    const Rect room = layout.phone ? phone_room(layout) : wide_room(layout);
    if (room.height < least_height) return false;
    if (!layout.phone) put_words_below(layout, room);
    const float buttons = pitch_below(room, play).y * static_cast<float>(play.buttons.rows);
    const float beside = std::min(room.width - column_width(room, play) - gap_beside(layout), room.height);
    const float above = std::min(room.width * (1 - net_share_above), room.height - buttons) - play_gap;
    if (beside > above) {
        play_beside(layout, room, play);
    } else {
        play_above(layout, room, play);
    }
    return true;
}

// Puts the words of a low window at the right of the net: the target under its name, then the counters.
void put_figures(Layout& layout, Rect words, machine::Shape net) {
    constexpr float name = 24;
    constexpr float counter_rows = 48;
    constexpr float smallest_target = 18;
    layout.target_label = cut_top(words, name);
    layout.stats = cut_bottom(words, counter_rows);
    const float height = std::max(words.height - play_gap / 2, smallest_target);
    layout.target = fit_cells({words.x, words.y, words.width, height}, net, 36);
    layout.target.x = words.x;
    layout.target.y = words.y;
}

// Puts net, figures and buttons at the right of the body in a window of little height. Returns false if the
// body would be too narrow.
bool play_low(Layout& layout, const PlayRoom& play) {
    constexpr float margin = 12;
    constexpr float least_width = 80;   // of the body
    constexpr float words_width = 200;  // least width of a status below the body alone
    constexpr float status_height = 44;
    constexpr float least_above = 76;  // height above the buttons
    constexpr float least_pitch = 30;
    constexpr float figures_share = 0.46F;
    constexpr int least_columns = 6;  // of buttons, for net and figures above them
    const float top = std::max(layout.header.bottom(), layout.guide.bottom()) + margin;
    Rect room{margin, top, layout.pane.x - 2 * margin, layout.commands.y - margin - top};
    const float width = play.pitch * static_cast<float>(std::max(play.buttons.columns, least_columns));
    const float body = room.width - width - margin;
    if (body < least_width) return false;
    if (body < words_width) layout.status = cut_bottom(room, status_height);
    Rect column = cut_right(room, width);
    cut_right(room, margin);
    if (body >= words_width) layout.status = cut_bottom(room, status_height);
    layout.solid = room;
    const auto rows = static_cast<float>(play.buttons.rows);
    const float fitting = (column.height - least_above - play_gap) / rows;
    const ImVec2 pitch{play.pitch, std::clamp(fitting, least_pitch, play.pitch)};
    layout.keypad = keypad_in(cut_bottom(column, rows * pitch.y), play, pitch);
    cut_bottom(column, play_gap);
    const Rect figures = cut_right(column, std::floor(width * figures_share));
    cut_right(column, play_gap);
    layout.board = fit_cells(column, play.net, column.height);
    put_figures(layout, figures, play.net);
    return true;
}

// Makes space for a large net to paint on.
void make_room_beside_net(Layout& layout, machine::Shape net) {
    const bool is_wide = !layout.phone && !layout.compact && !layout.embedded;
    const Rect room = is_wide ? wide_room(layout) : Rect{};
    if (room.width - least_net - room_gap >= least_solid) {
        stand_beside(layout, room, net);
    } else {
        stand_in_corner(layout);
    }
}

}  // namespace

void make_room_for_cube(Layout& layout, const machine::CubeMachine& cube, SolidOptions options) {
    constexpr float gap = 2;
    const bool is_large = layout.phone || options.touch;
    const float pitch = (is_large ? measure::touch_button : measure::button) + gap;
    const PlayRoom play{cube.lamps(), cube.buttons(), pitch};
    const bool is_play = !options.editing && !layout.embedded;
    if (is_play && layout.phone) drop_target(layout);
    const bool has_room = is_play && (layout.compact ? play_low(layout, play) : play_high(layout, play));
    if (!has_room) make_room_beside_net(layout, play.net);
    layout.cells = layout.board;
}

}  // namespace switchbox::ui
