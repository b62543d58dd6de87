#include "types/cube/model/cube_kind.hpp"

#include <memory>

#include "base/random.hpp"
#include "base/require.hpp"
#include "machine/catalogue.hpp"
#include "types/cube/model/net.hpp"
#include "types/cube/model/random_pieces.hpp"

namespace switchbox::machine {
namespace {

class CubeDefinition final : public MachineDefinition {
  public:
    explicit CubeDefinition(const CubeVariant& form) : form_(form) {}

    [[nodiscard]] const CubeVariant& form() const { return form_; }

    [[nodiscard]] std::string_view type() const override { return cube_id; }
    [[nodiscard]] std::string text() const override {
        return std::string(cube_id) + "~" + format_form(form_);
    }
    [[nodiscard]] Message name() const override {
        return tell(form_.side == 3 ? "cube.name" : "cube.name.small");
    }
    [[nodiscard]] Message about() const override {
        return tell(form_.side == 3 ? "cube.about" : "cube.about.small");
    }
    [[nodiscard]] CellMask lamp_sites() const override { return net_sites(form_.side); }
    [[nodiscard]] CellMask button_sites() const override { return turn_sites(form_); }
    [[nodiscard]] int lamp_states() const override { return static_cast<int>(cube_faces); }
    [[nodiscard]] int press_states() const override { return 4; }
    [[nodiscard]] CellMask state_sites() const override {
        const Shape shape = cube_state_shape(form_.side);
        return {shape, std::vector<bool>(shape.size(), true)};
    }
    [[nodiscard]] int state_values() const override { return cube_state_values; }
    [[nodiscard]] std::optional<Error> problem_with_state(const State& state) const override {
        return problem_with_cube_state(state);
    }
    // Returns a lower bound: the exact number of turns would need a search.
    [[nodiscard]] std::size_t least_presses(const State& state) const override {
        return is_blank(state.cells) ? 0 : 1;
    }
    [[nodiscard]] Picture default_start() const override { return default_target(); }
    [[nodiscard]] Picture uniform(std::uint8_t value) const override {
        Picture picture = default_target();
        for (const std::size_t cell : lamp_sites().cells()) picture[cell] = value;
        return picture;
    }
    [[nodiscard]] Picture default_target() const override { return net_of(solved_stickers(form_.side)); }
    [[nodiscard]] bool has_own_target() const override { return true; }
    [[nodiscard]] std::shared_ptr<const Machine> make_machine(const Picture& start) const override {
        return std::make_shared<const CubeMachine>(form_, start);
    }

  private:
    CubeVariant form_;
};

}  // namespace

MachineChoice choose_cube(const CubeVariant& form) { return {std::make_shared<const CubeDefinition>(form)}; }

std::optional<Result<MachineChoice>> parse_cube(std::string_view text, bool /*is_played*/) {
    const auto form_text = text_after(cube_id, text);
    if (!form_text) return std::nullopt;
    const auto form = parse_form(*form_text);
    if (!form) return form.error();
    return choose_cube(*form);
}

CubeVariant form_of(const MachineChoice& choice) {
    const auto* cube = choice.as<CubeDefinition>(cube_id);
    require(cube != nullptr, "the choice is no cube");
    return cube->form();
}

Picture random_cube(const CubeVariant& form, std::uint64_t seed) {
    const Pieces pieces = form.side == 3 ? random_pieces(seed) : random_corners(seed);
    return net_of(stickers_of(pieces, form.side));
}

Picture cube_after(const CubeVariant& form, std::size_t turns, std::uint64_t seed) {
    return net_of(moved(solved_stickers(form.side), random_turns(form, turns, seed)));
}

}  // namespace switchbox::machine
