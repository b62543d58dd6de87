#include "ui/types/ghaly/codes_dialog.hpp"

#include "base/message.hpp"
#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/ghaly/model/ghaly_choice.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/dialogs/dialog_parts.hpp"

namespace switchbox::ui {
namespace {

// The field's own name in the dialog says which of the two is typed.
void take_sigma(Turn& turn, std::string_view text) { turn.change().codes.sigma = std::string(text); }
void take_tau(Turn& turn, std::string_view text) { turn.change().codes.tau = std::string(text); }

DialogGroup cycles_field(const std::string& name, const std::string& text,
                         void (*take)(Turn&, std::string_view)) {
    DialogGroup group = group_of("codes-" + name, GroupKind::field, verbatim(name), Column::left);
    group.items.push_back({"codes-" + name + "-field", say("view.dialog.codes.field", name), "()", nullptr,
                           true, false, nullptr, 0});
    group.text = text;
    group.set_text = take;
    return group;
}

void use_codes(Turn& turn, int /*argument*/) {
    turn.requests.emplace_back(game::SetCodes{machine::choose_ghaly(*codes_of(turn.state.codes))});
    turn.change().modal.open = Modal::none;
}

void take_plain(Turn& turn, int /*argument*/) {
    turn.change().codes = draft_of(machine::plain_codes(turn.state.codes.size));
}

void take_present(Turn& turn, int /*argument*/) {
    turn.change().codes = draft_of(machine::ghaly_in(turn.game.machine())->codes());
}

DialogGroup actions_group(const DialogSources& sources) {
    const auto codes = codes_of(sources.state.codes);
    const machine::GhalyCodes& present = machine::ghaly_in(sources.game.machine())->codes();
    const bool changed = codes && *codes != present;
    DialogGroup group = group_of("codes-do", GroupKind::buttons, {}, Column::left);
    group.items.push_back(
        button_item("codes-use", tell("view.dialog.codes.use"), {icons::check, changed, true}, use_codes));
    const bool plain = codes && *codes == machine::plain_codes(present.size);
    group.items.push_back(
        button_item("codes-plain", tell("view.dialog.codes.plain"), {icons::eraser, !plain}, take_plain));
    group.items.push_back(button_item("codes-back", tell("view.dialog.codes.revert"),
                                      {icons::undo_2, !codes || changed}, take_present));
    return group;
}

// A game that asks what is possible is not told by looking at its codes.
Message facts(const DialogSources& sources) {
    const auto codes = codes_of(sources.state.codes);
    const bool gives_away =
        codes && !sources.game.tells() && *codes == machine::ghaly_in(sources.game.machine())->codes();
    if (gives_away) return tell("view.dialog.codes.untold");
    return facts_of(sources.state.codes);
}

Message explanation(int size) {
    const std::string example = "(2 3)(" + std::to_string(size + 1) + " " + std::to_string(2 * size) + ")";
    return tell("view.dialog.codes.about", 2 * size, size, example);
}

}  // namespace

void open_codes_in_play(Turn& turn) {
    take_present(turn, 0);
    turn.change().modal.open = Modal::codes;
}

Dialog codes_dialog(const DialogSources& sources) {
    const CodesDraft& draft = sources.state.codes;
    Dialog dialog{say("view.dialog.codes.title"), {}};
    dialog.groups.push_back(words_group("codes-about", {}, explanation(draft.size), Column::left));
    dialog.groups.push_back(cycles_field("sigma", draft.sigma, take_sigma));
    dialog.groups.push_back(cycles_field("tau", draft.tau, take_tau));
    dialog.groups.push_back(
        words_group("codes-facts", tell("view.dialog.codes.result"), facts(sources), Column::left));
    dialog.groups.push_back(actions_group(sources));
    return dialog;
}

}  // namespace switchbox::ui
