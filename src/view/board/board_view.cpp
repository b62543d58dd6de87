#include "view/board/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "view/board/board_marks.hpp"
#include "view/wires/wire_view.hpp"

namespace switchbox::view {
namespace {

constexpr double press_time = 0.14;
constexpr double pulse_time = 2.4;
constexpr double breath_time = 1.1;

std::uint8_t byte(float share) { return static_cast<std::uint8_t>(std::clamp(share, 0.0F, 1.0F) * 255); }

// A hint's ring swells a few times and then stays, so that a waiting page draws no frames.
float hint_strength(const Stage& stage) {
    const double age = stage.motion.since_hint();
    if (stage.motion.is_reduced() || age > pulse_time) return 1;
    stage.motion.go_on_for(0.05);
    return static_cast<float>(0.7 + 0.3 * std::cos(age / pulse_time * 3 * 2 * 3.14159265));
}

const machine::Picture& shown_picture(const Stage& stage) {
    return stage.game.shown(stage.state.edit.on ? stage.state.edit.side : play::Side::start);
}

void add_states(const Stage& stage, std::vector<LampAppearance>& lamps) {
    const machine::Picture& picture = shown_picture(stage);
    const LampMotion& motion = stage.motion.lamps();
    const machine::Sites& sites = stage.game.machine().lamp_sites();
    for (std::size_t lamp = 0; lamp < lamps.size(); ++lamp) {
        lamps[lamp].state = sites.has(lamp) ? picture[lamp] : no_lamp;
        lamps[lamp].previous = motion.previous(lamp);
        lamps[lamp].phase = byte(motion.phase(lamp, stage.motion.now()));
    }
}

// The buttons of Ghaly's machine stay down until they are pressed again.
void add_latches(const Stage& stage, std::vector<LampAppearance>& lamps) {
    const machine::PressGrid& presses = stage.game.position().presses;
    for (std::size_t i = 0; i < presses.size(); ++i) {
        if (presses[i] != 0) lamps[i].press = latched_press;
    }
}

// How far each button is down, on the keys of the lamps.
void add_press(const Stage& stage, std::vector<LampAppearance>& lamps) {
    if (stage.game.machine().ghaly() != nullptr && !stage.state.edit.on) add_latches(stage, lamps);
    if (stage.pointer.held) lamps[*stage.pointer.held].press = 255;
    const std::optional<std::size_t> last = stage.motion.last_pressed();
    const double age = stage.motion.since_press();
    if (!last || *last >= lamps.size() || age >= press_time || stage.motion.is_reduced()) return;
    std::uint8_t& press = lamps[*last].press;
    press = std::max(press, byte(static_cast<float>(1 - age / press_time)));
    stage.motion.go_on_for(0.05);
}

void add_lamp_rings(const Stage& stage, std::vector<LampAppearance>& lamps) {
    const play::Game& game = stage.game;
    const auto button = stage.state.current_button;
    if (button) {
        for (const std::size_t lamp : game.machine().changes(game.position().presses, *button)) {
            lamps[lamp].outline = 255;
        }
    }
    for (const std::size_t lamp : stage.facts.highlight.lamps) lamps[lamp].proof = 255;
    if (!stage.facts.why.always_marked) return;
    for (const std::size_t lamp : stage.facts.why.explanation.lamps) lamps[lamp].proof = 255;
}

void add_button_rings(const Stage& stage, std::vector<LampAppearance>& lamps) {
    const machine::PressGrid planned = stage.game.remaining_plan();
    for (std::size_t i = 0; i < planned.size(); ++i) {
        if (planned[i] != 0) lamps[i].hint = byte(0.55F);
    }
    const Why& why = stage.facts.why;
    for (const std::size_t button : stage.facts.highlight.buttons) lamps[button].hint = byte(0.8F);
    for (const std::size_t button : why.buttons) lamps[button].hint = byte(0.8F);
    if (why.button) lamps[*why.button].hint = byte(stage.game.hint() ? hint_strength(stage) : 1.0F);
}

void add_focus(const Stage& stage, std::vector<LampAppearance>& lamps) {
    if (stage.state.focus.visible && stage.state.focus.id == cell_id(stage.state.focus.cursor)) {
        lamps[stage.state.focus.cursor].focus = 255;
    }
}

float breath(const Stage& stage) {
    const double age = stage.motion.since_solved();
    if (stage.motion.is_reduced() || age >= breath_time) return 0;
    stage.motion.go_on_for(0.05);
    return static_cast<float>(std::sin(age / breath_time * 3.14159265));
}

// `plain` where lamps are buttons and show states.
LampLook look_of(const machine::Machine& machine, LampLook plain) {
    if (machine.ghaly() != nullptr) return LampLook::colour;
    return machine.buttons_are_lamps() ? plain : LampLook::tile;
}

// In lit-only play dark lamps lose their keys.
LampLook board_look(const Stage& stage) {
    const bool lit_only = stage.game.machine().order_counts() && !stage.state.edit.on;
    return look_of(stage.game.machine(), lit_only ? LampLook::lit_key : LampLook::key);
}

void add_target(const Stage& stage, LampLook look) {
    const machine::Picture& target = stage.game.puzzle().target;
    const machine::Sites& sites = stage.game.machine().lamp_sites();
    stage.scene.boards.push_back({stage.layout.target, target.shape.rows, target.shape.columns,
                                  stage.game.machine().lamp_states(), stage.scene.lamps.size(), look});
    for (std::size_t lamp = 0; lamp < target.size(); ++lamp) {
        const std::uint8_t state = sites.has(lamp) ? target[lamp] : no_lamp;
        stage.scene.lamps.push_back({state, state});
    }
}

}  // namespace

void board_view(const Stage& stage) {
    const machine::Machine& machine = stage.game.machine();
    const machine::Shape shape = machine.lamps();
    const bool editing = stage.state.edit.on;
    const bool tiles = !machine.buttons_are_lamps();
    const bool loose_buttons = tiles && !editing;
    stage.motion.follow(shown_picture(stage), stage.game.hint(), stage.game.is_solved() && !editing);

    std::vector<LampAppearance> lamps(shape.size());
    add_states(stage, lamps);
    add_lamp_rings(stage, lamps);
    if (!loose_buttons) {
        add_press(stage, lamps);
        add_focus(stage, lamps);
        // While editing there are no buttons to mark, and elsewhere they are as many as lamps.
        if (!editing) add_button_rings(stage, lamps);
    }
    stage.scene.breath = breath(stage);
    stage.scene.boards.push_back(
        {stage.layout.board, shape.rows, shape.columns, machine.lamp_states(), 0, board_look(stage)});
    stage.scene.lamps = std::move(lamps);
    add_target(stage, look_of(machine, LampLook::bare));
    const bool wires = are_wires_shown(stage.game, stage.state);
    const std::optional<std::size_t> transmitter = stage.facts.why.explanation.transmitter;
    if (wires) wire_view(stage);
    if (!wires && transmitter) draw_single_wire(stage, *transmitter);
    draw_state_digits(stage, stage.layout.board, shown_picture(stage));
    draw_state_digits(stage, stage.layout.target, stage.game.puzzle().target);
    if (!tiles && !wires) draw_numbers(stage);
    if (loose_buttons) draw_loose_buttons(stage);
}

}  // namespace switchbox::view
