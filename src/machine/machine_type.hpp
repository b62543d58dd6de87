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
struct MachineWish;
class MachineChoice;

// A machine apart from the picture that it starts with: its lamps, its buttons and its text. Never changed.
class MachineDefinition {
  public:
    MachineDefinition() = default;
    MachineDefinition(const MachineDefinition&) = delete;
    MachineDefinition& operator=(const MachineDefinition&) = delete;
    virtual ~MachineDefinition() = default;

    // Returns the id of its type, the same as its machines return.
    [[nodiscard]] virtual std::string_view type() const = 0;
    // Returns the id of a row of the catalogue, "own" for a rule of one's own, or the type's id.
    [[nodiscard]] virtual std::string_view id() const { return type(); }
    // Returns all of it as share codes have it: the id, and after '~' the differences from the row.
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual Message name() const = 0;
    [[nodiscard]] virtual Message about() const = 0;

    // The lamps and buttons of its machines, and their states (machine.hpp).
    [[nodiscard]] virtual Sites lamp_sites() const = 0;
    [[nodiscard]] virtual Sites button_sites() const = 0;
    [[nodiscard]] virtual int lamp_states() const = 0;
    [[nodiscard]] virtual int press_states() const = 0;
    // The grid of a state, and how many values an entry has; the fault of one, if any; and the fewest presses
    // that can lead there.
    [[nodiscard]] virtual Sites state_sites() const { return button_sites(); }
    [[nodiscard]] virtual int state_values() const { return press_states(); }
    [[nodiscard]] virtual std::optional<Error> problem_with_state(const State& /*state*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual std::size_t least_presses(const State& state) const { return weight(state); }

    // `value` in every lamp, as far as it has that state.
    [[nodiscard]] virtual Picture uniform(std::uint8_t value) const = 0;
    // The start and the target of a share code that names none.
    [[nodiscard]] virtual Picture default_start() const { return uniform(0); }
    [[nodiscard]] virtual Picture default_target() const = 0;
    // Returns true if the first picture follows from the machine alone. No other start can be set then.
    [[nodiscard]] virtual bool has_own_start() const { return false; }
    // Returns true if the target belongs to the machine. No other can be set then.
    [[nodiscard]] virtual bool has_own_target() const { return false; }

    // Returns true in lit-only play: the button of a dark lamp may not be pressed there.
    [[nodiscard]] virtual bool is_lit_only() const { return false; }
    // The choices that a player has: lit-only play, another number of states, only square boards.
    [[nodiscard]] virtual bool can_be_lit_only() const { return false; }
    [[nodiscard]] virtual bool can_have_states() const { return false; }
    [[nodiscard]] virtual bool must_be_square() const { return false; }
    // Returns a machine that is no row of the catalogue with the states and the lit-only play of the wish.
    // Requires can_have_states().
    [[nodiscard]] virtual MachineChoice with(const MachineWish& wish) const;

    // Returns true if a press adds the same to the lamps whatever they show. The start then follows from the
    // picture on the lamps and the presses that led to it.
    [[nodiscard]] virtual bool adds_presses() const { return false; }
    // Returns that start. Requires adds_presses().
    [[nodiscard]] virtual Picture start_for(const Picture& shown, const PressGrid& presses) const;

    // Returns the part of the text that each new game draws anew, or nothing if none does.
    // MachineType::parse_codes reads it.
    [[nodiscard]] virtual std::string codes() const { return {}; }
    // Returns true if the other differs at most in that part.
    [[nodiscard]] virtual bool is_same_but_draws(const MachineDefinition& other) const {
        return text() == other.text();
    }
    // `start` has the shape of the lamps. A machine with its own start has no use for it.
    [[nodiscard]] virtual std::shared_ptr<const Machine> make_machine(const Picture& start) const = 0;
};

// A shared definition; equal to another with the same text.
class MachineChoice {
  public:
    MachineChoice() = default;
    MachineChoice(std::shared_ptr<const MachineDefinition> definition)  // NOLINT(google-explicit-constructor)
        : definition_(std::move(definition)) {}

    [[nodiscard]] const MachineDefinition& operator*() const { return *definition_; }
    [[nodiscard]] const MachineDefinition* operator->() const { return definition_.get(); }
    // Returns the definition as the class that the type of this id has, or nullptr if it is of another type.
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

// The wishes for a row of the catalogue. What is not wished for is as usual.
struct MachineWish {
    std::optional<Shape> shape;
    std::optional<int> states;
    bool lit_only = false;
    bool is_played = true;  // a board that is only solved may be larger
};

inline MachineChoice MachineDefinition::with(const MachineWish& /*wish*/) const { return {}; }

// A row of the catalogue.
struct Preset {
    int place;            // in the catalogue, from 1
    std::string_view id;  // in codes and on the command line: "lights-out"
    Message name;         // for people: "Lights Out"
    Message about;
    MachineChoice usual;   // at its default size
    int largest_side = 0;  // other sizes up to this are allowed; 0: only its own is

    [[nodiscard]] bool is_resizable() const { return largest_side != 0; }
};

// A type of machine. Nothing but its folder, the list of types and its user interfaces names it.
struct MachineType {
    std::string_view id;
    // Returns the rows of the catalogue that are of this type. nullptr if there are none.
    std::vector<Preset> (*presets)() = nullptr;
    // Makes a row as it is wished for, or tells which wish it cannot have.
    Result<MachineChoice> (*choose)(const Preset& preset, const MachineWish& wish) = nullptr;
    // Reads a text that no row of the catalogue has. nullopt if the text is not of this type; an Error names
    // the part that is wrong. nullptr if all its machines are rows. `is_played`: MachineWish::is_played.
    std::optional<Result<MachineChoice>> (*parse)(std::string_view text, bool is_played) = nullptr;
    // Reads MachineDefinition::codes(). nullptr if machines of this type have none.
    Result<MachineChoice> (*parse_codes)(std::string_view text) = nullptr;
    const solve::TypeSolving* solving = nullptr;
    const game::TypeGames* games = nullptr;
};

// The types of this program: src/machine_types.cpp.
[[nodiscard]] std::span<const MachineType> machine_types();
// The type of this id, which there is.
[[nodiscard]] const MachineType& machine_type(std::string_view id);

}  // namespace switchbox::machine
