// The parts that answers are put together from, so that every subcommand says the same thing in the same
// words and keys.
#pragma once

#include "cli/answer.hpp"
#include "cli/study.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::cli {

// Returns the heading, and below it the board where the machine type has a drawing of its own.
[[nodiscard]] std::string title_of(const Study& study);
// Returns the puzzle, its share code and link.
[[nodiscard]] Answer game_facts(const Study& study);
// Returns the size of the machine.
[[nodiscard]] Answer plain_facts(const Study& study);
// Returns, in lit-only play, where presses are added up, that this says nothing of their order; else nothing.
[[nodiscard]] Answer order_caveat(const machine::MachineChoice& choice);

}  // namespace switchbox::cli
