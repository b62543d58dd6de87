#include "play/brought.hpp"

#include "machine/wired_kind.hpp"
#include "machine/wired_machine.hpp"
#include "puzzle/text.hpp"

namespace switchbox::play {

Result<Puzzle> as_brought(const machine::WiredPuzzle& puzzle) {
    auto choice = machine::choose_wired(puzzle);
    if (!choice) return choice.error();
    const machine::Picture target = machine::default_target(*choice);
    return Puzzle{*std::move(choice), machine::start_of(puzzle), target};
}

Result<Puzzle> read_brought(std::string_view text) {
    const auto puzzle = puzzle::parse_text(text);
    if (!puzzle) return puzzle.error();
    return as_brought(*puzzle);
}

}  // namespace switchbox::play
