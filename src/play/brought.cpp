#include "play/brought.hpp"

#include "machine/wired/wired_code.hpp"
#include "machine/wired/wired_kind.hpp"
#include "machine/wired/wired_machine.hpp"
#include "play/share_code.hpp"
#include "puzzle/formats.hpp"

namespace switchbox::play {

Result<Puzzle> as_brought(const machine::WiredPuzzle& puzzle) {
    auto choice = machine::choose_wired(puzzle);
    if (!choice) return choice.error();
    // A game is its code, and not every name has room in one.
    if (!machine::parse_wires(machine::format_wires(puzzle))) return Error{tell("puzzle.board.no-code")};
    const machine::Picture target = machine::default_target(*choice);
    return Puzzle{*std::move(choice), machine::start_of(puzzle), target};
}

std::optional<Result<Puzzle>> read_brought(std::string_view text) {
    if (!puzzle::is_like_puzzle(text)) return std::nullopt;
    const auto puzzle = puzzle::parse(text);
    return puzzle ? as_brought(*puzzle) : Result<Puzzle>(puzzle.error());
}

std::optional<Result<std::string>> code_brought(std::string_view text) {
    const auto puzzle = read_brought(text);
    if (!puzzle) return std::nullopt;
    return *puzzle ? share_code(opening(**puzzle)) : Result<std::string>(puzzle->error());
}

}  // namespace switchbox::play
