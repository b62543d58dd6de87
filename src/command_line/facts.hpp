// The parts that answers are put together from, so that every subcommand says the same thing in the same
// words and keys.
#pragma once

#include "command_line/answer.hpp"
#include "command_line/study.hpp"
#include "machine/machine_type.hpp"

namespace switchbox::command_line {

// What is to be pressed, or why no presses will do, and the proof.
[[nodiscard]] Answer verdict_facts(const Study& study, const solve::Search& search);
// The puzzle, its share code and link.
[[nodiscard]] Answer game_facts(const Study& study);
// What the machine is, apart from any puzzle.
[[nodiscard]] Answer machine_facts(const Study& study);
// The same of one of which there is no more to tell than its size.
[[nodiscard]] Answer plain_facts(const Study& study);
// Of a machine with a matrix: its inverse, row by row, and the press patterns that change nothing.
[[nodiscard]] Answer inverse_facts(const Study& study);
[[nodiscard]] Answer quiet_facts(const Study& study);
// Ghaly's machine: its codes, its colour and whether all cells can get it.
[[nodiscard]] Answer ghaly_facts(const Study& study);
// Of a machine whose wiring buttons switch, after the presses: the picture, the wiring and the codes that the
// cells show.
[[nodiscard]] Answer wiring_facts(const Study& study);
// In lit-only play, where presses are added up: that this says nothing of their order. Nothing elsewhere.
[[nodiscard]] Answer order_caveat(const machine::MachineChoice& choice);
// A rule of one's own, as it is drawn; nothing for other machines.
[[nodiscard]] Answer rule_facts(const Study& study);

}  // namespace switchbox::command_line
