// Rubik's cube as a machine: a state is the effect of the turns so far, buttons are turns, and lamps are the
// stickers of the net (Joyner 2006, Example 3).
#pragma once

#include <vector>

#include "machine/machine.hpp"
#include "types/cube/model/form.hpp"
#include "types/cube/model/rotations.hpp"
#include "types/cube/model/states.hpp"
#include "types/cube/model/stickers.hpp"

namespace switchbox::machine {

inline constexpr std::string_view cube_id = "cube";

class CubeMachine final : public Machine {
  public:
    // Accepts any stickers, even if no cube can show them.
    CubeMachine(const CubeVariant& form, const Picture& start);

    [[nodiscard]] std::string_view type() const override { return cube_id; }
    [[nodiscard]] std::string_view vocabulary() const override { return "turns"; }
    [[nodiscard]] const CellMask& button_sites() const override { return buttons_; }
    [[nodiscard]] const CellMask& lamp_sites() const override { return lamps_; }
    [[nodiscard]] Message board_size() const override { return tell("cube.board-size", form_.side); }
    [[nodiscard]] bool buttons_are_lamps() const override { return false; }
    [[nodiscard]] Point button_middle(std::size_t button) const override { return turn_middle_of(button); }
    [[nodiscard]] double button_radius() const override;
    [[nodiscard]] Message button_place(std::size_t button) const override;
    [[nodiscard]] Message button_words(std::size_t button) const override;
    [[nodiscard]] std::string button_label(std::size_t button) const override;
    // Returns the number of the facet (facets.hpp); for a centre the letter of its face.
    [[nodiscard]] std::string lamp_label(std::size_t lamp) const override;
    [[nodiscard]] Message lamp_place(std::size_t lamp) const override;
    [[nodiscard]] int lamp_states() const override { return static_cast<int>(cube_faces); }
    [[nodiscard]] bool shows_colours() const override { return true; }
    [[nodiscard]] int colour_of(int state) const override;
    [[nodiscard]] Message state_name(int state) const override;
    [[nodiscard]] std::string face(int state) const override;
    [[nodiscard]] bool has_names() const override { return true; }
    [[nodiscard]] int press_states() const override { return 4; }
    [[nodiscard]] int period_of(std::size_t button) const override;
    [[nodiscard]] bool order_counts() const override { return true; }

    [[nodiscard]] bool counts_presses() const override { return false; }
    [[nodiscard]] State initial_state() const override;
    [[nodiscard]] Picture picture(const State& state) const override;
    [[nodiscard]] std::vector<std::size_t> changes(const State& state, std::size_t button) const override;
    [[nodiscard]] std::size_t count_wrong(const Picture& shown, const Picture& target) const override;
    [[nodiscard]] std::optional<std::uint8_t> wanted(std::size_t lamp, const Picture& target) const override;

    [[nodiscard]] const CubeVariant& form() const { return form_; }
    [[nodiscard]] Turn turn_of_button(std::size_t button) const;
    [[nodiscard]] Stickers stickers_in(const State& state) const;

  private:
    void step(State& state, std::size_t button, int times) const override;
    [[nodiscard]] Point turn_middle_of(std::size_t button) const;

    CubeVariant form_;
    Stickers start_;
    Stickers solved_;  // in the orientation of its centres, or of its corner at DBL
    CellMask buttons_;
    CellMask lamps_;
};

// Returns the machine as a CubeMachine; nullptr if it is of another type.
[[nodiscard]] const CubeMachine* cube_in(const Machine& machine);

}  // namespace switchbox::machine
