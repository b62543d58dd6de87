#include "ui/types/ghaly/ghaly_ui.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/message.hpp"
#include "game/new_game.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/types/ghaly/wires/wire_view.hpp"
#include "ui/types/ghaly/wires/wire_words.hpp"
#include "ui/types/ghaly/wiring_pane.hpp"

namespace switchbox::ui {
namespace {

constexpr std::array<MessageId<>, 4> ghaly_cards{
    "view.introduction.ghaly.wires", "view.introduction.ghaly.colours", "view.introduction.ghaly.cells",
    "view.introduction.ghaly.press"};

// Returns a game that shows how the machine works: the smallest, in the fewest presses that any of its boards
// takes.
NewGameRequest first_ghaly_game() {
    constexpr std::size_t presses = 2;
    return {machine::choose_ghaly(machine::plain_codes(2)), presses};
}

constexpr std::array<MachineUiDialog, 2> code_dialogs{
    {{Modal::codes, codes_dialog}, {Modal::results, results_dialog}}};
constexpr std::array<MachineUiPane, 1> wiring_panes{{{PaneKind::wiring, wiring_definition}}};

// Returns the k of the codes d_k whose low bits these are; `first`: the first of their edges.
std::vector<std::string> code_numbers(const std::vector<std::uint8_t>& low, int first) {
    std::vector<std::string> numbers;
    numbers.reserve(low.size());
    for (const int bits : low) numbers.push_back(std::to_string(bits + first));
    return numbers;
}

EdgeCodes edge_codes(const machine::MachineChoice& choice) {
    const machine::GhalyCodes& codes = *machine::codes_of(choice);
    const machine::LowBits low = machine::low_bits(codes);
    const int second_half = codes.size + 1;
    return {code_numbers(low.left, 1), code_numbers(low.bottom, second_half), code_numbers(low.top, 1),
            code_numbers(low.right, second_half)};
}

constexpr std::array<ExtraSheet, 1> own_sheets{{{ExportWhat::wiring, has_wiring_sheet, wiring_sheet}}};
constexpr ExportSheets wiring_sheets{.extra = own_sheets, .edge_codes = edge_codes};

}  // namespace

const MachineUi ghaly_ui{.id = machine::ghaly_id,
                         .sheets = &wiring_sheets,
                         .overlay = &wire_overlay,
                         .levels = ghaly_levels,
                         .cards = ghaly_cards,
                         .first_game = first_ghaly_game,
                         .guide = &wire_guide,
                         .more_rule = colour_rule,
                         .first_level = "ghaly-1",
                         .open_codes = open_codes_in_play,
                         .dialogs = code_dialogs,
                         .panes = wiring_panes};

namespace {

void take_sigma(InputContext& context, std::string_view text) {
    context.change().codes.sigma = std::string(text);
}
void take_tau(InputContext& context, std::string_view text) {
    context.change().codes.tau = std::string(text);
}

void use_codes(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(game::SetCodes{machine::choose_ghaly(*codes_of(context.state.codes))});
    context.change().modal.open = Modal::none;
}

void take_plain(InputContext& context, int /*argument*/) {
    context.change().codes = draft_of(machine::plain_codes(context.state.codes.size));
}

void take_present(InputContext& context, int /*argument*/) {
    context.change().codes = draft_of(machine::ghaly_in(context.game.machine())->codes());
}

// Returns facts about the typed codes, but not about those in play while the game asks whether it is
// solvable.
Message facts(const DialogSources& sources) {
    const auto codes = codes_of(sources.state.codes);
    const bool gives_away = codes && !sources.game.reveals_solvability() &&
                            *codes == machine::ghaly_in(sources.game.machine())->codes();
    if (gives_away) return tell("view.dialog.codes.untold");
    return facts_of(sources.state.codes);
}

Message explanation(int size) {
    const std::string example = "(1 2)(" + std::to_string(size + 1) + " " + std::to_string(2 * size) + ")";
    return tell("view.dialog.codes.about", 2 * size, size, size + 1, example);
}

}  // namespace

void open_codes_in_play(InputContext& context) {
    take_present(context, 0);
    context.change().modal.open = Modal::codes;
}

Dialog codes_dialog(const DialogSources& sources) {
    const CodesDraft& draft = sources.state.codes;
    Dialog dialog{say("view.dialog.codes.title"), {}};
    const DialogColumn column(dialog, true);
    DialogColumn(dialog, false).words("codes-about", {}, explanation(draft.size));
    // Adds a field for the cycles of sigma or tau.
    const auto field = [&](const std::string& name, const std::string& text,
                           void (*take)(InputContext&, std::string_view)) {
        column.field("codes-" + name, verbatim(name),
                     {"codes-" + name + "-field", tell("view.dialog.codes.field", name), "()", text, take});
    };
    field("sigma", draft.sigma, take_sigma);
    field("tau", draft.tau, take_tau);
    column.words("codes-facts", tell("view.dialog.codes.result"), facts(sources));
    const auto codes = codes_of(draft);
    const machine::GhalyCodes& present = machine::ghaly_in(sources.game.machine())->codes();
    const bool changed = codes && *codes != present;
    const bool plain = codes && *codes == machine::plain_codes(present.size);
    column.buttons("codes-do", {},
                   {enabled_if(changed, primary(button_item("codes-use", tell("view.dialog.codes.use"),
                                                            icons::check, use_codes))),
                    enabled_if(!plain, button_item("codes-plain", tell("view.dialog.codes.plain"),
                                                   icons::eraser, take_plain)),
                    enabled_if(!codes || changed, button_item("codes-back", tell("view.dialog.codes.revert"),
                                                              icons::undo_2, take_present))});
    return dialog;
}

// Page "Results": theorems about Ghaly's machine, in sentences (words/*.txt). docs/theory.md has the proofs,
// and the tests that compute the numbers.

namespace {

// Sections, with the number of paragraphs in each.
constexpr std::array<std::pair<const char*, int>, 10> sections{{{"machine", 3},
                                                                {"wiring", 2},
                                                                {"dark", 3},
                                                                {"colour", 2},
                                                                {"solvable", 5},
                                                                {"solutions", 3},
                                                                {"blind", 3},
                                                                {"picture", 2},
                                                                {"questions", 4},
                                                                {"errors", 3}}};
static_assert(std::all_of(sections.begin(), sections.end(), [](const std::pair<const char*, int>& section) {
    bool is_complete = has_message({"view.results.", section.first, ".title"});
    for (int i = 1; i <= section.second; ++i)
        is_complete =
            is_complete && has_message({"view.results.", section.first, ".", {&"0123456789"[i], 1}});
    return is_complete;
}));

}  // namespace

Dialog results_dialog(const DialogSources& /*sources*/) {
    Dialog dialog{say("view.dialog.results.title"), {}};
    const DialogColumn column(dialog, false);
    for (const auto& [section, paragraphs] : sections) {
        const std::string id = "view.results." + std::string(section) + ".";
        for (int i = 1; i <= paragraphs; ++i) {
            const std::string group = "results-" + std::to_string(dialog.groups.size() + 1);
            column.words(group, i == 1 ? composed(id + "title") : Message{},
                         composed(id + std::to_string(i)));
        }
    }
    return dialog;
}

std::optional<LevelNumbers> ghaly_levels(const machine::MachineChoice& choice, std::size_t most) {
    std::size_t least = most;
    const auto exists = [&](std::size_t presses) {
        return !game::problem_with_new_game(game::NewGame{choice, 0, presses});
    };
    while (least > 1 && exists(least - 1)) --least;
    return LevelNumbers{least, (least + most) / 2, most};
}

}  // namespace switchbox::ui
