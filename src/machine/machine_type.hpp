// Machine types, and the definitions of their machines. src/machine_types.cpp lists the types of a program.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/message.hpp"
#include "base/result.hpp"
#include "machine/grid.hpp"
#include "machine/machine.hpp"
#include "machine/rule.hpp"

namespace switchbox::solve {
struct TypeSolving;
}
namespace switchbox::game {
struct TypeGames;
}

namespace switchbox::machine {

struct MachineType;
struct PresetOptions;
class MachineChoice;

// Immutable machine without its starting picture: its lamps, its buttons and its text.
class MachineDefinition {
  public:
    MachineDefinition() = default;
    MachineDefinition(const MachineDefinition&) = delete;
    MachineDefinition& operator=(const MachineDefinition&) = delete;
    virtual ~MachineDefinition() = default;

    // Returns the id of its type, the same as its machines return.
    [[nodiscard]] virtual std::string_view type() const = 0;
    // Returns the id of a row of the catalogue, "own" for a user's rule, or the type's id.
    [[nodiscard]] virtual std::string_view id() const { return type(); }
    // Returns the complete text used in share codes: the id, and after '~' the differences from the row.
    [[nodiscard]] virtual std::string text() const = 0;
    // Return the name, "Lights Out", and the rule in one or two sentences.
    [[nodiscard]] virtual Message name() const = 0;
    [[nodiscard]] virtual Message about() const = 0;

    // Return the lamps and buttons of its machines, and their numbers of states (machine.hpp).
    [[nodiscard]] virtual CellMask lamp_sites() const = 0;
    [[nodiscard]] virtual CellMask button_sites() const = 0;
    [[nodiscard]] virtual int lamp_states() const = 0;
    [[nodiscard]] virtual int press_states() const = 0;
    // Return the grid of a state, and the number of values of an entry. problem_with_state() returns nullopt
    // for a valid state, least_presses() a lower bound of the presses that lead to it.
    [[nodiscard]] virtual CellMask state_sites() const { return button_sites(); }
    [[nodiscard]] virtual int state_values() const { return press_states(); }
    [[nodiscard]] virtual std::optional<Error> problem_with_state(const State& /*state*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual std::size_t least_presses(const State& state) const { return weight(state); }

    // Returns a picture with `value` in every lamp, limited to the states that the lamp has.
    [[nodiscard]] virtual Picture uniform(std::uint8_t value) const = 0;
    // Return the start and the target of a share code that names none.
    [[nodiscard]] virtual Picture default_start() const { return uniform(0); }
    [[nodiscard]] virtual Picture default_target() const = 0;
    // Returns true if the first picture follows from the machine alone. No other start can be set then.
    [[nodiscard]] virtual bool has_own_start() const { return false; }
    // Returns true if the target belongs to the machine. No other can be set then.
    [[nodiscard]] virtual bool has_own_target() const { return false; }

    // Returns which buttons may be pressed; restricts_presses(), whether that excludes any.
    [[nodiscard]] virtual PressRule press_rule() const { return PressRule::any; }
    [[nodiscard]] bool restricts_presses() const { return press_rule() != PressRule::any; }
    // Return a player's options: another rule of presses, another number of states, only square boards.
    [[nodiscard]] virtual bool can_restrict_presses() const { return false; }
    [[nodiscard]] virtual bool can_have_states() const { return false; }
    [[nodiscard]] virtual bool must_be_square() const { return false; }
    // Returns a copy with the states and the rule of presses of `requested`, for machines outside the
    // catalogue. Requires can_have_states().
    [[nodiscard]] virtual MachineChoice with(const PresetOptions& requested) const;

    // Returns true if a press adds the same to the lamps in every picture. The start then follows from the
    // current picture and the presses that led to it.
    [[nodiscard]] virtual bool adds_presses() const { return false; }
    // Returns that start. Requires adds_presses().
    [[nodiscard]] virtual Picture start_for(const Picture& shown, const PressGrid& presses) const;

    // Returns the part of the text that is random in each new game; empty if there is none.
    // MachineType::parse_codes reads it.
    [[nodiscard]] virtual std::string codes() const { return {}; }
    // Returns true if the other differs at most in that part.
    [[nodiscard]] virtual bool is_same_but_draws(const MachineDefinition& other) const {
        return text() == other.text();
    }
    // Creates the machine. Requires a start with the shape of the lamps; a machine with its own start ignores
    // it.
    [[nodiscard]] virtual std::shared_ptr<const Machine> make_machine(const Picture& start) const = 0;
};

// Shared definition; equal to another one with the same text.
class MachineChoice {
  public:
    MachineChoice() = default;
    MachineChoice(std::shared_ptr<const MachineDefinition> definition)  // NOLINT(google-explicit-constructor)
        : definition_(std::move(definition)) {}

    [[nodiscard]] const MachineDefinition& operator*() const { return *definition_; }
    [[nodiscard]] const MachineDefinition* operator->() const { return definition_.get(); }
    // Returns the definition as its type's class; nullptr if it is of another type.
    template <class Definition>
    [[nodiscard]] const Definition* as(std::string_view type) const {
        return definition_->type() == type ? static_cast<const Definition*>(definition_.get()) : nullptr;
    }
    friend bool operator==(const MachineChoice& a, const MachineChoice& b) {
        return a.definition_ == b.definition_ ||
               (a.definition_ != nullptr && b.definition_ != nullptr && a->text() == b->text());
    }

  private:
    std::shared_ptr<const MachineDefinition> definition_;
};

// Options for a row of the catalogue. Options that are not set keep the row's defaults.
struct PresetOptions {
    std::optional<Shape> shape;
    std::optional<int> states;
    PressRule press = PressRule::any;
    bool is_played = true;  // a board that is only solved may be larger
};

inline MachineChoice MachineDefinition::with(const PresetOptions& /*requested*/) const { return {}; }

// Row of the catalogue.
struct Preset {
    int place;            // in the catalogue, from 1
    std::string_view id;  // in codes and on the command line: "lights-out"
    Message name;         // for people: "Lights Out"
    Message about;
    MachineChoice usual;   // at its default size
    int largest_side = 0;  // other sizes up to this are allowed; 0: only its own size

    [[nodiscard]] bool is_resizable() const { return largest_side != 0; }
};

// Machine type. Only its folder, the list of types and its user interfaces may name it.
struct MachineType {
    std::string_view id;
    // Returns the rows of the catalogue of this type, in any order. nullptr if there are none.
    std::vector<Preset> (*presets)() = nullptr;
    // Makes a row with these options, or returns an error that names an impossible one.
    Result<MachineChoice> (*choose)(const Preset& preset, const PresetOptions& requested) = nullptr;
    // Parses a text outside the catalogue. Returns nullopt if the text is not of this type, an Error that
    // names the wrong part otherwise. The pointer is nullptr if all machines of the type are rows.
    // `is_played`: PresetOptions::is_played.
    std::optional<Result<MachineChoice>> (*parse)(std::string_view text, bool is_played) = nullptr;
    // Parses MachineDefinition::codes(). nullptr if machines of this type have none.
    Result<MachineChoice> (*parse_codes)(std::string_view text) = nullptr;
    const solve::TypeSolving* solving = nullptr;
    const game::TypeGames* games = nullptr;
};

// Returns the types of this program: src/machine_types.cpp.
[[nodiscard]] std::span<const MachineType> machine_types();
// Returns the type with this id, which must exist.
[[nodiscard]] const MachineType& machine_type(std::string_view id);

// Returns the catalogue (docs/machines.md): the rows of all types, ordered by their places.
[[nodiscard]] const std::vector<Preset>& catalogue();
// Returns whether this or a later version may use the text as the id of a machine: 1 to 40 of a-z, 0-9 and
// '-'.
[[nodiscard]] bool may_be_machine(std::string_view id);
// Returns the row with the id; nullptr if there is none.
[[nodiscard]] const Preset* find_preset(std::string_view id);

// Returns an Error if no row has the id, or if the row cannot have the size, the states or the rule of
// presses.
[[nodiscard]] Result<MachineChoice> choose(std::string_view id, const PresetOptions& requested);
// Returns the machine of a first visit: Merlin.
[[nodiscard]] MachineChoice first_choice();

// Parses a MachineDefinition::text(): the id of a row and the differences from it, or a text that a type
// defines. Examples: "merlin", "lights-out~4x7", "merlin~3" (states), "merlin~lit" (rule of presses),
// "lights-out~4x7~3~lit".
// Any text gives a choice or a message that names the part. `is_played` is PresetOptions::is_played: the
// choice can be played, otherwise at least solved.
[[nodiscard]] Result<MachineChoice> parse_choice(std::string_view text, bool is_played = true);

// Returns the rest of a text that begins with `id` and '~', or nullopt if it begins otherwise.
[[nodiscard]] std::optional<std::string_view> text_after(std::string_view id, std::string_view text);

}  // namespace switchbox::machine
