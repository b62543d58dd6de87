// The built-in machines: one row each, nothing but a rule with its names and defaults (spec/machines.md).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "machine/linear_machine.hpp"
#include "machine/result.hpp"

namespace switchbox::machine {

// How a preset's start or target is made when none is given.
enum class Fill : std::uint8_t { all_off, all_on, ring };

struct Preset {
    std::string_view id;    // in codes and on the command line: "lights-out"
    std::string_view name;  // for people: "Lights Out"
    std::string_view about;
    Rule rule;       // at its default size
    bool resizable;  // whether other sizes are allowed
    Fill start;
    Fill target;
};

[[nodiscard]] const std::vector<Preset>& catalogue();
[[nodiscard]] const Preset* find_preset(std::string_view id);

// Which machine: a preset at a size and a number of states.
struct MachineChoice {
    std::string id = "merlin";
    Shape shape{3, 3};
    int states = 2;
    friend bool operator==(const MachineChoice&, const MachineChoice&) = default;
};

// Checks the wishes against the preset; what is not asked for takes the preset's default.
struct MachineWish {
    std::optional<Shape> shape;
    std::optional<int> states;
};
[[nodiscard]] Result<MachineChoice> choose(std::string_view id, const MachineWish& wish);

// The text form inside share codes: "merlin", or "lights-out~4x7" where it differs from the default.
[[nodiscard]] std::string format_choice(const MachineChoice& choice);
[[nodiscard]] Result<MachineChoice> parse_choice(std::string_view text);

// A choice that choose() or parse_choice() made.
[[nodiscard]] Rule rule_of(const MachineChoice& choice);
[[nodiscard]] std::string_view name_of(const MachineChoice& choice);
[[nodiscard]] Picture default_start(const MachineChoice& choice);
[[nodiscard]] Picture default_target(const MachineChoice& choice);
[[nodiscard]] std::shared_ptr<const Machine> make_machine(const MachineChoice& choice, const Picture& start);

}  // namespace switchbox::machine
