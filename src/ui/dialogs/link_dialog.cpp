#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_parts.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t longest_link = 160;  // characters of a link that is shown in full
constexpr std::size_t kept_end = 40;

// Returns the link, shortened to its ends if it is long: they identify it, and nobody reads or types it.
std::string readable_link(const std::string& link) {
    if (link.size() <= longest_link) return link;
    return link.substr(0, longest_link - kept_end) + " \xE2\x80\xA6 " + link.substr(link.size() - kept_end);
}

void copy_link(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(WantCopy{context.state.link, tell("view.shell.link-copied")});
    context.change().modal.open = Modal::none;
}

}  // namespace

Dialog link_dialog(const DialogSources& sources) {
    const std::string& link = sources.state.link;
    Dialog dialog{say("view.dialog.link.title"), {}};
    const DialogColumn left(dialog, false);
    const DialogColumn right(dialog, true);
    QrCode code = qr_code_of(link);
    if (code.side == 0) {
        left.words("link-too-long", {}, tell("view.dialog.link.too-long"));
    } else {
        DialogGroup& group = left.group("link-code", GroupKind::code, {});
        group.text = say("view.dialog.link.code", link);
        group.code = std::move(code);
        right.words("link-about", {}, tell("view.dialog.link.about"));
    }
    right.words("link-text", {}, verbatim(readable_link(link)));
    right.buttons("link-do", {},
                  {primary(button_item("link-copy", tell("view.dialog.link.copy"), icons::copy, copy_link))});
    return dialog;
}

}  // namespace switchbox::ui
