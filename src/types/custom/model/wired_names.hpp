// Rules for the names of lamps, buttons and states in the text format (types/custom/formats/text.hpp).
#pragma once

#include <optional>
#include <string_view>

namespace switchbox::machine {

// Returns the sign of the notation for a full-width form: ',' for "，". nullopt for other characters.
[[nodiscard]] std::optional<char> plain_sign(std::string_view character);

// Returns the part of a name that prevents it from being a word; empty if there is none. Such parts are signs
// of the notation, a quote at the beginning, an unmatched bracket, and the end of a sentence.
[[nodiscard]] std::string_view sign_in(std::string_view name);
// Returns whether a name has neither a letter nor a digit nor a picture: "&&", "--", an arrow.
[[nodiscard]] bool is_sign(std::string_view name);
// Returns whether a name is one word, without the signs of the notation.
[[nodiscard]] bool is_word(std::string_view name);

// Word split into a lamp and steps: "south-1" into "south" and "-1".
struct SteppedName {
    std::string_view name;
    std::string_view steps;
};
[[nodiscard]] std::optional<SteppedName> stepped_name(std::string_view word);
// Returns whether the end of a name reads as steps.
[[nodiscard]] bool ends_in_steps(std::string_view name);

}  // namespace switchbox::machine
