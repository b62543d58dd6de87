// Machine, pictures and presses as typed, and the position that they give.
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

// Adds the options of the machine, and --start, --target and --presses.
void add_position_options(CLI::App& command, PositionOptions& options);

struct ReadPosition {
    game::Position position;
    std::string read_as = {};  // note on ambiguous input (answer.hpp)
};
[[nodiscard]] Result<ReadPosition> read_position(const PositionOptions& options, Purpose purpose);

}  // namespace switchbox::cli
