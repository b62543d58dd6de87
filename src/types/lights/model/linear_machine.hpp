// Machine whose picture is start + A·presses (mod k). Column e of the 0/1 matrix A lists the lamps that
// button e changes (Arnold & Blaszak, "Mathematical Background"; Tekriwal & Sinha, section 3).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
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
    [[nodiscard]] int press_states() const override { return press_states_of(rule_); }
    [[nodiscard]] Message state_name(int state) const override;
    [[nodiscard]] Picture picture(const PressGrid& presses) const override;
    [[nodiscard]] std::vector<std::size_t> changes(const PressGrid& presses,
                                                   std::size_t button) const override;
    void show_press(Picture& shown, const PressGrid& presses, std::size_t button, int times) const override;
    [[nodiscard]] bool may_press(const PressGrid& presses, const Picture& shown,
                                 std::size_t button) const override;
    [[nodiscard]] PressRule press_rule() const override { return rule_.press; }
    [[nodiscard]] bool order_counts() const override { return rule_.press != PressRule::any; }

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

// Returns the picture that becomes `target` by `presses`: target - A·presses (mod k). Requires grids of the
// rule's lamps and buttons.
[[nodiscard]] Picture start_for(const Rule& rule, const Picture& target, const PressGrid& presses);

// Returns the machine as a linear one; nullptr if it is not linear.
[[nodiscard]] const LinearMachine* linear_in(const Machine& machine);

inline constexpr std::string_view own_id = "own";  // id of a rule that is not in the catalogue

// Usual starts and targets of catalogue rows.
enum class Fill : std::uint8_t { all_off, all_on, ring };

// Largest sides of a board that allows all presses, beyond the preset's largest_side, which 0 stands for.
struct SolvedSides {
    int two_states = 0;   // solved by the command line, with two states
    int more_states = 0;  // solved by the command line, with more
    int played = 0;       // played in the window, with two states
};

// Row of the catalogue for linear machines (Preset).
struct LinearPreset {
    int place;
    std::string_view id;
    Message name;
    Message about;
    Rule rule;  // at its default size
    int largest_side;
    Fill start;
    Fill target;
    SolvedSides solved = {};
};
[[nodiscard]] const std::vector<LinearPreset>& linear_presets();
// Returns the row with the id; nullptr if there is none.
[[nodiscard]] const LinearPreset* find_linear_preset(std::string_view id);

// Returns the rows of the catalogue. This function and the next two are members of lights_type.
[[nodiscard]] std::vector<Preset> linear_rows();
[[nodiscard]] Result<MachineChoice> choose_linear(const Preset& preset, const PresetOptions& requested);
// Parses "own~" and a rule. nullopt if the text has another id.
[[nodiscard]] std::optional<Result<MachineChoice>> parse_linear(std::string_view text, bool is_played);

// Makes a choice of a user-defined rule. Returns an error if the rule cannot be played (see rule_text.hpp). A
// rule that is only to be solved may exceed largest_side up to largest_stencil_side. For that it needs one
// stencil, two states and no holes, and it has to allow all presses.
[[nodiscard]] Result<MachineChoice> choose_own(Rule rule, bool is_played = true);
// Returns the rule of a linear machine; nullptr for other machines.
[[nodiscard]] const Rule* rule_of(const MachineChoice& choice);
// Returns the rule of a choice with own_id; nullptr for other choices.
[[nodiscard]] const Rule* own_rule(const MachineChoice& choice);

}  // namespace switchbox::machine
