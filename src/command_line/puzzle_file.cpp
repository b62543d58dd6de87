#include "command_line/puzzle_file.hpp"

#include "command_line/text_file.hpp"
#include "puzzle/formats.hpp"

namespace switchbox::command_line {

Result<machine::WiredPuzzle> read_puzzle(const std::string& path) {
    const auto text = read_file(path, "puzzle");
    return text ? puzzle::parse(*text) : Result<machine::WiredPuzzle>(text.error());
}

}  // namespace switchbox::command_line
