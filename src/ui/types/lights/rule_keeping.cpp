// The parts of the rule editor that play the rule, keep it and bring kept ones back.
#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/lights/model/linear_choice.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/types/lights/rule_dialog.hpp"

namespace switchbox::ui {
namespace {

constexpr const char* save_id = "rule-save";

// What Save takes: the name typed, or a new one.
std::string name_to_keep(const RuleDraft& draft, const SavedRules& rules) {
    std::string name = trimmed_name(draft.name());
    return name.empty() ? unused_name(rules) : name;
}

void set_name(Turn& turn, std::string_view text) { turn.change().rule.set_name(cleaned_name(text)); }

void play_rule(Turn& turn, int /*argument*/) {
    const auto choice = machine::choose_own(turn.state.rule.rule());
    if (!choice) return;
    turn.requests.emplace_back(WantNewGame{*choice});
    turn.change().modal.open = Modal::none;
}

void save_rule(Turn& turn, int /*argument*/) {
    RuleDraft& draft = turn.change().rule;
    Settings changed = turn.settings;
    const std::string name = name_to_keep(draft, changed.rules);
    keep_rule(changed.rules, {name, draft.rule()});
    draft.set_name(name);
    turn.change().messages.say(tell("view.dialog.rule.saved-as", name));
    turn.requests.emplace_back(std::move(changed));
}

void clear_stencil(Turn& turn, int /*argument*/) { turn.change().rule.clear_stencil(); }

void load_rule(Turn& turn, int index) {
    const SavedRule& saved = turn.settings.rules.at(static_cast<std::size_t>(index));
    turn.change().rule.load(saved.rule, saved.name);
}

// The draft stays, and so Save, where the focus goes, takes it back.
void forget_saved(Turn& turn, int index) {
    Settings changed = turn.settings;
    const std::string name = changed.rules.at(static_cast<std::size_t>(index)).name;
    forget_rule(changed.rules, name);
    turn.change().focus.id = save_id;
    turn.change().messages.say(tell("view.dialog.rule.deleted", name));
    turn.requests.emplace_back(std::move(changed));
}

}  // namespace

void add_rule_keeping(const DialogColumn& column, const DialogSources& sources) {
    const RuleDraft& draft = sources.state.rule;
    const SavedRules& rules = sources.settings.rules;
    const std::string placeholder = name_to_keep(draft, rules);
    column.field("rule-naming", tell("view.dialog.rule.name"),
                 {"rule-name", tell("view.dialog.rule.name-field"), placeholder, draft.name(), set_name});
    const bool playable = draft.facts().playable;
    column.buttons(
        "rule-actions", {},
        {enabled_if(playable, primary(button_item("rule-play", tell("view.dialog.rule.play-it"),
                                                  tell("view.dialog.rule.play"), icons::play, play_rule))),
         enabled_if(playable, button_item(save_id, tell("view.dialog.rule.save-it"),
                                          tell("view.dialog.rule.save"), icons::save, save_rule)),
         button_item("rule-clear", tell("view.dialog.rule.clear"), icons::eraser, clear_stencil)});
    if (rules.empty()) return;
    const std::string loaded = trimmed_name(draft.name());
    std::vector<DialogItem> saved;
    std::optional<DialogItem> forget;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const auto index = static_cast<int>(i);
        const Message name = verbatim(rules[i].name);
        const bool is_loaded = rules[i].name == loaded;
        const Message spoken = is_loaded ? tell("view.dialog.rule.loaded", loaded) : name;
        saved.push_back(button_item("rule-saved-" + std::to_string(i + 1), spoken, name,
                                    is_loaded ? icons::check : nullptr, load_rule, index));
        if (is_loaded)
            forget = button_item("rule-forget", tell("view.dialog.rule.delete-it", loaded),
                                 tell("view.dialog.rule.delete"), icons::trash_2, forget_saved, index);
    }
    if (forget) saved.push_back(*std::move(forget));
    column.buttons("rule-saved", tell("view.dialog.rule.saved"), std::move(saved));
}

}  // namespace switchbox::ui
