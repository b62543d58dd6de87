#include "view/dialogs/dialog.hpp"
#include "view/frame/setting_rows.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

// The argument names the row and the choice.
constexpr int choices_per_row = 3;

void choose(Turn& turn, int argument) {
    choose_setting(turn, setting_rows().at(static_cast<std::size_t>(argument / choices_per_row)),
                   argument % choices_per_row);
}

}  // namespace

Dialog settings_dialog(const DialogSources& sources) {
    Dialog dialog{say("view.dialog.settings.title"), {}};
    int argument = 0;
    for (const SettingRow& row : setting_rows()) {
        DialogGroup group;
        group.id = row.id;
        group.kind = GroupKind::choice;
        group.name = say(row.name);
        for (int choice = 0; choice < choices_per_row; ++choice) {
            const std::string word = say(row.choices.at(static_cast<std::size_t>(choice)));
            const bool checked = row.get(sources.settings) == choice;
            group.items.push_back(
                {choice_id(row, choice), word, word, nullptr, true, checked, choose, argument++});
        }
        dialog.groups.push_back(std::move(group));
    }
    return dialog;
}

}  // namespace switchbox::view
