// MACHINE and the options that say more about it, as typed, and the machine that they stand for.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "game/position.hpp"
#include "machine/catalogue.hpp"

namespace CLI {
class App;
}

namespace switchbox::cli {

struct MachineOptions {
    std::string machine;
    std::optional<std::string> size;
    std::optional<std::string> states;
    bool lit_only = false;
    // The values of options that only some machines take (TypeOption), by name.
    std::map<std::string, std::string, std::less<>> own = {};

    // Returns the value of one of those, or nullptr if it is not given.
    [[nodiscard]] const std::string* value(std::string_view name) const {
        const auto found = own.find(name);
        return found == own.end() ? nullptr : &found->second;
    }
};

// The commands that have an option of a machine type.
enum class OptionPlace : std::uint8_t { every_command, solve, new_game };

void add_machine_options(CLI::App& command, MachineOptions& options);
// Adds the options of the machine types that have this place.
void add_type_options(CLI::App& command, MachineOptions& options, OptionPlace place);

// Boards whose algebra is looked at are small, those that are not even drawn at random may be largest.
enum class Purpose : std::uint8_t { study, draw, solve };

// Returns the machine with its usual pictures, or with those of a share code as far as they fit it.
[[nodiscard]] Result<game::Position> read_machine(const MachineOptions& options, Purpose purpose);

}  // namespace switchbox::cli
