// Answers for puzzles that somebody wired.
#pragma once

#include "solve/common/kinds.hpp"

namespace switchbox::solve {

[[nodiscard]] std::shared_ptr<OtherSearch> ask_wired(const machine::Machine& machine,
                                                     const machine::PressGrid& presses,
                                                     const machine::Picture& target, Kept& kept);

}  // namespace switchbox::solve
