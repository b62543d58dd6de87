#include "view/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "view/widgets.hpp"

namespace switchbox::view {
namespace {

constexpr double press_time = 0.14;
constexpr double pulse_time = 2.4;
constexpr double breath_time = 1.1;

std::uint8_t byte(float share) { return static_cast<std::uint8_t>(std::clamp(share, 0.0F, 1.0F) * 255); }

std::optional<std::size_t> cell_at(const Rect& board, machine::Shape shape, ImVec2 at) {
    if (!board.contains(at)) return std::nullopt;
    const int column = static_cast<int>((at.x - board.x) * static_cast<float>(shape.columns) / board.width);
    const int row = static_cast<int>((at.y - board.y) * static_cast<float>(shape.rows) / board.height);
    if (!shape.contains(row, column)) return std::nullopt;
    return shape.cell(row, column);
}

struct Pointer {
    std::optional<std::size_t> over;
    std::optional<std::size_t> held;
};

Pointer point(Frame& frame) {
    const machine::Shape shape = frame.game.machine().buttons();
    const Rect& board = frame.layout.board;
    const Touch hand = touch(frame, "board", board, true);
    const ImGuiIO& io = ImGui::GetIO();
    Pointer pointer;
    if (hand.hovered) pointer.over = cell_at(board, shape, io.MousePos);
    const auto began = cell_at(board, shape, io.MouseClickedPos[0]);
    if (hand.held && began == pointer.over) pointer.held = began;
    if (hand.clicked && began && began == pointer.over) {
        frame.state.cursor = *began;
        frame.requests.emplace_back(play::Press{*began});
    }
    return pointer;
}

// The button whose effect is outlined: under the pointer, or under the keyboard.
std::optional<std::size_t> attended(const Frame& frame, const Pointer& pointer) {
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

void note_changes(Frame& frame) {
    UiState& state = frame.state;
    const play::Game& game = frame.game;
    state.motion.follow(game.picture(), state.last_pressed, frame.reduced_motion(), frame.now);
    if (state.motion.is_moving(frame.now)) frame.animate_for(0.05);
    if (game.hint() != state.hint_seen) {
        state.hint_seen = game.hint();
        state.hint_at = frame.now;
    }
    const bool solved = game.is_solved();
    if (solved && !state.was_solved) state.solved_at = frame.now;
    state.was_solved = solved;
}

void add_states(const Frame& frame, std::vector<LampAppearance>& lamps) {
    const machine::Picture& picture = frame.game.picture();
    const LampMotion& motion = frame.state.motion;
    for (std::size_t lamp = 0; lamp < lamps.size(); ++lamp) {
        lamps[lamp].state = picture[lamp];
        lamps[lamp].previous = motion.previous(lamp);
        lamps[lamp].phase = byte(motion.phase(lamp, frame.now));
    }
}

void add_press(const Frame& frame, const Pointer& pointer, std::vector<LampAppearance>& lamps) {
    const UiState& state = frame.state;
    if (pointer.held) lamps[*pointer.held].press = 255;
    const double age = frame.now - state.pressed_at;
    if (!state.last_pressed || *state.last_pressed >= lamps.size() || age >= press_time) return;
    if (frame.reduced_motion()) return;
    lamps[*state.last_pressed].press = byte(static_cast<float>(1 - age / press_time));
    frame.animate_for(0.05);
}

void add_rings(const Frame& frame, const Why& why, const Pointer& pointer,
               std::vector<LampAppearance>& lamps) {
    const play::Game& game = frame.game;
    if (const auto button = attended(frame, pointer)) {
        for (const std::size_t lamp : game.machine().changes(game.position().presses, *button)) {
            lamps[lamp].outline = 255;
        }
    }
    const machine::PressGrid planned = game.remaining_plan();
    for (std::size_t i = 0; i < planned.size(); ++i) {
        if (planned[i] != 0) lamps[i].hint = byte(0.55F);
    }
    if (why.button) lamps[*why.button].hint = byte(game.hint() ? hint_strength(frame) : 1.0F);
    const bool asked = frame.state.glow["why-figure"] > 0;
    if (why.always_marked || asked) {
        for (const std::size_t lamp : why.explanation.lamps) lamps[lamp].proof = 255;
    }
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

// The number by which the sources, and our own words, call a cell.
void draw_numbers(const Frame& frame) {
    const machine::Shape shape = frame.game.machine().buttons();
    const float cell = frame.layout.board.width / static_cast<float>(shape.columns);
    if (cell < 52) return;
    const float offset = cell * 0.12F;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const Rect key = cell_rect(frame.layout.board, shape, i);
        frame.paint.text(Type::caption, {key.x + offset, key.y + offset - 2}, frame.theme().muted,
                         std::to_string(i + 1));
    }
}

void add_target(Frame& frame) {
    const machine::Picture& target = frame.game.puzzle().target;
    frame.scene.boards.push_back({frame.layout.target, target.shape.rows, target.shape.columns,
                                  frame.game.machine().states(), frame.scene.lamps.size(), false});
    for (const std::uint8_t state : target.cells) frame.scene.lamps.push_back({state, state});
}

}  // namespace

void board_view(Frame& frame, const Why& why) {
    const machine::Shape shape = frame.game.machine().lamps();
    if (frame.state.cursor >= shape.size()) frame.state.cursor = 0;
    note_changes(frame);
    const Pointer pointer = point(frame);

    std::vector<LampAppearance> lamps(shape.size());
    add_states(frame, lamps);
    add_press(frame, pointer, lamps);
    add_rings(frame, why, pointer, lamps);
    frame.scene.breath = breath(frame);
    frame.scene.boards.push_back(
        {frame.layout.board, shape.rows, shape.columns, frame.game.machine().states(), 0, true});
    frame.scene.lamps = std::move(lamps);
    add_target(frame);
    draw_numbers(frame);
}

}  // namespace switchbox::view
