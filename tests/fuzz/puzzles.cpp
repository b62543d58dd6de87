// Fuzz targets for puzzles in the supported formats, and for actions as text.
#include "game/action.hpp"
#include "game/share_code.hpp"
#include "reading.hpp"
#include "small.hpp"
#include "target.hpp"
#include "types/custom/formats/formats.hpp"
#include "types/custom/game/wired_games.hpp"
#include "types/custom/model/wired_code.hpp"

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

}  // namespace

void read_puzzles(std::string_view input) {
    const auto code = [](const machine::WiredPuzzle& puzzle) { return machine::format_wires(puzzle); };
    expect_same_again(input, machine::parse_wires, code);
    const auto puzzle = puzzle::parse(input);
    if (!puzzle) return expect_readable(puzzle.error());
    expect_all_forms(*puzzle);
    static_cast<void>(game::classify_pasted_text(input));
    if (const auto brought = game::import_puzzle_text(input)) {
        if (!*brought) return expect_readable(brought->error());
    }
}

void read_actions(std::string_view input) {
    if (!is_small(input)) return;
    const auto parse = [](std::string_view text) { return game::parse_action(text); };
    const auto format = [](const game::Action& action) { return game::format_action(action); };
    expect_same_again(input, parse, format);
}

}  // namespace switchbox::fuzz
