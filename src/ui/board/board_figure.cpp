#include "ui/board/board_figure.hpp"

#include <algorithm>

#include "ui/frame/layout.hpp"
#include "ui/kit/pictures.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::ui {
namespace {

constexpr float least_figure_cell = 6;    // smaller cells are dots
constexpr float rounded_from = 24;        // pixels a cell; rounded corners cost ten times as much
constexpr std::size_t max_rounded = 256;  // a board of more lamps has no rounded corners
constexpr float number_from = 14;
constexpr float figure_number_scale = 0.85F;
constexpr std::size_t max_dots = 900;

class FigureDrawing {
  public:
    FigureDrawing(const Painter& paint, const BoardFigure& figure, const Rect& rect)
        : paint_(paint),
          figure_(figure),
          rect_(rect),
          cell_(rect.width / static_cast<float>(figure.machine.lamps().columns)) {}

    void draw() const {
        paint_.fill(rect_, paint_.theme().ground, cell_ >= least_figure_cell ? 0 : 2);
        if (cell_ < least_figure_cell) return draw_dots();
        draw_lamps();
        draw_presses();
        for (const std::size_t button : figure_.highlight.buttons) {
            paint_.stroke(place(button), paint_.theme().hint, radius(), 2);
        }
    }

  private:
    [[nodiscard]] float radius() const {
        const bool few = figure_.machine.lamps().size() <= max_rounded;
        return few && cell_ >= rounded_from ? 4.0F : 0.0F;
    }
    [[nodiscard]] Rect place(std::size_t button) const {
        const Rect whole = button_rect(rect_, figure_.machine, button);
        return whole.inset(figure_.machine.buttons_are_lamps() ? cell_ * 0.06F : 0);
    }

    void draw_lamps() const {
        const Theme& theme = paint_.theme();
        const machine::Shape shape = figure_.machine.lamps();
        std::vector<bool> lit(shape.size());
        for (const std::size_t lamp : figure_.highlight.lamps) lit[lamp] = true;
        for (const std::size_t lamp : figure_.machine.lamp_sites().cells()) {
            const Rect square = cell_rect(rect_, shape, lamp).inset(cell_ * 0.06F);
            paint_.fill(square, lit[lamp] ? theme.proof : theme.raised, radius());
        }
    }

    void draw_presses() const {
        if (!figure_.presses) return;
        const Theme& theme = paint_.theme();
        const Colour colour = mix(theme.surface, theme.hint, 0.8F);
        const bool loose = !figure_.machine.buttons_are_lamps();
        for (std::size_t button = 0; button < figure_.presses->size(); ++button) {
            const int times = (*figure_.presses)[button];
            if (times == 0) continue;
            const Rect square = place(button);
            paint_.fill(square, colour, loose ? square.width / 2 : radius());
            if (figure_.machine.press_states() == 2 || cell_ < number_from) continue;
            paint_.centred(Type::caption, square.centre(), ink_on(colour), std::to_string(times),
                           figure_number_scale);
        }
    }

    void draw_dots() const {
        const Theme& theme = paint_.theme();
        const machine::Shape lamps = figure_.machine.lamps();
        DotPicture lit(static_cast<std::size_t>(lamps.rows), static_cast<std::size_t>(lamps.columns));
        for (const std::size_t lamp : figure_.highlight.lamps) mark(lit, lamps, lamp);
        lit.draw(paint_, rect_.min(), cell_, theme.proof, max_dots);
        if (!figure_.machine.buttons_are_lamps()) return;
        DotPicture pressed(static_cast<std::size_t>(lamps.rows), static_cast<std::size_t>(lamps.columns));
        for (const std::size_t button : figure_.highlight.buttons) mark(pressed, lamps, button);
        for (std::size_t button = 0; figure_.presses && button < figure_.presses->size(); ++button) {
            if ((*figure_.presses)[button] != 0) mark(pressed, lamps, button);
        }
        pressed.draw(paint_, rect_.min(), cell_, theme.hint, max_dots);
    }

    static void mark(DotPicture& picture, machine::Shape shape, std::size_t cell) {
        picture.mark(static_cast<std::size_t>(shape.row(cell)), static_cast<std::size_t>(shape.column(cell)));
    }

    const Painter& paint_;
    const BoardFigure& figure_;
    Rect rect_;
    float cell_;
};

}  // namespace

Rect figure_rect(const machine::Machine& machine, const Rect& room, float largest_cell) {
    const machine::Shape shape = machine.lamps();
    const auto columns = static_cast<float>(shape.columns);
    const auto rows = static_cast<float>(shape.rows);
    const float cell = std::min({room.width / columns, room.height / rows, largest_cell});
    return {room.x, room.y, cell * columns, cell * rows};
}

void draw_figure(const Painter& paint, const BoardFigure& figure, const Rect& rect) {
    FigureDrawing(paint, figure, rect).draw();
}

namespace {

constexpr float largest_press_cell = 34;
constexpr float small_lamp = 8;  // radius of a lamp that needs fewer corners to look round

// Draws lamps that show colours as rimmed tiles, and a ring round the button on one of them.
void draw_pressed_tiles(const Painter& paint, const PressPicture& picture, const Rect& board) {
    const machine::Machine& machine = *picture.machine;
    const float cell = board.width / static_cast<float>(machine.lamps().columns);
    for (const std::size_t lamp : machine.lamp_sites().cells()) {
        const Rect tile = cell_rect(board, machine.lamps(), lamp).inset(cell * 0.06F);
        paint.fill(tile, tile_fill(paint.theme(), machine.colour_of(picture.after[lamp])), cell * 0.12F);
        paint.stroke(tile.inset(0.5F), paint.theme().rim, cell * 0.12F, 1);
    }
    if (!machine.buttons_are_lamps()) return;
    const Rect button = cell_rect(board, machine.lamps(), picture.button).inset(cell * 0.06F);
    paint.stroke(button, paint.theme().hint, cell * 0.12F, 2);
}

// Draws dark lamps, and those lit that the press changes, with a ring round the button.
void draw_pressed_lamps(const Painter& paint, const PressPicture& picture, const Rect& board) {
    const machine::Machine& machine = *picture.machine;
    const Theme& theme = paint.theme();
    const float cell = board.width / static_cast<float>(machine.lamps().columns);
    const float radius = cell * 0.34F;
    const int corners = radius < small_lamp ? 14 : 24;
    for (const std::size_t lamp : machine.lamp_sites().cells()) {
        const ImVec2 middle = cell_rect(board, machine.lamps(), lamp).centre();
        const bool is_lit = std::binary_search(picture.changed.begin(), picture.changed.end(), lamp);
        paint.disc(middle, radius, is_lit ? theme.lit : theme.dark_lamp, corners);
        if (is_lit) paint.disc(middle, radius * 0.45F, mix(theme.lit, theme.core, 0.8F), 16);
        paint.ring(middle, radius - 0.5F, is_lit ? theme.lit_rim : theme.rim, 1, corners);
    }
    const Rect button = button_rect(board, machine, picture.button);
    paint.stroke(button.inset(machine.buttons_are_lamps() ? 1.0F : -1.0F), theme.hint, cell * 0.2F, 2);
}

}  // namespace

ImVec2 press_size(const PressPicture& picture, float side) {
    const Rect board = figure_rect(*picture.machine, {0, 0, side, side}, largest_press_cell);
    return {board.width, board.height};
}

void draw_press(const Painter& paint, const PressPicture& picture, const Rect& room) {
    const machine::Machine& machine = *picture.machine;
    Rect board = figure_rect(machine, room, largest_press_cell);
    board = board.moved({(room.width - board.width) / 2, (room.height - board.height) / 2});
    if (machine.shows_colours()) return draw_pressed_tiles(paint, picture, board);
    draw_pressed_lamps(paint, picture, board);
}

}  // namespace switchbox::ui
