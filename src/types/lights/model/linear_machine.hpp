// Machine whose picture is start + A·presses (mod k). Column e of the 0/1 matrix A lists the lamps that
// button e changes (Arnold & Blaszak, "Mathematical Background"; Tekriwal & Sinha, section 3).
#pragma once

#include "base/message.hpp"
#include "machine/machine.hpp"
#include "machine/rule.hpp"

namespace switchbox::machine {

inline constexpr std::string_view linear_id = "lights";  // id of the machine type

class LinearMachine final : public Machine {
  public:
    // Requires a start that has the rule's shape and states, and 0 in its holes. A rule for more than
    // max_matrix_lamps is even (rule.hpp).
    LinearMachine(Rule rule, Picture start);

    [[nodiscard]] std::string_view type() const override { return linear_id; }
    [[nodiscard]] const CellMask& button_sites() const override { return buttons_; }
    [[nodiscard]] const CellMask& lamp_sites() const override { return lamps_; }
    [[nodiscard]] bool buttons_are_lamps() const override { return rule_.blocks.empty(); }
    [[nodiscard]] Point button_middle(std::size_t button) const override;
    [[nodiscard]] Message button_place(std::size_t button) const override;
    [[nodiscard]] int lamp_states() const override { return rule_.states; }
    [[nodiscard]] int press_states() const override { return rule_.states; }
    [[nodiscard]] Message state_name(int state) const override;
    [[nodiscard]] Picture picture(const PressGrid& presses) const override;
    [[nodiscard]] std::vector<std::size_t> changes(const PressGrid& presses,
                                                   std::size_t button) const override;
    void show_press(Picture& shown, const PressGrid& presses, std::size_t button, int times) const override;
    [[nodiscard]] bool may_press(const PressGrid& presses, const Picture& shown,
                                 std::size_t button) const override;
    [[nodiscard]] bool order_counts() const override { return rule_.lit_only; }

    [[nodiscard]] const Rule& rule() const { return rule_; }
    // Returns the lamps that each button changes. Requires at most max_matrix_lamps lamps.
    [[nodiscard]] const Effects& effects() const;
    // Returns the lamps that a button changes.
    [[nodiscard]] std::vector<std::size_t> effect(std::size_t button) const;
    [[nodiscard]] const Picture& start() const { return start_; }

  private:
    Rule rule_;
    CellMask buttons_;
    CellMask lamps_;
    Effects effects_;
    Picture start_;
};

// Returns the picture that becomes `target` by `presses`: target - A·presses (mod k).
[[nodiscard]] Picture start_for(const Rule& rule, const Picture& target, const PressGrid& presses);

// Returns the machine as a linear one, nullptr if it is not linear.
[[nodiscard]] const LinearMachine* linear_in(const Machine& machine);

}  // namespace switchbox::machine
