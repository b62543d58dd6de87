// Rubik's cube as a machine: a state is the effect of the turns so far, buttons are turns, and lamps are the
// stickers of the net (Joyner 2006, Example 3).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "machine/grid.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "types/cube/model/pieces.hpp"
#include "types/cube/model/stickers.hpp"
#include "types/cube/model/turns.hpp"

namespace switchbox::machine {

// Colour scheme. `paper` has F yellow, B green, U red, D orange, R blue, L white (Joyner, Example 3).
// `common` is that of most cubes sold: U white, D yellow, F green, B blue, R red, L orange.
enum class CubeColours : std::uint8_t { paper, common };

// Form of a cube. Its text follows "cube~" in share codes: "3~common", "2~quarter", "3~clockwise~common". A
// text without "common" has the paper's colours.
struct CubeVariant {
    std::size_t side = 3;          // 2 or 3
    Metric metric = Metric::face;  // the turns that are one step
    CubeColours colours = CubeColours::common;
    friend bool operator==(const CubeVariant&, const CubeVariant&) = default;
};

// Returns the colour of a face of the solved cube, with the colour numbers of machine.hpp.
[[nodiscard]] int colour_of_face(CubeColours scheme, std::size_t face);

[[nodiscard]] std::string format_form(const CubeVariant& form);
// Parses any text: the result is a form, or an error that names the part.
[[nodiscard]] Result<CubeVariant> parse_form(std::string_view text);

// Returns the turns that have a button: the steps of the metric. On the cube of side 2, whose corner at DBL
// is held still, only those of U, R and F.
[[nodiscard]] Turns turns_with_buttons(const CubeVariant& form);

// A state is one row of entries 0 .. 23. A corner place has 3 · piece + twist, then an edge place 2 · piece +
// flip, each less that number of its own piece at home, modulo 24. So all 0 is the start of the game. The
// cube of side 2 has the corners alone.
inline constexpr int cube_state_values = 24;
[[nodiscard]] Shape cube_state_shape(std::size_t side);
[[nodiscard]] State state_of(const Pieces& pieces, std::size_t side);
// Accepts any state whose entries are below cube_state_values.
[[nodiscard]] Pieces pieces_in(const State& state);
// Returns an error if no turns lead to the state.
[[nodiscard]] std::optional<Error> problem_with_cube_state(const State& state);

// Net of the cube as a board of lamps: U above F; L, F, R and B in a row; D below F. The buttons of the turns
// are in the empty corner beside U.

[[nodiscard]] CellMask net_sites(std::size_t side);
// Return the cell of the sticker at a position (facets.hpp), and the position of the sticker in a cell that
// has one.
[[nodiscard]] std::size_t net_cell(std::size_t side, std::size_t position);
[[nodiscard]] std::size_t net_position(std::size_t side, std::size_t cell);
[[nodiscard]] Picture net_of(const Stickers& stickers);
[[nodiscard]] Stickers stickers_on(const Picture& net);

// Returns the grid of turn buttons: a column for each face, in the order of CubeFace. The rows are clockwise
// turns, counter-clockwise turns and half turns, as far as the form has them.
[[nodiscard]] CellMask turn_sites(const CubeVariant& form);
[[nodiscard]] Turn turn_on(const CubeVariant& form, std::size_t button);
[[nodiscard]] std::size_t button_of(const CubeVariant& form, Turn turn);
// Return the middle and the radius of a turn button in cells of the net.
[[nodiscard]] Point turn_middle(const CubeVariant& form, std::size_t button);
[[nodiscard]] double turn_radius(const CubeVariant& form);

// Returns a solvable cube, all equally likely.
[[nodiscard]] Pieces random_pieces(std::uint64_t seed);
// Returns such a cube of side 2: the corner at DBL and all edges are at home.
[[nodiscard]] Pieces random_corners(std::uint64_t seed);
// Returns random steps of the form; successive turns are of different faces.
[[nodiscard]] Turns random_turns(const CubeVariant& form, std::size_t count, std::uint64_t seed);

inline constexpr std::string_view cube_id = "cube";  // id of the machine type

class CubeMachine final : public Machine {
  public:
    // Requires a start in the shape of net_sites(). Accepts any stickers, even if no cube can show them.
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
    // Returns "the top face half round (U2)".
    [[nodiscard]] Message button_order(std::size_t button) const override;
    [[nodiscard]] std::string button_label(std::size_t button) const override;
    // Returns the number of the facet (facets.hpp); for a centre the letter of its face.
    [[nodiscard]] std::string lamp_label(std::size_t lamp) const override;
    [[nodiscard]] Message lamp_place(std::size_t lamp) const override;
    [[nodiscard]] int lamp_states() const override { return static_cast<int>(cube_faces); }
    [[nodiscard]] bool shows_colours() const override { return true; }
    [[nodiscard]] int colour_of(int state) const override;
    [[nodiscard]] Message state_name(int state) const override;
    [[nodiscard]] std::string state_label(int state) const override;
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

[[nodiscard]] MachineChoice choose_cube(const CubeVariant& form = {});
// Parses "cube~" and a form, for the machine type's `parse`; nullopt if the text begins otherwise.
[[nodiscard]] std::optional<Result<MachineChoice>> parse_cube(std::string_view text, bool is_played);
// Requires a choice that is a cube.
[[nodiscard]] CubeVariant form_of(const MachineChoice& choice);

// Largest number of random turns that scramble a start.
inline constexpr std::size_t most_random_turns = 30;
// Return a random solvable cube, all equally likely, and a cube that many random turns from solved.
[[nodiscard]] Picture random_cube(const CubeVariant& form, std::uint64_t seed);
[[nodiscard]] Picture cube_after(const CubeVariant& form, std::size_t turns, std::uint64_t seed);

}  // namespace switchbox::machine
