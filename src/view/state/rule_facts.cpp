#include "view/state/rule_facts.hpp"

#include "machine/rule_text.hpp"
#include "solve/linear/linear_solver.hpp"

namespace switchbox::view {
namespace {

constexpr std::size_t max_digits = 9;

// The prime whose power k is; none for 6.
std::uint32_t prime_of(int k) {
    for (const int prime : {2, 3, 5, 7}) {
        int rest = k;
        while (rest % prime == 0) rest /= prime;
        if (rest == 1) return static_cast<std::uint32_t>(prime);
    }
    return 0;
}

std::string grouped(const std::string& digits) {
    std::string text;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
        text += digits[i];
    }
    return text;
}

std::string rank_words(const algebra::Factorization& a) {
    const std::string rank = "Rank " + std::to_string(a.rank());
    const bool is_prime = prime_of(a.modulus()) == static_cast<std::uint32_t>(a.modulus());
    if (!is_prime) return rank + ". ";
    return rank + ", nullity " + std::to_string(a.columns() - a.rank()) + ". ";
}

// Every button is a lamp, so A has as many rows as columns, and of the boards one in |kernel| is solvable,
// each in |kernel| ways.
std::string solvable_words(const algebra::Factorization& a) {
    if (a.is_one_to_one()) return "Every board is solvable, in exactly one way.";
    const std::string count = count_words(a.kernel_size(), a.modulus());
    return "One board in " + count + " is solvable; then it has " + count + " solutions.";
}

}  // namespace

std::string count_words(const algebra::Natural& count, int k) {
    const std::string digits = count.decimal();
    if (digits.size() <= max_digits) return grouped(digits);
    const std::uint32_t prime = prime_of(k);
    std::size_t exponent = 0;
    algebra::Natural power = 1;
    while (prime != 0 && power < count) {
        power.multiply_add(prime, 0);
        ++exponent;
    }
    if (power == count) return std::to_string(prime) + "^" + std::to_string(exponent);
    return "about " + digits.substr(0, 1) + "." + digits.substr(1, 1) + " \xC3\x97 10^" +
           std::to_string(digits.size() - 1);
}

RuleFacts facts_of(const machine::Rule& rule) {
    if (const auto problem = machine::problem_with_own(rule)) {
        const std::string& message = problem->message;  // "rule, holes: every cell is a hole; ..."
        return {false, "This cannot be played yet: " + message.substr(message.find(": ") + 2) + "."};
    }
    const machine::LinearMachine machine(rule, machine::uniform(rule, 0));
    const algebra::Factorization a(solve::matrix_of(machine), rule.states);
    return {true, rank_words(a) + solvable_words(a)};
}

}  // namespace switchbox::view
