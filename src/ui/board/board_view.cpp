#include "ui/board/board_view.hpp"

#include <algorithm>
#include <cmath>

#include "ui/board/board_edit.hpp"
#include "ui/board/board_marks.hpp"
#include "ui/frame/board_overlay.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/look/camera.hpp"

namespace switchbox::ui {
namespace {

constexpr double press_time = 0.14;
constexpr double pulse_time = 2.4;
constexpr double breath_time = 1.5;
// Largest number of visible lamps drawn in full; of more lamps only the states are drawn.
constexpr std::size_t max_drawn_lamps = 16384;

std::uint8_t byte(float share) { return static_cast<std::uint8_t>(std::clamp(share, 0.0F, 1.0F) * 255); }

// Returns the strength of a hint's ring. It swells a few times and then stays, so that a waiting page draws
// no frames.
float hint_strength(const BoardDrawContext& stage) {
    const double age = stage.motion.since_hint();
    if (stage.motion.is_reduced() || age > pulse_time) return 1;
    stage.motion.go_on_for(0.05);
    return static_cast<float>(0.7 + 0.3 * std::cos(age / pulse_time * 3 * 2 * 3.14159265));
}

// Returns whether there are buttons that are not lamps and can be pressed.
bool has_loose_buttons(const BoardDrawContext& stage) {
    return !stage.game.machine().buttons_are_lamps() && !stage.state.edit.on;
}

const machine::Picture& shown_picture(const BoardDrawContext& stage) {
    return stage.game.shown(stage.state.edit.on ? stage.state.edit.side : game::Side::start);
}

// Appearance of the visible lamps.
struct SeenLamps {
    explicit SeenLamps(const SeenCells& which) : cells(which), lamps(which.shape.size()) {}

    SeenCells cells;
    std::vector<LampAppearance> lamps;  // indexed by place among the cells

    // Returns the appearance of a lamp; for an invisible one, a record that is never drawn.
    [[nodiscard]] LampAppearance& operator[](std::size_t lamp) {
        const auto place = cells.place(lamp);
        return place ? lamps[*place] : unseen_;
    }
    template <class Each>
    void for_each(const Each& each) {
        for (std::size_t i = 0; i < lamps.size(); ++i) each(lamps[i], cells.cell(i));
    }

  private:
    LampAppearance unseen_;
};

std::uint8_t drawn_state(const machine::Machine& machine, std::uint8_t state) {
    return static_cast<std::uint8_t>(machine.colour_of(state));
}

void add_states(const BoardDrawContext& stage, SeenLamps& seen) {
    const machine::Picture& picture = shown_picture(stage);
    const LampMotion& motion = stage.motion.lamps();
    const machine::CellMask& sites = stage.game.machine().lamp_sites();
    seen.for_each([&](LampAppearance& drawn, std::size_t lamp) {
        drawn.state = sites.has(lamp) ? drawn_state(stage.game.machine(), picture[lamp]) : no_lamp;
        drawn.previous = drawn_state(stage.game.machine(), motion.previous(lamp));
        drawn.phase = byte(motion.phase(lamp, stage.motion.now()));
    });
}

// Keeps the pressed buttons of Ghaly's machine down until they are pressed again.
void add_latches(const BoardDrawContext& stage, SeenLamps& seen) {
    const machine::PressGrid& presses = stage.game.position().presses;
    seen.for_each([&](LampAppearance& drawn, std::size_t button) {
        if (presses[button] != 0) drawn.press = latched_press;
    });
}

// Sets how far each button is down, on the keys of the lamps.
void add_press(const BoardDrawContext& stage, SeenLamps& lamps) {
    if (stage.game.machine().has_cells() && !stage.state.edit.on) add_latches(stage, lamps);
    if (stage.pointer.held) lamps[*stage.pointer.held].press = 255;
    const std::optional<std::size_t> last = stage.motion.last_pressed();
    const double age = stage.motion.since_press();
    const bool is_there = last && *last < stage.game.machine().buttons().size();
    if (!is_there || age >= press_time || stage.motion.is_reduced()) return;
    std::uint8_t& press = lamps[*last].press;
    press = std::max(press, byte(static_cast<float>(1 - age / press_time)));
    stage.motion.go_on_for(0.05);
}

void add_lamp_rings(const BoardDrawContext& stage, SeenLamps& lamps) {
    const game::Game& game = stage.game;
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

void add_button_rings(const BoardDrawContext& stage, SeenLamps& lamps) {
    const machine::PressGrid& planned = stage.game.remaining_plan();
    lamps.for_each([&](LampAppearance& drawn, std::size_t button) {
        if (planned[button] != 0) drawn.hint = byte(0.55F);
    });
    const Why& why = stage.facts.why;
    for (const std::size_t button : stage.facts.highlight.buttons) {
        lamps[button].hint = byte(0.8F);
        lamps[button].proof = 0;  // one ring is enough
    }
    for (const std::size_t button : why.buttons) lamps[button].hint = byte(0.8F);
    if (why.button) lamps[*why.button].hint = byte(stage.game.hint() ? hint_strength(stage) : 1.0F);
}

void add_focus(const BoardDrawContext& stage, SeenLamps& lamps) {
    if (stage.state.focus.visible && stage.state.focus.id == cell_id(stage.state.focus.cursor)) {
        lamps[stage.state.focus.cursor].focus = 255;
    }
}

float breath(const BoardDrawContext& stage) {
    const double age = stage.motion.since_win();
    if (stage.motion.is_reduced() || age >= breath_time) return 0;
    stage.motion.go_on_for(0.05);
    return static_cast<float>(std::sin(age / breath_time * 3.14159265));
}

// Returns the kind of lamp; `plain` if lamps are buttons and show states.
LampLook look_of(const machine::Machine& machine, LampLook plain) {
    if (machine.shows_colours()) return LampLook::colour;
    return machine.buttons_are_lamps() ? plain : LampLook::tile;
}

// Returns the kind of lamp on the board. In lit-only play dark lamps have no keys.
LampLook board_look(const BoardDrawContext& stage) {
    const bool lit_only =
        stage.game.machine().press_rule() == machine::PressRule::lit && !stage.state.edit.on;
    return look_of(stage.game.machine(), lit_only ? LampLook::lit_key : LampLook::key);
}

void add_map(const BoardDrawContext& stage, const Rect& rect, const Rect& clip, machine::Cells cells) {
    const machine::Machine& machine = stage.game.machine();
    stage.scene.maps.push_back({rect, clip, machine.lamps(), machine.lamp_states(), std::move(cells)});
    stage.paint.stroke(rect.common(clip).inset(-1), stage.theme().edge, 0, 1);
}

// Returns the cells that a map shows of the board: states, and higher bits for marked cells.
machine::Cells mapped_cells(const BoardDrawContext& stage) {
    const machine::Picture& picture = shown_picture(stage);
    const Why& why = stage.facts.why;
    const BoardHighlight& highlight = stage.facts.highlight;
    const bool is_planned = stage.game.position().timeline && !stage.state.edit.on;
    const bool is_proved = why.always_marked && !why.explanation.lamps.empty();
    const bool is_lit = !highlight.lamps.empty() || !highlight.buttons.empty() || !why.buttons.empty();
    if (!is_planned && !is_proved && !is_lit) return picture.cells;
    std::vector<std::uint8_t> cells = picture.cells;
    const auto mark = [&](const std::vector<std::size_t>& places, std::uint8_t bit) {
        for (const std::size_t place : places) cells[place] |= bit;
    };
    mark(highlight.lamps, proof_bit);
    if (is_proved) mark(why.explanation.lamps, proof_bit);
    if (stage.state.edit.on) return cells;
    mark(highlight.buttons, hint_bit);
    mark(why.buttons, hint_bit);
    if (!is_planned) return cells;
    const machine::PressGrid& planned = stage.game.remaining_plan();
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (planned[i] != 0) cells[i] |= hint_bit;
    }
    return cells;
}

void add_target(const BoardDrawContext& stage, LampLook look) {
    const machine::Picture& target = stage.game.puzzle().target;
    const Rect& rect = stage.layout.target;
    if (rect.width <= 0) return;  // not drawn, as it is always the same
    if (target.size() > max_drawn_lamps) return add_map(stage, rect, rect, target.cells);
    const machine::CellMask& sites = stage.game.machine().lamp_sites();
    stage.scene.boards.push_back({rect,
                                  {},
                                  target.shape.rows,
                                  target.shape.columns,
                                  stage.game.machine().lamp_states(),
                                  stage.scene.lamps.size(),
                                  look});
    for (std::size_t lamp = 0; lamp < target.size(); ++lamp) {
        const auto wanted = sites.has(lamp) ? stage.game.machine().wanted(lamp, target) : std::nullopt;
        const std::uint8_t state = wanted ? drawn_state(stage.game.machine(), *wanted) : no_lamp;
        stage.scene.lamps.push_back({state, state});
    }
}

void add_board(const BoardDrawContext& stage, const SeenCells& cells) {
    const bool editing = stage.state.edit.on;
    SeenLamps seen(cells);
    add_states(stage, seen);
    add_lamp_rings(stage, seen);
    if (!has_loose_buttons(stage)) {
        add_press(stage, seen);
        add_focus(stage, seen);
        // While editing there are no buttons to mark; otherwise every lamp is a button.
        if (!editing) add_button_rings(stage, seen);
    }
    const Rect& all = stage.layout.cells;
    const Rect clip = all == stage.layout.board ? Rect{} : stage.layout.board;
    stage.scene.boards.push_back({rect_of(cells, all), clip, cells.shape.rows, cells.shape.columns,
                                  stage.game.machine().lamp_states(), 0, board_look(stage)});
    stage.scene.lamps = std::move(seen.lamps);
}

// Draws marks around cells that are too small for rings.
void draw_far_marks(const BoardDrawContext& stage) {
    const Theme& theme = stage.theme();
    const machine::Shape shape = stage.game.machine().lamps();
    const auto mark = [&](std::optional<std::size_t> cell, Colour colour, float least) {
        if (!cell) return;
        const Rect place = cell_rect(stage.layout.cells, shape, *cell);
        const float margin = std::max((least - place.width) / 2, 1.0F);
        stage.paint.stroke(place.inset(-margin - 1), theme.ground, 3, 4);
        stage.paint.stroke(place.inset(-margin), colour, 2, 2);
    };
    stage.paint.clip(stage.layout.board);
    mark(stage.pointer.over, theme.muted, 9);
    mark(stage.facts.why.button, theme.hint, 15);
    const FocusState& focus = stage.state.focus;
    if (focus.visible && focus.id == cell_id(focus.cursor)) mark(focus.cursor, theme.text, 12);
    stage.paint.unclip();
}

// Draws the whole board in small, with a frame around its visible part.
void add_overview(const BoardDrawContext& stage, const machine::Cells& mapped) {
    const Rect& rect = stage.layout.overview;
    const Rect& all = stage.layout.cells;
    add_map(stage, rect, rect, mapped);
    const float scale = rect.width / all.width;
    const Rect seen = stage.layout.board.common(all);
    const Rect frame{rect.x + (seen.x - all.x) * scale, rect.y + (seen.y - all.y) * scale, seen.width * scale,
                     seen.height * scale};
    const float margin = std::max((6 - std::min(frame.width, frame.height)) / 2, 0.0F);
    stage.paint.stroke(frame.inset(-margin), stage.theme().text, 0, 2);
}

// Draws the marks on the cells and over them.
void draw_near_marks(const BoardDrawContext& stage) {
    const machine::Machine& machine = stage.game.machine();
    const BoardOverlay* shown = shown_overlay(stage.game, stage.state);
    const std::optional<std::size_t> part = stage.facts.why.explanation.transmitter;
    if (shown != nullptr) shown->draw(stage);
    if (shown == nullptr && part) ui_of(stage.game).overlay->draw_part(stage, *part);
    draw_state_digits(stage, stage.layout.cells, shown_picture(stage));
    draw_target_digits(stage);
    // Over wires the numbers are where no wire runs: the overlay draws them.
    if (machine.buttons_are_lamps() && shown == nullptr && !part) draw_numbers(stage);
    if (has_loose_buttons(stage) && shown == nullptr) draw_lamp_names(stage);
    if (has_loose_buttons(stage)) draw_loose_buttons(stage);
}

}  // namespace

void board_view(const BoardDrawContext& stage) {
    const machine::Machine& machine = stage.game.machine();
    const bool editing = stage.state.edit.on;
    stage.motion.follow(shown_picture(stage), stage.game.hint(), stage.game.is_won() && !editing);
    stage.scene.breath = breath(stage);
    const SeenCells seen = seen_cells(stage.layout.board, stage.layout.cells, machine.lamps());
    const bool is_far = seen.shape.size() > max_drawn_lamps;
    const bool has_overview = stage.layout.overview.width > 0;
    const machine::Cells mapped = is_far || has_overview ? mapped_cells(stage) : machine::Cells();
    if (is_far) {
        add_map(stage, stage.layout.cells, stage.layout.board, mapped);
    } else {
        add_board(stage, seen);
    }
    add_target(stage, look_of(machine, LampLook::bare));
    if (has_overview) add_overview(stage, mapped);
    if (is_far) draw_far_marks(stage);
    if (!is_far) draw_near_marks(stage);
    draw_place_numbers(stage);
    draw_stroke(stage);
}

}  // namespace switchbox::ui
