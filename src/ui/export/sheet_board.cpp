#include "ui/export/sheet_board.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "machine/machine.hpp"
#include "ui/frame/layout.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::ui {
namespace {

constexpr float sheet_title_size = 24;
constexpr float sheet_subtitle_size = 14;
constexpr float least_sheet_width = 240;
constexpr float sheet_line = 1.55F;  // height of a line, as a multiple of the type's size

bool goes_on(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

// Removes the next line from `text` and returns it without the space that ends it.
std::string_view next_line(std::string_view& text, float width, float size, bool mono) {
    std::size_t end = 0;
    for (std::size_t i = 0; i <= text.size(); ++i) {
        if (i < text.size() && text[i] != ' ') continue;
        if (end != 0 && text_width(text.substr(0, i), size, mono) > width) break;
        end = i;
    }
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

}  // namespace

float text_width(std::string_view text, float size, bool mono) {
    // This counts characters, without the continuation bytes of UTF-8.
    const auto count = std::count_if(text.begin(), text.end(), [](char c) { return !goes_on(c); });
    return static_cast<float>(count) * size * (mono ? 0.605F : 0.58F);
}

std::string shortened(std::string_view text, float size, float width) {
    if (text_width(text, size) <= width) return std::string(text);
    const float room = width - text_width(".", size);
    std::size_t end = text.size() - 1;
    while (end > 0 && (goes_on(text[end]) || text_width(text.substr(0, end), size) > room)) --end;
    return std::string(text.substr(0, end)) + "\xE2\x80\xA6";
}

SheetPage::SheetPage(const Theme& theme, float width, std::string title, std::string_view subtitle)
    : theme_(theme) {
    constexpr float strong = 1.15F;  // bold type is wider
    const float title_width = text_width(title, sheet_title_size) * strong;
    drawing_.background = theme.ground;
    drawing_.width = 2 * margin + std::max({width, title_width, least_sheet_width});
    const Rect line = block(sheet_title_size);
    add(TextShape{
        {line.x, line.centre().y}, title, theme.text, sheet_title_size, TextAnchor::start, true, false});
    drawing_.title = std::move(title);
    space(10);
    words(subtitle, sheet_subtitle_size, theme.muted);
    space(24);
}

Rect SheetPage::block(float height) {
    const Rect place{margin, y_, width(), height};
    y_ += height;
    return place;
}

std::vector<std::string> broken_lines(std::string_view text, float size, float width, bool mono) {
    std::vector<std::string> lines;
    while (!text.empty()) lines.emplace_back(next_line(text, width, size, mono));
    return lines;
}

void SheetPage::words(std::string_view text, float size, Colour ink, bool mono) {
    for (std::string& words_of_line : broken_lines(text, size, width(), mono)) {
        const Rect line = block(size * sheet_line);
        add(TextShape{
            {line.x, line.centre().y}, std::move(words_of_line), ink, size, TextAnchor::start, false, mono});
    }
}

Drawing SheetPage::finish() && {
    drawing_.height = y_ + margin;
    return std::move(drawing_);
}

void draw_card(SheetPage& page, const Rect& inside) {
    page.add(RectShape{inside.inset(-sheet_padding), measure::large_radius, page.theme().surface,
                       page.theme().edge, 1});
}

namespace {

using namespace lamp_shape;

constexpr float smallest_sheet_cell = 16;
constexpr float largest_sheet_cell = 88;
constexpr float least_detail = 22;      // smallest cells with keys, rims and light
constexpr float least_digit_cell = 14;  // smallest cells with a digit in each
constexpr float least_number = 46;      // smallest cells with the button's number in the corner

// Half sides of a coloured tile as shares of a cell: those that the shaders use for large cells.
constexpr float colour_half = 0.37F;
constexpr float bezel_half = 0.43F;

// Returns a square about the middle of a cell; half its side is `half` of the cell's side.
Rect square_about(const Rect& cell, float half) { return cell.inset(cell.width * (0.5F - half)); }

float level_of(const machine::Machine& machine, int state) {
    return static_cast<float>(state) / static_cast<float>(machine.lamp_states() - 1);
}

bool is_detailed(const Rect& cell) { return cell.width >= least_detail; }

// Returns whether the lamps of the cell's size are drawn in keys.
bool has_keys(const SheetBoard& board, const Rect& cell) {
    return !board.bare && board.machine.buttons_are_lamps() && is_detailed(cell);
}

void draw_key(SheetPage& page, const Rect& cell, Colour fill) {
    const Theme& theme = page.theme();
    page.add(RectShape{square_about(cell, key_half), cell.width * key_radius, fill, theme.edge, 1});
}

// Radius of a lit lamp, or half the side of a square one, as a share of a cell.
float lamp_share(const SheetBoard& board, const Rect& cell) {
    if (!board.machine.buttons_are_lamps()) return tile_half;
    return has_keys(board, cell) ? lamp_in_key : bare_lamp;
}

// Returns the strength of the light at a distance from the lamp's edge, in cells: that of shaders/lamps.frag.
float halo_at(float away) {
    const float faded = std::clamp((away - 0.35F) / 0.6F, 0.0F, 1.0F);
    return std::exp(-7.5F * away) * (1 - faded * faded * (3 - 2 * faded));
}

// Draws the light around a lit lamp: it fades outwards and is brightest next to the lamp.
void draw_halo(SheetPage& page, const Rect& cell, float radius, float level) {
    const Theme& theme = page.theme();
    if (theme.halo * level <= 0) return;
    constexpr int steps = 10;
    const float reach = std::min(0.62F, 1 - radius);
    const auto light = [&](float away) { return theme.lit.with_alpha(theme.halo * level * halo_at(away)); };
    GlowShape glow{cell.centre(), cell.width * (radius + reach), {{0, light(0)}}};
    for (int step = 0; step < steps; ++step) {
        const float away = reach * static_cast<float>(step) / steps;
        glow.stops.push_back({(radius + away) / (radius + reach), light(away)});
    }
    glow.stops.push_back({1, theme.lit.with_alpha(0)});
    page.add(std::move(glow));
}

// Draws the bright middle of a lit lamp; `strength` 0..1.
void draw_core(SheetPage& page, const Rect& cell, float radius, float strength) {
    const Colour core = page.theme().core;
    if (core.a <= 0) return;
    constexpr int steps = 8;
    GlowShape glow{cell.centre(), cell.width * radius * page.theme().core_reach, {}};
    for (int step = 0; step <= steps; ++step) {
        const float at = static_cast<float>(step) / steps;
        glow.stops.push_back({at, core.with_alpha(core.a * strength * (1 - at * at * (3 - 2 * at)))});
    }
    page.add(std::move(glow));
}

void draw_round_lamp(SheetPage& page, const Rect& cell, float radius, float level) {
    const Theme& theme = page.theme();
    const float line = std::max(cell.width * 0.024F, 0.5F);
    radius *= std::lerp(dark_share, 1.0F, level);
    page.add(CircleShape{cell.centre(), cell.width * radius - line / 2,
                         mix(theme.dark_lamp, theme.lit, level), mix(theme.rim, theme.lit_rim, level), line});
    if (is_detailed(cell) && level > 0) draw_core(page, cell, radius, level);
}

void draw_square_lamp(SheetPage& page, const Rect& cell, float level) {
    const Theme& theme = page.theme();
    const float half = tile_half * std::lerp(dark_share, 1.0F, level);
    page.add(RectShape{square_about(cell, half), cell.width * tile_radius,
                       mix(theme.dark_lamp, theme.lit, level), mix(theme.rim, theme.lit_rim, level),
                       std::max(cell.width * 0.024F, 0.5F)});
    if (is_detailed(cell) && level > 0) draw_core(page, cell, half, 0.4F * level);
}

void draw_colour(SheetPage& page, const Rect& cell, int state, bool bare, bool down) {
    const TileColours& tiles = page.theme().tiles;
    if (!bare) draw_key(page, cell, tiles.key);
    const Rect tile = square_about(cell, colour_half * (down ? 0.9F : 1.0F));
    const float radius = cell.width * colour_radius;
    if (down) page.add(RectShape{square_about(cell, bezel_half), 1.2F * radius, tiles.socket, no_colour, 0});
    const Colour rim = state == 0 ? page.theme().rim : tiles.socket;
    page.add(
        RectShape{tile, radius, tile_fill(page.theme(), state), rim, std::max(cell.width * 0.016F, 0.4F)});
}

void draw_letter(SheetPage& page, const Rect& cell, int state) {
    if (state == 0 || !has_room_for_letter(cell.width)) return;
    const std::string letter = machine::colour_letter(state);
    const float size = cell.width * (letter.size() > 1 ? 0.3F : 0.36F);
    page.add(TextShape{cell.centre(), letter, ink_on(tile_fill(page.theme(), state)), size,
                       TextAnchor::middle, true, false});
}

// Draws the state as a digit in a lamp, for machines whose lamps have more states than lit and dark.
void draw_digit(SheetPage& page, const SheetBoard& board, std::size_t lamp, const Rect& cell) {
    const Theme& theme = page.theme();
    const float level = level_of(board.machine, board.picture[lamp]);
    const Colour glass = mix(theme.dark_lamp, mix(theme.lit, theme.core, theme.core.a * 0.5F), level);
    page.add(TextShape{cell.centre(), board.machine.state_label(board.picture[lamp]), ink_on(glass),
                       cell.width * 0.32F, TextAnchor::middle, true, false});
}

void draw_tile(SheetPage& page, const SheetBoard& board, std::size_t lamp) {
    const Rect cell = cell_rect(board.place, board.machine.lamps(), lamp);
    const int colour = board.machine.colour_of(board.picture[lamp]);
    const bool has_latches = board.down != nullptr && board.machine.buttons_are_lamps();
    draw_colour(page, cell, colour, board.bare, has_latches && (*board.down)[lamp] != 0);
    draw_letter(page, cell, colour);
}

void draw_lamp(SheetPage& page, const SheetBoard& board, std::size_t lamp) {
    const Rect cell = cell_rect(board.place, board.machine.lamps(), lamp);
    const float level = level_of(board.machine, board.picture[lamp]);
    if (board.machine.buttons_are_lamps()) {
        draw_round_lamp(page, cell, lamp_share(board, cell), level);
    } else {
        draw_square_lamp(page, cell, level);
    }
    if (board.machine.shows_states() && cell.width >= least_digit_cell) draw_digit(page, board, lamp, cell);
}

// Draws the keys, the light on them, and the lamps, in this order: light falls on neighbouring keys.
void draw_lamps(SheetPage& page, const SheetBoard& board) {
    const auto cells = board.machine.lamp_sites().cells();
    const auto place = [&](std::size_t lamp) { return cell_rect(board.place, board.machine.lamps(), lamp); };
    for (const std::size_t lamp : cells) {
        if (has_keys(board, place(lamp))) draw_key(page, place(lamp), page.theme().raised);
    }
    for (const std::size_t lamp : cells) {
        const Rect cell = place(lamp);
        const float level = level_of(board.machine, board.picture[lamp]);
        if (is_detailed(cell)) draw_halo(page, cell, lamp_share(board, cell), level);
    }
    for (const std::size_t lamp : cells) draw_lamp(page, board, lamp);
}

}  // namespace

void draw_board(SheetPage& page, const SheetBoard& board) {
    if (!board.machine.shows_colours()) return draw_lamps(page, board);
    for (const std::size_t lamp : board.machine.lamp_sites().cells()) draw_tile(page, board, lamp);
}

void draw_key_numbers(SheetPage& page, const SheetBoard& board) {
    for (const std::size_t button : board.machine.button_sites().cells()) {
        const Rect cell = cell_rect(board.place, board.machine.lamps(), button);
        if (cell.width < least_number) return;
        constexpr float type = 11;
        const bool coloured = board.machine.has_cells();
        const float offset = cell.width * (coloured ? 0.2F : 0.1F);
        const Colour ink =
            coloured ? ink_on(tile_fill(page.theme(), board.picture[button])) : page.theme().muted;
        page.add(TextShape{{cell.x + offset, cell.y + offset + 5},
                           shortened(board.machine.button_label(button), type, cell.width - 2 * offset),
                           ink,
                           type,
                           TextAnchor::start,
                           false,
                           false});
    }
}

void draw_round_buttons(SheetPage& page, const SheetBoard& board, bool numbered) {
    const Theme& theme = page.theme();
    for (const std::size_t button : board.machine.button_sites().cells()) {
        const Rect place = button_rect(board.place, board.machine, button);
        page.add(CircleShape{place.centre(), place.width / 2, theme.raised, theme.rim, 1.5F});
        if (!numbered) continue;
        const std::string label = board.machine.button_label(button);
        const float type = std::max(place.width * 0.16F,
                                    std::min(place.width * 0.36F, place.width / text_width(label, 1.15F)));
        page.add(TextShape{place.centre(), shortened(label, type, place.width), theme.text, type,
                           TextAnchor::middle, false, false});
    }
}

float sheet_cell(machine::Shape lamps, float side) {
    const auto longest = static_cast<float>(std::max(lamps.rows, lamps.columns));
    return std::clamp(side / longest, smallest_sheet_cell, largest_sheet_cell);
}

Rect board_place(ImVec2 at, machine::Shape lamps, float cell) {
    return {at.x, at.y, cell * static_cast<float>(lamps.columns), cell * static_cast<float>(lamps.rows)};
}

Message machine_words(const machine::Machine& machine) {
    const auto [rows, columns] = machine.lamps();
    const int states = machine.lamp_states();
    const auto rule = static_cast<std::size_t>(machine.press_rule());
    if (!machine.shows_colours() && states > 2) {
        constexpr std::array<MessageId<3>, 3> ids{"view.export.board-states", "view.export.board-states-lit",
                                                  "view.export.board-states-turns"};
        return tell(ids.at(rule), rows, columns, states);
    }
    constexpr std::array<MessageId<2>, 3> ids{"view.export.board", "view.export.board-lit",
                                              "view.export.board-turns"};
    return tell(ids.at(rule), rows, columns);
}

}  // namespace switchbox::ui
