// A machine with its pictures and presses, as typed, and the position that they stand for.
#pragma once

#include <optional>
#include <string>

#include "cli/machine_options.hpp"

namespace switchbox::cli {

struct PositionOptions {
    MachineOptions machine;
    std::optional<std::string> start;
    std::optional<std::string> target;
    std::optional<std::string> presses;
};

// Those of the machine, and --start, --target and --presses.
void add_position_options(CLI::App& command, PositionOptions& options);

struct ReadPosition {
    game::Position position;
    std::string read_as = {};  // of what could be meant in two ways (answer.hpp)
};
[[nodiscard]] Result<ReadPosition> read_position(const PositionOptions& options, Purpose purpose);

}  // namespace switchbox::cli
