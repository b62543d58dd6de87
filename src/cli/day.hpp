// The day of a daily game, as YYYY-MM-DD.
#pragma once

#include <string>

#include "base/result.hpp"
#include "game/day.hpp"

namespace switchbox::cli {

// `name` is what the message calls the day: "daily".
[[nodiscard]] Result<game::Day> read_day(const std::string& name, const std::string& text);

}  // namespace switchbox::cli
