// The codes of Ghaly's machine as they are being typed: sigma and tau in cycle notation.
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
// The codes that the draft stands for, or what is wrong with it and where.
[[nodiscard]] Result<machine::GhalyCodes> codes_of(const CodesDraft& draft);
// "This machine can be solved to yellow, in 3 ways, with 12 presses or more.", or why not.
[[nodiscard]] Message facts_of(const CodesDraft& draft);

}  // namespace switchbox::ui
