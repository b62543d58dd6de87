// A template taken apart: plain pieces, and places for values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace switchbox::i18n {

struct Piece {
    std::string text;                       // of a plain piece
    std::string name;                       // of a value; empty in a plain piece
    std::string format;                     // "word", "capital" or nothing
    std::vector<std::vector<Piece>> forms;  // of a number, by plural form
};
using Pieces = std::vector<Piece>;

[[nodiscard]] Pieces take_apart(std::string_view text);
// In words, where a template cannot be read; else nothing.
[[nodiscard]] std::string problem_in(std::string_view text);

}  // namespace switchbox::i18n
