// Parsed template: plain pieces, and placeholders for values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace switchbox::i18n {

struct Piece {
    std::string text;                       // of a plain piece
    std::string name;                       // of a placeholder's value; empty in a plain piece
    std::string format;                     // "word", "capital" or empty
    std::vector<std::vector<Piece>> forms;  // plural forms of a number, in order
};
using Pieces = std::vector<Piece>;

[[nodiscard]] Pieces take_apart(std::string_view text);
// Returns the error if the template cannot be parsed, otherwise empty.
[[nodiscard]] std::string problem_in(std::string_view text);

}  // namespace switchbox::i18n
