// MACHINE and the options that go with it, as typed, and the position that they stand for.
#pragma once

#include <optional>
#include <string>

#include "play/position.hpp"

namespace CLI {
class App;
}

namespace switchbox::command_line {

struct PositionOptions {
    std::string machine;
    std::optional<std::string> size;
    std::optional<std::string> states;
    std::optional<std::string> start;
    std::optional<std::string> target;
    std::optional<std::string> presses;
};

// MACHINE, --size and --states.
void add_machine_options(CLI::App& command, PositionOptions& options);
// These, and --start, --target and --presses.
void add_position_options(CLI::App& command, PositionOptions& options);

[[nodiscard]] Result<play::Position> read_position(const PositionOptions& options);

}  // namespace switchbox::command_line
