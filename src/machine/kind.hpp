// A kind of machine that a program may have or not: what everybody needs to know of a machine of it before
// there is one. Which kinds a program has is said when it is linked: src/kinds.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "machine/grid.hpp"
#include "machine/machine.hpp"
#include "machine/result.hpp"
#include "machine/rule.hpp"
#include "message/message.hpp"

namespace switchbox::machine {

// A machine of such a kind.
class OtherMachine : public Machine {
  public:
    // As its kind has it.
    [[nodiscard]] virtual std::string_view kind() const = 0;
};

class OtherKind {
  public:
    OtherKind() = default;
    OtherKind(const OtherKind&) = delete;
    OtherKind& operator=(const OtherKind&) = delete;
    virtual ~OtherKind() = default;

    // In share codes: the id, '~' and the text, which says all of it.
    [[nodiscard]] virtual std::string_view id() const = 0;
    [[nodiscard]] virtual std::string text() const = 0;
    [[nodiscard]] virtual Message name() const = 0;
    [[nodiscard]] virtual Message about() const = 0;

    // As the machine has them.
    [[nodiscard]] virtual Sites lamp_sites() const = 0;
    [[nodiscard]] virtual Sites button_sites() const = 0;
    [[nodiscard]] virtual int lamp_states() const = 0;
    [[nodiscard]] virtual int press_states() const = 0;
    // The grid of a state, and how many values an entry has; what is wrong with one; and how many presses
    // lead there at least.
    [[nodiscard]] virtual Sites state_sites() const { return button_sites(); }
    [[nodiscard]] virtual int state_values() const { return press_states(); }
    [[nodiscard]] virtual std::optional<Error> problem_with_state(const State& /*state*/) const {
        return std::nullopt;
    }
    [[nodiscard]] virtual std::size_t least_presses(const State& state) const { return weight(state); }
    // The start of a share code that names none.
    [[nodiscard]] virtual Picture usual_start() const { return uniform(0); }
    // `value` in every lamp, as far as it has that state.
    [[nodiscard]] virtual Picture uniform(std::uint8_t value) const = 0;
    [[nodiscard]] virtual Picture target() const = 0;

    // From which presses lead to the target.
    [[nodiscard]] virtual Picture random_start(std::uint64_t seed) const = 0;
    // From how many random presses behind the target a start can be asked for, 0 where it cannot; and one.
    [[nodiscard]] virtual std::size_t most_random_presses() const { return 0; }
    [[nodiscard]] virtual Picture start_after(std::size_t /*presses*/, std::uint64_t seed) const {
        return random_start(seed);
    }
    // Any picture at all.
    [[nodiscard]] virtual Picture random_picture(std::uint64_t seed) const = 0;
    [[nodiscard]] virtual std::shared_ptr<const Machine> machine(const Picture& start) const = 0;
};

// One that is shared; equal to another that says the same.
struct KindInUse {
    std::shared_ptr<const OtherKind> kind;
    friend bool operator==(const KindInUse& a, const KindInUse& b) {
        return a.kind == b.kind || (a.kind->id() == b.kind->id() && a.kind->text() == b.kind->text());
    }
};

struct KindEntry {
    std::string_view id;
    // Any text gives a machine that can be played, or a message that names what is wrong.
    Result<KindInUse> (*parse)(std::string_view text);
};
// Those of this program.
[[nodiscard]] std::span<const KindEntry> kinds();

}  // namespace switchbox::machine
