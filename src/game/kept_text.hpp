// Common format of stored texts. The first line names type and version ("switchbox-game 2"). The last line is
// "end", so that a truncated text is detected.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "base/message.hpp"

namespace switchbox::game {

inline constexpr std::string_view kept_end = "end";

// Splits the text into lines, without empty lines at its end.
[[nodiscard]] std::vector<std::string_view> kept_lines(std::string_view text);

// Problem with the first or the last line.
struct FormatError {
    std::size_t line = 1;
    Message problem;
};
[[nodiscard]] std::optional<FormatError> flaw_in(const std::vector<std::string_view>& lines,
                                                 std::string_view head);

}  // namespace switchbox::game
