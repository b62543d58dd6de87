// What lamps, buttons and states can be called so that the puzzle can be written as text
// (types/custom/formats/text.hpp).
#pragma once

#include <optional>
#include <string_view>

namespace switchbox::machine {

// ',' for "，": the sign of the notation that a character is a wide form of.
[[nodiscard]] std::optional<char> plain_sign(std::string_view character);

// The first part of a name that keeps it from being a word: a sign of the notation, a quote that it begins
// with, a bracket without its partner, a sign that it ends with as sentences do. Empty where there is none.
[[nodiscard]] std::string_view sign_in(std::string_view name);
// Returns whether it has neither a letter nor a digit nor a picture: "&&", "--", an arrow.
[[nodiscard]] bool is_sign(std::string_view name);
// One word, without the signs of the notation.
[[nodiscard]] bool is_word(std::string_view name);

// "south-1" as the lamp "south", and its steps "-1".
struct SteppedName {
    std::string_view name;
    std::string_view steps;
};
[[nodiscard]] std::optional<SteppedName> stepped_name(std::string_view word);
// Returns whether the end of the name reads as steps.
[[nodiscard]] bool ends_in_steps(std::string_view name);

}  // namespace switchbox::machine
