#include "view/board/board_marks.hpp"

#include <algorithm>
#include <cmath>

#include "machine/ghaly_colours.hpp"
#include "view/frame/widgets.hpp"
#include "view/look/ghaly_palette.hpp"
#include "view/wires/wires.hpp"

namespace switchbox::view {
namespace {

float cell_size(const Frame& frame, const Rect& board) {
    return board.width / static_cast<float>(frame.game.machine().lamps().columns);
}

void draw_times(const Frame& frame, const Rect& key, int times) {
    if (times < 2) return;
    const std::string words = std::to_string(times) + "\xC3\x97";
    const ImVec2 size = frame.paint.measure(Type::strong, words);
    const float offset = key.width * 0.11F;
    frame.paint.text(Type::strong, {key.right() - offset - size.x, key.bottom() - offset - size.y},
                     frame.theme().hint, words);
}

// How often the button is still to be pressed, as far as that is marked on the board.
int marked_times(const Frame& frame, const machine::PressGrid& planned, std::size_t button) {
    if (planned[button] != 0) return planned[button];
    const machine::PressGrid* presses = solve::presses_of(frame.game.verdict());
    return frame.game.hint() == button && presses != nullptr ? (*presses)[button] : 0;
}

// Whether a button that is not a lamp is drawn over the point.
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
    bool next = false;  // to be pressed now
};

void draw_loose_button(const Frame& frame, const LooseButton& button, std::string_view word) {
    const Theme& theme = frame.theme();
    ImDrawList& list = frame.paint.list();
    const ImVec2 middle = button.place.centre();
    const float radius = button.place.width / 2 * (button.held ? 0.92F : 1.0F);
    list.AddCircleFilled({middle.x, middle.y + 2}, radius, packed(Colour{0, 0, 0, 0.28F}), 48);
    const Colour face = button.over ? mix(theme.raised, theme.text, 0.12F) : theme.raised;
    list.AddCircleFilled(middle, radius, packed(face), 48);
    list.AddCircle(middle, radius - 0.75F, packed(theme.rim), 48, 1.5F);
    if (button.planned) list.AddCircle(middle, radius + 1, packed(theme.hint), 48, button.next ? 4.0F : 2.0F);
    if (button.focused) list.AddCircle(middle, radius + 4, packed(theme.text), 48, 2);
    frame.paint.centred(radius > 20 ? Type::body : Type::caption, middle, theme.text, word);
}

// On a key that is muted text; on a coloured tile, whatever shows there.
Colour number_ink(const Frame& frame, std::size_t button) {
    if (frame.game.machine().ghaly() == nullptr) return frame.theme().muted;
    return ink_on(tile_face(frame.theme(), frame.scene.lamps[button].state));
}

// One letter for a whole board of one colour whose cells are too small for their own.
bool draw_one_letter(const Frame& frame, const Rect& board, const machine::Picture& picture) {
    const bool small = !has_room_for_letter(cell_size(frame, board));
    const bool same = machine::single_colour(picture).has_value();
    if (!small || !same || board.width < 48) return false;
    draw_letter_plate(frame.paint, board, picture[0]);
    draw_colour_letter(frame.paint, board, picture[0]);
    return true;
}

void draw_colour_letters(const Frame& frame, const Rect& board, const machine::Picture& picture) {
    if (draw_one_letter(frame, board, picture)) return;
    const bool over_wires = are_wires_shown(frame.game, frame.state) && board == frame.layout.board &&
                            picture.shape.rows <= most_with_all_wires;
    for (std::size_t cell = 0; cell < picture.size(); ++cell) {
        const Rect place = cell_rect(board, picture.shape, cell);
        if (over_wires) draw_letter_plate(frame.paint, place, picture[cell]);
        draw_colour_letter(frame.paint, place, picture[cell]);
    }
}

}  // namespace

void draw_numbers(const Frame& frame) {
    const machine::Machine& machine = frame.game.machine();
    const bool coloured = machine.ghaly() != nullptr;
    if (cell_size(frame, frame.layout.board) < (coloured ? 66.0F : 52.0F)) return;
    const machine::PressGrid planned = frame.game.remaining_plan();
    for (const std::size_t i : machine.button_sites().cells()) {
        const Rect key = cell_rect(frame.layout.board, machine.lamps(), i);
        const float offset = key.width * (coloured ? 0.22F : 0.12F);
        frame.paint.text(Type::caption, {key.x + offset, key.y + offset - 2}, number_ink(frame, i),
                         std::to_string(machine.button_number(i)));
        if (machine.press_states() > 2) draw_times(frame, key, marked_times(frame, planned, i));
    }
}

void draw_state_digits(const Frame& frame, const Rect& board, const machine::Picture& picture) {
    const machine::Machine& machine = frame.game.machine();
    const float cell = cell_size(frame, board);
    if (machine.ghaly() != nullptr) return draw_colour_letters(frame, board, picture);
    if (machine.lamp_states() == 2 || cell < 15) return;
    const Theme& theme = frame.theme();
    const bool buttons_cover = !machine.buttons_are_lamps() && !frame.state.editing && cell >= 40;
    const Type type = cell >= 60 ? Type::title : cell >= 28 ? Type::strong : Type::caption;
    for (const std::size_t lamp : machine.lamp_sites().cells()) {
        const float level = static_cast<float>(picture[lamp]) / static_cast<float>(machine.lamp_states() - 1);
        const Colour glass = mix(theme.dark_lamp, mix(theme.lit, theme.core, theme.core.a * 0.8F), level);
        const Rect place = cell_rect(board, machine.lamps(), lamp);
        const bool hidden = buttons_cover && is_covered(board, machine, place.centre());
        const ImVec2 at = hidden ? ImVec2{place.centre().x, place.y + cell * 0.12F} : place.centre();
        frame.paint.centred(hidden ? Type::caption : type, at, ink_on(glass), std::to_string(picture[lamp]));
    }
}

void draw_loose_buttons(const Frame& frame, const Why& why, const BoardPointer& pointer) {
    const machine::Machine& machine = frame.game.machine();
    const machine::PressGrid planned = frame.game.remaining_plan();
    for (const std::size_t i : machine.button_sites().cells()) {
        LooseButton button{.place = button_rect(frame.layout.board, machine, i)};
        button.over = pointer.over == i;
        button.held = pointer.held == i;
        button.focused = frame.state.focus_visible && frame.state.focus == cell_id(i);
        button.next = why.button == i;
        const std::vector<std::size_t>& lit = frame.state.light.buttons;
        const bool pointed_at = std::find(lit.begin(), lit.end(), i) != lit.end();
        button.planned = button.next || pointed_at || planned[i] != 0;
        const int times = machine.press_states() > 2 ? marked_times(frame, planned, i) : 0;
        const std::string word = std::to_string(machine.button_number(i));
        draw_loose_button(frame, button, times > 1 ? std::to_string(times) + "\xC3\x97" : word);
    }
}

std::optional<std::size_t> nearest_button(const Rect& board, const machine::Machine& machine, ImVec2 at) {
    std::optional<std::size_t> nearest;
    float least = board.width / static_cast<float>(machine.lamps().columns) / 2;
    for (const std::size_t i : machine.button_sites().cells()) {
        const ImVec2 middle = button_rect(board, machine, i).centre();
        const float distance = std::hypot(middle.x - at.x, middle.y - at.y);
        if (distance >= least) continue;
        least = distance;
        nearest = i;
    }
    return nearest;
}

}  // namespace switchbox::view
