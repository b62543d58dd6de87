// Facts about a rule before it is played: its rank, how many boards are solvable and in how many ways. For a
// rule that cannot be played, the reason.
#pragma once

#include <string>

#include "base/message.hpp"
#include "base/natural.hpp"
#include "machine/rule.hpp"

namespace switchbox::ui {

struct RuleFacts {
    bool playable = false;
    Message words;  // the error, if the rule cannot be played
};

// Returns the facts. This costs one elimination, tens of milliseconds for the largest boards.
[[nodiscard]] RuleFacts facts_of(const machine::Rule& rule);
// Returns the facts as sentences.
[[nodiscard]] std::string words_of(const RuleFacts& facts);

// Returns the number in digits if it is short. A longer one is a power, "2^64", if it and k are powers of one
// prime; else "about 9.5 × 10^23".
[[nodiscard]] Value count_words(const Natural& count, int k);

}  // namespace switchbox::ui
