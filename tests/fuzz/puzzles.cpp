// Fuzz targets for boards and puzzles in the supported formats, and for actions as text.
#include "game/action.hpp"
#include "game/share_code.hpp"
#include "machine/board_signs.hpp"
#include "machine/text.hpp"
#include "reading.hpp"
#include "small.hpp"
#include "target.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/custom/model/wired_code.hpp"
#include "types/lights/solve/matrix_text.hpp"

namespace switchbox::fuzz {
namespace {

// Checks each format: the puzzle is written and parses as the same puzzle, or a readable error names the
// unsupported part.
void expect_all_forms(const machine::WiredPuzzle& puzzle) {
    for (std::size_t i = 0; i < puzzle::format_count; ++i) {
        const auto form = static_cast<puzzle::Format>(i);
        const auto written = puzzle::format_as(form, puzzle);
        if (!written) {
            expect_readable(written.error());
            continue;
        }
        const auto again = puzzle::parse(*written);
        require(static_cast<bool>(again), "a form reads what it wrote");
        const auto twice = puzzle::format_as(form, *again);
        require(twice && *twice == *written, "a form writes what it read");
        require(again->lamps.size() == puzzle.lamps.size() && again->buttons.size() == puzzle.buttons.size(),
                "no form loses a lamp or a button");
    }
}

// Checks that a board has an entry for each cell, and that lit and dark exchanged twice are as before.
void expect_whole(const machine::ReadBoard& board) {
    require(board.cells.size() == board.shape.size(), "a board has all its cells");
    require(board.is_gap.size() == board.cells.size() && board.is_any.size() == board.cells.size(),
            "each cell may be a gap or any state");
    require(!say(board.words()).empty(), "a board is read in words");
    if (!board.can_be_swapped()) return;
    const machine::ReadBoard again = board.swapped().swapped();
    require(again.cells == board.cells && again.words() == board.words(), "swapping twice changes nothing");
}

}  // namespace

void read_boards(std::string_view input) {
    const std::string text = machine::as_utf8(std::string(input));
    for (const bool has_any : {false, true}) {
        const auto board = machine::read_board(text, {.has_any = has_any});
        if (board) {
            expect_whole(*board);
        } else {
            expect_readable(board.error());
        }
    }
    if (const auto signs = machine::undecided_signs(text, machine::largest_side)) {
        for (const std::string& sign : *signs) {
            const auto board = machine::read_board(text, {.lit = sign});
            require(static_cast<bool>(board), "the player may call either sign lit");
            expect_whole(*board);
        }
    }
}

void read_puzzles(std::string_view input) {
    const auto code = [](const machine::WiredPuzzle& puzzle) { return machine::format_wires(puzzle); };
    expect_same_again(input, machine::parse_wires, code);
    const std::string text = machine::as_utf8(std::string(input));
    if (const auto turned = puzzle::parse(text, nullptr, true)) expect_all_forms(*turned);
    puzzle::Remarks remarks;
    const auto puzzle = puzzle::parse(text, &remarks);
    if (!puzzle) return expect_readable(puzzle.error());
    expect_all_forms(*puzzle);
    if (const auto brought = game::import_puzzle_text(text)) {
        if (!*brought) return expect_readable(brought->error());
    }
}

void read_matrices(std::string_view input) {
    const auto read = solve::read_matrix(input);
    if (!read) return expect_readable(read.error());
    require(read->unknowns() > 0 && read->unknowns() <= solve::max_reduced, "a matrix has unknowns");
    require(read->matrix.entries.size() == read->matrix.rows * read->matrix.columns,
            "a matrix has all its entries");
    const auto again = solve::read_matrix(solve::write_matrix(*read));
    require(static_cast<bool>(again), "what was written can be read");
    require(
        again->matrix == read->matrix && again->has_right_side == read->has_right_side && again->changed == 0,
        "what was written reads as the same");
}

void read_actions(std::string_view input) {
    if (!is_small(input)) return;
    const auto parse = [](std::string_view text) { return game::parse_action(text); };
    const auto format = [](const game::Action& action) { return game::format_action(action); };
    expect_same_again(input, parse, format);
}

}  // namespace switchbox::fuzz
