#include "ui/types/lights/rule_dialog.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "i18n/words.hpp"
#include "icons.hpp"
#include "machine/notation.hpp"
#include "machine/rule_text.hpp"
#include "types/lights/model/linear_choice.hpp"
#include "ui/dialogs/dialog_parts.hpp"

namespace switchbox::ui {
namespace {

using machine::Offset;
using machine::Rule;
using machine::Shape;
using machine::Surface;

constexpr int stencil_side = 2 * machine::largest_reach + 1;
constexpr Shape stencil_square{stencil_side, stencil_side};
constexpr int largest_with_holes = 16;

RuleDraft& edited(Turn& turn) { return turn.change().rule; }

void step_rule_rows(Turn& turn, int by) {
    Shape shape = edited(turn).rule().shape;
    shape.rows = std::clamp(shape.rows + by, 1, machine::largest_side);
    edited(turn).set_shape(shape);
}

void step_rule_columns(Turn& turn, int by) {
    Shape shape = edited(turn).rule().shape;
    shape.columns = std::clamp(shape.columns + by, 1, machine::largest_side);
    edited(turn).set_shape(shape);
}

void choose_rule_states(Turn& turn, int states) { edited(turn).set_states(states); }
void choose_surface(Turn& turn, int surface) { edited(turn).set_surface(static_cast<Surface>(surface)); }
void choose_border(Turn& turn, int bordered) { edited(turn).set_bordered(bordered != 0); }
void choose_drawn(Turn& turn, int drawn) { edited(turn).draw(static_cast<DrawnStencil>(drawn)); }

Offset offset_of(int cell) {
    const auto index = static_cast<std::size_t>(cell);
    return {stencil_square.row(index) - machine::largest_reach,
            stencil_square.column(index) - machine::largest_reach};
}

void toggle_offset(Turn& turn, int cell) { edited(turn).toggle(offset_of(cell)); }
void toggle_hole(Turn& turn, int cell) { edited(turn).toggle_hole(static_cast<std::size_t>(cell)); }

DialogGroup side_group(const std::string& id, const StepNames& names, int side, Act act) {
    return steps_group(id, {names, tell({}, side), side > 1, side < machine::largest_side, act},
                       Column::left);
}

DialogGroup states_group(const Rule& rule) {
    DialogGroup group =
        group_of("rule-states", GroupKind::choice, tell("view.dialog.rule.states"), Column::left);
    for (int states = machine::fewest_states; states <= machine::max_states; ++states) {
        const std::string number = std::to_string(states);
        group.items.push_back(choice_item("rule-states-" + number, verbatim(number), states == rule.states,
                                          choose_rule_states, states));
    }
    return group;
}

DialogGroup surface_group(const Rule& rule) {
    DialogGroup group =
        group_of("rule-surface", GroupKind::choice, tell("view.dialog.rule.surface"), Column::left);
    const bool torus = rule.surface == Surface::torus;
    group.items.push_back(
        choice_item("rule-surface-plane", tell("view.dialog.rule.plane"), !torus, choose_surface, 0));
    group.items.push_back(
        choice_item("rule-surface-torus", tell("view.dialog.rule.torus"), torus, choose_surface, 1));
    return group;
}

DialogGroup border_group(const Rule& rule) {
    DialogGroup group =
        group_of("rule-stencils", GroupKind::choice, tell("view.dialog.rule.stencils"), Column::left);
    const bool bordered = rule.border.has_value();
    group.items.push_back(
        choice_item("rule-stencils-one", tell("view.dialog.rule.one-stencil"), !bordered, choose_border, 0));
    group.items.push_back(choice_item("rule-stencils-three", tell("view.dialog.rule.three-stencils"),
                                      bordered, choose_border, 1));
    group.items.back().enabled = rule.surface == Surface::plane;  // a torus has no border
    return group;
}

DialogGroup drawn_group(const RuleDraft& draft) {
    constexpr std::array<const char*, 3> names{"view.dialog.rule.inner", "view.dialog.rule.edge",
                                               "view.dialog.rule.corner"};
    DialogGroup group =
        group_of("rule-drawn", GroupKind::choice, tell("view.dialog.rule.drawn"), Column::left);
    for (int drawn = 0; drawn < 3; ++drawn) {
        const Message name = tell(names.at(static_cast<std::size_t>(drawn)));
        const bool checked = draft.drawn() == static_cast<DrawnStencil>(drawn);
        group.items.push_back(
            choice_item("rule-drawn-" + std::to_string(drawn), name, checked, choose_drawn, drawn));
    }
    return group;
}

// A mark's name begins with a capital letter.
std::string mark_name(const Value& place) { return say("view.dialog.rule.mark", place); }

// "Two up, one left"
std::string offset_name(Offset offset) {
    constexpr std::array<std::array<const char*, 3>, 3> names{
        {{"view.dialog.rule.up-left", "view.dialog.rule.up", "view.dialog.rule.up-right"},
         {"view.dialog.rule.left", "view.dialog.rule.pressed", "view.dialog.rule.right"},
         {"view.dialog.rule.down-left", "view.dialog.rule.down", "view.dialog.rule.down-right"}}};
    const auto side = [](int distance) { return static_cast<std::size_t>(std::clamp(distance, -1, 1) + 1); };
    const char* name = names.at(side(offset.row)).at(side(offset.column));
    return mark_name(tell(name, std::abs(offset.row), std::abs(offset.column)));
}

Message stencil_name(const RuleDraft& draft) {
    if (!draft.rule().border) return tell("view.dialog.rule.press");
    if (draft.drawn() == DrawnStencil::inner) return tell("view.dialog.rule.press-inside");
    return tell(draft.drawn() == DrawnStencil::edge ? "view.dialog.rule.press-edge"
                                                    : "view.dialog.rule.press-corner");
}

DialogGroup stencil_group(const RuleDraft& draft) {
    DialogGroup group = group_of("rule-stencil", GroupKind::marks, stencil_name(draft), Column::right);
    group.columns = stencil_square.columns;
    const auto drawing = machine::drawing_of(draft.stencil(), machine::largest_reach);
    for (std::size_t i = 0; i < drawing.size(); ++i) {
        const auto cell = static_cast<int>(i);
        const Offset offset = offset_of(cell);
        const char* icon = offset == Offset{} ? icons::target : nullptr;
        group.items.push_back({"rule-stencil-" + std::to_string(i + 1),
                               offset_name(offset),
                               {},
                               icon,
                               true,
                               drawing[i] != 0,
                               toggle_offset,
                               cell});
    }
    return group;
}

// How one drawing serves four borders.
DialogGroup turned_group(DrawnStencil drawn) {
    const char* turned =
        drawn == DrawnStencil::edge ? "view.dialog.rule.turned-edges" : "view.dialog.rule.turned-corners";
    return words_group("rule-turned", {}, tell(turned), Column::right);
}

DialogGroup hole_marks(const Rule& rule) {
    DialogGroup group =
        group_of("rule-holes", GroupKind::marks, tell("view.dialog.rule.holes"), Column::right);
    group.columns = rule.shape.columns;
    for (std::size_t cell = 0; cell < rule.shape.size(); ++cell) {
        const bool hole = std::binary_search(rule.holes.begin(), rule.holes.end(), cell);
        group.items.push_back({"rule-hole-" + std::to_string(cell + 1),
                               mark_name(machine::place(rule.shape, cell)),
                               {},
                               hole ? icons::x : nullptr,
                               true,
                               hole,
                               toggle_hole,
                               static_cast<int>(cell)});
    }
    return group;
}

DialogGroup holes_group(const Rule& rule) {
    if (std::max(rule.shape.rows, rule.shape.columns) <= largest_with_holes) return hole_marks(rule);
    Message kept;
    if (!rule.holes.empty()) kept = tell("view.dialog.rule.holes-kept", rule.holes.size());
    return words_group("rule-holes", tell("view.dialog.rule.holes"),
                       together(tell("view.dialog.rule.holes-small", largest_with_holes), kept),
                       Column::right);
}

}  // namespace

void open_rule_editor(Turn& turn) {
    const Rule* in_play = machine::rule_of(turn.game.puzzle().machine);
    const bool can_be_drawn = in_play != nullptr && !machine::problem_with_own(*in_play);
    if (can_be_drawn) edited(turn).open_with(*in_play, name_of_rule(turn.settings.rules, *in_play));
    turn.change().modal.open = Modal::rule;
}

Dialog rule_dialog(const DialogSources& sources) {
    const RuleDraft& draft = sources.state.rule;
    const Rule& rule = draft.rule();
    Dialog dialog{say("view.dialog.rule.title"), {}};
    std::vector<DialogGroup>& groups = dialog.groups;
    groups.push_back(side_group("rule-rows", row_steps, rule.shape.rows, step_rule_rows));
    groups.push_back(side_group("rule-columns", column_steps, rule.shape.columns, step_rule_columns));
    groups.push_back(states_group(rule));
    groups.push_back(surface_group(rule));
    groups.push_back(border_group(rule));
    if (rule.border) groups.push_back(drawn_group(draft));
    groups.push_back(stencil_group(draft));
    if (draft.drawn() != DrawnStencil::inner) groups.push_back(turned_group(draft.drawn()));
    groups.push_back(holes_group(rule));
    groups.push_back(words_group("rule-facts", tell("view.dialog.rule.solvability"),
                                 verbatim(words_of(draft.facts())), Column::right));
    groups.push_back(rule_name_group(sources));
    groups.push_back(rule_actions_group(sources));
    if (!sources.settings.rules.empty()) groups.push_back(saved_rules_group(sources));
    return dialog;
}

}  // namespace switchbox::ui
