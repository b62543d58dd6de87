// Machine types: what a program needs to know of a machine before there is one, and how it comes by its
// solver, its games and its words. src/machine_types.cpp lists the types of a program.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "machine/grid.hpp"
#include "machine/machine.hpp"
#include "machine/result.hpp"
#include "machine/rule.hpp"
#include "message/message.hpp"

namespace switchbox::solve {
struct TypeSolving;
}
namespace switchbox::play {
struct TypeGames;
}

namespace switchbox::machine {

struct MachineType;

// A machine apart from the picture that it starts with: its lamps, its buttons and its text. Never changed.
class MachineDefinition {
  public:
    MachineDefinition() = default;
    MachineDefinition(const MachineDefinition&) = delete;
    MachineDefinition& operator=(const MachineDefinition&) = delete;
    virtual ~MachineDefinition() = default;

    // The id of its type, as the machine has it.
    [[nodiscard]] virtual std::string_view type() const = 0;
    // The name of a row of the catalogue, own_id, or the type's id.
    [[nodiscard]] virtual std::string_view id() const { return type(); }
    // All of it, as share codes have it: the id, and what follows after '~'.
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual Message name() const = 0;
    [[nodiscard]] virtual Message about() const = 0;

    // As the machine has them (machine.hpp).
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
    // Whether the first picture follows from the machine alone, so that no other start can be set.
    [[nodiscard]] virtual bool has_own_start() const { return false; }
    // Whether the target belongs to the machine, so that no other can be set.
    [[nodiscard]] virtual bool has_own_target() const { return false; }

    // Whether only the button of a lamp that is not dark may be pressed, and whether that can be chosen, as
    // can another number of states, and a board that is not square.
    [[nodiscard]] virtual bool is_lit_only() const { return false; }
    [[nodiscard]] virtual bool can_be_lit_only() const { return false; }
    [[nodiscard]] virtual bool can_have_states() const { return false; }
    [[nodiscard]] virtual bool must_be_square() const { return false; }

    // Whether a press adds the same to the lamps whatever they show, so that the start follows from the
    // picture that is shown and the presses that led to it.
    [[nodiscard]] virtual bool adds_presses() const { return false; }
    // That start. Only where adds_presses().
    [[nodiscard]] virtual Picture start_for(const Picture& shown, const PressGrid& presses) const;

    // Whether the other differs at most by what each new game draws anew.
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
    // The rows of the catalogue that are of this type.
    std::vector<Preset> (*presets)() = nullptr;
    // Makes a row as it is wished for, or tells which wish it cannot have.
    Result<MachineChoice> (*choose)(const Preset& preset, const MachineWish& wish) = nullptr;
    // Reads the text of a choice. nullopt if the text is not of this type; an Error names the part that is
    // wrong. `is_played`: MachineWish::is_played.
    std::optional<Result<MachineChoice>> (*parse)(std::string_view text, bool is_played) = nullptr;
    const solve::TypeSolving* solving = nullptr;
    const play::TypeGames* games = nullptr;
};

// The types of this program: src/machine_types.cpp.
[[nodiscard]] std::span<const MachineType> machine_types();
// The type of this id, which there is.
[[nodiscard]] const MachineType& machine_type(std::string_view id);

}  // namespace switchbox::machine
