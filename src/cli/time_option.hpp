// --time TIME, after which a command ends with what it has found: by the clock, reading the input not
// counted. Limits in work are others: they give up at the same place on every computer.
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

// Reads "90s", "10m", "1h", "1.5s", or seconds without a unit. `name` begins the complaint.
[[nodiscard]] Result<TimeLimit> read_time(const std::string& name, const std::optional<std::string>& text);

// Starts the clock, once the input is read.
void start(const TimeLimit& limit);

// The units of work that a search does in so much time, of which a second has about 10^9.
[[nodiscard]] std::optional<std::uint64_t> work_within(const TimeLimit& limit);

}  // namespace switchbox::cli
