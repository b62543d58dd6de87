// The text of a choice inside share codes.
#include "machine/catalogue.hpp"
#include "machine/ghaly/ghaly_code_text.hpp"
#include "machine/notation.hpp"
#include "machine/rule_text.hpp"

namespace switchbox::machine {
namespace {

constexpr std::string_view lit_word = "lit";

// One part of a choice's text after the id; each kind may come once.
std::optional<Error> read_part(std::string_view text, std::string_view part, MachineWish& wish) {
    const auto repeated = [text](std::string_view id) { return Error{tell(id, quoted(text))}; };
    if (part == lit_word) {
        if (wish.lit_only) return repeated("machine.choice.two-lit");
        wish.lit_only = true;
    } else if (part.find('x') != std::string_view::npos) {
        const auto shape = parse_shape(part, largest_played_side);
        if (!shape) return shape.error();
        if (wish.shape) return repeated("machine.choice.two-sizes");
        wish.shape = *shape;
    } else {
        const auto states = parse_number(part);
        if (!states || *states > max_states) {
            return Error{tell("machine.choice.unknown-part", quoted(part))};
        }
        if (wish.states) return repeated("machine.choice.two-states");
        wish.states = static_cast<int>(*states);
    }
    return std::nullopt;
}

// What follows "own~".
Result<MachineChoice> parse_own(std::string_view text, bool is_played) {
    const std::string suffix = "~" + std::string(lit_word);
    const bool lit_only = text.ends_with(suffix);
    if (lit_only) text.remove_suffix(suffix.size());
    const auto rule = parse_rule(text);
    if (!rule) return rule.error();
    Rule own = *rule;
    own.lit_only = lit_only;
    return choose_own(std::move(own), is_played);
}

// What follows "ghaly~".
Result<MachineChoice> parse_ghaly(std::string_view text) {
    const auto codes = parse_codes(text);
    if (!codes) return Error{tell("machine.choice.ghaly", codes.error().message)};
    return choose_ghaly(*codes);
}

// The rest of `text` behind `id` and "~", where it begins so.
std::optional<std::string_view> behind(std::string_view id, std::string_view text) {
    const std::string prefix = std::string(id) + "~";
    if (!text.starts_with(prefix)) return std::nullopt;
    return text.substr(prefix.size());
}

}  // namespace

std::string format_choice(const MachineChoice& choice) {
    if (const GhalyCodes* codes = choice.ghaly()) {
        const std::string text = format_codes(*codes);
        return *codes == plain_codes(4) ? choice.id : choice.id + "~" + text;
    }
    if (const OtherKind* other = choice.other()) return choice.id + "~" + other->text();
    const Rule& rule = *choice.linear();
    const std::string lit = rule.lit_only ? "~" + std::string(lit_word) : "";
    if (choice.id == own_id) return choice.id + "~" + format_rule(rule) + lit;
    const Rule& usual = *std::get_if<Rule>(&find_preset(choice.id)->kind);
    std::string text = choice.id;
    if (rule.shape != usual.shape) text += "~" + format_shape(rule.shape);
    if (rule.states != usual.states) text += "~" + std::to_string(rule.states);
    return text + lit;
}

Result<MachineChoice> parse_choice(std::string_view text, bool is_played) {
    if (const auto own = behind(own_id, text)) return parse_own(*own, is_played);
    if (const auto codes = behind(ghaly_id, text)) return parse_ghaly(*codes);
    for (const KindEntry& each : kinds()) {
        const auto said = behind(each.id, text);
        if (!said) continue;
        auto kind = each.parse(*said);
        if (!kind) return kind.error();
        return MachineChoice{std::string(each.id), *std::move(kind)};
    }
    const std::vector<std::string_view> parts = split(text, '~');
    MachineWish wish;
    wish.is_played = is_played;
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto problem = read_part(text, parts[i], wish);
        if (problem) return *problem;
    }
    return choose(parts[0], wish);
}

}  // namespace switchbox::machine
