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

void take_sigma(Turn& turn, std::string_view text) { turn.change().codes.sigma = std::string(text); }
void take_tau(Turn& turn, std::string_view text) { turn.change().codes.tau = std::string(text); }

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
    const DialogColumn column(dialog, false);
    column.words("codes-about", {}, explanation(draft.size));
    // Adds a field for the cycles of sigma or tau.
    const auto field = [&](const std::string& name, const std::string& text,
                           void (*take)(Turn&, std::string_view)) {
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
