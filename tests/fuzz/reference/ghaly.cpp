// Reference model of Ghaly's machine, wire by wire (docs/machines.md, "Ghaly's machine"; Joyner, sections 3.3
// to 3.6).
#include <numeric>

#include "reference/machine.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::fuzz {
namespace {

class ReferenceGhaly final : public ReferenceMachine {
  public:
    explicit ReferenceGhaly(machine::GhalyCodes codes) : codes_(std::move(codes)), buttons_(button_cells()) {
        std::iota(buttons_.begin(), buttons_.end(), std::size_t{0});
    }

    [[nodiscard]] std::size_t button_cells() const override { return size() * size(); }
    [[nodiscard]] const Buttons& buttons() const override { return buttons_; }
    [[nodiscard]] int period(std::size_t /*button*/) const override { return 2; }
    [[nodiscard]] int states(std::size_t /*lamp*/) const override { return codes_.size + 1; }

    [[nodiscard]] Lamps shown(const Lamps& /*start*/, const Buttons& pressed) const override {
        const Counts down = counts(pressed);
        const std::vector<std::size_t> transmitters = transmitters_at_exits(down);
        Lamps lamps(button_cells());
        for (std::size_t row = 0; row < size(); ++row) {
            for (std::size_t column = 0; column < size(); ++column) {
                const std::size_t generator = generator_below(down, row, column);
                lamps[row * size() + column] = colour(transmitters[generator], generator);
            }
        }
        return lamps;
    }

  private:
    [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(codes_.size); }
    [[nodiscard]] bool is_down(const Counts& down, std::size_t row, std::size_t column) const {
        return down[row * size() + column] != 0;
    }

    // Returns the transmitter whose wire ends at each generator. A button that is up turns the wire from the
    // left to the top and the one from below to the right. A button that is down lets both go straight on.
    [[nodiscard]] std::vector<std::size_t> transmitters_at_exits(const Counts& down) const {
        std::vector<std::size_t> found(2 * size());
        for (std::size_t i = 0; i < 2 * size(); ++i) found[exit_of(down, i)] = i;
        return found;
    }
    [[nodiscard]] std::size_t exit_of(const Counts& down, std::size_t transmitter) const {
        bool from_left = transmitter < size();
        std::size_t row = from_left ? transmitter : size() - 1;
        std::size_t column = from_left ? 0 : transmitter - size();
        for (;;) {
            const bool to_right = from_left == is_down(down, row, column);
            if (to_right && column + 1 == size()) return size() + row;
            if (!to_right && row == 0) return column;
            to_right ? ++column : --row;
            from_left = to_right;
        }
    }

    // Returns the generator whose wire leaves the cell through its bottom edge, traced backwards. A button
    // that is up lets both wires go straight on. One that is down turns the wire from the top to the left and
    // the wire from the right to the bottom.
    [[nodiscard]] std::size_t generator_below(const Counts& down, std::size_t row, std::size_t column) const {
        bool to_bottom = true;
        for (;;) {
            const bool from_top = to_bottom != is_down(down, row, column);
            if (from_top && row == 0) return column;
            if (!from_top && column + 1 == size()) return size() + row;
            from_top ? --row : ++column;
            to_bottom = from_top;
        }
    }

    // The code d_k, k from 0, has left bit k >= N and low bits k mod N.
    [[nodiscard]] std::uint8_t colour(std::size_t transmitter, std::size_t generator) const {
        const std::size_t sent = code_at(codes_.sigma, transmitter);
        const std::size_t made = code_at(codes_.tau, generator);
        if (sent < size() && made < size()) return 0;
        const std::size_t a = sent % size();
        const std::size_t b = made % size();
        const bool is_power_of_two = (size() & (size() - 1)) == 0;
        return static_cast<std::uint8_t>((is_power_of_two ? a ^ b : (a + b) % size()) + 1);
    }
    // X_i = d_{sigma^-1(i)}.
    static std::size_t code_at(const algebra::Permutation& places, std::size_t place) {
        std::size_t code = 0;
        while (places[code] != place) ++code;
        return code;
    }

    machine::GhalyCodes codes_;
    Buttons buttons_;
};

}  // namespace

std::unique_ptr<ReferenceMachine> reference_ghaly(const machine::GhalyCodes& codes) {
    return std::make_unique<ReferenceGhaly>(codes);
}

}  // namespace switchbox::fuzz
