#include "ui/types/lights/state/rule_facts.hpp"

#include "algebra/factorization.hpp"
#include "i18n/words.hpp"
#include "machine/notation.hpp"
#include "machine/rule_text.hpp"
#include "types/lights/model/linear_machine.hpp"
#include "types/lights/solve/linear_solver.hpp"
#include "ui/kit/problem_words.hpp"

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
    return {true, together(rank_words(a), solvable_words(a))};
}

std::string words_of(const RuleFacts& facts) {
    if (facts.playable) return say(facts.words);
    return say("view.rule.not-yet", after_place(facts.words));  // "rule, holes: every cell is a hole; ..."
}

}  // namespace switchbox::ui
