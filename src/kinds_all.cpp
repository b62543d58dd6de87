// The kinds of machines of a program that has room for all: the command line, the desktop program, tests.
#include <array>

#include "machine/wired_kind.hpp"
#include "play/brought.hpp"
#include "solve/common/kinds.hpp"
#include "solve/wired/wired_ask.hpp"

namespace switchbox {

std::span<const machine::KindEntry> machine::kinds() {
    static constexpr std::array<machine::KindEntry, 1> all{{{machine::wired_id, machine::parse_wired_kind}}};
    return all;
}

const machine::OtherKind* machine::other_in(const MachineKind& kind) {
    const KindInUse* in_use = std::get_if<KindInUse>(&kind);
    return in_use == nullptr ? nullptr : in_use->kind.get();
}

bool machine::Machine::is_other() const { return linear() == nullptr && ghaly() == nullptr; }

std::span<const solve::Ask> solve::askers() {
    static constexpr std::array<solve::Ask, 1> all{solve::ask_wired};
    return all;
}

play::PuzzleReader play::puzzle_reader() { return play::code_brought; }

}  // namespace switchbox
