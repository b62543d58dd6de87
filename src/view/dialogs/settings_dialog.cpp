#include "view/dialogs/dialog.hpp"
#include "view/frame/setting_rows.hpp"
#include "words/words.hpp"

namespace switchbox::view {
namespace {

// The argument names the row and the choice.
constexpr int max_choices = 3;

void choose(Turn& turn, int argument) {
    choose_setting(turn, setting_rows().at(static_cast<std::size_t>(argument / max_choices)),
                   argument % max_choices);
}

// 0 is the language that the machine prefers, the others follow in the order of the offers.
void choose_language(Turn& turn, int choice) {
    Settings changed = turn.settings;
    changed.language = choice == 0 ? "" : words::offers().at(static_cast<std::size_t>(choice) - 1).code;
    turn.requests.emplace_back(changed);
}

DialogGroup language_group(const Settings& settings) {
    DialogGroup group;
    group.id = "setting-language";
    group.kind = GroupKind::choice;
    group.name = say("view.setting.language.name");
    const auto add = [&](const std::string& code, const std::string& name) {
        const auto place = static_cast<int>(group.items.size());
        group.items.push_back({"setting-language-" + (code.empty() ? "system" : code), name, name, nullptr,
                               true, settings.language == code, choose_language, place});
    };
    add("", say("view.setting.language.system"));
    for (const words::Offer& offer : words::offers()) add(offer.code, offer.name);
    return group;
}

}  // namespace

Dialog settings_dialog(const DialogSources& sources) {
    Dialog dialog{say("view.dialog.settings.title"), {}};
    int first = 0;  // argument of the row
    for (const SettingRow& row : setting_rows()) {
        DialogGroup group;
        group.id = row.id;
        group.kind = GroupKind::choice;
        group.name = say(row.name);
        for (int choice = 0; choice < static_cast<int>(row.choices.size()); ++choice) {
            const std::string word = say(row.choices.at(static_cast<std::size_t>(choice)));
            const bool checked = row.get(sources.settings) == choice;
            group.items.push_back(
                {choice_id(row, choice), word, word, nullptr, true, checked, choose, first + choice});
        }
        first += max_choices;
        dialog.groups.push_back(std::move(group));
    }
    if (words::offers().size() > 1) dialog.groups.push_back(language_group(sources.settings));
    return dialog;
}

}  // namespace switchbox::view
