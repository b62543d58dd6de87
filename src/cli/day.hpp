// Parser for the day of a daily game, YYYY-MM-DD.
#pragma once

#include <string>

#include "base/result.hpp"
#include "game/day.hpp"

namespace switchbox::cli {

// Parses the day. `name` is its name in the error: "daily".
[[nodiscard]] Result<game::Day> read_day(const std::string& name, const std::string& text);

}  // namespace switchbox::cli
