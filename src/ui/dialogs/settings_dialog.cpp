#include "i18n/words.hpp"
#include "icons.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/frame/commands.hpp"

namespace switchbox::ui {
namespace {

// The action's argument is the setting's index times max_choices, plus the choice.
constexpr int max_choices = 8;
constexpr std::size_t settings_before_language = 2;

void choose(InputContext& context, int argument) {
    const Setting& setting = all_settings().at(static_cast<std::size_t>(argument / max_choices));
    context.requests.emplace_back(with_choice(context.settings, setting, argument % max_choices));
}

void add_setting(const DialogColumn& column, std::size_t number, const DialogSources& sources) {
    const Setting& setting = all_settings()[number];
    const std::string id = "setting-" + std::string(setting.id);
    const int first = static_cast<int>(number) * max_choices;
    std::vector<Choice> choices;
    choices.reserve(setting.choices.size());
    for (int i = 0; i < static_cast<int>(setting.choices.size()); ++i)
        choices.push_back({id + "-" + std::to_string(i), setting.choice_name(i), first + i});
    column.choice(id, setting.name().in(sources.game.machine().vocabulary()),
                  first + setting.get(sources.settings), choose, std::move(choices));
}

// Sets the language: 0 is the one that the system prefers, the others are in the order of the offers.
void choose_language(InputContext& context, int choice) {
    Settings changed = context.settings;
    changed.language = choice == 0 ? "" : i18n::offers().at(static_cast<std::size_t>(choice) - 1).code;
    context.requests.emplace_back(changed);
}

void add_language(const DialogColumn& column, const Settings& settings) {
    std::vector<Choice> choices{{"setting-language-system", tell("view.setting.language.system"), 0}};
    int now = settings.language.empty() ? 0 : -1;
    for (const i18n::LanguageOption& offer : i18n::offers()) {
        const auto place = static_cast<int>(choices.size());
        if (settings.language == offer.code) now = place;
        choices.push_back({"setting-language-" + offer.code, verbatim(offer.name), place});
    }
    column.choice("setting-language", tell("view.setting.language.name"), now, choose_language,
                  std::move(choices));
}

template <class Wanted>
void want(InputContext& context, int /*argument*/) {
    context.requests.emplace_back(Wanted{});
}
void show_statistics(InputContext& context, int /*argument*/) { run(context, Command::statistics); }

std::vector<DialogItem> data_items(bool was_loaded) {
    std::vector<DialogItem> items{
        button_item("data-statistics", tell("view.command.statistics.name"), icons::badge_check,
                    show_statistics),
        button_item("data-save", tell("view.dialog.data.save"), icons::download, want<WantSaveData>),
        button_item("data-load", tell("view.dialog.data.load"), icons::book_open, want<WantLoadData>)};
    if (was_loaded)
        items.push_back(primary(
            button_item("data-back", tell("view.dialog.data.back"), icons::undo_2, want<WantDataBack>)));
    return items;
}

}  // namespace

Dialog settings_dialog(const DialogSources& sources) {
    Dialog dialog{say("view.dialog.settings.title"), {}};
    const DialogColumn column(dialog, false);
    for (std::size_t i = 0; i < all_settings().size(); ++i) {
        const auto is_offered = all_settings()[i].is_offered;
        if (is_offered == nullptr || is_offered(sources.state)) add_setting(column, i, sources);
        // The language is near the top, for players who cannot read the others.
        if (i + 1 == settings_before_language && i18n::offers().size() > 1)
            add_language(column, sources.settings);
    }
    column.buttons("data", tell("view.dialog.data.name"), data_items(sources.state.was_loaded));
    return dialog;
}

}  // namespace switchbox::ui
