#include "ui/board/board_marks.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string>

#include "i18n/words.hpp"
#include "machine/machine.hpp"
#include "machine/text.hpp"
#include "ui/board/board_edit.hpp"
#include "ui/frame/widgets.hpp"
#include "ui/look/appearance.hpp"
#include "ui/look/camera.hpp"

namespace switchbox::ui {
namespace {

// The characters for left, up, right and down are consecutive, from U+2190.
constexpr std::string_view left_arrow = "\xE2\x86\x90";
constexpr std::array<ImVec2, 4> directions{{{-1, 0}, {0, -1}, {1, 0}, {0, 1}}};

std::size_t number_of(std::string_view label) {
    return static_cast<std::size_t>(static_cast<unsigned char>(label[2]) -
                                    static_cast<unsigned char>(left_arrow[2]));
}

void round_line(const Painter& paint, ImVec2 from, ImVec2 to, Colour colour, float width) {
    constexpr int corners = 16;
    paint.line(from, to, colour, width);
    paint.disc(from, width / 2, colour, corners);
    paint.disc(to, width / 2, colour, corners);
}

}  // namespace

bool is_arrow(std::string_view label) {
    return label.size() == left_arrow.size() && label.substr(0, 2) == left_arrow.substr(0, 2) &&
           number_of(label) < directions.size();
}

void draw_arrow(const Painter& paint, std::string_view label, ImVec2 centre, float length, Colour colour) {
    const ImVec2 way = directions[number_of(label)];
    const float half = length / 2;
    const float wing = length * 0.36F;
    const float width = length * 0.12F;
    const ImVec2 tip{centre.x + way.x * half, centre.y + way.y * half};
    round_line(paint, {centre.x - way.x * half, centre.y - way.y * half}, tip, colour, width);
    for (const float side : {-1.0F, 1.0F}) {
        const ImVec2 end{tip.x - (way.x - way.y * side) * wing, tip.y - (way.y + way.x * side) * wing};
        round_line(paint, tip, end, colour, width);
    }
}

namespace {

constexpr float min_numbered_tile = 66;
constexpr float digit_height = 0.85F;  // share of the line height

float cell_size(const BoardDrawContext& stage, const Rect& board) {
    return board.width / static_cast<float>(stage.game.machine().lamps().columns);
}

// Calls `each` with each existing, visible lamp of a board whose cells fill `cells`.
template <class Each>
void for_each_seen(const BoardDrawContext& stage, const Rect& cells, const Each& each) {
    const machine::CellMask& sites = stage.game.machine().lamp_sites();
    const bool is_board = cells == stage.layout.cells;
    const Rect& window = is_board ? stage.layout.board : cells;
    const SeenCells seen = seen_cells(window, cells, sites.shape);
    stage.paint.clip(window);
    for (std::size_t place = 0; place < seen.shape.size(); ++place) {
        if (sites.has(seen.cell(place))) each(seen.cell(place));
    }
    stage.paint.unclip();
}

void draw_times(const BoardDrawContext& stage, const Rect& key, int times) {
    if (times < 2) return;
    const std::string words = std::to_string(times) + "\xC3\x97";
    const ImVec2 size = stage.paint.measure(Type::strong, words);
    const float offset = key.width * 0.11F;
    stage.paint.text(Type::strong, {key.right() - offset - size.x, key.bottom() - offset - size.y},
                     stage.theme().hint, words);
}

// Returns the label of a button; its number if a letter of its name has no glyph.
std::string drawn_label(const BoardDrawContext& stage, std::size_t button) {
    const machine::Machine& machine = stage.game.machine();
    std::string label = machine.button_label(button);
    if (!stage.paint.can_draw(Type::caption, label)) label = std::to_string(machine.button_number(button));
    return label;
}

// Returns how often a button that is marked on the board remains to be pressed; 0 if it is not marked.
int marked_times(const BoardDrawContext& stage, const machine::PressGrid& planned, std::size_t button) {
    if (!stage.game.machine().counts_presses()) return 0;
    if (planned[button] != 0) return planned[button];
    const BoardHighlight& lit = stage.facts.highlight;
    const auto place = std::find(lit.buttons.begin(), lit.buttons.end(), button) - lit.buttons.begin();
    if (static_cast<std::size_t>(place) < lit.times.size()) return lit.times[static_cast<std::size_t>(place)];
    const machine::PressGrid* presses = solve::presses_of(stage.game.verdict());
    return stage.game.hint() == button && presses != nullptr ? (*presses)[button] : 0;
}

// Returns whether a button that is not a lamp is drawn over the point.
bool is_covered(const Rect& board, const machine::Machine& machine, ImVec2 at) {
    const auto button = nearest_button(board, machine, at);
    return button && button_rect(board, machine, *button).contains(at);
}

struct LooseButton {
    Rect place;
    bool over = false;
    bool held = false;
    bool focused = false;
    bool planned = false;
    bool next = false;  // the button to press now
};

void draw_loose_button(const BoardDrawContext& stage, const LooseButton& button, std::string_view word) {
    const Theme& theme = stage.theme();
    const Painter& paint = stage.paint;
    const ImVec2 middle = button.place.centre();
    const float radius = button.place.width / 2 * (button.held ? 0.92F : 1.0F);
    paint.disc({middle.x, middle.y + 2}, radius, Colour{0, 0, 0, 0.28F}, 48);
    const Colour fill = button.over ? mix(theme.raised, theme.text, 0.12F) : theme.raised;
    paint.disc(middle, radius, fill, 48);
    paint.ring(middle, radius - 0.75F, theme.rim, 1.5F, 48);
    if (button.planned) paint.ring(middle, radius + 1, theme.hint, button.next ? 4.0F : 2.0F, 48);
    if (button.focused) paint.ring(middle, radius + 2 + theme.focus_width, theme.text, theme.focus_width, 48);
    const Type type = radius > 20 ? Type::body : Type::caption;
    if (!stage.game.machine().has_names()) return paint.centred(type, middle, theme.text, word);
    // More of a long name fits in small type. A name of few letters is scaled down, not shortened.
    constexpr std::size_t few_letters = 3;
    constexpr float least_scale = 0.7F;
    const bool is_short = machine::characters_of(word).size() <= few_letters;
    const float room = 2 * radius - (is_short ? 3.0F : 6.0F);
    const Type named = paint.measure(type, word).x <= room ? type : Type::caption;
    const float scale = is_short ? std::clamp(room / paint.measure(named, word).x, least_scale, 1.0F) : 1.0F;
    paint.centred(named, middle, theme.text, paint.shortened(named, word, room / scale), scale);
}

// Returns the background of a number on a coloured tile.
Colour number_fill(const BoardDrawContext& stage, std::size_t button) {
    const int state = stage.scene.lamps[button].state;
    return stage.theme().strong ? chip_fill(stage.theme(), state) : tile_fill(stage.theme(), state);
}

// Returns the colour of a number: muted text on a key; on a coloured tile, the ink for its background.
Colour number_ink(const BoardDrawContext& stage, std::size_t button) {
    if (!stage.game.machine().has_cells()) return stage.theme().muted;
    return ink_on(number_fill(stage, button));
}

void draw_corner_number(const BoardDrawContext& stage, ImVec2 at, Colour ink, std::string_view number,
                        float scale) {
    const ImVec2 size = stage.paint.measure(Type::caption, number);
    stage.paint.centred(Type::caption, {at.x + size.x * scale / 2, at.y + size.y * scale / 2}, ink, number,
                        scale);
}

void draw_number_chip(const BoardDrawContext& stage, ImVec2 at, std::string_view number) {
    const ImVec2 size = stage.paint.measure(Type::caption, number);
    stage.paint.fill({at.x - 3, at.y - 1, size.x + 6, size.y + 2}, stage.theme().tiles.socket, 4);
}

// Returns the distance of a button's number from the corner of its cell.
float number_offset(bool coloured, float cell, float scale) {
    if (coloured) return cell * 0.22F;
    return cell * (scale < 1 ? 0.1F : 0.12F);
}

// Returns whether a number of this scale on a key is clear of the lamp.
bool is_clear_of_lamp(const BoardDrawContext& stage, float cell, std::string_view number, float scale) {
    const float clearance = scale < 1 ? 1 : 2;
    const float lamp = cell * lamp_shape::lamp_in_key;
    const ImVec2 extent = stage.paint.measure(Type::caption, number);
    const float offset = number_offset(false, cell, scale);
    const float across = cell / 2 - (offset + extent.x * scale);
    const float down = cell / 2 - (offset - 2 + extent.y * digit_height * scale);
    return std::hypot(std::max(across, 0.0F), std::max(down, 0.0F)) >= lamp + clearance;
}

// Returns the largest scale in which a number on a key is clear of the lamp, or on a coloured tile of the
// letter; 0 if there is none.
float number_scale(const BoardDrawContext& stage, float cell, std::string_view number) {
    if (stage.game.machine().has_cells()) return cell >= min_numbered_tile ? 1 : 0;
    for (const float scale : {1.0F, 0.9F, 0.8F, 0.7F})  // down to letters of 9 pixels
        if (is_clear_of_lamp(stage, cell, number, scale)) return scale;
    return 0;
}

// Returns the background of a digit: the glass or, in a theme of strong contrast, a chip that this draws. No
// ink contrasts enough with every glass between dark and lit.
Colour below_digit(const BoardDrawContext& stage, const Rect& chip, int state, Colour glass) {
    if (!stage.theme().strong || state == 0) return glass;
    stage.paint.fill(chip, stage.theme().dark_lamp, chip.height * 0.25F);
    return stage.theme().dark_lamp;
}

void draw_digit(const BoardDrawContext& stage, ImVec2 at, Type type, int state, Colour glass, float room) {
    const std::string digit = stage.paint.shortened(type, stage.game.machine().state_label(state), room);
    const ImVec2 size = stage.paint.measure(type, digit);
    const float width = std::max(size.y * 0.8F, size.x + 4);
    const Rect chip{at.x - width / 2, at.y - size.y / 2, width, size.y};
    stage.paint.centred(type, at, ink_on(below_digit(stage, chip, state, glass)), digit);
}

// Draws the arrow of a state, if there is one. Returns false on small lamps too, where a character is as
// large.
bool draw_state_arrow(const BoardDrawContext& stage, const Rect& lamp, int state, Colour glass) {
    constexpr float smallest = 40;
    if (lamp.width < smallest) return false;
    const std::string label = stage.game.machine().state_label(state);
    if (!is_arrow(label)) return false;
    const float length = lamp.width * 0.3F;
    const float side = length * 1.4F;
    const Rect chip{lamp.centre().x - side / 2, lamp.centre().y - side / 2, side, side};
    draw_arrow(stage.paint, label, lamp.centre(), length, ink_on(below_digit(stage, chip, state, glass)));
    return true;
}

// Draws one letter for a whole board of one colour, if its cells are too small for their own letters.
bool draw_one_letter(const BoardDrawContext& stage, const Rect& board, const machine::Picture& picture) {
    const bool small = !has_room_for_letter(cell_size(stage, board));
    const bool same = machine::single_colour(picture).has_value();
    if (!small || !same || board.width < 48) return false;
    draw_colour_letter(stage.paint, board, picture[0], true);
    return true;
}

void draw_colour_letters(const BoardDrawContext& stage, const Rect& board, const machine::Picture& picture) {
    if (draw_one_letter(stage, board, picture)) return;
    const bool crossed = are_wires_shown(stage.game, stage.state) || stage.facts.why.explanation.transmitter;
    const bool on_chips = stage.theme().strong || (crossed && board == stage.layout.cells);
    const machine::Machine& machine = stage.game.machine();
    for (std::size_t cell = 0; cell < picture.size(); ++cell) {
        if (!machine.lamp_sites().has(cell)) continue;
        draw_colour_letter(stage.paint, cell_rect(board, picture.shape, cell),
                           machine.colour_of(picture[cell]), on_chips);
    }
}

// Returns the colour of a lamp's glass, from dark to its last state.
Colour glass_colour(const BoardDrawContext& stage, int state) {
    const Theme& theme = stage.theme();
    const float level =
        static_cast<float>(state) / static_cast<float>(stage.game.machine().lamp_states() - 1);
    return mix(theme.dark_lamp, mix(theme.lit, theme.core, theme.core.a * 0.8F), level);
}

template <class HasDigit>
void draw_digits(const BoardDrawContext& stage, const Rect& board, const machine::Picture& picture,
                 HasDigit has_digit) {
    const machine::Machine& machine = stage.game.machine();
    const float cell = cell_size(stage, board);
    if (!machine.shows_states() || cell < 15) return;
    const bool buttons_cover = !machine.buttons_are_lamps() && !stage.state.edit.on && cell >= 40;
    const Type type = cell >= 60 ? Type::title : cell >= 28 ? Type::strong : Type::caption;
    for_each_seen(stage, board, [&](std::size_t lamp) {
        if (!has_digit(lamp)) return;
        const Colour glass = glass_colour(stage, picture[lamp]);
        const Rect place = cell_rect(board, machine.lamps(), lamp);
        const bool hidden = buttons_cover && is_covered(board, machine, place.centre());
        const ImVec2 at = hidden ? ImVec2{place.centre().x, place.y + cell * 0.12F} : place.centre();
        if (hidden || !draw_state_arrow(stage, place, picture[lamp], glass))
            draw_digit(stage, at, hidden ? Type::caption : type, picture[lamp], glass, cell);
    });
}

constexpr float name_height = 15;
constexpr float least_name_scale = 0.8F;

// Draws a name in the middle of a strip at the top of a cell, scaled down a little if it needs that. Draws
// nothing if it does not fit.
void draw_top_name(const BoardDrawContext& stage, const Rect& strip, const std::string& name, Colour ink) {
    const float width = stage.paint.measure(Type::caption, name).x;
    const float scale = std::min(strip.width / width, 1.0F);
    if (name.empty() || scale < least_name_scale || !stage.paint.can_draw(Type::caption, name)) return;
    stage.paint.centred(Type::caption, strip.centre(), ink, name, scale);
}

// Draws the name of a key that does not fit into its corner above the lamp.
void draw_key_name(const BoardDrawContext& stage, const Rect& key, const std::string& name, Colour ink) {
    const float edge = key.width * (0.5F - lamp_shape::key_half);
    const float height = key.width * (lamp_shape::key_half - lamp_shape::lamp_in_key);
    if (height < name_height) return;
    const float side = key.width * lamp_shape::key_radius;
    draw_top_name(stage, {key.x + side, key.y + edge, key.width - 2 * side, height}, name, ink);
}

}  // namespace

void draw_lamp_names(const BoardDrawContext& stage) {
    const machine::Machine& machine = stage.game.machine();
    const float cell = cell_size(stage, stage.layout.cells);
    const float least = machine.shows_states() ? 62 : 32;
    if (!machine.has_names() || machine.shows_colours() || cell < least) return;
    const machine::Picture& picture = stage.game.picture();
    const float edge = cell * (0.5F - lamp_shape::tile_half) + 3;
    for_each_seen(stage, stage.layout.cells, [&](std::size_t lamp) {
        const Rect tile = cell_rect(stage.layout.cells, machine.lamps(), lamp);
        const Rect strip{tile.x + edge + 2, tile.y + edge, tile.width - 2 * edge - 4, name_height};
        if (is_covered(stage.layout.cells, machine, strip.centre())) return;
        const float width =
            std::min(stage.paint.measure(Type::caption, machine.lamp_label(lamp)).x + 6, strip.width);
        const Rect chip{strip.centre().x - width / 2, strip.y, width, strip.height};
        const Colour below = below_digit(stage, chip, picture[lamp], glass_colour(stage, picture[lamp]));
        draw_top_name(stage, strip, machine.lamp_label(lamp), ink_on(below));
    });
}

void draw_numbers(const BoardDrawContext& stage) {
    const machine::Machine& machine = stage.game.machine();
    const bool coloured = machine.has_cells();
    const float cell = cell_size(stage, stage.layout.cells);
    // Numbers appear on all keys or on none, names on each key where they fit.
    const bool named = machine.has_names();
    const std::string last = std::to_string(machine.button_number(machine.buttons().size() - 1));
    const float common = named ? 0 : number_scale(stage, cell, last);
    if (!named && (!machine.is_numbered() || common <= 0)) return;
    const machine::PressGrid& planned = stage.game.remaining_plan();
    for_each_seen(stage, stage.layout.cells, [&](std::size_t i) {
        const Rect key = cell_rect(stage.layout.cells, machine.lamps(), i);
        const std::string number = drawn_label(stage, i);
        const bool is_full_size = named && number_scale(stage, cell, number) >= 1;
        const float scale = is_full_size ? 1 : common;
        const bool is_in_corner = scale > 0;
        const float offset = number_offset(coloured, cell, scale);
        const ImVec2 at{key.x + offset, key.y + offset - 2};
        if (!is_in_corner && !coloured) draw_key_name(stage, key, number, number_ink(stage, i));
        if (is_in_corner && coloured && stage.theme().strong) draw_number_chip(stage, at, number);
        if (is_in_corner) draw_corner_number(stage, at, number_ink(stage, i), number, scale);
        if (machine.press_states() > 2) draw_times(stage, key, marked_times(stage, planned, i));
    });
}

void draw_state_digits(const BoardDrawContext& stage, const Rect& board, const machine::Picture& picture) {
    if (stage.game.machine().shows_colours()) return draw_colour_letters(stage, board, picture);
    draw_digits(stage, board, picture, [](std::size_t /*lamp*/) { return true; });
}

void draw_target_digits(const BoardDrawContext& stage) {
    if (stage.layout.target.width <= 0) return;
    const machine::Picture& target = stage.game.puzzle().target;
    if (stage.game.machine().shows_colours()) return draw_colour_letters(stage, stage.layout.target, target);
    draw_digits(stage, stage.layout.target, target,
                [&](std::size_t lamp) { return stage.game.machine().wanted(lamp, target).has_value(); });
}

namespace {

// Returns the distance between two numbers, in cells, so that there is room for them.
int number_step(float cell) {
    constexpr float least_distance = 44;
    constexpr std::array steps{5, 10, 50, 100, 500};
    for (const int step : steps)
        if (static_cast<float>(step) * cell >= least_distance) return step;
    return steps.back();
}

// Draws a small number on a ground of its own, as it lies over the lamps.
void draw_place_number(const BoardDrawContext& stage, ImVec2 at, int number) {
    const std::string word = std::to_string(number);
    const ImVec2 size = stage.paint.measure(Type::caption, word);
    stage.paint.fill({at.x - 3, at.y, size.x + 6, size.y}, stage.theme().ground.with_alpha(0.8F), 4);
    stage.paint.text(Type::caption, at, stage.theme().muted, word);
}

}  // namespace

void draw_place_numbers(const BoardDrawContext& stage) {
    const CameraState& camera = stage.state.camera;
    if (!camera.on || camera.camera.zoom <= 1) return;
    constexpr float margin = 5;
    const machine::Shape shape = stage.game.machine().lamps();
    const Rect& window = stage.layout.board;
    const Rect& cells = stage.layout.cells;
    const SeenCells seen = seen_cells(window, cells, shape);
    const float cell = cell_side(cells, shape);
    const int step = number_step(cell);
    const float line = stage.paint.measure(Type::caption, "0").y;
    stage.paint.clip(window);
    for (int row = seen.row; row < seen.row + seen.shape.rows; ++row) {
        const float middle = cells.y + cell * (static_cast<float>(row) + 0.5F);
        const bool is_clear = middle > window.y + 2 * line;  // of the numbers of columns
        if ((row + 1) % step == 0 && is_clear)
            draw_place_number(stage, {window.x + margin, middle - line / 2}, row + 1);
    }
    for (int column = seen.column; column < seen.column + seen.shape.columns; ++column) {
        if ((column + 1) % step != 0) continue;
        const float middle = cells.x + cell * (static_cast<float>(column) + 0.5F);
        const float width = stage.paint.measure(Type::caption, std::to_string(column + 1)).x;
        draw_place_number(stage, {middle - width / 2, window.y + 2}, column + 1);
    }
    stage.paint.unclip();
}

namespace {

void draw_loose_button_of(const BoardDrawContext& stage, std::size_t i, bool focused) {
    const machine::Machine& machine = stage.game.machine();
    const machine::PressGrid& planned = stage.game.remaining_plan();
    LooseButton button{.place = button_rect(stage.layout, machine, i)};
    button.over = stage.pointer.over == i;
    button.held = stage.pointer.held == i;
    button.focused = focused;
    button.next = stage.facts.why.button == i;
    const std::vector<std::size_t>& lit = stage.facts.highlight.buttons;
    const bool pointed_at = std::find(lit.begin(), lit.end(), i) != lit.end();
    button.planned = button.next || pointed_at || planned[i] != 0;
    // If states are not press counts, a plan may return to a button at any time, and a count means nothing.
    const bool counts = machine.press_states() > 2 && machine.counts_presses();
    const int times = counts ? marked_times(stage, planned, i) : 0;
    std::string word = drawn_label(stage, i);
    if (times > 1) {
        const std::string often = std::to_string(times) + "\xC3\x97";
        // A number fits beside a short name only.
        word = word.size() < 3 ? word.append(" ").append(often) : often;
    }
    draw_loose_button(stage, button, word);
}

}  // namespace

void draw_loose_buttons(const BoardDrawContext& stage) {
    std::optional<std::size_t> focused;
    for (const std::size_t i : stage.game.machine().button_sites().cells()) {
        if (stage.state.focus.visible && stage.state.focus.id == cell_id(i)) {
            focused = i;
        } else {
            draw_loose_button_of(stage, i, false);
        }
    }
    // Its ring lies over the buttons beside it.
    if (focused) draw_loose_button_of(stage, *focused, true);
}

namespace {

constexpr float swatch_gap = 4;
constexpr float most_width = 72;

struct Swatch {
    std::uint8_t state = 0;
    std::size_t found = 0;   // lamps with this state
    std::size_t wanted = 0;  // lamps with this state in the target
    bool chosen = false;
};

std::size_t count_state(const game::Game& game, game::Side side, std::uint8_t state) {
    const std::vector<std::size_t> lamps = game.machine().lamp_sites().cells();
    const machine::Picture& picture = game.shown(side);
    return static_cast<std::size_t>(
        std::count_if(lamps.begin(), lamps.end(), [&](std::size_t lamp) { return picture[lamp] == state; }));
}

// Chooses a colour, or none if it was already chosen.
void choose_swatch(InputContext& context, int colour) {
    std::optional<std::uint8_t>& brush = context.change().edit.brush;
    const auto state = static_cast<std::uint8_t>(colour);
    brush = brush == state ? std::nullopt : std::optional(state);
}

void add_swatch(const Frame& frame, const Swatch& swatch, const Rect& place) {
    const machine::Machine& machine = frame.game.machine();
    const Colour fill = tile_fill(frame.theme(), machine.colour_of(swatch.state));
    const Rect tile = place.inset(4);
    spot(frame,
         {.id = "swatch-" + std::to_string(swatch.state),
          .rect = place,
          .role = Role::button,
          .name = say("cube.mirror.swatch", machine.state_name(swatch.state), swatch.found, swatch.wanted),
          .on = swatch.chosen,
          .act = {choose_swatch, swatch.state},
          .is_figure = true},
         1);
    frame.paint.fill(tile, fill, 6);
    frame.paint.stroke(tile, frame.theme().edge, 6, 1);
    if (swatch.chosen) frame.paint.stroke(place.inset(1), frame.theme().text, 8, 3);
    const Colour ink = ink_on(fill);
    const ImVec2 middle = tile.centre();
    frame.paint.centred(Type::strong, {middle.x, middle.y - 8}, ink, machine.state_label(swatch.state), 1);
    frame.paint.centred(Type::caption, {middle.x, middle.y + 8}, ink,
                        say("cube.bar.swatch", swatch.found, swatch.wanted), 1);
}

}  // namespace

void add_swatches(const Frame& frame, const Rect& row) {
    const int count = frame.game.machine().lamp_states();
    const float width = std::min(row.width / static_cast<float>(count), most_width + swatch_gap);
    for (int i = 0; i < count; ++i) {
        const auto state = static_cast<std::uint8_t>(i);
        const Swatch swatch{state, count_state(frame.game, frame.state.edit.side, state),
                            count_state(frame.game, game::Side::target, state),
                            frame.state.edit.brush == state};
        add_swatch(frame, swatch,
                   {row.x + width * static_cast<float>(i), row.y, width - swatch_gap, row.height});
    }
}

}  // namespace switchbox::ui
