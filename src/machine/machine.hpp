// What a machine is: a Mealy machine (S, I, O, f, g) whose states S are press grids, whose inputs I are its
// buttons, f(s, e) = s + e, and whose picture function g is all that differs from machine to machine
// (Joyner, section 2 and Example 5; spec/machines.md).
#pragma once

#include <memory>
#include <vector>

#include "machine/grid.hpp"

namespace switchbox::machine {

class LinearMachine;

class Machine {
  public:
    Machine() = default;
    Machine(const Machine&) = delete;
    Machine& operator=(const Machine&) = delete;
    virtual ~Machine() = default;

    [[nodiscard]] virtual Shape buttons() const = 0;
    [[nodiscard]] virtual Shape lamps() const = 0;
    // Each lamp shows 0 .. states()-1, and a button pressed states() times is as good as not pressed.
    [[nodiscard]] virtual int states() const = 0;

    // g: what the lamps show after `presses`.
    [[nodiscard]] virtual Picture picture(const PressGrid& presses) const = 0;
    // The lamps that look different once `button` is pressed after `presses`.
    [[nodiscard]] virtual std::vector<std::size_t> changes(const PressGrid& presses,
                                                           std::size_t button) const = 0;
    // The linear machine that this is, or null: solvers choose by it.
    [[nodiscard]] virtual const LinearMachine* linear() const { return nullptr; }

    [[nodiscard]] PressGrid no_presses() const { return PressGrid::filled(buttons(), 0); }
    // f: `button` pressed `times` times.
    void press(PressGrid& presses, std::size_t button, int times = 1) const {
        presses[button] = static_cast<std::uint8_t>((presses[button] + times) % states());
    }
};

}  // namespace switchbox::machine
