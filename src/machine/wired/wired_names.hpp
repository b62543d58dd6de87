// What lamps, buttons and states can be called so that the puzzle can be written as text (puzzle/text.hpp).
#pragma once

#include <string_view>

namespace switchbox::machine {

// One word, without the signs of the notation.
[[nodiscard]] bool is_word(std::string_view name);
// Whether its end reads as steps: "south-1". A lamp is not called so.
[[nodiscard]] bool ends_in_steps(std::string_view name);

}  // namespace switchbox::machine
