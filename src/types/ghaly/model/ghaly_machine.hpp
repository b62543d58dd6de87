// Ghaly's machine (US patent 5,286,037, in Joyner's model: Example 5 and section 3; docs/theory.md, section
// 1). The buttons switch the wiring. Each cell shows the colour, 1 .. N, of the code on its wire, or 0 while
// that is dark.
#pragma once

#include <cstdint>
#include <vector>

#include "algebra/permutation.hpp"
#include "base/message.hpp"
#include "machine/grid.hpp"
#include "machine/machine.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::machine {

// Routing of the wires by the buttons of Ghaly's machine (Joyner, sections 3.3 to 3.6; docs/theory.md, "Two
// wirings in one board"). It depends on the press grid alone, not on the codes.
//
// Transmitters are counted 0 .. 2N-1, the left edge from the top, then the bottom edge from the left. Exits,
// which are also the colour generators, are counted along the top edge from the left, then along the right
// edge from the top. Functions require a press grid of N x N cells, N <= 64, and such a number below 2N.
struct Wiring {
    algebra::Permutation exit_of;     // pi: the exit of each transmitter's wire
    algebra::Permutation origin_of;   // inverse of exit_of
    std::vector<std::uint8_t> shown;  // by cell, the generator whose wire leaves through its bottom edge
};

// Returns the wiring, in one sweep for transmitters and one for generators over the cells.
[[nodiscard]] Wiring wiring_of(const PressGrid& presses);

// Returns the exits whose codes some cell shows, ascending (Joyner, Definition 21).
[[nodiscard]] std::vector<std::size_t> support(const Wiring& wiring);

enum class Edge : std::uint8_t { left, top, right, bottom };
// Part of a wire in one cell.
struct Leg {
    std::size_t cell = 0;
    Edge from = Edge::left;
    Edge to = Edge::left;
    friend bool operator==(const Leg&, const Leg&) = default;
};
using Path = std::vector<Leg>;

// Returns the wire of a transmitter, from its edge to its exit.
[[nodiscard]] Path transmitter_path(const PressGrid& presses, std::size_t transmitter);
// Returns the wire of a colour generator, from its edge until it leaves the board.
[[nodiscard]] Path generator_path(const PressGrid& presses, std::size_t generator);

// Returns the edge through which a wire leaves a cell after it enters through `from`. A transmitter's wire
// enters at the left or the bottom, a generator's at the top or the right.
[[nodiscard]] Edge transmitter_turn(bool pressed, Edge from);
[[nodiscard]] Edge generator_turn(bool pressed, Edge from);

inline constexpr std::string_view ghaly_id = "ghaly";  // id of the machine type

// Machine of N x N buttons and lamps, N = size(). A state has a 1 for each button that is down.
class GhalyMachine final : public Machine {
  public:
    explicit GhalyMachine(GhalyCodes codes);

    [[nodiscard]] std::string_view type() const override { return ghaly_id; }
    [[nodiscard]] const CellMask& button_sites() const override { return sites_; }
    [[nodiscard]] const CellMask& lamp_sites() const override { return sites_; }
    [[nodiscard]] int lamp_states() const override { return codes_.size + 1; }
    [[nodiscard]] int press_states() const override { return 2; }
    [[nodiscard]] bool shows_colours() const override { return true; }
    [[nodiscard]] Message state_name(int state) const override { return colour_name(state); }
    [[nodiscard]] Picture picture(const PressGrid& presses) const override;
    [[nodiscard]] std::vector<std::size_t> changes(const PressGrid& presses,
                                                   std::size_t button) const override;
    [[nodiscard]] bool hides_wiring() const override { return true; }
    [[nodiscard]] bool lower_rows_first() const override { return true; }

    [[nodiscard]] const GhalyCodes& codes() const { return codes_; }
    [[nodiscard]] const LowBits& bits() const { return bits_; }
    [[nodiscard]] LowJoin low_join() const { return LowJoin(codes_.size); }
    [[nodiscard]] int size() const { return codes_.size; }

    // Returns the number of the code at a place, counted from 0: N more if its left bit is 1.
    [[nodiscard]] int transmitter_code(std::size_t transmitter) const;
    [[nodiscard]] int generator_code(std::size_t generator) const;
    // Returns B(X, CG) (Joyner, sections 3.1 and 3.6; docs/theory.md, "Two wirings in one board"). It is the
    // colour 1 .. N, or 0 for dark, if this transmitter's wire meets this generator.
    [[nodiscard]] std::uint8_t colour(std::size_t transmitter, std::size_t generator) const;
    // Requires a wiring of N x N cells.
    [[nodiscard]] Picture picture(const Wiring& wiring) const;

    // Returns the only colour, 1 .. N, that all cells can ever have (docs/theory.md, "The colour is forced").
    [[nodiscard]] int only_colour() const;

  private:
    GhalyCodes codes_;
    LowBits bits_;
    CellMask sites_;
};

// Returns the machine as one of Ghaly's; nullptr if it is of another type.
[[nodiscard]] const GhalyMachine* ghaly_in(const Machine& machine);

}  // namespace switchbox::machine
