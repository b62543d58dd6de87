// Machine interface: a Mealy machine (S, I, O, f, g) with states S, buttons I, pictures O, next state f and
// picture g (Joyner, section 2). If the order of presses makes no difference, states are press grids with
// f(s, e) = s + e. Such machines differ only in g (Example 5; docs/machines.md, "States, buttons and
// pictures").
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "machine/grid.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

// Position from the top left corner of the board of lamps; the unit is the side of a cell.
struct Point {
    double row = 0;
    double column = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

inline constexpr double usual_button_radius = 0.3;  // in cells
// Largest number of lamps of a board listed button by button: in tables, matrices and nearest targets.
inline constexpr std::size_t max_matrix_lamps = 4096;

// Machine without a current state. Press grids have the shape buttons() and entries below press_states(), 0
// where there is no button. States that count presses have the same form. Pictures have the shape lamps() and
// entries below lamp_states(), 0 where there is no lamp. Buttons and lamps are the cells of these grids, from
// 0. Functions require grids of these shapes, and buttons and lamps that exist.
class Machine {
  public:
    Machine() = default;
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;
    virtual ~Machine() = default;

    // Returns the id of its machine type (machine_type.hpp).
    [[nodiscard]] virtual std::string_view type() const = 0;
    // Returns the vocabulary of messages about its games (Message::in), empty for presses and lamps.
    [[nodiscard]] virtual std::string_view vocabulary() const { return {}; }

    // Return the grids of buttons and of lamps, and which of their cells exist.
    [[nodiscard]] virtual const CellMask& button_sites() const = 0;
    [[nodiscard]] virtual const CellMask& lamp_sites() const = 0;
    [[nodiscard]] Shape buttons() const { return button_sites().shape; }
    [[nodiscard]] Shape lamps() const { return lamp_sites().shape; }
    // Returns the size of the board in words: "3 by 5".
    [[nodiscard]] virtual Message board_size() const;
    // Returns whether every button is on the lamp of the same cell.
    [[nodiscard]] virtual bool buttons_are_lamps() const { return true; }
    // Return the middle of a button, and the radius in cells of a button that is no lamp.
    [[nodiscard]] virtual Point button_middle(std::size_t button) const;
    [[nodiscard]] virtual double button_radius() const { return usual_button_radius; }
    // Returns "row 2, column 3" of the grid of buttons.
    [[nodiscard]] virtual Message button_place(std::size_t button) const;
    // Returns true if buttons show numbers, which then are their names: boards of up to 100 buttons.
    [[nodiscard]] bool is_numbered() const;
    // Returns the name of a button in sentences: its number, its place on a board without numbers, or its own
    // name.
    [[nodiscard]] Message button_name(std::size_t button) const;
    // Returns what a hint says of a button to press: its name, or its effect in words.
    [[nodiscard]] virtual Message button_order(std::size_t button) const { return button_name(button); }
    // Returns the name of a lamp in sentences, by the same rule.
    [[nodiscard]] Message lamp_name(std::size_t lamp) const;
    // Returns the name of a button for screen readers: "R, right face clockwise".
    [[nodiscard]] virtual Message button_words(std::size_t button) const { return button_place(button); }
    // Returns the number of a button from 1: its cell if buttons are lamps, otherwise its index among the
    // buttons.
    [[nodiscard]] std::size_t button_number(std::size_t button) const;
    // Return the label on a button, and the label of a lamp in lists: numbers, or names.
    [[nodiscard]] virtual std::string button_label(std::size_t button) const;
    [[nodiscard]] virtual std::string lamp_label(std::size_t lamp) const;
    // Returns "row 2, column 3", or the lamp's name.
    [[nodiscard]] virtual Message lamp_place(std::size_t lamp) const;

    // Each lamp shows 0 .. lamp_states()-1; states_of() is smaller for a lamp that shows only the first of
    // these.
    [[nodiscard]] virtual int lamp_states() const = 0;
    [[nodiscard]] virtual int states_of(std::size_t /*lamp*/) const { return lamp_states(); }
    // Return whether states are colours, and the number of a state's colour (colour_name()); 0 is dark.
    [[nodiscard]] virtual bool shows_colours() const { return false; }
    [[nodiscard]] virtual int colour_of(int state) const { return state; }
    // Returns whether lamps are coloured cells: tiles with their buttons on them, which stay down when
    // pressed.
    [[nodiscard]] bool has_cells() const { return shows_colours() && buttons_are_lamps(); }
    // Returns true if lamps and buttons have names as labels rather than numbers.
    [[nodiscard]] virtual bool has_names() const { return false; }
    // Returns the name of a state in sentences: "lit", "state 2 of 3", "red".
    [[nodiscard]] virtual Message state_name(int state) const = 0;
    [[nodiscard]] virtual Message state_name_at(std::size_t /*lamp*/, int state) const {
        return state_name(state);
    }
    // Return whether lamps are labelled with their states, and the label: the state's number or its name.
    [[nodiscard]] virtual bool shows_states() const { return lamp_states() > 2; }
    [[nodiscard]] virtual std::string state_label(int state) const { return std::to_string(state); }
    // Return the upper bound of all periods, and a button's period: so many presses of it have no effect.
    [[nodiscard]] virtual int press_states() const = 0;
    [[nodiscard]] virtual int period_of(std::size_t /*button*/) const { return press_states(); }

    // Returns the picture that the lamps show in a state (the function g).
    [[nodiscard]] virtual Picture picture(const State& state) const = 0;
    // Returns the lamps that look different after `button` is pressed in that state, ascending.
    [[nodiscard]] virtual std::vector<std::size_t> changes(const State& state, std::size_t button) const = 0;
    // Updates the picture `shown` after `times` >= 0 presses of `button`; `state` is the state after them.
    virtual void show_press(Picture& shown, const State& state, std::size_t button, int times) const;
    // Returns whether `button` may be pressed in that state while the lamps show `shown`.
    [[nodiscard]] virtual bool may_press(const State& state, const Picture& shown, std::size_t button) const;
    // Returns a sentence why `button` may not be pressed then; empty if the reason is that its lamp is 0.
    [[nodiscard]] virtual Message obstacle(const State& /*state*/, std::size_t /*button*/) const {
        return {};
    }
    // Returns the cost of these presses; nullopt if every press costs 1.
    [[nodiscard]] virtual std::optional<std::uint64_t> cost_of(const PressGrid& /*presses*/) const {
        return std::nullopt;
    }
    // Returns a lower bound of the number of lamps that differ from the target; 0 exactly if the target is
    // reached.
    [[nodiscard]] virtual std::size_t count_wrong(const Picture& shown, const Picture& target) const;
    // Returns the required final state of a lamp; nullopt if it does not matter or depends on other lamps.
    [[nodiscard]] virtual std::optional<std::uint8_t> wanted(std::size_t lamp, const Picture& target) const;
    // Returns which buttons may be pressed; needs_lit(), whether the next press needs a lamp that is not
    // dark.
    [[nodiscard]] virtual PressRule press_rule() const { return PressRule::any; }
    [[nodiscard]] bool needs_lit(const State& state) const {
        return press_rule() == PressRule::lit || weight(state) % 2 == 0;
    }
    // Returns whether the order of presses can matter.
    [[nodiscard]] virtual bool order_counts() const { return false; }
    // Returns whether the board hides the effect of a press, so that a player finds it by pressing.
    [[nodiscard]] virtual bool hides_wiring() const { return false; }
    // Returns whether lower rows are pressed first if the order is free: wires run upwards.
    [[nodiscard]] virtual bool lower_rows_first() const { return false; }

    // Returns the first lamp whose state in the picture is impossible for it; nullopt if there is none.
    [[nodiscard]] std::optional<std::size_t> first_invalid_lamp(const Picture& picture) const;
    [[nodiscard]] PressGrid no_presses() const { return PressGrid::filled(buttons(), 0); }
    // Returns whether a state is how often each button was pressed, whatever the order.
    [[nodiscard]] virtual bool counts_presses() const { return true; }
    [[nodiscard]] virtual State initial_state() const { return no_presses(); }
    // Presses `button` `times` >= 0 times (the function f). Pressing it period_of(button) times has no
    // effect.
    void press(State& state, std::size_t button, int times = 1) const { step(state, button, times); }
    // Undoes the last press, of this button, by pressing it period_of(button) - 1 more times.
    void undo_press(State& state, std::size_t button) const { press(state, button, period_of(button) - 1); }

  protected:
    virtual void step(State& state, std::size_t button, int times) const {
        state[button] = static_cast<std::uint8_t>((state[button] + times) % period_of(button));
    }
};

// Returns picture + times · A · presses (mod k) for a rule with k states. It adds a whole row at a time, on
// boards of any size. Requires is_even(rule), 0 <= times < k, and grids of the rule's shape.
[[nodiscard]] Picture pressed_evenly(const Rule& rule, Picture picture, const PressGrid& presses, int times);
// Returns this sum for any rule with `states` states, given by its effects (rule.hpp).
[[nodiscard]] Picture pressed(const Effects& effects, int states, Picture picture, const PressGrid& presses,
                              int times);

// Number of lamp colours: the four of Ghaly's machine in the paper (red, yellow, green and blue), then four
// more. From the ninth on, the same eight repeat with a number, and with a pattern on the board.
inline constexpr int plain_colours = 8;

// Returns "dark" for 0, "red" for 1, "red 2" for 9. Requires colour >= 0.
[[nodiscard]] Message colour_name(int colour);
// Returns a code unique to the colour, "R" or "R2"; empty for 0.
[[nodiscard]] std::string colour_letter(int colour);

// Returns the colour, from 1 on, that all cells of the picture have; nullopt if there is no such colour.
// Requires at least one cell.
[[nodiscard]] std::optional<int> single_colour(const Picture& picture);

}  // namespace switchbox::machine
