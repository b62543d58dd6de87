// What can be said of a rule before it is played: its rank, how many boards are solvable and in how many
// ways; or why it cannot be played.
#pragma once

#include <string>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "machine/rule.hpp"

namespace switchbox::ui {

struct RuleFacts {
    bool playable = false;
    Message words;  // of a rule that cannot be played, what is wrong with it
};

// Costs one elimination, tens of milliseconds for the largest boards.
[[nodiscard]] RuleFacts facts_of(const machine::Rule& rule);
// As sentences.
[[nodiscard]] std::string words_of(const RuleFacts& facts);

// A number; a longer one as a power where k is one of a prime, "2^64", else "about 9.5 × 10^23".
[[nodiscard]] Value count_words(const Natural& count, int k);

}  // namespace switchbox::ui
