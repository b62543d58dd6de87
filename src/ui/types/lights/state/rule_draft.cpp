#include "ui/types/lights/state/rule_draft.hpp"

#include <algorithm>
#include <utility>

#include "machine/notation.hpp"
#include "machine/rule_text.hpp"
#include "types/lights/model/linear_choice.hpp"

namespace switchbox::ui {
namespace {

constexpr machine::Shape largest_board{machine::largest_side, machine::largest_side};

std::size_t on_largest(machine::Shape shape, std::size_t cell) {
    return largest_board.cell(shape.row(cell), shape.column(cell));
}

}  // namespace

RuleDraft::RuleDraft() { load(*machine::rule_of(*machine::choose("lights-out", {})), {}); }

const machine::Stencil& RuleDraft::stencil() const {
    if (drawn() == DrawnStencil::inner) return rule_.inner;
    return drawn() == DrawnStencil::edge ? rule_.border->edge : rule_.border->corner;
}

machine::Stencil& RuleDraft::drawn_stencil() {
    if (drawn() == DrawnStencil::inner) return rule_.inner;
    return drawn() == DrawnStencil::edge ? border_->edge : border_->corner;
}

void RuleDraft::load(const machine::Rule& rule, std::string name) {
    rule_ = rule;
    name_ = std::move(name);
    drawn_ = DrawnStencil::inner;
    border_ = rule.border;
    bordered_ = rule.border.has_value();
    holes_.assign(largest_board.size(), false);
    for (const std::size_t hole : rule.holes) holes_[on_largest(rule.shape, hole)] = true;
    refresh();
}

void RuleDraft::open_with(machine::Rule in_play, std::string name) {
    in_play = machine::tidied(std::move(in_play));
    if (in_play == opened_with_) return;
    if (in_play != rule_) load(in_play, std::move(name));
    opened_with_ = std::move(in_play);
}

void RuleDraft::set_shape(machine::Shape shape) {
    rule_.shape = shape;
    refresh();
}

void RuleDraft::set_states(int states) {
    rule_.states = states;
    refresh();
}

void RuleDraft::set_surface(machine::Surface surface) {
    rule_.surface = surface;
    refresh();
}

void RuleDraft::set_bordered(bool bordered) {
    bordered_ = bordered;
    if (bordered && !border_) border_ = machine::Border{rule_.inner, rule_.inner};
    refresh();
}

void RuleDraft::toggle(machine::Offset offset) {
    machine::Stencil& stencil = drawn_stencil();
    const auto place = std::find(stencil.begin(), stencil.end(), offset);
    if (place == stencil.end()) {
        stencil.push_back(offset);
    } else {
        stencil.erase(place);
    }
    refresh();
}

void RuleDraft::clear_stencil() {
    drawn_stencil().clear();
    refresh();
}

void RuleDraft::toggle_hole(std::size_t cell) {
    holes_[on_largest(rule_.shape, cell)].flip();
    refresh();
}

void RuleDraft::refresh() {
    rule_.border = bordered_ ? border_ : std::nullopt;
    rule_.holes.clear();
    for (std::size_t cell = 0; cell < rule_.shape.size(); ++cell) {
        if (holes_[on_largest(rule_.shape, cell)]) rule_.holes.push_back(cell);
    }
    rule_ = machine::tidied(std::move(rule_));
    facts_ = facts_of(rule_);
}

}  // namespace switchbox::ui
