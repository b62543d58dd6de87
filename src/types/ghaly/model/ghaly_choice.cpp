#include "types/ghaly/model/ghaly_choice.hpp"

#include <memory>
#include <utility>

#include "machine/machine_type.hpp"
#include "machine/text.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"

namespace switchbox::machine {
namespace {

constexpr int usual_size = 4;

class GhalyDefinition final : public MachineDefinition {
  public:
    explicit GhalyDefinition(GhalyCodes codes) : codes_(std::move(codes)) {}

    [[nodiscard]] const GhalyCodes& ghaly_codes() const { return codes_; }
    [[nodiscard]] std::string_view type() const override { return ghaly_id; }
    [[nodiscard]] std::string text() const override {
        const std::string id(ghaly_id);
        return codes_ == plain_codes(usual_size) ? id : id + "~" + format_codes(codes_);
    }
    [[nodiscard]] Message name() const override { return tell("machine.name.ghaly"); }
    [[nodiscard]] Message about() const override { return tell("machine.about.ghaly"); }
    [[nodiscard]] CellMask lamp_sites() const override {
        const Shape shape{codes_.size, codes_.size};
        return {shape, std::vector<bool>(shape.size(), true)};
    }
    [[nodiscard]] CellMask button_sites() const override { return lamp_sites(); }
    [[nodiscard]] int lamp_states() const override { return codes_.size + 1; }
    [[nodiscard]] int press_states() const override { return 2; }
    [[nodiscard]] Picture uniform(std::uint8_t value) const override {
        return Picture::filled({codes_.size, codes_.size}, value);
    }
    // Returns the only colour that all cells can have, in every cell.
    [[nodiscard]] Picture default_target() const override {
        return uniform(static_cast<std::uint8_t>(GhalyMachine(codes_).only_colour()));
    }
    [[nodiscard]] bool has_own_start() const override { return true; }
    [[nodiscard]] bool must_be_square() const override { return true; }
    [[nodiscard]] std::string codes() const override { return format_codes(codes_); }
    [[nodiscard]] bool is_same_but_draws(const MachineDefinition& other) const override {
        return other.type() == ghaly_id &&
               static_cast<const GhalyDefinition&>(other).codes_.size == codes_.size;
    }
    [[nodiscard]] std::shared_ptr<const Machine> make_machine(const Picture& /*start*/) const override {
        return std::make_shared<const GhalyMachine>(codes_);
    }

  private:
    GhalyCodes codes_;
};

}  // namespace

MachineChoice choose_ghaly(GhalyCodes codes) {
    return {std::make_shared<const GhalyDefinition>(std::move(codes))};
}

const GhalyCodes* codes_of(const MachineChoice& choice) {
    const auto* ghaly = choice.as<GhalyDefinition>(ghaly_id);
    return ghaly != nullptr ? &ghaly->ghaly_codes() : nullptr;
}

std::vector<Preset> ghaly_rows() {
    const MachineChoice usual = choose_ghaly(plain_codes(usual_size));
    return {{3, ghaly_id, usual->name(), usual->about(), usual, largest_ghaly}};
}

Result<MachineChoice> choose_plain_ghaly(const Preset& preset, const PresetOptions& requested) {
    if (requested.states) return Error{tell("machine.choice.ghaly-states", *requested.states)};
    if (requested.press != PressRule::any) return Error{tell("machine.choice.ghaly-lit-only")};
    if (!requested.shape) return preset.usual;
    const auto size = parse_ghaly_size(format_shape(*requested.shape));
    if (!size) return size.error();
    return choose_ghaly(plain_codes(*size));
}

Result<MachineChoice> choose_ghaly_with(std::string_view codes_text) {
    const auto codes = parse_codes(codes_text);
    if (!codes) return codes.error();
    return choose_ghaly(*codes);
}

std::optional<Result<MachineChoice>> parse_ghaly(std::string_view text, bool /*is_played*/) {
    const auto codes_text = text_after(ghaly_id, text);
    if (!codes_text) return std::nullopt;
    auto choice = choose_ghaly_with(*codes_text);
    if (!choice) return Error{tell("machine.choice.ghaly", choice.error().message)};
    return choice;
}

}  // namespace switchbox::machine
