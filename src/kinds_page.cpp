// The kinds of machines of the page's first program, which has to be downloaded: none but rules and Ghaly's.
#include "machine/kind.hpp"
#include "play/brought.hpp"
#include "solve/common/kinds.hpp"

namespace switchbox {

std::span<const machine::KindEntry> machine::kinds() { return {}; }

std::span<const solve::Ask> solve::askers() { return {}; }

play::PuzzleReader play::puzzle_reader() { return nullptr; }

}  // namespace switchbox
