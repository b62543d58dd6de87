#include "ui/frame/layout.hpp"

#include <algorithm>
#include <cmath>
#include <optional>

#include "ui/frame/commands.hpp"
#include "ui/kit/theme.hpp"
#include "ui/look/camera.hpp"

namespace switchbox::ui {
namespace {

constexpr float phone_below = 820;
constexpr float upright_phone_below = 1000;  // a tablet held upright
constexpr float always_phone_below = 600;
constexpr float nameless_below = 940;  // the header of a wide window
constexpr float compact_below = 560;
constexpr float narrow_guide = 360;
constexpr float least_introduced_board = 56;  // height of a phone's board under an introduction
constexpr float low_below = 700;              // a phone
constexpr float compact_pane = 260;
constexpr float compact_figures = 56;
constexpr float compact_words = 66;  // three small lines, or four down to the bar
constexpr float widest_words = 280;
constexpr float compact_gap = 12;
constexpr float least_target = 48;
constexpr float guide_from = 330;  // height of a wide window
constexpr float narrow_stage = 760;
constexpr float enough_words = 112;  // width beside a low board
constexpr float stage_gap = 24;
constexpr float guide_gap = 12;      // between the guide and the board
constexpr float pane_share = 0.26F;  // of the window
constexpr float widest_pane = 520;
constexpr float usual_target = 112;
constexpr float largest_target = 240;
constexpr float usual_target_cell = 36;
constexpr float target_part = 0.28F;    // of the board
constexpr float usual_stage = 900;      // width from which the target may be larger
constexpr float reserved_share = 0.2F;  // of the width beyond

// Returns the width that the target may have beside a board on the stage.
float reserved_target(const Layout& layout, const Rect& stage) {
    if (layout.compact) return usual_target;
    const float grown = usual_target + std::floor(reserved_share * (stage.width - usual_stage));
    return std::clamp(grown, usual_target, largest_target);
}

void place_beside(Layout& layout, Rect stage, machine::Shape lamps, EdgeMargin edges) {
    constexpr float label = 28;
    constexpr float words_gap = 14;  // gap under the board
    if (!layout.compact) {
        Rect words = cut_bottom(stage, 76);
        cut_top(words, words_gap);
        layout.stats = cut_top(words, 28);
        layout.status = words;
    }
    // Centres the board on the stage with the target at its right. On a narrow stage both share the centre.
    Rect room = stage;
    const float reserved = reserved_target(layout, stage);
    cut_left(room, layout.compact || stage.width < narrow_stage ? 0 : reserved + stage_gap);
    Rect beside = cut_right(room, reserved + stage_gap);
    layout.board = fit_board(room, lamps, edges);
    const float side = std::clamp(std::floor(target_part * layout.board.width), usual_target, reserved);
    const float cell = layout.board.width / static_cast<float>(lamps.columns);
    const float margin = edges != nullptr ? edges(cell) : 0;
    const float below_target = layout.compact ? compact_gap + compact_figures + compact_words : 0;
    const float lowest = std::max(stage.bottom() - label - side - below_target, stage.y);
    const float top = layout.compact ? std::min(layout.board.y, lowest) : layout.board.y;
    beside = {layout.board.right() + std::max(stage_gap, margin + 8), top, side, stage.bottom() - top};
    layout.target_label = cut_top(beside, label);
    const float target = std::clamp(beside.height - below_target, least_target, side);
    layout.target =
        fit_cells({beside.x, beside.y, side, target}, lamps, usual_target_cell * side / usual_target);
    layout.target.x = beside.x;
    layout.target.y = beside.y;
    if (!layout.compact) {
        const float below = layout.board.bottom() + margin + words_gap;
        layout.status.y -= layout.stats.y - below;
        layout.stats.y = below;
        return;
    }
    layout.stats = {beside.x, layout.target.bottom() + compact_gap, side, compact_figures};
    const float words = std::min(widest_words, layout.pane.x - 8 - beside.x);
    layout.status = {beside.x, layout.stats.bottom(), words, stage.bottom() - layout.stats.bottom()};
}

// Places the pane at the right of the room, and the board with what belongs to it on the rest.
void place_with_pane(Layout& layout, Rect room, float width, machine::Shape lamps, EdgeMargin edges) {
    layout.pane = cut_right(room, width);
    place_beside(layout, room.inset(layout.compact ? 12 : stage_gap), lamps, edges);
}

// Returns the width of the pane: as much of the wanted width as leaves the board its size. The guide comes
// and goes, and does not count.
float pane_width(Layout layout, const Rect& room, machine::Shape lamps, EdgeMargin edges, float wanted) {
    constexpr float step = 4;
    const float grown = std::clamp(std::floor(pane_share * room.width), PaneRoom{}.width, widest_pane);
    const float usual = layout.compact ? compact_pane : grown;
    if (wanted <= PaneRoom{}.width) return usual;
    place_with_pane(layout, room, usual, lamps, edges);
    const float board = layout.board.width;
    const float words = layout.compact ? std::min(layout.status.width, enough_words) : 0;
    for (float width = wanted; width > usual; width -= step) {
        place_with_pane(layout, room, width, lamps, edges);
        if (layout.board.width >= board && layout.status.width >= words) return width;
    }
    return usual;
}

// Returns the width that the buttons take in the header of a wide window.
float header_buttons(float side) {
    constexpr float buttons = header_commands.size();
    constexpr float gap = 4;
    constexpr float margin = 16;
    return margin + buttons * (side + gap);
}

Layout wide(ImVec2 window, machine::Shape lamps, EdgeMargin edges, const PaneRoom& requested,
            const OptionalBars& strips) {
    Layout layout;
    layout.compact = window.y < compact_below;
    layout.window = {0, 0, window.x, window.y};
    Rect rest = layout.window;
    layout.header = cut_top(rest, layout.compact ? 48 : 60);
    layout.picker = layout.header;
    layout.nameless = window.x < nameless_below;
    cut_left(layout.picker, layout.nameless ? 72 : 168);
    cut_right(layout.picker, header_buttons(strips.touch ? measure::touch_button : measure::button));
    Rect bar = cut_bottom(rest, layout.compact ? 56 : 72);
    layout.pane = cut_right(rest, pane_width(layout, rest, lamps, edges, requested.width));
    Rect stage = rest.inset(layout.compact ? 12 : stage_gap);
    const float guide = std::max(strips.guide ? measure::touch_button : 0, strips.introduction);
    if (guide > 0 && window.y >= guide_from + guide - measure::touch_button) {
        layout.guide = cut_top(stage, guide);
        cut_top(stage, guide_gap);
    }
    place_beside(layout, stage, lamps, edges);
    bar = {bar.x + 16, bar.y, bar.width - 32, bar.height};
    layout.timeline = bar;
    layout.commands = bar;
    return layout;
}

// Heights of a phone's bars. With little height the board takes precedence, and icons have no words.
struct PhoneBars {
    float picker = 48;
    float info = 98;
    float gap = 8;     // over the name of the target
    float label = 20;  // the name, over the target
    float target = 64;
    float status = 76;
    float commands = 120;
};
constexpr float two_status_lines = 50;  // minimum height of the status
constexpr PhoneBars low_bars{46, 62, 1, 14, 45, 34, 108};

// Returns the visible height of a sheet that is down. `room`: height for the sheet and the board.
float peek_of(const PaneRoom& requested, float room) {
    constexpr float usual_board = 132;  // three keys of 44 pixels
    constexpr float least_board = 96;
    const float peek = std::min(requested.peek, std::max(room - usual_board, requested.least_peek));
    return room - peek >= least_board ? peek : handle_height;
}

Layout narrow(ImVec2 window, machine::Shape lamps, EdgeMargin edges, const PaneRoom& requested,
              const OptionalBars& strips) {
    constexpr float margin = 16;
    Layout layout;
    layout.phone = true;
    layout.low = window.y < low_below;
    PhoneBars bars = layout.low ? low_bars : PhoneBars{};
    if (strips.reading > 1) bars.status = std::max(bars.status, two_status_lines * strips.reading);
    layout.window = {0, 0, window.x, window.y};
    Rect rest = layout.window;
    layout.header = cut_top(rest, 52);
    layout.picker = cut_top(rest, bars.picker);
    layout.commands = cut_bottom(rest, bars.commands);
    constexpr float timeline = 48;
    layout.timeline = cut_bottom(rest, strips.timeline ? timeline : 0);
    // With little height, the steps of a solution take precedence over the guide line.
    const bool guided = strips.guide && !(layout.low && strips.timeline);
    const float over = layout.low ? 0 : 8;  // between the row of machines and the guide
    const float below = layout.low ? 4 : 0;
    const float line = guided ? (window.x < narrow_guide ? 64.0F : 52.0F) + over + below : 0;
    const float free = rest.height - handle_height - bars.info - bars.status;
    const bool introduces = strips.introduction > 0 && free - strips.introduction >= least_introduced_board;
    const float guide = introduces ? strips.introduction + over + below : line;
    if (introduces) bars.status = std::min(bars.status, two_status_lines * std::max(strips.reading, 1.0F));
    // The board stays in place when the timeline appears. With little height, above a lesson, or under an
    // introduction, it is larger without a timeline.
    const bool grows = layout.low || (introduces && !requested.keeps_board) ||
                       (requested.peek > handle_height && !requested.keeps_board);
    const float kept = strips.timeline || grows ? 0 : timeline;
    const float below_board = handle_height + bars.status + kept;
    const float status = requested.peek > handle_height ? std::min(bars.status, 48.0F) : bars.status;
    PaneRoom shown = requested;
    if (shown.keeps_board)
        shown.peek = std::min(shown.peek, std::max(below_board - status, shown.least_peek));
    const float peek = peek_of(shown, rest.height - guide - bars.info - status);
    layout.handle = cut_bottom(rest, peek);
    const float sheet = std::min(requested.sheet, window.y - 200);
    layout.pane = {0, layout.handle.bottom() - sheet, window.x, sheet};
    rest = {rest.x + margin, rest.y, rest.width - 2 * margin, rest.height};
    if (guide > 0) {
        layout.guide = cut_top(rest, guide);
        cut_top(layout.guide, over);
        cut_bottom(layout.guide, below);
    }
    Rect info = cut_top(rest, bars.info);
    cut_top(info, bars.gap);
    const bool has_peek = peek > handle_height;
    layout.status =
        cut_bottom(rest, has_peek && shown.keeps_board ? std::max(below_board - peek, status)
                                                       : (has_peek ? status : bars.status) + kept);
    layout.board = fit_board(rest, lamps, edges);
    const float picture = info.y + bars.label;
    layout.target = fit_cells({info.x, picture, bars.target, bars.target}, lamps, 30);
    layout.target.x = info.x;
    layout.target_label = {info.x, info.y, 80, bars.label};
    layout.stats = {info.x + 96, info.y, info.width - 96, bars.label + bars.target};
    return layout;
}

}  // namespace

namespace {

// Returns the scale of a window that is larger than usual, so that small text stays readable. It has few
// steps, since the fonts are built for each.
float scale_of_large(ImVec2 window) {
    constexpr ImVec2 usual{2048, 1152};
    constexpr float steps = 4;
    constexpr float most = 1.5F;
    const float room = std::min(window.x / usual.x, window.y / usual.y);
    return std::clamp(std::floor(room * steps) / steps, 1.0F, most);
}

}  // namespace

TextScale text_scale(const Settings& settings, ImVec2 window) {
    constexpr ImVec2 least_upright{320, 568};
    constexpr ImVec2 least_wide{640, 400};
    const float requested = static_cast<float>(settings.text) / 100 * scale_of_large(window);
    const ImVec2 least = window.y > window.x ? least_upright : least_wide;
    const float room = std::min(window.x / least.x, window.y / least.y);
    const float zoom = std::min(requested, std::max(room, 1.0F));
    const bool reads_on = is_phone({window.x / zoom, window.y / zoom});
    return {zoom, reads_on ? requested / zoom : 1};
}

bool is_phone(ImVec2 window) {
    if (window.x < always_phone_below) return true;
    const float below = window.y > window.x ? upright_phone_below : phone_below;
    return window.x < below && window.y >= compact_below;
}

Layout lay_out(ImVec2 window, machine::Shape lamps, EdgeMargin edges, const PaneRoom& requested,
               const OptionalBars& strips) {
    Layout layout = strips.embedded    ? lay_out_embedded(window, lamps, strips.parts)
                    : is_phone(window) ? narrow(window, lamps, edges, requested, strips)
                                       : wide(window, lamps, edges, requested, strips);
    layout.cells = layout.board;
    return layout;
}

void bring_guide_near(Layout& layout, machine::Shape lamps, EdgeMargin edges) {
    if (layout.phone || layout.compact || layout.guide.height <= 0) return;
    const float margin = edges != nullptr ? edges(layout.board.width / static_cast<float>(lamps.columns)) : 0;
    const float lowest = layout.board.y - margin - guide_gap - layout.guide.height;
    layout.guide.y = std::max(layout.guide.y, lowest);
}

Rect strip_in_guide(const Layout& layout, float width) {
    const Rect& guide = layout.guide;
    const bool is_centred = layout.phone || layout.solid.width > 0;
    const float wanted = is_centred ? guide.centre().x - width / 2 : layout.board.x;
    const float last = std::max(guide.right() - width, guide.x);
    return {std::clamp(wanted, guide.x, last), guide.y, width, guide.height};
}

namespace {

constexpr float camera_gap = 8;       // from the board to the camera's tools
constexpr float overview_side = 80;   // of an overview that is not beside the board
constexpr float camera_column = 112;  // width of tools and overview beside the board
constexpr auto camera_tool_count = static_cast<float>(camera_commands.size());

struct CameraPlaces {
    Rect tools;
    Rect overview;
};

CameraPlaces camera_under_target(const Layout& layout) {
    constexpr float gap = 16;
    const Rect tools{layout.target.x, layout.target.bottom() + gap, camera_column,
                     camera_column / camera_tool_count};
    return {tools, {tools.x, tools.bottom() + gap, camera_column, camera_column}};
}

// Returns the places in the lower corners over the board.
CameraPlaces camera_over(const Rect& board) {
    const Rect room = board.inset(camera_gap);
    return {{room.x, room.bottom() - measure::touch_button, camera_tool_count * measure::touch_button,
             measure::touch_button},
            {room.right() - overview_side, room.bottom() - overview_side, overview_side, overview_side}};
}

// Makes room between the board of a phone and the status. Returns the places there, or nullopt if the board
// would become too small.
std::optional<CameraPlaces> camera_under_board(Layout& layout, machine::Shape lamps) {
    constexpr float needed = measure::touch_button + camera_gap + 4;
    constexpr float least_board = 200;
    const machine::Shape shape = is_large(lamps) ? window_shape(lamps) : lamps;
    const Rect board = layout.board;
    const float below = std::max(layout.status.y - board.bottom(), 0.0F);  // as much is free above the board
    const float height = std::min(board.height + 2 * below - needed, board.height);
    const float tools = camera_tool_count * measure::touch_button;
    if (height < least_board || board.width < tools + overview_side) return std::nullopt;
    const Rect room{board.x, layout.status.y - needed - height, board.width, height};
    layout.board = fit_cells(room, shape, board.width / static_cast<float>(shape.columns));
    const Rect row{board.x, layout.board.bottom() + camera_gap, board.width, measure::touch_button};
    return CameraPlaces{{row.x, row.y, tools, row.height},
                        {row.right() - overview_side, row.y, overview_side, row.height}};
}

// Returns a column of tools at the left of the board, or nullopt if there is too little room.
std::optional<CameraPlaces> camera_at_left(const Layout& layout, bool large) {
    const Rect& board = layout.board;
    const float height = camera_tool_count * measure::touch_button;
    if (board.x < measure::touch_button + 2 * camera_gap || board.height < height) return std::nullopt;
    CameraPlaces places;
    if (large) places.overview = camera_over(board).overview;
    places.tools = {board.x - camera_gap - measure::touch_button, board.bottom() - height,
                    measure::touch_button, height};
    return places;
}

// Returns the places of tools and overview. Only over a large board may they cover lamps: a smaller one has
// none if no room is free.
CameraPlaces camera_places(Layout& layout, machine::Shape lamps) {
    const bool large = is_large(lamps);
    if (layout.embedded) return camera_over(layout.board);
    if (!layout.phone && !layout.compact) return camera_under_target(layout);
    std::optional<CameraPlaces> free = layout.phone ? camera_under_board(layout, lamps) : std::nullopt;
    if (!free) free = camera_at_left(layout, large);
    if (free) return *free;
    return large ? camera_over(layout.board) : CameraPlaces{};
}

}  // namespace

void look_through(Layout& layout, machine::Shape lamps, const Camera& camera) {
    const CameraPlaces places = camera_places(layout, lamps);
    layout.cells = is_large(lamps) || camera.zoom != 1 ? cells_in(layout.board, lamps, camera) : layout.board;
    layout.tools = places.tools;
    if (camera.zoom != 1 && places.overview.width > 0)
        layout.overview = fit_cells(places.overview, lamps, 36);
}

Rect button_rect(const Rect& board, const machine::Machine& machine, std::size_t button) {
    if (machine.buttons_are_lamps()) return cell_rect(board, machine.lamps(), button);
    const float cell = board.width / static_cast<float>(machine.lamps().columns);
    const machine::Point middle = machine.button_middle(button);
    const Rect point{board.x + cell * static_cast<float>(middle.column),
                     board.y + cell * static_cast<float>(middle.row), 0, 0};
    return point.inset(-cell * static_cast<float>(machine.button_radius()));
}

Rect button_rect(const Layout& layout, const machine::Machine& machine, std::size_t button) {
    constexpr float gap = 2;
    constexpr float largest = 56;
    if (layout.keypad.width <= 0) return button_rect(layout.cells, machine, button);
    const Rect place = cell_rect(layout.keypad, machine.buttons(), button);
    const float side = std::min({place.width - gap, place.height - gap, largest});
    return Rect{place.centre().x, place.centre().y, 0, 0}.inset(-side / 2);
}

Rect cell_rect(const Rect& board, machine::Shape shape, std::size_t cell) {
    const float width = board.width / static_cast<float>(shape.columns);
    const float height = board.height / static_cast<float>(shape.rows);
    return {board.x + width * static_cast<float>(shape.column(cell)),
            board.y + height * static_cast<float>(shape.row(cell)), width, height};
}

namespace {

constexpr float least_side = 32;  // shortest longer side of a board, in pixels

// Returns the largest size of a button, so that a small board does not fill a large screen.
float largest_button(const Rect& room, machine::Shape shape) {
    constexpr float usual = 190;
    constexpr float part = 0.7F;
    return std::max(usual, part * room.height / static_cast<float>(std::max(shape.rows, shape.columns)));
}

}  // namespace

Rect fit_cells(const Rect& room, machine::Shape shape, float largest_cell) {
    const auto rows = static_cast<float>(shape.rows);
    const auto columns = static_cast<float>(shape.columns);
    const float exact = std::min({room.width / columns, room.height / rows, largest_cell});
    const float cell = exact > 8 ? std::floor(exact) : std::max(exact, least_side / std::max(rows, columns));
    const float width = cell * columns;
    const float height = cell * rows;
    return {std::floor(room.x + (room.width - width) / 2), std::floor(room.y + (room.height - height) / 2),
            width, height};
}

Rect fit_board(const Rect& room, machine::Shape shape, EdgeMargin edges) {
    const float largest = largest_button(room, shape);
    if (edges == nullptr && is_large(shape)) return fit_cells(room, window_shape(shape), largest);
    const Rect board = fit_cells(room, shape, largest);
    if (edges == nullptr) return board;
    const float margin = edges(board.width / static_cast<float>(shape.columns));
    return fit_cells(room.inset(margin), shape, largest);
}

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
constexpr float highest_board = 560;  // largest board that a page is asked to give a height for

// Height of target and status over the board: a share of the window's, within limits.
struct ShareOfHeight {
    float share;
    float least;
    float most;
};
ShareOfHeight over_board(const EmbedParts& parts) {
    return parts.why ? ShareOfHeight{0.28F, 72, 136} : ShareOfHeight{0.16F, 48, 72};
}

// Returns the height of the bar below the board: two rows if one has no room for all buttons.
float bar_height(float width, const EmbedParts& parts) {
    constexpr float bar_gap = 4;
    const auto buttons = static_cast<float>(parts.help + parts.back + 1);
    const bool fits = buttons * (measure::touch_button + bar_gap) <= width;
    // The one button of the usual board gives way to the others.
    return fits || parts.help <= 1 ? measure::touch_button : rows_of_two;
}

Layout empty_window(ImVec2 window) {
    Layout layout;
    layout.embedded = true;
    layout.window = {0, 0, window.x, window.y};
    return layout;
}

// Returns a layout with target and status over the board, and the bar below.
Layout embedded_upright(ImVec2 window, machine::Shape lamps, const EmbedParts& parts) {
    Layout layout = empty_window(window);
    Rect rest = layout.window.inset(embed_margin);
    const ShareOfHeight shares = over_board(parts);
    Rect over = cut_top(rest, std::clamp(window.y * shares.share, shares.least, shares.most));
    cut_top(rest, embed_gap);
    const Rect bar = cut_bottom(rest, bar_height(rest.width, parts));
    cut_bottom(rest, embed_gap);
    layout.board = fit_board(rest, lamps, nullptr);
    // Keeps them together in a wide window.
    const float width = std::min(std::max(layout.board.width, widest_bar), bar.width);
    const float left = bar.x + (bar.width - width) / 2;
    layout.commands = {left, bar.y, width, bar.height};
    over = {left, over.y, width, over.height};
    if (parts.target) {
        const float side = std::min(over.height, over_board({}).most);
        layout.target = fit_cells({over.x, over.y, side, side}, lamps, embedded_target_cell);
        layout.target.x = over.x;
        cut_left(over, side + 12);
        layout.target_label = cut_top(over, embed_label);
    }
    layout.status = over;
    return layout;
}

// Returns a layout with all of them in a column beside the board, centred in the window.
Layout embedded_sideways(ImVec2 window, machine::Shape lamps, const EmbedParts& parts) {
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
    if (parts.target) {
        layout.target_label = cut_top(column, embed_label);
        const float side = std::clamp(column.height - 64, 48.0F, largest_embedded_target);
        const Rect target = cut_top(column, side);
        layout.target = fit_cells({target.x, target.y, side, side}, lamps, embedded_target_cell);
        layout.target.x = target.x;
        layout.target.y = target.y;
        cut_top(column, embed_gap);
    }
    layout.status = column;
    return layout;
}

}  // namespace

EmbedParts parts_of(const EmbedOptions& options) {
    // A solution on the board has three buttons: back, on and away with it.
    return {options.target, options.why, options.solve ? 3 : 1, options.undo ? 2 : 1};
}

Layout lay_out_embedded(ImVec2 window, machine::Shape lamps, const EmbedParts& parts) {
    const Layout upright = embedded_upright(window, lamps, parts);
    if (window.y - 2 * embed_margin < least_column) return upright;
    const Layout sideways = embedded_sideways(window, lamps, parts);
    return sideways.board.width > upright.board.width ? sideways : upright;
}

float embedded_height(float width, machine::Shape lamps, const EmbedParts& parts) {
    const float inner = std::max(width - 2 * embed_margin, 0.0F);
    const Rect board = fit_board({0, 0, inner, std::min(inner, highest_board)}, lamps, nullptr);
    const float others = 2 * embed_margin + 2 * embed_gap + bar_height(inner, parts) + board.height;
    const ShareOfHeight over = over_board(parts);
    return others + std::clamp(others * over.share / (1 - over.share), over.least, over.most);
}

}  // namespace switchbox::ui
