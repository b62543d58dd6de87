// Other ways to write what a button moves: prose such as "Button A toggles x and y", arrows such as "A -> x
// y", and diagrams of lamps and buttons in one line.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "types/custom/formats/source.hpp"
#include "types/custom/model/wired_puzzle.hpp"

namespace switchbox::puzzle {

// Line about one button. A colon, an arrow, "=" or a verb comes between it and its lamps. In the passive, "x
// is changed by A and B", it is a lamp and the names of its buttons follow.
struct Prose {
    Word subject;
    std::string_view link;  // the arrow or verb; ":" for "Button A: x y"
    std::size_t rest = 0;   // byte at which the list begins
    bool is_passive = false;
};

// Returns nullopt for a line in another form, such as "A: x y" or one that begins with a keyword.
[[nodiscard]] std::optional<Prose> prose_in(const TextLine& line);

// Returns the lamps of a sentence that says which are lit at the start: "Lamps 1 and 2 are on at the start."
// Returns none for any other line.
[[nodiscard]] std::vector<Word> lit_lamps_in(const TextLine& line);

// Returns whether a word joins names and is none, "and".
[[nodiscard]] bool is_joiner(std::string_view word);

// Returns whether a word may stand between names of lamps and is none: "and", "the", "lamp".
[[nodiscard]] bool is_filler(std::string_view word);

// Returns whether a word in a list of lamps is hardly the name of one: "others", "off", "except".
[[nodiscard]] bool is_unclear(std::string_view word);

// Returns whether a word means all lamps.
[[nodiscard]] bool is_all(std::string_view word);

// Returns the list behind a colon, arrow or verb without the brackets around it: "{1, 2}".
[[nodiscard]] TextLine without_brackets(const TextLine& line, std::size_t& begin);

// Meaning of the words before a colon that are no keyword: "lit at the start" names lamps that are lit,
// "goal" the target.
enum class StateHeading : std::uint8_t { none, start, target };
[[nodiscard]] StateHeading state_heading(const std::vector<Word>& words);

// State of a lamp, or of all lamps, in words: "x is on", "all off".
struct StateInWords {
    Word lamp;
    bool is_lit = false;
    bool is_all = false;
};

// Returns the states of "x and y on, z off" and "all off". nullopt if a word is neither a lamp, for which
// `is_lamp` is true, nor about states, or if a lamp has no state.
[[nodiscard]] std::optional<std::vector<StateInWords>> states_in_words(
    const std::vector<Word>& words, const std::function<bool(std::string_view)>& is_lamp);

// Heading of lists by lamp, "by lamp", "lamps:" or "lamp: buttons", or by button, "button: lamps".
enum class ListHeading : std::uint8_t { none, by_lamp, by_button };
[[nodiscard]] ListHeading list_heading(const TextLine& line);

// Returns whether a word is an arrow, "->" or one of its other forms.
[[nodiscard]] bool is_arrow(std::string_view word);

// Removes words such as "and" and "the" from a list of lamps in prose, and nouns such as "switch" from a list
// of buttons in the passive. Returns an error for a word that makes
// the list unclear: "all", "twice", another arrow or verb.
[[nodiscard]] Problem tidy_prose(std::vector<Word>& lamps, bool is_passive);

// Returns whether a text is a diagram such as "[.##.] (3) (1,3) {3,5}", errors behind its first bracket
// included. The bracket has the target of lamps that are numbered from 0 and dark at the start. Each
// parenthesis is a button with the lamps that it moves.
[[nodiscard]] bool is_diagram(std::string_view text);

// Parses a diagram. Its buttons are b1, b2, ... Numbers in braces are about another puzzle and left out, with
// a remark. Returns an error for a second line, which is another puzzle.
[[nodiscard]] Result<machine::WiredPuzzle> parse_diagram(std::string_view text, Remarks* remarks);

}  // namespace switchbox::puzzle
