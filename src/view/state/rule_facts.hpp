// What can be said of a rule before it is played: its rank, how many boards are solvable and in how many
// ways; or why it cannot be played.
#pragma once

#include <string>

#include "algebra/natural.hpp"
#include "machine/rule.hpp"

namespace switchbox::view {

struct RuleFacts {
    bool playable = false;
    std::string words;
};

// Costs one elimination, tens of milliseconds for the largest boards.
[[nodiscard]] RuleFacts facts_of(const machine::Rule& rule);

// "4", "1,048,576"; longer ones as a power where k is one of a prime, "2^64", else "about 9.5 × 10^23".
[[nodiscard]] std::string count_words(const algebra::Natural& count, int k);

}  // namespace switchbox::view
