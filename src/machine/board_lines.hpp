// Lines of a text that may be the rows of a board (board_text.hpp), without what surrounds them.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "machine/board_text.hpp"
#include "machine/board_words.hpp"

namespace switchbox::machine::board_lines {

// Character of the text with its place.
struct Sign {
    std::string text;
    std::size_t line = 1;
    std::size_t column = 1;
};
using Signs = std::vector<Sign>;

// Returns whether a sign is one of these ASCII characters.
[[nodiscard]] inline bool is(const Sign& sign, std::string_view any) {
    return sign.text.size() == 1 && any.find(sign.text) != std::string_view::npos;
}
[[nodiscard]] inline bool is_space(const Sign& sign) { return is(sign, " "); }
[[nodiscard]] inline bool is_blank(const Sign& sign) { return is(sign, " \t"); }
[[nodiscard]] bool is_letter(const Sign& sign);

inline constexpr std::string_view opening = "[({";
inline constexpr std::string_view closing = "])}";

// Removes signs for which `drops` is true at both ends of a line; trim() removes blanks.
template <class Drops>
void trim_if(Signs& line, const Drops& drops) {
    while (!line.empty() && drops(line.back())) line.pop_back();
    line.erase(line.begin(), std::find_if_not(line.begin(), line.end(), drops));
}
inline void trim(Signs& line) { trim_if(line, is_blank); }

[[nodiscard]] std::string text_of(const Signs& line);
[[nodiscard]] std::string text_between(const Signs& line, std::size_t first, std::size_t end);
// Returns whether a line has one of these ASCII characters.
[[nodiscard]] bool has(const Signs& line, std::string_view any);

// Divides a line at signs for which `divides` is true; pieces without a sign are left out.
template <class Divides>
[[nodiscard]] std::vector<Signs> pieces_of(const Signs& line, const Divides& divides) {
    std::vector<Signs> pieces(1);
    for (const Sign& sign : line) {
        if (divides(sign)) {
            pieces.emplace_back();
        } else {
            pieces.back().push_back(sign);
        }
    }
    for (Signs& piece : pieces) trim(piece);
    std::erase_if(pieces, [](const Signs& piece) { return piece.empty(); });
    return pieces;
}

// Lines that may be rows, with what was found in the others.
struct Body {
    std::vector<Signs> lines;
    std::vector<Signs> dropped;                     // remarks
    std::vector<std::pair<BoardCell, int>> labels;  // numbers of rows
    std::vector<LegendEntry> legend;
    std::vector<std::string> unclear;  // signs with a legend that cannot be read
    std::optional<BoardCell> first;    // beginning of the text, for an error if no line is a row
    std::optional<BoardCell> stray;    // first word of prose between rows
    std::size_t height = 0;            // rows and columns that the text names; 0 if it does not
    std::size_t width = 0;
    bool is_r = false;  // a matrix of R, which is filled column by column unless it has byrow=TRUE
    bool is_by_column = false;
    bool has_heading = false;  // the first line is the heading of a Markdown table
};

// Returns the first sign of a line and its place.
[[nodiscard]] BoardCell place_of_line(const Signs& line);

// Adds the number of a row's label, "2nd row:", if it has just one.
void add_label(Body& body, const Signs& label);

// Drops all that surrounds rows.
[[nodiscard]] Body body_of(std::string_view text);

}  // namespace switchbox::machine::board_lines
