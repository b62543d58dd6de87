#include "ui/types/lights/rule_dialog.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "machine/rule_text.hpp"
#include "machine/text.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "ui/dialogs/dialog.hpp"

namespace switchbox::ui {
namespace {

using machine::Offset;
using machine::Rule;
using machine::Shape;
using machine::Surface;

constexpr int stencil_side = 2 * machine::largest_reach + 1;
constexpr Shape stencil_square{stencil_side, stencil_side};
constexpr int largest_with_holes = 16;

RuleDraft& edited(InputContext& context) { return context.change().rule; }

template <int Shape::*side>
void step_side(InputContext& context, int by) {
    Shape shape = edited(context).rule().shape;
    shape.*side = std::clamp(shape.*side + by, 1, machine::largest_side);
    edited(context).set_shape(shape);
}

void choose_rule_states(InputContext& context, int states) { edited(context).set_states(states); }
void choose_surface(InputContext& context, int surface) {
    edited(context).set_surface(static_cast<Surface>(surface));
}
void choose_border(InputContext& context, int bordered) { edited(context).set_bordered(bordered != 0); }
void choose_drawn(InputContext& context, int drawn) {
    edited(context).draw(static_cast<DrawnStencil>(drawn));
}

Offset offset_of(int cell) {
    const auto index = static_cast<std::size_t>(cell);
    return {stencil_square.row(index) - machine::largest_reach,
            stencil_square.column(index) - machine::largest_reach};
}

void toggle_offset(InputContext& context, int cell) { edited(context).toggle(offset_of(cell)); }
void toggle_hole(InputContext& context, int cell) {
    edited(context).toggle_hole(static_cast<std::size_t>(cell));
}

// Returns the name of a mark, which begins with a capital letter.
Message mark_name(const Value& place) { return tell("view.dialog.rule.mark", place); }

// Returns "Two up, one left".
Message offset_name(Offset offset) {
    constexpr std::array<std::array<MessageId<2>, 3>, 3> names{
        {{"view.dialog.rule.up-left", "view.dialog.rule.up", "view.dialog.rule.up-right"},
         {"view.dialog.rule.left", "view.dialog.rule.pressed", "view.dialog.rule.right"},
         {"view.dialog.rule.down-left", "view.dialog.rule.down", "view.dialog.rule.down-right"}}};
    const auto side = [](int distance) { return static_cast<std::size_t>(std::clamp(distance, -1, 1) + 1); };
    const MessageId<2> name = names.at(side(offset.row)).at(side(offset.column));
    return mark_name(tell(name, std::abs(offset.row), std::abs(offset.column)));
}

Message stencil_name(const RuleDraft& draft) {
    if (!draft.rule().border) return tell("view.dialog.rule.press");
    if (draft.drawn() == DrawnStencil::inner) return tell("view.dialog.rule.press-inside");
    return tell(draft.drawn() == DrawnStencil::edge ? "view.dialog.rule.press-edge"_id
                                                    : "view.dialog.rule.press-corner"_id);
}

void add_stencil(const DialogColumn& column, const RuleDraft& draft) {
    DialogGroup& group = column.group("rule-stencil", GroupKind::marks, stencil_name(draft));
    group.columns = stencil_square.columns;
    const auto drawing = machine::drawing_of(draft.stencil(), machine::largest_reach);
    for (std::size_t i = 0; i < drawing.size(); ++i) {
        const auto cell = static_cast<int>(i);
        const Offset offset = offset_of(cell);
        const char* icon = offset == Offset{} ? icons::target : nullptr;
        group.items.push_back(button_item("rule-stencil-" + std::to_string(i + 1), offset_name(offset), {},
                                          icon, toggle_offset, cell));
        group.items.back().checked = drawing[i] != 0;
    }
    if (draft.drawn() == DrawnStencil::inner) return;
    // Explains that one drawing is used for all four borders.
    column.words("rule-turned", {},
                 tell(draft.drawn() == DrawnStencil::edge ? "view.dialog.rule.turned-edges"_id
                                                          : "view.dialog.rule.turned-corners"_id));
}

void add_holes(const DialogColumn& column, const Rule& rule) {
    const Message name = tell("view.dialog.rule.holes");
    if (std::max(rule.shape.rows, rule.shape.columns) > largest_with_holes) {
        const Message kept =
            rule.holes.empty() ? Message{} : tell("view.dialog.rule.holes-kept", rule.holes.size());
        return column.words("rule-holes", name,
                            together(tell("view.dialog.rule.holes-small", largest_with_holes), kept));
    }
    DialogGroup& group = column.group("rule-holes", GroupKind::marks, name);
    group.columns = rule.shape.columns;
    for (std::size_t cell = 0; cell < rule.shape.size(); ++cell) {
        const bool hole = std::binary_search(rule.holes.begin(), rule.holes.end(), cell);
        group.items.push_back(button_item("rule-hole-" + std::to_string(cell + 1),
                                          mark_name(machine::place(rule.shape, cell)), {},
                                          hole ? icons::x : nullptr, toggle_hole, static_cast<int>(cell)));
        group.items.back().checked = hole;
    }
}

// Adds the steps for the size and the choices for states, surface and stencils.
void add_form(const DialogColumn& column, const RuleDraft& draft) {
    const Rule& rule = draft.rule();
    const auto side = [&](const char* id, const StepNames& names, int now, Act act) {
        column.steps(id, {names, verbatim(now), now > 1, now < machine::largest_side, act});
    };
    side("rule-rows", row_steps, rule.shape.rows, step_side<&Shape::rows>);
    side("rule-columns", column_steps, rule.shape.columns, step_side<&Shape::columns>);
    column.choice("rule-states", tell("view.dialog.rule.states"), rule.states, choose_rule_states,
                  state_choices("rule-states-"));
    column.choice("rule-surface", tell("view.dialog.rule.surface"), static_cast<int>(rule.surface),
                  choose_surface,
                  {{"rule-surface-plane", tell("view.dialog.rule.plane"), 0},
                   {"rule-surface-torus", tell("view.dialog.rule.torus"), 1},
                   {"rule-surface-cylinder", tell("view.dialog.rule.cylinder"), 2}});
    const bool has_border = rule.surface == Surface::plane;
    column.choice("rule-stencils", tell("view.dialog.rule.stencils"), rule.border ? 1 : 0, choose_border,
                  {{"rule-stencils-one", tell("view.dialog.rule.one-stencil"), 0},
                   {"rule-stencils-three", tell("view.dialog.rule.three-stencils"), 1, has_border}});
    if (!rule.border) return;
    column.choice("rule-drawn", tell("view.dialog.rule.drawn"), static_cast<int>(draft.drawn()), choose_drawn,
                  {{"rule-drawn-0", tell("view.dialog.rule.inner"), 0},
                   {"rule-drawn-1", tell("view.dialog.rule.edge"), 1},
                   {"rule-drawn-2", tell("view.dialog.rule.corner"), 2}});
}

}  // namespace

void open_rule_editor(InputContext& context) {
    const Rule* in_play = machine::rule_of(context.game.puzzle().machine);
    const bool can_be_drawn = in_play != nullptr && !machine::problem_with_own(*in_play);
    if (can_be_drawn) edited(context).open_with(*in_play, name_of_rule(context.settings.rules, *in_play));
    context.change().modal.open = Modal::rule;
}

Dialog rule_dialog(const DialogSources& sources) {
    const RuleDraft& draft = sources.state.rule;
    Dialog dialog{say("view.dialog.rule.title"), {}};
    const DialogColumn left(dialog, false);
    const DialogColumn right(dialog, true);
    add_form(left, draft);
    add_stencil(right, draft);
    add_holes(right, draft.rule());
    right.words("rule-facts", tell("view.dialog.rule.solvability"), verbatim(words_of(draft.facts())));
    add_rule_keeping(left, sources);
    return dialog;
}

// Parts of the rule editor that play the rule, keep it and load kept ones.

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
    context.requests.emplace_back(NewGameRequest{*choice});
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
