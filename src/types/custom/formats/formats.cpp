#include "types/custom/formats/formats.hpp"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "types/custom/formats/csv.hpp"
#include "types/custom/formats/json.hpp"
#include "types/custom/formats/matrix.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/formats/text.hpp"

namespace switchbox::puzzle {
namespace {

struct Form {
    Result<machine::WiredPuzzle> (*parse)(std::string_view text, Remarks* remarks);
    Result<std::string> (*format)(const machine::WiredPuzzle& puzzle);
};

Result<std::string> format_as_json(const machine::WiredPuzzle& puzzle) { return format_json(puzzle); }

// Formats in the order of Format.
constexpr std::array<Form, format_names.size()> forms{{{parse_text, format_text},
                                                       {parse_matrix, format_matrix},
                                                       {parse_csv, format_csv},
                                                       {parse_json, format_as_json}}};

const Form& form_of(Format format) { return forms.at(static_cast<std::size_t>(format)); }

}  // namespace

std::optional<Format> format_named(std::string_view name) {
    const auto found = std::find(format_names.begin(), format_names.end(), name) - format_names.begin();
    if (found == std::ssize(format_names)) return std::nullopt;
    return static_cast<Format>(found);
}

Result<machine::WiredPuzzle> parse(std::string_view text, Remarks* remarks) {
    text = without_mark(text);
    if (auto problem = problem_with_characters(text)) return *std::move(problem);
    const std::string plain = readable(text);
    return form_of(format_of(plain)).parse(plain, remarks);
}

Message in_one_line(const Remarks& remarks) {
    constexpr std::size_t most = 5;
    Message line;
    for (std::size_t i = 0; i < std::min(remarks.size(), most); ++i)
        line = i == 0 ? remarks[i] : tell("puzzle.read.next", std::move(line), remarks[i]);
    if (remarks.size() > most) line = tell("puzzle.read.more", std::move(line), remarks.size() - most);
    return line;
}

Result<std::string> format_as(Format format, const machine::WiredPuzzle& puzzle) {
    return form_of(format).format(puzzle);
}

}  // namespace switchbox::puzzle
