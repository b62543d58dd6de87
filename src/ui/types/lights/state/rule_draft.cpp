#include "ui/types/lights/state/rule_draft.hpp"

#include <algorithm>
#include <utility>

#include "algebra/residue_polynomial.hpp"
#include "i18n/words.hpp"
#include "machine/rule_text.hpp"
#include "machine/text.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "ui/kit/fonts.hpp"

namespace switchbox::ui {
namespace {

constexpr std::size_t max_digits = 9;

// Returns the prime of which k is a power; 0 if there is none, as for 6.
std::uint32_t prime_of(int k) {
    for (const int prime : {2, 3, 5, 7}) {
        int rest = k;
        while (rest % prime == 0) rest /= prime;
        if (rest == 1) return static_cast<std::uint32_t>(prime);
    }
    return 0;
}

Message rank_words(const algebra::Equations& a) {
    const bool is_prime = prime_of(a.modulus()) == static_cast<std::uint32_t>(a.modulus());
    if (!is_prime) return tell("view.rule.rank", a.rank());
    return tell("view.rule.rank-and-nullity", a.rank(), a.columns() - a.rank());
}

// Returns words about the share of solvable boards. Every button is a lamp, so A has as many rows as columns.
// One in |kernel| of the boards is solvable, each in |kernel| ways.
Message solvable_words(const algebra::Equations& a) {
    if (a.is_one_to_one()) return tell("view.rule.all-solvable");
    return tell("view.rule.solvable", count_words(a.kernel_size(), a.modulus()));
}

}  // namespace

Value count_words(const Natural& count, int k) {
    const std::string digits = count.decimal();
    if (digits.size() <= max_digits) return *machine::parse_number(digits);
    const std::uint32_t prime = prime_of(k);
    std::size_t exponent = 0;
    Natural power = 1;
    while (prime != 0 && power < count) {
        power.multiply_add(prime, 0);
        ++exponent;
    }
    if (power == count) return std::to_string(prime) + "^" + std::to_string(exponent);
    const auto [lead, tenths_exponent] = count.rounded(2);
    return tell("view.rule.about", lead.substr(0, 1), lead.substr(1), tenths_exponent);
}

RuleFacts facts_of(const machine::Rule& rule) {
    if (const auto problem = machine::problem_with_own(rule)) return {false, problem->message};
    const machine::LinearMachine machine(rule, machine::uniform(rule, 0));
    const algebra::Factorization a(solve::matrix_of(machine), rule.states);
    return {true, together(solvable_words(a), rank_words(a))};
}

std::string words_of(const RuleFacts& facts) {
    if (facts.playable) return say(facts.words);
    return say("view.rule.not-yet", after_place(facts.words));  // "rule, holes: every cell is a hole; ..."
}

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
