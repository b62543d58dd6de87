// A template taken apart: plain pieces, and places for values.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace switchbox::words {

struct Piece {
    std::string text;                // of a plain piece
    std::string name;                // of a value; empty in a plain piece
    std::string format;              // "word", "capital" or nothing
    std::vector<std::string> forms;  // templates, by plural form
};

struct Pieces {
    std::vector<Piece> all;
    std::string problem;  // in words, where the template cannot be read
};

[[nodiscard]] Pieces take_apart(std::string_view text);

}  // namespace switchbox::words
