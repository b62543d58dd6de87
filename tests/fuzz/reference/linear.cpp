// Reference model of linear machines: a press advances every lamp that its button's stencil covers
// (docs/machines.md, "A rule of one's own").
#include <algorithm>

#include "reference/machine.hpp"

namespace switchbox::fuzz {
namespace {

using machine::Offset;
using machine::Rule;
using machine::Stencil;

class ReferenceLinear final : public ReferenceMachine {
  public:
    explicit ReferenceLinear(Rule rule) : rule_(std::move(rule)) {
        for (std::size_t button = 0; button < button_cells(); ++button) {
            if (rule_.blocks.empty() ? !is_hole(button) : side_of(button) != 0) buttons_.push_back(button);
            drawn_.emplace_back();
            for (std::size_t lamp = 0; lamp < rule_.shape.size(); ++lamp)
                drawn_.back().push_back(!is_hole(lamp) && is_drawn_round(button, lamp));
        }
    }

    [[nodiscard]] std::size_t button_cells() const override {
        return static_cast<std::size_t>(button_rows()) * static_cast<std::size_t>(button_columns());
    }
    [[nodiscard]] const Buttons& buttons() const override { return buttons_; }
    [[nodiscard]] int period(std::size_t /*button*/) const override {
        return alternates() && rule_.states % 2 == 1 ? 2 * rule_.states : rule_.states;
    }
    [[nodiscard]] int states(std::size_t /*lamp*/) const override { return rule_.states; }

    [[nodiscard]] Lamps shown(const Lamps& start, const Buttons& pressed) const override {
        Lamps lamps = start;
        for (const std::size_t button : pressed) {
            for (std::size_t lamp = 0; lamp < lamps.size(); ++lamp) {
                if (drawn_[button][lamp])
                    lamps[lamp] = static_cast<std::uint8_t>((lamps[lamp] + 1) % rule_.states);
            }
        }
        return lamps;
    }
    [[nodiscard]] bool may_press(const Lamps& shown, const Counts& counts,
                                 std::size_t button) const override {
        if (!order_counts()) return true;
        const bool is_dark_turn = alternates() && is_odd(counts);
        return (shown[button] == 0) == is_dark_turn;
    }
    [[nodiscard]] bool order_counts() const override { return rule_.press != machine::PressRule::any; }

  private:
    [[nodiscard]] bool alternates() const { return rule_.press == machine::PressRule::alternating; }
    [[nodiscard]] int rows() const { return rule_.shape.rows; }
    [[nodiscard]] int columns() const { return rule_.shape.columns; }
    [[nodiscard]] bool is_hole(std::size_t lamp) const {
        return std::find(rule_.holes.begin(), rule_.holes.end(), lamp) != rule_.holes.end();
    }
    [[nodiscard]] int smallest_block() const {
        return *std::min_element(rule_.blocks.begin(), rule_.blocks.end());
    }
    // Block rules have a button at every possible block centre, in half-cell steps.
    [[nodiscard]] int button_rows() const {
        return rule_.blocks.empty() ? rows() : 2 * (rows() - smallest_block()) + 1;
    }
    [[nodiscard]] int button_columns() const {
        return rule_.blocks.empty() ? columns() : 2 * (columns() - smallest_block()) + 1;
    }

    // Returns the side of the block with that centre, or 0.
    [[nodiscard]] int side_of(std::size_t button) const {
        for (const int side : rule_.blocks) {
            for (int row = 0; row + side <= rows(); ++row) {
                for (int column = 0; column + side <= columns(); ++column) {
                    if (button_in_middle(row, column, side) == button) return side;
                }
            }
        }
        return 0;
    }
    [[nodiscard]] std::size_t button_in_middle(int row, int column, int side) const {
        const int middle_row = 2 * row + side - smallest_block();
        const int middle_column = 2 * column + side - smallest_block();
        return static_cast<std::size_t>(middle_row * button_columns() + middle_column);
    }

    [[nodiscard]] bool is_drawn_round(std::size_t button, std::size_t lamp) const {
        const int lamp_row = static_cast<int>(lamp) / columns();
        const int lamp_column = static_cast<int>(lamp) % columns();
        if (!rule_.blocks.empty()) return is_in_block(button, lamp_row, lamp_column);
        const int row = static_cast<int>(button) / columns();
        const int column = static_cast<int>(button) % columns();
        const Stencil stencil = stencil_at(row, column);
        return std::any_of(stencil.begin(), stencil.end(), [&](Offset offset) {
            return is_same(row + offset.row, lamp_row, rows(), rule_.surface == machine::Surface::torus) &&
                   is_same(column + offset.column, lamp_column, columns(),
                           rule_.surface != machine::Surface::plane);
        });
    }
    [[nodiscard]] static bool is_same(int place, int wanted, int size, bool wraps) {
        return wraps ? (place - wanted) % size == 0 : place == wanted;
    }
    [[nodiscard]] bool is_in_block(std::size_t button, int lamp_row, int lamp_column) const {
        for (const int side : rule_.blocks) {
            for (int row = std::max(0, lamp_row - side + 1); row <= std::min(lamp_row, rows() - side);
                 ++row) {
                for (int column = std::max(0, lamp_column - side + 1);
                     column <= std::min(lamp_column, columns() - side); ++column) {
                    if (button_in_middle(row, column, side) == button) return true;
                }
            }
        }
        return false;
    }

    [[nodiscard]] Stencil stencil_at(int row, int column) const {
        if (!rule_.border || rule_.surface != machine::Surface::plane) return rule_.inner;
        const bool top = row == 0;
        const bool right = column == columns() - 1;
        const bool bottom = row == rows() - 1;
        const bool left = column == 0;
        if (top && left) return rule_.border->corner;
        if (top && right) return turned(rule_.border->corner, 1);
        if (bottom && right) return turned(rule_.border->corner, 2);
        if (bottom && left) return turned(rule_.border->corner, 3);
        if (top) return rule_.border->edge;
        if (right) return turned(rule_.border->edge, 1);
        if (bottom) return turned(rule_.border->edge, 2);
        if (left) return turned(rule_.border->edge, 3);
        return rule_.inner;
    }
    // Returns the stencil turned clockwise.
    static Stencil turned(Stencil stencil, int quarters) {
        for (; quarters > 0; --quarters) {
            for (Offset& offset : stencil) offset = {offset.column, -offset.row};
        }
        return stencil;
    }

    Rule rule_;
    Buttons buttons_;
    std::vector<std::vector<bool>> drawn_;  // lamps that each button changes
};

}  // namespace

std::unique_ptr<ReferenceMachine> reference_linear(const Rule& rule) {
    return std::make_unique<ReferenceLinear>(rule);
}

}  // namespace switchbox::fuzz
