#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {
namespace {

// The argument names the row and the choice.
constexpr int max_choices = 8;
constexpr std::size_t settings_before_language = 2;

void choose(Turn& turn, int argument) {
    const Setting& setting = all_settings().at(static_cast<std::size_t>(argument / max_choices));
    turn.requests.emplace_back(with_choice(turn.settings, setting, argument % max_choices));
}

DialogGroup group_of(const Setting& setting, int number, const DialogSources& sources) {
    DialogGroup group;
    group.id = setting.id;
    group.kind = GroupKind::choice;
    group.name = say(tell(setting.name).in(sources.game.machine().vocabulary()));
    for (std::size_t i = 0; i < setting.choices.size(); ++i) {
        const int choice = static_cast<int>(i);
        const std::string word = say(setting.choices[i]);
        group.items.push_back({group.id + "-" + std::to_string(choice), word, word, nullptr, true,
                               setting.get(sources.settings) == choice, choose,
                               number * max_choices + choice});
    }
    return group;
}

// 0 is the language that the machine prefers, the others follow in the order of the offers.
void choose_language(Turn& turn, int choice) {
    Settings changed = turn.settings;
    changed.language = choice == 0 ? "" : i18n::offers().at(static_cast<std::size_t>(choice) - 1).code;
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
    for (const i18n::Offer& offer : i18n::offers()) add(offer.code, offer.name);
    return group;
}

template <class Wanted>
void want(Turn& turn, int /*argument*/) {
    turn.requests.emplace_back(Wanted{});
}
void show_statistics(Turn& turn, int /*argument*/) { run(turn, Command::statistics); }

DialogGroup data_group(bool was_loaded) {
    DialogGroup group = group_of("data", GroupKind::buttons, tell("view.dialog.data.name"), Column::left);
    group.items.push_back(button_item("data-statistics", tell("view.command.statistics.name"),
                                      {icons::badge_check}, show_statistics));
    group.items.push_back(
        button_item("data-save", tell("view.dialog.data.save"), {icons::download}, want<WantSaveData>));
    group.items.push_back(
        button_item("data-load", tell("view.dialog.data.load"), {icons::book_open}, want<WantLoadData>));
    if (was_loaded) {
        group.items.push_back(button_item("data-back", tell("view.dialog.data.back"),
                                          {icons::undo_2, true, true}, want<WantDataBack>));
    }
    return group;
}

}  // namespace

Dialog settings_dialog(const DialogSources& sources) {
    Dialog dialog{say("view.dialog.settings.title"), {}};
    for (std::size_t i = 0; i < all_settings().size(); ++i) {
        const Setting& setting = all_settings()[i];
        const bool is_offered = setting.is_offered == nullptr || setting.is_offered(sources.state);
        if (is_offered) dialog.groups.push_back(group_of(setting, static_cast<int>(i), sources));
        // In sight at once, for players who cannot read the others.
        const bool is_before = i + 1 == settings_before_language && i18n::offers().size() > 1;
        if (is_before) dialog.groups.push_back(language_group(sources.settings));
    }
    dialog.groups.push_back(data_group(sources.state.was_loaded));
    return dialog;
}

}  // namespace switchbox::ui
