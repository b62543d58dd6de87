#include "ui/state/setup_draft.hpp"

#include <algorithm>
#include <utility>

#include "game/new_game.hpp"
#include "game/type_games.hpp"
#include "i18n/words.hpp"
#include "machine/text.hpp"
#include "ui/kit/fonts.hpp"

namespace switchbox::ui {
namespace {

using machine::MachineChoice;
using machine::Preset;
using machine::PresetOptions;
using machine::Shape;

constexpr std::size_t max_seed = 9;
// Number of lamps above which every rule of the catalogue changes something.
constexpr std::size_t small_board = 64;
// Number of lamps above which only the start finds out whether every board can be solved.
constexpr std::size_t quickly_asked = 400;

// Returns the machine with as many of the options as it supports.
MachineChoice fitted(const SetupDraft& draft, std::string_view id, PresetOptions requested) {
    const auto own = own_machine(draft);
    if (own && (*own)->id() == id) return (*own)->with(requested);
    const Preset* preset = machine::find_preset(id);
    if (preset == nullptr) return draft.machine;  // not in the catalogue, so its options are fixed
    if (!preset->usual->can_restrict_presses()) requested.press = machine::PressRule::any;
    if (!preset->usual->can_have_states()) requested.states.reset();
    const auto choice = machine::choose(id, requested);
    if (choice) return *choice;
    requested.shape.reset();
    return *machine::choose(id, requested);
}

// Returns the options that distinguish the machine from the usual one. Size and states of a rule that the
// player drew belong to the rule, so they are not options.
PresetOptions wish_read_off(const MachineChoice& choice) {
    PresetOptions requested;
    requested.press = choice->press_rule();
    const Preset* preset = machine::find_preset(choice->id());
    if (preset == nullptr) return requested;
    const Shape shape = shape_of(choice);
    if (shape != preset->usual->lamp_sites().shape) requested.shape = shape;
    const int states = choice->lamp_states();
    if (choice->can_have_states() && states != preset->usual->lamp_states()) requested.states = states;
    return requested;
}

// Returns the typed size as it is read: without spaces, and with an x for the cross.
std::string readable_size(std::string size) {
    constexpr std::string_view cross = "\xC3\x97";
    const std::size_t at = size.find(cross);
    if (at != std::string::npos) size.replace(at, cross.size(), "x");
    size.erase(std::remove(size.begin(), size.end(), ' '), size.end());
    return size;
}

Result<Shape> typed_shape(const SetupDraft& draft) {
    const std::string size = readable_size(draft.size);
    if (machine::parse_number(size))
        return machine::parse_shape(size + "x" + size, machine::largest_played_side);
    return machine::parse_shape(size, machine::largest_played_side);
}

// Returns the options that led to the draft's machine, or those of the machine if it has another origin.
PresetOptions wish_behind(const SetupDraft& draft) {
    const bool led_here =
        fitted(draft, draft.machine->id(), draft.requested)->is_same_but_draws(*draft.machine);
    return led_here ? draft.requested : wish_read_off(draft.machine);
}

void apply(SetupDraft& draft, std::string_view id, const PresetOptions& requested) {
    const std::string kept_id(id);  // `id` may refer to the machine's own id
    draft.own = own_machine(draft);
    draft.requested = requested;
    draft.machine = fitted(draft, kept_id, requested);
    draft.refusal.reset();
}

}  // namespace

void set_machine(SetupDraft& draft, std::string_view id) {
    draft.size.clear();
    apply(draft, id, wish_behind(draft));
}

void set_size(SetupDraft& draft, std::string_view typed) {
    constexpr std::size_t longest = 12;
    const std::string size(machine::trimmed(typed).substr(0, longest));
    draft.size = size;
    const auto shape = typed_shape(draft);
    if (shape) set_shape(draft, *shape);
    draft.size = size;
    draft.refusal.reset();
}

Message size_problem(const SetupDraft& draft) {
    if (draft.size.empty()) return {};
    const auto shape = typed_shape(draft);
    if (!shape) return shape.error().message;
    PresetOptions requested = wish_behind(draft);
    requested.shape = *shape;
    const auto choice = machine::choose(draft.machine->id(), requested);
    return choice ? Message{} : choice.error().message;
}

void set_shape(SetupDraft& draft, machine::Shape shape) {
    PresetOptions requested = wish_behind(draft);
    draft.size.clear();
    requested.shape = shape;
    const auto choice = machine::choose(draft.machine->id(), requested);
    if (!choice) return;
    // The usual size is not an option: the next machine may have another.
    requested.shape = wish_read_off(*choice).shape;
    apply(draft, draft.machine->id(), requested);
}

void set_states(SetupDraft& draft, int states) {
    PresetOptions requested = wish_behind(draft);
    requested.states = states;
    const Preset* preset = machine::find_preset(draft.machine->id());
    if (preset != nullptr && preset->usual->lamp_states() == states) requested.states.reset();
    apply(draft, draft.machine->id(), requested);
}

void set_press_rule(SetupDraft& draft, machine::PressRule press) {
    PresetOptions requested = wish_behind(draft);
    requested.press = press;
    apply(draft, draft.machine->id(), requested);
}

void step_fewest(SetupDraft& draft, int by) {
    const auto now = static_cast<int>(fewest_of(draft).value_or(0));
    const int next = std::clamp(now + by, 0, static_cast<int>(max_presses(draft)));
    draft.fewest.reset();
    if (next > 0) draft.fewest = static_cast<std::size_t>(next);
    draft.refusal.reset();
}

void set_quest(SetupDraft& draft, game::NewGameMode quest) {
    draft.quest = quest;
    draft.refusal.reset();
}

bool can_have(const SetupDraft& draft, game::NewGameMode quest) { return problem_with(draft, quest).empty(); }

Message problem_with(const SetupDraft& draft, game::NewGameMode quest) {
    if (quest == game::NewGameMode::solvable) return {};
    const bool is_long = shape_of(draft.machine).size() > quickly_asked;
    if (quest == game::NewGameMode::question && is_long && game::games_of(draft.machine).asks) return {};
    const auto problem = game::problem_with_new_game(game::NewGame{draft.machine, 0, std::nullopt, quest});
    return problem ? problem->message : Message{};
}

game::NewGameMode quest_of(const SetupDraft& draft) {
    return can_have(draft, draft.quest) ? draft.quest : game::NewGameMode::solvable;
}

bool can_choose_presses(const SetupDraft& draft) {
    return quest_of(draft) != game::NewGameMode::question && max_presses(draft) > 0;
}

void set_seeding(SetupDraft& draft, Seeding seeding) {
    draft.seeding = seeding;
    draft.refusal.reset();
}

void set_seed(SetupDraft& draft, std::string_view typed) {
    draft.seed.clear();
    for (const char character : typed) {
        const bool digit = character >= '0' && character <= '9';
        if (digit && draft.seed.size() < max_seed) draft.seed.push_back(character);
    }
    draft.refusal.reset();
}

std::optional<MachineChoice> own_machine(const SetupDraft& draft) {
    const bool is_own =
        machine::find_preset(draft.machine->id()) == nullptr && !is_taken_as_it_is(draft.machine);
    return is_own ? draft.machine : draft.own;
}

bool can_have(const SetupDraft& draft, machine::Shape shape) {
    const Preset* preset = machine::find_preset(draft.machine->id());
    if (preset == nullptr || !preset->is_resizable()) return false;
    const auto fits = [&](int side) { return side >= 1 && side <= preset->largest_side; };
    const bool is_usual = fits(shape.rows) && fits(shape.columns);
    if (is_usual && shape.size() > small_board) return true;
    PresetOptions requested = is_usual ? PresetOptions{} : wish_behind(draft);
    requested.shape = shape;
    return static_cast<bool>(machine::choose(preset->id, requested));
}

machine::Shape shape_of(const machine::MachineChoice& choice) { return choice->lamp_sites().shape; }

bool can_restrict_presses(const SetupDraft& draft) { return draft.machine->can_restrict_presses(); }

bool can_choose_states(const SetupDraft& draft) { return draft.machine->can_have_states(); }

std::size_t max_presses(const SetupDraft& draft) {
    return game::games_of(draft.machine).most_presses(draft.machine);
}

bool is_taken_as_it_is(const machine::MachineChoice& choice) {
    return machine::find_preset(choice->id()) == nullptr && !choice->can_have_states();
}

std::optional<std::size_t> fewest_of(const SetupDraft& draft) {
    const std::size_t most = can_choose_presses(draft) ? max_presses(draft) : 0;
    if (!draft.fewest || most == 0) return std::nullopt;
    return std::min(*draft.fewest, most);
}

std::optional<std::uint64_t> seed_of(const SetupDraft& draft) {
    if (draft.seeding != Seeding::chosen) return std::nullopt;
    return machine::parse_number(draft.seed);
}

bool is_complete(const SetupDraft& draft) {
    return size_problem(draft).empty() && (draft.seeding != Seeding::chosen || seed_of(draft));
}

bool has_unusual_options(const SetupDraft& draft) {
    if (draft.seeding != Seeding::random || quest_of(draft) != game::NewGameMode::solvable) return true;
    const PresetOptions options = wish_read_off(draft.machine);
    return options.press != machine::PressRule::any || options.states.has_value();
}

void refuse(SetupDraft& draft, Message reason) { draft.refusal = {draft.machine, std::move(reason)}; }

std::string refusal_of(const SetupDraft& draft) {
    if (!draft.refusal || draft.refusal->machine != draft.machine) return {};
    return say("view.setup.refused", after_place(draft.refusal->reason));  // "fewest 10: no game ..."
}

}  // namespace switchbox::ui
