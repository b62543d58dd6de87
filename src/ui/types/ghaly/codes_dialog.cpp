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
    const std::string example = "(2 3)(" + std::to_string(size + 1) + " " + std::to_string(2 * size) + ")";
    return tell("view.dialog.codes.about", 2 * size, size, example);
}

}  // namespace

void open_codes_in_play(InputContext& context) {
    take_present(context, 0);
    context.change().modal.open = Modal::codes;
}

Dialog codes_dialog(const DialogSources& sources) {
    const CodesDraft& draft = sources.state.codes;
    Dialog dialog{say("view.dialog.codes.title"), {}};
    const DialogColumn column(dialog, false);
    column.words("codes-about", {}, explanation(draft.size));
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

}  // namespace switchbox::ui
