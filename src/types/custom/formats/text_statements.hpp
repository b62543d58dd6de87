// Statements of a puzzle's text: each line is divided at its colon, arrow or verb (text.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "types/custom/formats/source.hpp"

namespace switchbox::puzzle {

using Words = std::vector<Word>;

// Indices in `keywords` (formats.hpp).
inline constexpr std::size_t states_keyword = 0;
inline constexpr std::size_t start_keyword = 1;
inline constexpr std::size_t target_keyword = 2;
inline constexpr std::size_t layout_keyword = 6;

// Line divided into its beginning and the rest.
struct Statement {
    const TextLine* line = nullptr;
    Words before;                        // words before the colon, else the first word
    std::optional<std::size_t> keyword;  // index in `keywords`
    std::size_t rest = 0;                // byte at which the rest begins
    bool has_colon = false;              // or an arrow or verb in prose
    std::string_view link = {};          // that arrow or verb
    bool is_passive = false;             // true for a lamp and the buttons that change it
    Words lit = {};                      // lamps of a sentence that says which are lit at the start
};

// Returns a statement for each line, which have to outlive them. Headings such as "on at the start:" and
// "goal:" become keywords if the text has none of that kind and no button "off".
[[nodiscard]] std::vector<Statement> statements_of(std::span<const TextLine> lines);

// Returns whether a statement sets states of lamps.
[[nodiscard]] bool sets_states(const Statement& statement);

// Returns the words from a byte offset on, separated by spaces, commas or semicolons. Each character of
// `alone` is a word of its own.
[[nodiscard]] Words list_in(const TextLine& line, std::size_t begin, std::string_view alone = {});
// Returns the words of a list of lamps or buttons. Slashes divide them too.
[[nodiscard]] Words names_in(const Statement& statement);

// Returns the index in `keywords` of a word; nullopt if it is none.
[[nodiscard]] std::optional<std::size_t> keyword_in(const Word& word);

// Word split at '=': "name=value". The value is nullopt without '='.
struct Pair {
    std::string_view name;
    std::optional<Word> value;
};
[[nodiscard]] Pair pair_of(const Word& word);

// Returns a place in a text, moved behind the characters of `by`.
[[nodiscard]] Where moved(const Where& where, std::string_view by);

}  // namespace switchbox::puzzle
