#include "types/custom/game/brought.hpp"

#include <utility>

#include "game/share_code.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/model/wired_code.hpp"
#include "types/custom/model/wired_doubts.hpp"
#include "types/custom/model/wired_kind.hpp"
#include "types/custom/model/wired_machine.hpp"

namespace switchbox::game {

Result<Puzzle> as_brought(const machine::WiredPuzzle& puzzle) {
    auto choice = machine::choose_wired(puzzle);
    if (!choice) return choice.error();
    // A game is stored as its code, which limits the length of names.
    if (!machine::parse_wires(machine::format_wires(puzzle))) return Error{tell("puzzle.board.no-code")};
    const machine::Picture target = (*choice)->default_target();
    return Puzzle{*std::move(choice), machine::start_of(puzzle), target};
}

std::optional<Result<Puzzle>> read_brought(std::string_view text) {
    if (!puzzle::looks_like_puzzle(text)) return std::nullopt;
    const auto puzzle = puzzle::parse(text);
    return puzzle ? as_brought(*puzzle) : Result<Puzzle>(puzzle.error());
}

std::optional<Result<Brought>> code_brought(std::string_view text) {
    if (!puzzle::looks_like_puzzle(text)) return std::nullopt;
    puzzle::Remarks remarks;
    const auto puzzle = puzzle::parse(text, &remarks);
    if (!puzzle) return Result<Brought>(puzzle.error());
    const auto game = as_brought(*puzzle);
    if (!game) return Result<Brought>(game.error());
    Message remark;
    if (!remarks.empty()) remark = tell("puzzle.read.as", puzzle::in_one_line(remarks));
    for (Message& doubt : machine::doubts_about(*puzzle))
        remark = together(std::move(remark), std::move(doubt));
    return Brought{share_code(opening(*game)), std::move(remark)};
}

}  // namespace switchbox::game
