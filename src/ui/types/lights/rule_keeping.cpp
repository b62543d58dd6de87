// Parts of the rule editor that play the rule, keep it and load kept ones.
#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/lights/model/linear_choice.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/types/lights/rule_dialog.hpp"

namespace switchbox::ui {
namespace {

constexpr const char* save_id = "rule-save";

// Returns the name that Save uses: the one typed, or a new one.
std::string name_to_keep(const RuleDraft& draft, const SavedRules& rules) {
    std::string name = trimmed_name(draft.name());
    return name.empty() ? unused_name(rules) : name;
}

void set_name(InputContext& context, std::string_view text) {
    context.change().rule.set_name(cleaned_name(text));
}

void play_rule(InputContext& context, int /*argument*/) {
    const auto choice = machine::choose_own(context.state.rule.rule());
    if (!choice) return;
    context.requests.emplace_back(WantNewGame{*choice});
    context.change().modal.open = Modal::none;
}

void save_rule(InputContext& context, int /*argument*/) {
    RuleDraft& draft = context.change().rule;
    Settings changed = context.settings;
    const std::string name = name_to_keep(draft, changed.rules);
    keep_rule(changed.rules, {name, draft.rule()});
    draft.set_name(name);
    context.change().messages.say(tell("view.dialog.rule.saved-as", name));
    context.requests.emplace_back(std::move(changed));
}

void clear_stencil(InputContext& context, int /*argument*/) { context.change().rule.clear_stencil(); }

void load_rule(InputContext& context, int index) {
    const SavedRule& saved = context.settings.rules.at(static_cast<std::size_t>(index));
    context.change().rule.load(saved.rule, saved.name);
}

// Deletes a saved rule. The draft stays, so Save, which gets the focus, can keep it again.
void forget_saved(InputContext& context, int index) {
    Settings changed = context.settings;
    const std::string name = changed.rules.at(static_cast<std::size_t>(index)).name;
    forget_rule(changed.rules, name);
    context.change().focus.id = save_id;
    context.change().messages.say(tell("view.dialog.rule.deleted", name));
    context.requests.emplace_back(std::move(changed));
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
