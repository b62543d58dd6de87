// MACHINE and the options that say more about it, as typed, and the machine that they stand for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "play/position.hpp"

namespace CLI {
class App;
}

namespace switchbox::command_line {

// What only a rule of one's own takes.
struct RuleOptions {
    bool torus = false;
    std::optional<std::string> stencil;
    std::optional<std::string> corner;
    std::optional<std::string> edge;
    std::optional<std::string> holes;
};

// What only Ghaly's machine takes.
struct GhalyOptions {
    std::optional<std::string> sigma;
    std::optional<std::string> tau;
};

// What only the cube takes.
struct CubeOptions {
    std::optional<std::string> metric;
    std::optional<std::string> turns;  // of a new game
    bool shortest = false;
};

// The name of the first of them that was given, if any was.
[[nodiscard]] std::optional<std::string_view> first_given(const RuleOptions& options);
[[nodiscard]] std::optional<std::string_view> first_given(const GhalyOptions& options);
[[nodiscard]] std::optional<std::string_view> first_given(const CubeOptions& options);

struct MachineOptions {
    std::string machine;
    std::optional<std::string> size;
    std::optional<std::string> states;
    bool lit_only = false;
    RuleOptions rule;
    GhalyOptions ghaly;
    CubeOptions cube;
};

void add_machine_options(CLI::App& command, MachineOptions& options);

// Boards whose algebra is looked at are small, those that are not even drawn at random may be largest.
enum class Purpose : std::uint8_t { study, draw, solve };

// What stands behind "code:", if MACHINE is written so.
[[nodiscard]] std::optional<std::string_view> code_named(std::string_view machine);

// The machine with its usual pictures, or with those of a share code as far as they fit it.
[[nodiscard]] Result<play::Position> read_machine(const MachineOptions& options, Purpose purpose);

}  // namespace switchbox::command_line
