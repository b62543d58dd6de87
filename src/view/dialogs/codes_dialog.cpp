#include "icons.hpp"
#include "machine/ghaly_machine.hpp"
#include "view/dialogs/dialog_parts.hpp"

namespace switchbox::view {
namespace {

// The field's own name in the dialog says which of the two is typed.
void take_sigma(Turn& turn, std::string_view text) { turn.change().codes.sigma = std::string(text); }
void take_tau(Turn& turn, std::string_view text) { turn.change().codes.tau = std::string(text); }

DialogGroup cycles_field(const std::string& name, const std::string& text,
                         void (*take)(Turn&, std::string_view)) {
    DialogGroup group = group_of("codes-" + name, GroupKind::field, name, Column::left);
    group.items.push_back(
        {"codes-" + name + "-field", name + " in cycles", "()", nullptr, true, false, nullptr, 0});
    group.text = text;
    group.set_text = take;
    return group;
}

void use_codes(Turn& turn, int /*argument*/) {
    turn.requests.emplace_back(play::SetCodes{*codes_of(turn.state.codes)});
    turn.change().modal.open = Modal::none;
}

void take_plain(Turn& turn, int /*argument*/) {
    turn.change().codes = draft_of(machine::plain_codes(turn.state.codes.size));
}

void take_present(Turn& turn, int /*argument*/) {
    turn.change().codes = draft_of(turn.game.machine().ghaly()->codes());
}

DialogGroup actions_group(const DialogSources& sources) {
    const auto codes = codes_of(sources.state.codes);
    const machine::GhalyCodes& present = sources.game.machine().ghaly()->codes();
    const bool changed = codes && *codes != present;
    DialogGroup group = group_of("codes-do", GroupKind::buttons, {}, Column::left);
    group.items.push_back(
        {"codes-use", "Use these codes", "Use these codes", icons::check, changed, true, use_codes, 0});
    group.items.push_back({"codes-plain", "Reset to identity", "Reset to identity", icons::eraser,
                           !codes || *codes != machine::plain_codes(present.size), false, take_plain, 0});
    group.items.push_back(
        {"codes-back", "Revert", "Revert", icons::undo_2, !codes || changed, false, take_present, 0});
    return group;
}

// A game that asks what is possible is not told by looking at its codes.
std::string facts(const DialogSources& sources) {
    const auto codes = codes_of(sources.state.codes);
    const bool gives_away =
        codes && !sources.game.tells() && *codes == sources.game.machine().ghaly()->codes();
    return gives_away ? "The game asks whether this machine can be solved." : facts_of(sources.state.codes);
}

std::string explanation(int size) {
    const std::string last = std::to_string(2 * size);
    const std::string half = std::to_string(size);
    return "Sigma sends the number of each code to the transmitter that has it, tau to the colour generator. "
           "Write disjoint cycles of 1 to " +
           last + ", such as (2 3)(" + std::to_string(size + 1) + " " + last + "); each permutes 1 to " +
           half +
           " among themselves, and the rest among themselves. While the wires are shown, codes can also be "
           "dragged along an edge of the board.";
}

}  // namespace

Dialog codes_dialog(const DialogSources& sources) {
    const CodesDraft& draft = sources.state.codes;
    Dialog dialog{"Codes", {}};
    dialog.groups.push_back(words_group("codes-about", {}, explanation(draft.size), Column::left));
    dialog.groups.push_back(cycles_field("sigma", draft.sigma, take_sigma));
    dialog.groups.push_back(cycles_field("tau", draft.tau, take_tau));
    dialog.groups.push_back(words_group("codes-facts", "Result", facts(sources), Column::left));
    dialog.groups.push_back(actions_group(sources));
    return dialog;
}

}  // namespace switchbox::view
