// Codes of Ghaly's machine while they are being typed: sigma and tau in cycle notation.
#pragma once

#include <string>

#include "base/message.hpp"
#include "base/result.hpp"
#include "types/ghaly/model/ghaly_codes.hpp"

namespace switchbox::ui {

struct CodesDraft {
    int size = 4;
    std::string sigma = "()";
    std::string tau = "()";
};

[[nodiscard]] CodesDraft draft_of(const machine::GhalyCodes& codes);
// Returns the codes of the draft, or the error and its place.
[[nodiscard]] Result<machine::GhalyCodes> codes_of(const CodesDraft& draft);
// Returns "This machine can be solved to yellow, in 3 ways, with 12 presses or more.", or why it cannot.
[[nodiscard]] Message facts_of(const CodesDraft& draft);

}  // namespace switchbox::ui
