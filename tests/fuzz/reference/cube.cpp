// Reference model of the Rubik's cube: stickers in space that a turn rotates about the axis of its face.
#include <algorithm>
#include <array>
#include <numeric>

#include "base/result.hpp"
#include "reference/machine.hpp"
#include "types/cube/model/cube_machine.hpp"

namespace switchbox::fuzz {
namespace {

// Point in space: x points right, y up, z towards the viewer of the front. Steps are 2, so that the centre of
// a cube of either side is 0.
struct Space {
    int x = 0;
    int y = 0;
    int z = 0;
    friend bool operator==(const Space&, const Space&) = default;
};
int along(Space a, Space b) { return a.x * b.x + a.y * b.y + a.z * b.z; }

// Face of the cube, in the order U R F D L B: its outward normal, the directions of its columns and rows in
// the net, and its position in the net.
struct Face {
    Space outwards;
    Space right;
    Space down;
    std::size_t net_row;
    std::size_t net_column;
};
constexpr std::array<Face, 6> faces = {{{{0, 1, 0}, {1, 0, 0}, {0, 0, 1}, 0, 1},
                                        {{1, 0, 0}, {0, 0, -1}, {0, -1, 0}, 1, 2},
                                        {{0, 0, 1}, {1, 0, 0}, {0, -1, 0}, 1, 1},
                                        {{0, -1, 0}, {1, 0, 0}, {0, 0, -1}, 2, 1},
                                        {{-1, 0, 0}, {0, 0, 1}, {0, -1, 0}, 1, 0},
                                        {{0, 0, -1}, {-1, 0, 0}, {0, -1, 0}, 1, 3}}};

struct Sticker {
    std::size_t cell = 0;  // cell of the net
    Space at;              // position of its piece
    Space outwards;
};

Space sum(Space a, Space b, int times) { return {a.x + b.x * times, a.y + b.y * times, a.z + b.z * times}; }

Space across(Space a, Space b) {
    return {a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}

// Returns the point after a quarter turn about the axis, clockwise for a viewer of that face. The component
// along the axis is unchanged.
Space turned(Space at, Space axis) { return sum(across(at, axis), axis, along(at, axis)); }

class ReferenceCube final : public ReferenceMachine {
  public:
    explicit ReferenceCube(machine::CubeVariant form) : form_(form), buttons_(button_cells()) {
        std::iota(buttons_.begin(), buttons_.end(), std::size_t{0});
        const auto side = static_cast<int>(form.side);
        for (const Face& face : faces) {
            for (int row = 0; row < side; ++row) {
                for (int column = 0; column < side; ++column) {
                    Space at = sum({}, face.outwards, side - 1);
                    at = sum(at, face.right, 2 * column - (side - 1));
                    at = sum(at, face.down, 2 * row - (side - 1));
                    stickers_.push_back({cell_of(face, row, column), at, face.outwards});
                }
            }
        }
    }

    // One row of buttons each for quarter turns, counter-clockwise quarter turns and half turns, as far as
    // the form has them.
    [[nodiscard]] std::size_t button_cells() const override { return rows_of_turns() * faces_turned(); }
    [[nodiscard]] const Buttons& buttons() const override { return buttons_; }
    [[nodiscard]] int period(std::size_t button) const override { return quarters_of(button) == 2 ? 2 : 4; }
    [[nodiscard]] int states(std::size_t /*lamp*/) const override { return static_cast<int>(faces.size()); }

    [[nodiscard]] Lamps shown(const Lamps& start, const Buttons& pressed) const override {
        Lamps lamps = start;
        for (const std::size_t button : pressed) {
            for (int quarter = 0; quarter < quarters_of(button); ++quarter)
                lamps = after_quarter(lamps, faces.at(button % faces_turned()).outwards);
        }
        return lamps;
    }
    // Returns whether each face has one colour, in any orientation of the whole cube.
    [[nodiscard]] bool is_target(const Lamps& shown, const Lamps& /*target*/) const override {
        const std::size_t on_face = form_.side * form_.side;
        std::array<std::size_t, 6> colours{};
        for (std::size_t i = 0; i < stickers_.size(); ++i) {
            const std::size_t colour = shown[stickers_[i].cell];
            if (i % on_face == 0) colours.at(i / on_face) = colour;
            if (colour != colours.at(i / on_face)) return false;
        }
        std::sort(colours.begin(), colours.end());
        return std::adjacent_find(colours.begin(), colours.end()) == colours.end();
    }
    [[nodiscard]] bool order_counts() const override { return true; }
    [[nodiscard]] bool counts_presses() const override { return false; }

  private:
    [[nodiscard]] std::size_t cell_of(const Face& face, int row, int column) const {
        const std::size_t net_columns = 4 * form_.side;
        return (face.net_row * form_.side + static_cast<std::size_t>(row)) * net_columns +
               face.net_column * form_.side + static_cast<std::size_t>(column);
    }
    [[nodiscard]] std::size_t faces_turned() const { return form_.side == 3 ? 6 : 3; }
    [[nodiscard]] std::size_t rows_of_turns() const { return 3 - static_cast<std::size_t>(form_.metric); }
    [[nodiscard]] int quarters_of(std::size_t button) const {
        constexpr std::array<int, 3> quarters = {1, 3, 2};
        return quarters.at(button / faces_turned());
    }

    [[nodiscard]] Lamps after_quarter(const Lamps& before, Space axis) const {
        Lamps after = before;
        for (const Sticker& sticker : stickers_) {
            if (along(sticker.at, axis) != static_cast<int>(form_.side) - 1) continue;
            after[cell_at(turned(sticker.at, axis), turned(sticker.outwards, axis))] = before[sticker.cell];
        }
        return after;
    }
    [[nodiscard]] std::size_t cell_at(Space at, Space outwards) const {
        const auto found = std::find_if(stickers_.begin(), stickers_.end(), [&](const Sticker& sticker) {
            return sticker.at == at && sticker.outwards == outwards;
        });
        require(found != stickers_.end(), "a turn takes a sticker to where one was");
        return found->cell;
    }

    machine::CubeVariant form_;
    Buttons buttons_;
    std::vector<Sticker> stickers_;  // face by face
};

}  // namespace

std::unique_ptr<ReferenceMachine> reference_cube(const machine::MachineChoice& choice) {
    return std::make_unique<ReferenceCube>(machine::form_of(choice));
}

}  // namespace switchbox::fuzz
