// The parts of the rule editor that play the rule, keep it and bring kept ones back.
#include "i18n/words.hpp"
#include "icons.hpp"
#include "types/lights/model/linear_choice.hpp"
#include "ui/dialogs/dialog_parts.hpp"
#include "ui/types/lights/rule_dialog.hpp"

namespace switchbox::ui {
namespace {

constexpr const char* name_id = "rule-name";
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

DialogGroup rule_name_group(const DialogSources& sources) {
    const RuleDraft& draft = sources.state.rule;
    DialogGroup group =
        group_of("rule-naming", GroupKind::field, tell("view.dialog.rule.name"), Column::left);
    group.text = draft.name();
    group.set_text = set_name;
    const std::string placeholder = name_to_keep(draft, sources.settings.rules);
    group.items.push_back(
        {name_id, say("view.dialog.rule.name-field"), placeholder, nullptr, true, false, nullptr, 0});
    return group;
}

DialogGroup rule_actions_group(const DialogSources& sources) {
    const bool playable = sources.state.rule.facts().playable;
    DialogGroup group = group_of("rule-actions", GroupKind::buttons, {}, Column::left);
    group.items.push_back({"rule-play", say("view.dialog.rule.play-it"), say("view.dialog.rule.play"),
                           icons::play, playable, true, play_rule, 0});
    group.items.push_back({save_id, say("view.dialog.rule.save-it"), say("view.dialog.rule.save"),
                           icons::save, playable, false, save_rule, 0});
    group.items.push_back(
        button_item("rule-clear", tell("view.dialog.rule.clear"), {icons::eraser}, clear_stencil));
    return group;
}

DialogGroup saved_rules_group(const DialogSources& sources) {
    const SavedRules& rules = sources.settings.rules;
    const std::string loaded = trimmed_name(sources.state.rule.name());
    DialogGroup group =
        group_of("rule-saved", GroupKind::buttons, tell("view.dialog.rule.saved"), Column::left);
    int forgettable = -1;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        const auto index = static_cast<int>(i);
        const bool is_loaded = rules[i].name == loaded;
        if (is_loaded) forgettable = index;
        const std::string& name = rules[i].name;
        group.items.push_back({"rule-saved-" + std::to_string(i + 1),
                               is_loaded ? say("view.dialog.rule.loaded", name) : name, name,
                               is_loaded ? icons::check : nullptr, true, false, load_rule, index});
    }
    if (forgettable >= 0) {
        group.items.push_back({"rule-forget", say("view.dialog.rule.delete-it", loaded),
                               say("view.dialog.rule.delete"), icons::trash_2, true, false, forget_saved,
                               forgettable});
    }
    return group;
}

}  // namespace switchbox::ui
