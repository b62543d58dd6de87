#include "view/board/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "view/board/board_edit.hpp"
#include "view/board/board_marks.hpp"
#include "view/frame/widgets.hpp"
#include "view/wires/wire_view.hpp"

namespace switchbox::view {
namespace {

constexpr double press_time = 0.14;
constexpr double pulse_time = 2.4;
constexpr double breath_time = 1.1;

std::uint8_t byte(float share) { return static_cast<std::uint8_t>(std::clamp(share, 0.0F, 1.0F) * 255); }

// The cell under a point: of a lamp while editing or where lamps are buttons, else the nearest button's.
std::optional<std::size_t> cell_at(const Frame& frame, ImVec2 at) {
    const machine::Machine& machine = frame.game.machine();
    const Rect& board = frame.layout.board;
    if (!board.contains(at)) return std::nullopt;
    if (!frame.state.editing && !machine.buttons_are_lamps()) return nearest_button(board, machine, at);
    const machine::Shape shape = machine.lamps();
    const int column = static_cast<int>((at.x - board.x) * static_cast<float>(shape.columns) / board.width);
    const int row = static_cast<int>((at.y - board.y) * static_cast<float>(shape.rows) / board.height);
    if (!shape.contains(row, column) || !machine.lamp_sites().has(shape.cell(row, column)))
        return std::nullopt;
    return shape.cell(row, column);
}

BoardPointer point(Frame& frame) {
    const Rect& board = frame.layout.board;
    const Touch hand = touch(frame, "board", board, true);
    const ImGuiIO& io = ImGui::GetIO();
    BoardPointer pointer;
    if (hand.hovered) pointer.over = cell_at(frame, io.MousePos);
    const auto began = cell_at(frame, io.MouseClickedPos[0]);
    if (hand.held && began == pointer.over) pointer.held = began;
    if (hand.clicked && began && began == pointer.over) {
        frame.state.cursor = *began;
        use_cell(frame, *began);
    }
    return pointer;
}

// A click on the target, while editing, turns to it.
void point_at_target(Frame& frame) {
    if (!frame.state.editing) return;
    const Touch hand = touch(frame, "target", frame.layout.target, true);
    if (hand.clicked) run(frame, Command::edit_target);
}

// The button whose effect is outlined: under the pointer, or under the keyboard.
std::optional<std::size_t> attended(const Frame& frame, const BoardPointer& pointer) {
    if (frame.state.editing) return std::nullopt;
    if (pointer.over) return pointer.over;
    const bool on_board = frame.state.focus == cell_id(frame.state.cursor);
    if (frame.state.focus_visible && on_board) return frame.state.cursor;
    return std::nullopt;
}

// A hint's ring swells a few times and then stays, so that a waiting page draws no frames.
float hint_strength(const Frame& frame) {
    const double age = frame.now - frame.state.hint_at;
    if (frame.reduced_motion() || age > pulse_time) return 1;
    frame.animate_for(0.05);
    return static_cast<float>(0.7 + 0.3 * std::cos(age / pulse_time * 3 * 2 * 3.14159265));
}

const machine::Picture& shown_picture(const Frame& frame) {
    return frame.game.shown(frame.state.editing ? frame.state.edit_side : play::Side::start);
}

void note_changes(Frame& frame) {
    UiState& state = frame.state;
    const play::Game& game = frame.game;
    state.motion.follow(shown_picture(frame), state.last_pressed, frame.reduced_motion(), frame.now);
    if (state.motion.is_moving(frame.now)) frame.animate_for(0.05);
    if (game.hint() != state.hint_seen) {
        state.hint_seen = game.hint();
        state.hint_at = frame.now;
    }
    const bool solved = game.is_solved() && !state.editing;
    if (solved && !state.was_solved) state.solved_at = frame.now;
    state.was_solved = solved;
}

void add_states(const Frame& frame, std::vector<LampAppearance>& lamps) {
    const machine::Picture& picture = shown_picture(frame);
    const LampMotion& motion = frame.state.motion;
    const machine::Sites& sites = frame.game.machine().lamp_sites();
    for (std::size_t lamp = 0; lamp < lamps.size(); ++lamp) {
        lamps[lamp].state = sites.has(lamp) ? picture[lamp] : no_lamp;
        lamps[lamp].previous = motion.previous(lamp);
        lamps[lamp].phase = byte(motion.phase(lamp, frame.now));
    }
}

// The buttons of Ghaly's machine stay down until they are pressed again.
void add_latches(const Frame& frame, std::vector<LampAppearance>& lamps) {
    const machine::PressGrid& presses = frame.game.position().presses;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        if (presses[i] != 0) lamps[i].press = latched_press;
    }
}

// How far each button is down, on the keys of the lamps.
void add_press(const Frame& frame, const BoardPointer& pointer, std::vector<LampAppearance>& lamps) {
    const UiState& state = frame.state;
    if (frame.game.machine().ghaly() != nullptr && !state.editing) add_latches(frame, lamps);
    if (pointer.held) lamps[*pointer.held].press = 255;
    const double age = frame.now - state.pressed_at;
    if (!state.last_pressed || *state.last_pressed >= lamps.size() || age >= press_time) return;
    if (frame.reduced_motion()) return;
    std::uint8_t& press = lamps[*state.last_pressed].press;
    press = std::max(press, byte(static_cast<float>(1 - age / press_time)));
    frame.animate_for(0.05);
}

void add_lamp_rings(const Frame& frame, const Why& why, std::optional<std::size_t> button,
                    std::vector<LampAppearance>& lamps) {
    const play::Game& game = frame.game;
    if (button) {
        for (const std::size_t lamp : game.machine().changes(game.position().presses, *button)) {
            lamps[lamp].outline = 255;
        }
    }
    for (const std::size_t lamp : frame.state.light.lamps) {
        if (lamp < lamps.size()) lamps[lamp].proof = 255;  // the light may be of the board before
    }
    const bool asked = frame.state.glow["why-figure"] > 0;
    if (!why.always_marked && !asked) return;
    for (const std::size_t lamp : why.explanation.lamps) lamps[lamp].proof = 255;
}

void add_button_rings(const Frame& frame, const Why& why, std::vector<LampAppearance>& lamps) {
    const machine::PressGrid planned = frame.game.remaining_plan();
    for (std::size_t i = 0; i < planned.size(); ++i) {
        if (planned[i] != 0) lamps[i].hint = byte(0.55F);
    }
    for (const std::size_t button : frame.state.light.buttons) {
        if (button < lamps.size()) lamps[button].hint = byte(0.8F);
    }
    for (const std::size_t button : why.buttons) lamps[button].hint = byte(0.8F);
    if (why.button) lamps[*why.button].hint = byte(frame.game.hint() ? hint_strength(frame) : 1.0F);
}

void add_focus(const Frame& frame, std::vector<LampAppearance>& lamps) {
    if (frame.state.focus_visible && frame.state.focus == cell_id(frame.state.cursor)) {
        lamps[frame.state.cursor].focus = 255;
    }
}

float breath(const Frame& frame) {
    const double age = frame.now - frame.state.solved_at;
    if (frame.reduced_motion() || age >= breath_time) return 0;
    frame.animate_for(0.05);
    return static_cast<float>(std::sin(age / breath_time * 3.14159265));
}

// `plain` where lamps are buttons and show states.
LampLook look_of(const machine::Machine& machine, LampLook plain) {
    if (machine.ghaly() != nullptr) return LampLook::colour;
    return machine.buttons_are_lamps() ? plain : LampLook::tile;
}

void add_target(Frame& frame, LampLook look) {
    const machine::Picture& target = frame.game.puzzle().target;
    const machine::Sites& sites = frame.game.machine().lamp_sites();
    frame.scene.boards.push_back({frame.layout.target, target.shape.rows, target.shape.columns,
                                  frame.game.machine().lamp_states(), frame.scene.lamps.size(), look});
    for (std::size_t lamp = 0; lamp < target.size(); ++lamp) {
        const std::uint8_t state = sites.has(lamp) ? target[lamp] : no_lamp;
        frame.scene.lamps.push_back({state, state});
    }
}

}  // namespace

void board_view(Frame& frame, const Why& why) {
    const machine::Machine& machine = frame.game.machine();
    const machine::Shape shape = machine.lamps();
    keep_cursor(frame.game, frame.state);
    note_changes(frame);
    point_at_target(frame);
    const BoardPointer pointer = point(frame);
    frame.state.attended = attended(frame, pointer);
    const bool loose_buttons = !machine.buttons_are_lamps() && !frame.state.editing;

    std::vector<LampAppearance> lamps(shape.size());
    add_states(frame, lamps);
    add_lamp_rings(frame, why, frame.state.attended, lamps);
    if (!loose_buttons) {
        add_press(frame, pointer, lamps);
        add_focus(frame, lamps);
        // While editing there are no buttons to mark, and elsewhere they are as many as lamps.
        if (!frame.state.editing) add_button_rings(frame, why, lamps);
    }
    const bool tiles = !machine.buttons_are_lamps();
    frame.scene.breath = breath(frame);
    frame.scene.boards.push_back({frame.layout.board, shape.rows, shape.columns, machine.lamp_states(), 0,
                                  look_of(machine, LampLook::key)});
    frame.scene.lamps = std::move(lamps);
    add_target(frame, look_of(machine, LampLook::bare));
    const bool wires = are_wires_shown(frame.game, frame.state);
    if (wires) wire_view(frame, frame.state.attended);
    if (!wires && why.explanation.transmitter) draw_single_wire(frame, *why.explanation.transmitter);
    draw_state_digits(frame, frame.layout.board, shown_picture(frame));
    draw_state_digits(frame, frame.layout.target, frame.game.puzzle().target);
    if (!tiles && !wires) draw_numbers(frame);
    if (loose_buttons) draw_loose_buttons(frame, why, pointer);
}

}  // namespace switchbox::view
