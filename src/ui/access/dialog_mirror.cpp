#include "ui/access/dialog_mirror.hpp"

#include "i18n/words.hpp"
#include "ui/dialogs/dialog.hpp"
#include "ui/frame/commands.hpp"
#include "ui/frame/guide.hpp"
#include "ui/frame/machine_ui.hpp"

namespace switchbox::ui {
namespace {

class DialogMirror {
  public:
    explicit DialogMirror(MirrorTree& tree) : tree_(tree), sources_(tree.sources()) {}

    void build() {
        const Modal open = sources_.state.modal.open;
        if (open == Modal::none) return;
        tree_.leave_behind();
        const Dialog& dialog = sources_.facts.dialog;
        MirrorNode& node =
            tree_.add("modal", "", "dialog", open == Modal::help ? say("view.mirror.guide") : dialog.name);
        node.attributes.emplace_back("aria-modal", "true");
        node.attributes.emplace_back("tabindex", "-1");
        tree_.find_place(node);
        if (open == Modal::help) keys();
        for (const DialogGroup& group : dialog.groups) dialog_group(group);
        tree_.control("modal-close", "modal", "button", say("view.mirror.close"));
    }

  private:
    void keys() {
        MirrorNode& how = tree_.add("how-to-play", "modal", "region", say("view.mirror.guide"));
        how.text = say(how_to_play(sources_.game));
        tree_.find_window(tree_.add("keys", "modal", "list", say("view.mirror.keys")), &ScrollState::dialog);
        std::size_t number = 0;
        for (const HelpRow& row : help_rows(sources_.settings, sources_.game)) {
            MirrorNode& node = tree_.add("key-" + std::to_string(++number), "keys", "listitem", "");
            node.text = say("view.mirror.key", row.key, row.what);
            tree_.find_place(node);
        }
    }

    void dialog_group(const DialogGroup& group) {
        const bool choice = group.kind == GroupKind::choice;
        std::string name = group.name;
        if (group.kind == GroupKind::steps) name = say("view.mirror.steps", name, group.text);
        if (group.kind == GroupKind::code)
            return tree_.find_place(tree_.add(group.id, "modal", "img", group.text));
        MirrorNode& node = tree_.add(group.id, "modal", choice ? "radiogroup" : "group", std::move(name));
        if (group.kind == GroupKind::facts) node.text = group.text;
        if (group.kind == GroupKind::words) {
            node.text = group.text;
            node.attributes.emplace_back("aria-live", "polite");
            tree_.find_place(node);
        }
        for (const DialogItem& item : group.items) dialog_item(group, item);
    }

    void dialog_item(const DialogGroup& group, const DialogItem& item) {
        const GroupKind kind = group.kind;
        const bool marks = kind == GroupKind::marks;
        const bool choice = kind == GroupKind::choice;
        const std::string role = choice                     ? "radio"
                                 : marks                    ? "checkbox"
                                 : kind == GroupKind::field ? "textbox"
                                                            : "button";
        MirrorNode& node = tree_.control(item.id, group.id, role, item.name);
        if (choice || marks) node.attributes.emplace_back("aria-checked", yes_no(item.checked));
        if (kind == GroupKind::field) node.text = group.text;
        if (!item.enabled)
            node.attributes.emplace_back(choice || marks ? "aria-disabled" : "disabled", "true");
    }

    MirrorTree& tree_;
    const MirrorSources& sources_;
};

}  // namespace

void mirror_dialog(MirrorTree& tree) { DialogMirror(tree).build(); }

}  // namespace switchbox::ui
