// MACHINE and the options for it as typed, and the machine that they select.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "game/position.hpp"
#include "machine/machine_type.hpp"

namespace CLI {
class App;
}

namespace switchbox::cli {

// Beginning of a share code in place of a machine.
inline constexpr std::string_view code_prefix = "code:";

struct MachineOptions {
    std::string machine;
    std::optional<std::string> size;
    std::optional<std::string> states;
    machine::PressRule press = machine::PressRule::any;  // any: as the machine has it
    // Values of the options that only some machines take (TypeOption), by name.
    std::map<std::string, std::string, std::less<>> own = {};

    // Returns the value of such an option, or nullptr if it is not given.
    [[nodiscard]] const std::string* value(std::string_view name) const {
        const auto found = own.find(name);
        return found == own.end() ? nullptr : &found->second;
    }
};

// Set of commands that have an option of a machine type.
enum class OptionPlace : std::uint8_t { every_command, solve, new_game };

void add_machine_options(CLI::App& command, MachineOptions& options);
// Adds the options of the machine types for this place.
void add_type_options(CLI::App& command, MachineOptions& options, OptionPlace place);

// Purpose that limits a board's size: smallest for a study of its algebra, largest for solving without
// drawing.
enum class Purpose : std::uint8_t { study, draw, solve };

struct ReadPosition {
    game::Position position;
    std::string read_as = {};  // note on ambiguous input (answer.hpp)
};
// Returns the machine with its usual pictures, or with those of a share code or a file if they fit.
[[nodiscard]] Result<ReadPosition> read_machine(const MachineOptions& typed, Purpose purpose);

// Machine, pictures and presses as typed, and the position that they give.
struct PositionOptions {
    MachineOptions machine;
    std::optional<std::string> start;
    std::optional<std::string> target;
    std::optional<std::string> lit = std::nullopt;  // sign of a lit lamp in both
    std::optional<std::string> presses;
};

// Adds the options of the machine, and --start, --target and --presses.
void add_position_options(CLI::App& command, PositionOptions& options);

// Returns the position, or an error that names the option.
[[nodiscard]] Result<ReadPosition> read_position(const PositionOptions& typed, Purpose purpose);

}  // namespace switchbox::cli
