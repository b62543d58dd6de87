#include "puzzle/likeness.hpp"

#include <algorithm>
#include <string>

#include "puzzle/source.hpp"

namespace switchbox::puzzle {
namespace {

constexpr std::string_view all_digits = "0123456789";
constexpr std::string_view between_digits = " \t\r\f\v,";
constexpr std::size_t longest = 1'000'000;  // characters

bool is_row(const Line& line) {
    return line.text.find_first_of(all_digits) != std::string_view::npos &&
           line.text.find_first_not_of(std::string(all_digits) + std::string(between_digits)) ==
               std::string_view::npos;
}

// "NAME: ...", or a keyword first; the address of a page is neither.
bool is_like_statement(const Line& line) {
    const std::size_t colon = line.text.find(':');
    if (colon == std::string_view::npos)
        return std::find(keywords.begin(), keywords.end(), line.words().front().text) != keywords.end();
    const bool ends_name =
        colon + 1 == line.text.size() || between_digits.find(line.text[colon + 1]) != std::string_view::npos;
    return ends_name && Line{line.text.substr(0, colon), line.number}.words().size() == 1;
}

}  // namespace

bool is_matrix(std::string_view text) {
    const std::vector<Line> lines = lines_of(text);
    return !lines.empty() && is_row(lines.front()) &&
           std::all_of(lines.begin(), lines.end(),
                       [](const Line& line) { return is_bar(line) || is_row(line); });
}

bool is_like_puzzle(std::string_view text) {
    if (text.size() > longest) return false;
    const std::vector<Line> lines = lines_of(text);
    if (lines.size() < 2) return false;
    if (is_matrix(text)) return text.find('-') != std::string_view::npos;
    return std::all_of(lines.begin(), lines.end(), is_like_statement);
}

}  // namespace switchbox::puzzle
