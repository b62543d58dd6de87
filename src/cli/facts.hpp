// Parts of answers, shared so that all subcommands use the same words and keys.
#pragma once

#include "cli/answer.hpp"
#include "cli/study.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::cli {

// Returns the heading, and below it the board if the machine type has its own drawing.
[[nodiscard]] std::string title_of(const Study& study);
// Returns the puzzle, its share code and link.
[[nodiscard]] Answer game_facts(const Study& study);
// Returns the size of the machine.
[[nodiscard]] Answer plain_facts(const Study& study);
// Returns the note for lit-only play that added-up presses do not give an order; empty otherwise.
[[nodiscard]] Answer order_caveat(const machine::MachineChoice& choice);

}  // namespace switchbox::cli
