// What a machine is: a Mealy machine (S, I, O, f, g) with states S, buttons I, pictures O, the next state f
// and the picture g (Joyner, section 2). Where the order of presses makes no difference states are press
// grids, f(s, e) = s + e, and g is all that differs (Example 5; docs/machines.md, "States, buttons and
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

// In cells, from the top left corner of the board of lamps.
struct Point {
    double row = 0;
    double column = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

inline constexpr double usual_button_radius = 0.3;
// The most lamps of a board that is listed button by button: in tables, matrices and nearest targets.
inline constexpr std::size_t max_matrix_lamps = 4096;

// Press grids have the shape buttons() and entries below press_states(), 0 where there is no button; so have
// states that count presses. Pictures have the shape lamps() and entries below lamp_states(), 0 where there
// is no lamp. Buttons and lamps are the cells of these grids, from 0.
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

    // Grids of buttons and of lamps, and which of their cells exist.
    [[nodiscard]] virtual const Sites& button_sites() const = 0;
    [[nodiscard]] virtual const Sites& lamp_sites() const = 0;
    [[nodiscard]] Shape buttons() const { return button_sites().shape; }
    [[nodiscard]] Shape lamps() const { return lamp_sites().shape; }
    // Says how large the board is: "3 by 5".
    [[nodiscard]] virtual Message board_size() const;
    // Whether every button sits on the lamp of the same cell.
    [[nodiscard]] virtual bool buttons_are_lamps() const { return true; }
    // The middle of a button, and how large one is that is no lamp, in cells.
    [[nodiscard]] virtual Point button_middle(std::size_t button) const;
    [[nodiscard]] virtual double button_radius() const { return usual_button_radius; }
    // "row 2, column 3"
    [[nodiscard]] virtual Message button_place(std::size_t button) const;
    // Returns true if numbers stand on the buttons, which then are their names: boards of up to 100 buttons.
    [[nodiscard]] bool is_numbered() const;
    // Returns the name of a button in sentences: its number where it has one, else its place; or its own
    // name.
    [[nodiscard]] Message button_name(std::size_t button) const;
    // Returns the name of a lamp in sentences, likewise.
    [[nodiscard]] Message lamp_name(std::size_t lamp) const;
    // Returns the name of a button for screen readers: "R, right face clockwise".
    [[nodiscard]] virtual Message button_words(std::size_t button) const { return button_place(button); }
    // Buttons are counted from 1: by their cell where they are lamps, else as they come.
    [[nodiscard]] std::size_t button_number(std::size_t button) const;
    // What stands on a button, and what lamps are called where they are listed: numbers, or their names.
    [[nodiscard]] virtual std::string button_label(std::size_t button) const;
    [[nodiscard]] virtual std::string lamp_label(std::size_t lamp) const;
    // "row 2, column 3", or the lamp's name
    [[nodiscard]] virtual Message lamp_place(std::size_t lamp) const;

    // Each lamp shows 0 .. lamp_states()-1, some of them only the first of these.
    [[nodiscard]] virtual int lamp_states() const = 0;
    [[nodiscard]] virtual int states_of(std::size_t /*lamp*/) const { return lamp_states(); }
    // Whether states are colours, and which of the theme's, from 1; 0 is dark.
    [[nodiscard]] virtual bool shows_colours() const { return false; }
    [[nodiscard]] virtual int colour_of(int state) const { return state; }
    // Whether lamps are coloured tiles with their buttons on them, which stay down when pressed: cells.
    [[nodiscard]] bool has_cells() const { return shows_colours() && buttons_are_lamps(); }
    // Returns true if lamps and buttons have names, which stand on them, rather than numbers.
    [[nodiscard]] virtual bool has_names() const { return false; }
    // What a lamp is said to show: "lit", "state 2 of 3", "red".
    [[nodiscard]] virtual Message state_name(int state) const = 0;
    [[nodiscard]] virtual Message state_name_at(std::size_t /*lamp*/, int state) const {
        return state_name(state);
    }
    // Whether states are written on lamps, and as what: their numbers, or what they are called.
    [[nodiscard]] virtual bool shows_states() const { return lamp_states() > 2; }
    [[nodiscard]] virtual std::string face(int state) const { return std::to_string(state); }
    // A button pressed period_of(button) times is as good as not pressed; no period is longer than
    // press_states().
    [[nodiscard]] virtual int press_states() const = 0;
    [[nodiscard]] virtual int period_of(std::size_t /*button*/) const { return press_states(); }

    // g: what the lamps show in a state.
    [[nodiscard]] virtual Picture picture(const State& state) const = 0;
    // The lamps that look different once `button` is pressed in that state.
    [[nodiscard]] virtual std::vector<std::size_t> changes(const State& state, std::size_t button) const = 0;
    // Brings the picture `shown` up to date that was there before `button` was pressed `times` more, which
    // led to this state.
    virtual void show_press(Picture& shown, const State& state, std::size_t button, int times) const;
    // Whether `button`, which exists, may be pressed in that state, while the lamps show `shown`.
    [[nodiscard]] virtual bool may_press(const State& state, const Picture& shown, std::size_t button) const;
    // Why `button` may not be pressed then, a sentence; none where it is that its lamp is 0.
    [[nodiscard]] virtual Message obstacle(const State& /*state*/, std::size_t /*button*/) const {
        return {};
    }
    // What so many presses cost; none where each costs one.
    [[nodiscard]] virtual std::optional<std::uint64_t> cost_of(const PressGrid& /*presses*/) const {
        return std::nullopt;
    }
    // How many lamps, at least, are not as the target has them.
    [[nodiscard]] virtual std::size_t count_wrong(const Picture& shown, const Picture& target) const;
    // The state that a lamp is to have in the end; none where it does not matter, or depends on others.
    [[nodiscard]] virtual std::optional<std::uint8_t> wanted(std::size_t lamp, const Picture& target) const;
    // Whether it can matter in which order buttons are pressed.
    [[nodiscard]] virtual bool order_counts() const { return false; }
    // Whether what a press does is not to be seen on the board, so that a player finds it out by pressing.
    [[nodiscard]] virtual bool hides_wiring() const { return false; }
    // Whether lower rows are pressed first where presses may come in any order: wires run upwards.
    [[nodiscard]] virtual bool lower_rows_first() const { return false; }

    // The first lamp, if any, that has a state in the picture that it cannot have.
    [[nodiscard]] std::optional<std::size_t> overstepped(const Picture& picture) const;
    [[nodiscard]] PressGrid no_presses() const { return PressGrid::filled(buttons(), 0); }
    // Whether a state is how often each button was pressed, whatever the order.
    [[nodiscard]] virtual bool counts_presses() const { return true; }
    [[nodiscard]] virtual State initial_state() const { return no_presses(); }
    // f: `button` pressed `times` >= 0 times. Pressed period_of(button) times it leaves the state as it is.
    void press(State& state, std::size_t button, int times = 1) const { step(state, button, times); }
    // What pressing the button last has made of it undone: pressed on until it comes round.
    void take_back(State& state, std::size_t button) const { press(state, button, period_of(button) - 1); }

  protected:
    virtual void step(State& state, std::size_t button, int times) const {
        state[button] = static_cast<std::uint8_t>((state[button] + times) % period_of(button));
    }
};

}  // namespace switchbox::machine
