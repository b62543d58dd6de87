#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_parts.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t longest_link = 160;  // that is written out
constexpr std::size_t kept_end = 40;

// Nobody reads or types a long one; its ends tell which it is.
std::string readable_link(const std::string& link) {
    if (link.size() <= longest_link) return link;
    return link.substr(0, longest_link - kept_end) + " \xE2\x80\xA6 " + link.substr(link.size() - kept_end);
}

DialogGroup code_group(const std::string& link) {
    QrCode code = qr_code_of(link);
    if (code.side == 0) {
        return words_group("link-too-long", {}, tell("view.dialog.link.too-long"), Column::left);
    }
    DialogGroup group = group_of("link-code", GroupKind::code, {}, Column::left);
    group.text = say("view.dialog.link.code", link);
    group.code = std::move(code);
    return group;
}

void copy_link(Turn& turn, int /*argument*/) {
    turn.requests.emplace_back(WantCopy{turn.state.link, tell("view.shell.link-copied")});
    turn.change().modal.open = Modal::none;
}

}  // namespace

Dialog link_dialog(const DialogSources& sources) {
    const std::string& link = sources.state.link;
    Dialog dialog{say("view.dialog.link.title"), {}};
    dialog.groups.push_back(code_group(link));
    if (dialog.groups.back().kind == GroupKind::code) {
        dialog.groups.push_back(words_group("link-about", {}, tell("view.dialog.link.about"), Column::right));
    }
    dialog.groups.push_back(words_group("link-text", {}, verbatim(readable_link(link)), Column::right));
    DialogGroup actions = group_of("link-do", GroupKind::buttons, {}, Column::right);
    actions.items.push_back(
        button_item("link-copy", tell("view.dialog.link.copy"), {icons::copy, true, true}, copy_link));
    dialog.groups.push_back(std::move(actions));
    return dialog;
}

}  // namespace switchbox::ui
