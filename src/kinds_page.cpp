// The kinds of machines of the page's first program, which has to be downloaded: none but rules and Ghaly's.
#include "machine/choice.hpp"
#include "play/brought.hpp"
#include "solve/common/kinds.hpp"

namespace switchbox {

std::span<const machine::KindEntry> machine::kinds() { return {}; }

const machine::OtherKind* machine::other_in(const MachineKind& /*kind*/) { return nullptr; }

bool machine::Machine::is_other() const { return false; }

std::span<const solve::Ask> solve::askers() { return {}; }

play::PuzzleReader play::puzzle_reader() { return nullptr; }

}  // namespace switchbox
