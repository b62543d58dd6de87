#include "types/lights/model/linear_machine.hpp"

#include <algorithm>
#include <utility>

#include "base/result.hpp"
#include "machine/machine.hpp"
#include "machine/machine_type.hpp"
#include "machine/rule_text.hpp"
#include "machine/text.hpp"

namespace switchbox::machine {
LinearMachine::LinearMachine(Rule rule, Picture start)
    : rule_(std::move(rule)),
      buttons_(buttons_of(rule_)),
      lamps_(lamps_of(rule_)),
      effects_(rule_.shape.size() > max_matrix_lamps ? Effects{} : effects_of(rule_)),
      start_(std::move(start)) {
    require(start_.shape == rule_.shape && start_.size() == rule_.shape.size(),
            "the start has another shape than the rule");
    require(!effects_.empty() || is_even(rule_), "a large board takes a rule that is the same everywhere");
}

const Effects& LinearMachine::effects() const {
    require(!effects_.empty(), "a large board has no table of what its buttons change");
    return effects_;
}

Point LinearMachine::button_middle(std::size_t button) const {
    if (rule_.blocks.empty()) return Machine::button_middle(button);
    const int first = half_cells_to_first(rule_);
    return {(first + buttons_.shape.row(button)) / 2.0, (first + buttons_.shape.column(button)) / 2.0};
}

Message LinearMachine::button_place(std::size_t button) const {
    if (rule_.blocks.empty()) return Machine::button_place(button);
    const Block block = block_of(rule_, button);
    return tell("machine.place.block", block.side,
                place(rule_.shape, rule_.shape.cell(block.row, block.column)));
}

Message LinearMachine::state_name(int state) const { return machine::state_name(state, rule_.states); }

bool LinearMachine::may_press(const PressGrid& presses, const Picture& shown, std::size_t button) const {
    return !order_counts() || (shown[button] != 0) == needs_lit(presses);
}

Picture LinearMachine::picture(const PressGrid& presses) const {
    return is_even(rule_) ? pressed_evenly(rule_, start_, presses, 1)
                          : pressed(effects_, rule_.states, start_, presses, 1);
}

std::vector<std::size_t> LinearMachine::effect(std::size_t button) const {
    return effects_.empty() ? effect_of(rule_, button) : effects_[button];
}

std::vector<std::size_t> LinearMachine::changes(const PressGrid& /*presses*/, std::size_t button) const {
    return effect(button);
}

void LinearMachine::show_press(Picture& shown, const PressGrid& /*presses*/, std::size_t button,
                               int times) const {
    for (const std::size_t lamp : effect(button)) {
        shown[lamp] = static_cast<std::uint8_t>((shown[lamp] + times) % rule_.states);
    }
}

const LinearMachine* linear_in(const Machine& machine) {
    return machine.type() == linear_id ? static_cast<const LinearMachine*>(&machine) : nullptr;
}

Picture start_for(const Rule& rule, const Picture& target, const PressGrid& presses) {
    const int minus_one = rule.states - 1;
    return is_even(rule) ? pressed_evenly(rule, target, presses, minus_one)
                         : pressed(effects_of(rule), rule.states, target, presses, minus_one);
}

namespace {

// Returns the least side round which no button reaches.
int least_side(const Rule& rule) { return 2 * reach_of(rule.inner) + 1; }

bool is_too_narrow(const Rule& rule) {
    return (joins_top(rule.surface) && rule.shape.rows < least_side(rule)) ||
           (joins_sides(rule.surface) && rule.shape.columns < least_side(rule));
}

int largest_side_of(const LinearPreset& preset, const Rule& rule, const PresetOptions& requested) {
    if (rule.press != PressRule::any || is_too_narrow(rule)) return preset.largest_side;
    const bool has_two = rule.states == fewest_states;
    const int solved = has_two ? preset.solved.two_states : preset.solved.more_states;
    const int played = has_two ? preset.solved.played : 0;
    return std::max(preset.largest_side, requested.is_played ? played : solved);
}

// Returns why a board of this size cannot be used although other boards of the size can; nullopt if nothing
// prevents it.
std::optional<Error> problem_with_large_side(const Rule& rule, const Message& name, int most) {
    const std::string size = format_shape(rule.shape);
    const auto at_most = [&](MessageId<3> id) { return Error{tell(id, size, name, most)}; };
    if (is_too_narrow(rule)) {
        return Error{
            tell(joins_top(rule.surface) ? "machine.size.too-narrow"_id : "machine.size.too-few-columns"_id,
                 size, name, most, least_side(rule))};
    }
    if (rule.press == PressRule::lit) return at_most("machine.size.too-large-for-lit-only");
    if (rule.press == PressRule::alternating) return at_most("machine.size.too-large-for-turns");
    if (rule.states > fewest_states) return at_most("machine.size.too-large-for-states");
    if (!is_even(rule) || !rule.holes.empty()) return at_most("machine.size.too-large-for-border");
    return std::nullopt;
}

Error wrong_size(const LinearPreset& preset, const Rule& rule, const PresetOptions& requested) {
    const std::string size = format_shape(rule.shape);
    const int most = largest_side_of(preset, rule, requested);
    const bool may_be_larger = (requested.is_played ? preset.solved.played : preset.solved.two_states) > 0;
    const auto kept = may_be_larger ? problem_with_large_side(rule, preset.name, most) : std::nullopt;
    if (kept) return *kept;
    if (preset.largest_side != 0) {
        return Error{tell("machine.size.too-large", size, preset.name, most)};
    }
    return Error{tell("machine.size.fixed", size, preset.name, format_shape(preset.rule.shape))};
}

bool allows(const LinearPreset& preset, const Rule& rule, const PresetOptions& requested) {
    const Shape shape = rule.shape;
    if (shape == preset.rule.shape) return true;
    const int most = largest_side_of(preset, rule, requested);
    const auto fits = [&](int side) { return side >= 1 && side <= most; };
    return fits(shape.rows) && fits(shape.columns);
}

Message about_own(const Rule& rule) {
    const std::size_t lamps = rule.inner.size();
    const std::size_t holes = rule.holes.size();
    if (rule.border) {
        const std::size_t edge = rule.border->edge.size();
        const std::size_t corner = rule.border->corner.size();
        return holes == 0 ? tell("machine.about.own.border", lamps, edge, corner)
                          : tell("machine.about.own.border-holes", lamps, edge, corner, holes);
    }
    if (rule.surface == Surface::torus) {
        return holes == 0 ? tell("machine.about.own.torus", lamps)
                          : tell("machine.about.own.torus-holes", lamps, holes);
    }
    if (rule.surface == Surface::cylinder) {
        return holes == 0 ? tell("machine.about.own.cylinder", lamps)
                          : tell("machine.about.own.cylinder-holes", lamps, holes);
    }
    return holes == 0 ? tell("machine.about.own", lamps) : tell("machine.about.own.holes", lamps, holes);
}

// Returns all lamps lit but the centre, the goal of Merlin's Magic Square (Arnold & Blaszak, figure 8).
Picture ring(const Rule& rule) {
    Picture picture = uniform(rule, 1);
    picture[rule.shape.cell(rule.shape.rows / 2, rule.shape.columns / 2)] = 0;
    return picture;
}

Picture filled(Fill fill, const Rule& rule) {
    return fill == Fill::ring ? ring(rule) : uniform(rule, fill == Fill::all_on ? 1 : 0);
}

// Returns the rule as the last part of a text: "~lit".
std::string press_suffix(PressRule press) { return "~" + std::string(word_of(press)); }

class LinearDefinition final : public MachineDefinition {
  public:
    // Takes nullptr for `preset` if the rule is user-defined.
    LinearDefinition(const LinearPreset* preset, Rule rule) : preset_(preset), rule_(std::move(rule)) {}

    [[nodiscard]] const Rule& rule() const { return rule_; }
    [[nodiscard]] std::string_view type() const override { return linear_id; }
    [[nodiscard]] std::string_view id() const override { return preset_ != nullptr ? preset_->id : own_id; }
    [[nodiscard]] std::string text() const override {
        std::string text(id());
        if (preset_ == nullptr) {
            text += "~" + format_rule(rule_);
        } else {
            if (rule_.shape != preset_->rule.shape) text += "~" + format_shape(rule_.shape);
            if (rule_.states != preset_->rule.states) text += "~" + std::to_string(rule_.states);
        }
        return restricts_presses() ? text + press_suffix(rule_.press) : text;
    }
    [[nodiscard]] Message name() const override {
        return preset_ != nullptr ? preset_->name : tell("machine.name.own");
    }
    [[nodiscard]] Message about() const override {
        Message about = preset_ != nullptr ? preset_->about : about_own(rule_);
        if (rule_.press == PressRule::lit) about = together(std::move(about), tell("machine.about.lit-only"));
        if (rule_.press == PressRule::alternating)
            about = together(std::move(about), tell("machine.about.turns"));
        return about;
    }
    [[nodiscard]] MachineChoice with(const PresetOptions& requested) const override {
        Rule rule = rule_;
        rule.states = requested.states.value_or(rule.states);
        rule.press = requested.press;
        return *choose_own(std::move(rule));
    }
    [[nodiscard]] CellMask lamp_sites() const override { return lamps_of(rule_); }
    [[nodiscard]] CellMask button_sites() const override { return buttons_of(rule_); }
    [[nodiscard]] int lamp_states() const override { return rule_.states; }
    [[nodiscard]] int press_states() const override { return press_states_of(rule_); }
    [[nodiscard]] Picture uniform(std::uint8_t value) const override {
        return machine::uniform(rule_, value);
    }
    [[nodiscard]] Picture default_start() const override {
        return filled(preset_ != nullptr ? preset_->start : Fill::all_on, rule_);
    }
    [[nodiscard]] Picture default_target() const override {
        return filled(preset_ != nullptr ? preset_->target : Fill::all_off, rule_);
    }
    [[nodiscard]] PressRule press_rule() const override { return rule_.press; }
    [[nodiscard]] bool can_restrict_presses() const override { return rule_.blocks.empty(); }
    [[nodiscard]] bool can_have_states() const override { return true; }
    [[nodiscard]] bool adds_presses() const override { return true; }
    [[nodiscard]] Picture start_for(const Picture& shown, const PressGrid& presses) const override {
        return machine::start_for(rule_, shown, presses);
    }
    [[nodiscard]] std::shared_ptr<const Machine> make_machine(const Picture& start) const override {
        return std::make_shared<const LinearMachine>(rule_, start);
    }

  private:
    const LinearPreset* preset_;
    Rule rule_;
};

MachineChoice made(const LinearPreset* preset, Rule rule) {
    return {std::make_shared<const LinearDefinition>(preset, std::move(rule))};
}

Result<MachineChoice> choose_preset(const LinearPreset& preset, const PresetOptions& requested) {
    Rule rule = preset.rule;
    rule.shape = requested.shape.value_or(rule.shape);
    rule.states = requested.states.value_or(rule.states);
    rule.press = requested.press;
    if (!allows(preset, rule, requested)) return wrong_size(preset, rule, requested);
    const auto problem = problem_with(rule);
    if (problem) return *problem;
    return made(&preset, std::move(rule));
}

// Parses the text behind "own~".
Result<MachineChoice> parse_own(std::string_view text, bool is_played) {
    PressRule press = PressRule::any;
    for (const PressRule named : {PressRule::lit, PressRule::alternating}) {
        if (text.ends_with(press_suffix(named))) press = named;
    }
    if (press != PressRule::any) text.remove_suffix(press_suffix(press).size());
    const auto rule = parse_rule(text);
    if (!rule) return rule.error();
    Rule own = *rule;
    own.press = press;
    return choose_own(std::move(own), is_played);
}

}  // namespace

std::vector<Preset> linear_rows() {
    std::vector<Preset> rows;
    for (const LinearPreset& preset : linear_presets())
        rows.push_back({preset.place, preset.id, preset.name, preset.about, made(&preset, preset.rule),
                        preset.largest_side});
    return rows;
}

Result<MachineChoice> choose_linear(const Preset& preset, const PresetOptions& requested) {
    return choose_preset(*find_linear_preset(preset.id), requested);
}

std::optional<Result<MachineChoice>> parse_linear(std::string_view text, bool is_played) {
    const auto own = text_after(own_id, text);
    if (!own) return std::nullopt;
    return parse_own(*own, is_played);
}

Result<MachineChoice> choose_own(Rule rule, bool is_played) {
    rule = tidied(std::move(rule));
    auto problem = problem_with_own(rule, is_played ? largest_side : largest_stencil_side);
    if (!problem && std::max(rule.shape.rows, rule.shape.columns) > largest_side) {
        problem = problem_with_large_side(rule, tell("machine.name.own"), largest_side);
    }
    if (problem) return *problem;
    return made(nullptr, std::move(rule));
}

const Rule* rule_of(const MachineChoice& choice) {
    const auto* linear = choice.as<LinearDefinition>(linear_id);
    return linear != nullptr ? &linear->rule() : nullptr;
}

const Rule* own_rule(const MachineChoice& choice) {
    return choice->id() == own_id ? rule_of(choice) : nullptr;
}

// Rows of the catalogue that are linear machines.

namespace {

const Stencil plus{{-1, 0}, {0, -1}, {0, 0}, {0, 1}, {1, 0}};
const Stencil neighbours{{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
const Stencil diagonals{{-1, -1}, {-1, 1}, {0, 0}, {1, -1}, {1, 1}};
const Stencil king{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 0}, {0, 1}, {1, -1}, {1, 0}, {1, 1}};
const Stencil knight{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {0, 0}, {1, -2}, {1, 2}, {2, -1}, {2, 1}};
// Merlin: the 2 x 2 block of a corner, and the whole edge of a side.
const Stencil corner_block{{0, 0}, {0, 1}, {1, 0}, {1, 1}};
const Stencil edge_line{{0, -1}, {0, 0}, {0, 1}};
// Quatrainment: the corner, the next two along each edge, and the diagonal neighbour.
const Stencil corner_triangle{{0, 0}, {0, 1}, {0, 2}, {1, 0}, {1, 1}, {2, 0}};

// Limits of `plus`: there the first row determines the others; on a torus the first two do.
constexpr SolvedSides of_a_row{
    .two_states = largest_solved_side, .more_states = largest_states_side, .played = largest_played_side};
constexpr SolvedSides of_a_torus{.two_states = largest_solved_side, .played = largest_played_side};
// Limits of any other stencil that is the same for all buttons.
constexpr SolvedSides of_a_stencil{.two_states = largest_stencil_side};

// Every row of this matrix is long, so elimination costs more than for the others: seconds at 64 x 64.
constexpr int largest_row_column = 24;

// Returns the pressed cell with its row and its column, on boards of up to largest_row_column lines.
Stencil row_column() {
    Stencil stencil{{0, 0}};
    for (int i = 1; i < largest_row_column; ++i) {
        stencil.insert(stencil.end(), {{i, 0}, {-i, 0}, {0, i}, {0, -i}});
    }
    return stencil;
}

Rule plane(Shape shape, Stencil inner, int states = 2) {
    return {.shape = shape, .states = states, .inner = std::move(inner)};
}

Rule joined(Shape shape, Surface surface, Stencil inner) {
    return {.shape = shape, .surface = surface, .inner = std::move(inner)};
}

Rule bordered(Shape shape, Stencil inner, Border border) {
    return {.shape = shape, .inner = std::move(inner), .border = std::move(border)};
}

Rule subboards(Shape shape, std::vector<int> sides) { return {.shape = shape, .blocks = std::move(sides)}; }

std::vector<LinearPreset> make_presets() {
    return {
        {1, "merlin", tell("machine.name.merlin"), tell("machine.about.merlin"),
         bordered({3, 3}, plus, {corner_block, edge_line}), 0, Fill::all_off, Fill::ring},
        {2, "quatrainment", tell("machine.name.quatrainment"), tell("machine.about.quatrainment"),
         bordered({4, 4}, plus, {corner_triangle, neighbours}), 0, Fill::all_on, Fill::all_off},
        {4, "lights-out", tell("machine.name.lights-out"), tell("machine.about.lights-out"),
         plane({5, 5}, plus), largest_side, Fill::all_on, Fill::all_off, of_a_row},
        {5, "subboards", tell("machine.name.subboards"), tell("machine.about.subboards"),
         subboards({4, 4}, {2, 3}), 0, Fill::all_on, Fill::all_off},
        {6, "torus", tell("machine.name.torus"), tell("machine.about.torus"),
         joined({3, 3}, Surface::torus, plus), largest_side, Fill::all_on, Fill::all_off, of_a_torus},
        {7, "lights-out-2000", tell("machine.name.lights-out-2000"), tell("machine.about.lights-out-2000"),
         plane({5, 5}, plus, 3), largest_side, Fill::all_on, Fill::all_off, of_a_row},
        {8, "lights-out-6", tell("machine.name.lights-out-6"), tell("machine.about.lights-out"),
         plane({6, 6}, plus), largest_side, Fill::all_on, Fill::all_off, of_a_row},
        {9, "diagonals", tell("machine.name.diagonals"), tell("machine.about.diagonals"),
         plane({6, 6}, diagonals), largest_side, Fill::all_on, Fill::all_off, of_a_stencil},
        {10, "king", tell("machine.name.king"), tell("machine.about.king"), plane({5, 5}, king), largest_side,
         Fill::all_on, Fill::all_off, of_a_stencil},
        {11, "knight", tell("machine.name.knight"), tell("machine.about.knight"), plane({5, 5}, knight),
         largest_side, Fill::all_on, Fill::all_off, of_a_stencil},
        {12, "neighbours", tell("machine.name.neighbours"), tell("machine.about.neighbours"),
         plane({4, 4}, neighbours), largest_side, Fill::all_on, Fill::all_off, of_a_stencil},
        {13, "row-column", tell("machine.name.row-column"), tell("machine.about.row-column"),
         plane({4, 4}, row_column()), largest_row_column, Fill::all_on, Fill::all_off},
        {14, "cylinder", tell("machine.name.cylinder"), tell("machine.about.cylinder"),
         joined({5, 5}, Surface::cylinder, plus), largest_side, Fill::all_on, Fill::all_off, of_a_row},
    };
}

}  // namespace

const std::vector<LinearPreset>& linear_presets() {
    static const std::vector<LinearPreset> presets = make_presets();
    return presets;
}

const LinearPreset* find_linear_preset(std::string_view id) {
    for (const LinearPreset& preset : linear_presets()) {
        if (preset.id == id) return &preset;
    }
    return nullptr;
}

}  // namespace switchbox::machine
