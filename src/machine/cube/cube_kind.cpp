#include "machine/cube/cube_kind.hpp"

#include <memory>

#include "algebra/random.hpp"
#include "algebra/require.hpp"
#include "machine/cube/net.hpp"
#include "machine/cube/random_pieces.hpp"

namespace switchbox::machine {
namespace {

class CubeKind final : public OtherKind {
  public:
    explicit CubeKind(const CubeForm& form) : form_(form) {}

    [[nodiscard]] std::string_view id() const override { return cube_id; }
    [[nodiscard]] std::string text() const override { return format_form(form_); }
    [[nodiscard]] Message name() const override {
        return tell(form_.side == 3 ? "cube.name" : "cube.name.small");
    }
    [[nodiscard]] Message about() const override {
        return tell(form_.side == 3 ? "cube.about" : "cube.about.small");
    }
    [[nodiscard]] Sites lamp_sites() const override { return net_sites(form_.side); }
    [[nodiscard]] Sites button_sites() const override { return turn_sites(form_); }
    [[nodiscard]] int lamp_states() const override { return static_cast<int>(cube_faces); }
    [[nodiscard]] int press_states() const override { return 4; }
    [[nodiscard]] Sites state_sites() const override {
        const Shape shape = cube_state_shape(form_.side);
        return {shape, std::vector<bool>(shape.size(), true)};
    }
    [[nodiscard]] int state_values() const override { return cube_state_values; }
    [[nodiscard]] std::optional<Error> problem_with_state(const State& state) const override {
        return problem_with_cube_state(state);
    }
    // How many turns lead there is not known at once.
    [[nodiscard]] std::size_t least_presses(const State& state) const override {
        return is_blank(state.cells) ? 0 : 1;
    }
    [[nodiscard]] Picture usual_start() const override { return target(); }
    [[nodiscard]] Picture uniform(std::uint8_t value) const override {
        Picture picture = target();
        for (const std::size_t cell : lamp_sites().cells()) picture[cell] = value;
        return picture;
    }
    [[nodiscard]] Picture target() const override { return net_of(solved_stickers(form_.side)); }
    [[nodiscard]] Picture random_start(std::uint64_t seed) const override {
        const Pieces pieces = form_.side == 3 ? random_pieces(seed) : random_corners(seed);
        return net_of(stickers_of(pieces, form_.side));
    }
    [[nodiscard]] std::size_t most_random_presses() const override { return 30; }
    [[nodiscard]] Picture start_after(std::size_t turns, std::uint64_t seed) const override {
        return net_of(moved(solved_stickers(form_.side), random_turns(form_, turns, seed)));
    }
    [[nodiscard]] Picture random_picture(std::uint64_t seed) const override { return random_start(seed); }
    [[nodiscard]] std::shared_ptr<const Machine> machine(const Picture& start) const override {
        return std::make_shared<const CubeMachine>(form_, start);
    }

  private:
    CubeForm form_;
};

}  // namespace

KindInUse cube_kind(const CubeForm& form) { return {std::make_shared<const CubeKind>(form)}; }

MachineChoice choose_cube(const CubeForm& form) { return {std::string(cube_id), cube_kind(form)}; }

Result<KindInUse> parse_cube_kind(std::string_view text) {
    const auto form = parse_form(text);
    if (!form) return form.error();
    return cube_kind(*form);
}

CubeForm form_of(const MachineChoice& choice) {
    require(choice.id == cube_id && choice.other() != nullptr, "the choice is no cube");
    return *parse_form(choice.other()->text());
}

}  // namespace switchbox::machine
