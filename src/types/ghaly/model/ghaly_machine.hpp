// Ghaly's machine (US patent 5,286,037, in Joyner's model: Example 5 and section 3; docs/theory.md, section
// 1). The buttons switch the wiring. Each cell shows the colour, 1 .. N, of the code on its wire, or 0 while
// that is dark.
#pragma once

#include "base/message.hpp"
#include "machine/colours.hpp"
#include "machine/machine.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/wiring.hpp"

namespace switchbox::machine {

inline constexpr std::string_view ghaly_id = "ghaly";  // id of the machine type

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

    // Returns the number of the code at a place, counted as in wiring.hpp: N more if its left bit is 1.
    [[nodiscard]] int transmitter_code(std::size_t transmitter) const;
    [[nodiscard]] int generator_code(std::size_t generator) const;
    // Returns B(X, CG) (Joyner, sections 3.1 and 3.6; docs/theory.md, "Two wirings in one board"). It is the
    // colour 1 .. N, or 0 for dark, if this transmitter's wire meets this generator.
    [[nodiscard]] std::uint8_t colour(std::size_t transmitter, std::size_t generator) const;
    [[nodiscard]] Picture picture(const Wiring& wiring) const;

    // Returns the only colour, 1 .. N, that all cells can ever have (docs/theory.md, "The colour is forced").
    [[nodiscard]] int only_colour() const;

  private:
    GhalyCodes codes_;
    LowBits bits_;
    CellMask sites_;
};

// Returns the machine as one of Ghaly's, or nullptr if it is of another type.
[[nodiscard]] const GhalyMachine* ghaly_in(const Machine& machine);

}  // namespace switchbox::machine
