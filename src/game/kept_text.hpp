// What the texts that are kept have in common: a first line that names kind and version ("switchbox-game 2"),
// and a last one, "end", so that no text that was cut off is taken for a whole one.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "base/message.hpp"

namespace switchbox::game {

inline constexpr std::string_view kept_end = "end";

// Without empty lines at its end.
[[nodiscard]] std::vector<std::string_view> kept_lines(std::string_view text);

// What is wrong with its first line or its last one, if anything.
struct Flaw {
    std::size_t line = 1;
    Message problem;
};
[[nodiscard]] std::optional<Flaw> flaw_in(const std::vector<std::string_view>& lines, std::string_view head);

}  // namespace switchbox::game
