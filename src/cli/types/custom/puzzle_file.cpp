#include "cli/types/custom/puzzle_file.hpp"

#include "cli/text_file.hpp"
#include "i18n/words.hpp"
#include "types/custom/formats/formats.hpp"

namespace switchbox::cli {

Result<PuzzleFile> read_puzzle(const std::string& path) {
    const auto text = read_file(path, "puzzle");
    if (!text) return text.error();
    puzzle::Remarks remarks;
    auto puzzle = puzzle::parse(*text, &remarks);
    if (!puzzle) return puzzle.error();
    return PuzzleFile{*std::move(puzzle), remarks.empty() ? "" : say(puzzle::in_one_line(remarks))};
}

}  // namespace switchbox::cli
