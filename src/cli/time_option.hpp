// Option --time TIME, after which a command ends with its best result. It is measured by the clock, without
// the reading of input. Limits in work differ: they stop at the same point on every computer.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "base/result.hpp"

namespace CLI {
class App;
}

namespace switchbox::cli {

using TimeLimit = std::optional<std::chrono::milliseconds>;

void add_time(CLI::App& parser, std::optional<std::string>& time);

// Parses "90s", "10m", "1h", "1.5s", or seconds without a unit. `name` begins the error.
[[nodiscard]] Result<TimeLimit> read_time(const std::string& name, const std::optional<std::string>& text);

// Starts the clock; called after the input is read.
void start(const TimeLimit& limit);

// Returns the units of work that a search does in that time, about 10^9 a second.
[[nodiscard]] std::optional<std::uint64_t> work_within(const TimeLimit& limit);

}  // namespace switchbox::cli
