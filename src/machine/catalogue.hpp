// The built-in machines: one row each, nothing but a rule, or codes, with its names and defaults
// (docs/machines.md).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "machine/choice.hpp"
#include "machine/machine.hpp"
#include "machine/result.hpp"
#include "message/message.hpp"

namespace switchbox::machine {

// How a preset's start or target is made when none is given; one_colour is the only one that all cells of
// Ghaly's machine can have.
enum class Fill : std::uint8_t { all_off, all_on, ring, one_colour };

// Up to this many rows and columns a board with any button to press can be solved, and with two states be
// played; 0: no further than the preset's other boards.
struct SolvedSides {
    int two_states = 0;
    int more_states = 0;
    int played = 0;
};

struct Preset {
    std::string_view id;  // in codes and on the command line: "lights-out"
    Message name;         // for people: "Lights Out"
    Message about;
    MachineKind kind;  // at its default size
    int largest_side;  // other sizes up to this are allowed; 0: only its own is
    Fill start;
    Fill target;
    SolvedSides solved = {};

    [[nodiscard]] bool is_resizable() const { return largest_side != 0; }
};

[[nodiscard]] const std::vector<Preset>& catalogue();
// Whether this or a later version may call a machine so.
[[nodiscard]] bool may_be_machine(std::string_view id);
[[nodiscard]] const Preset* find_preset(std::string_view id);

inline constexpr std::string_view own_id = "own";
inline constexpr std::string_view lit_word = "lit";  // of lit-only play, in the text of a choice

// Checks the wishes against the preset; what is not asked for takes the preset's default.
struct MachineWish {
    std::optional<Shape> shape;
    std::optional<int> states;
    bool lit_only = false;
    bool is_played = true;  // a board that is only solved may be larger
};
// An Error for an id that nothing has, and for a size, states or lit-only play that the preset does not have.
[[nodiscard]] Result<MachineChoice> choose(std::string_view id, const MachineWish& wish);
// A rule of one's own, if it can be played (rule_text.hpp says what that needs). To be solved alone it may go
// beyond largest_side to largest_stencil_side, with one stencil, two states and no holes.
[[nodiscard]] Result<MachineChoice> choose_own(Rule rule, bool is_played = true);
// The rule of one's own that a choice is; null of other machines.
[[nodiscard]] const Rule* own_rule(const MachineChoice& choice);
[[nodiscard]] MachineChoice choose_ghaly(GhalyCodes codes);
// What the first visit sees: Merlin.
[[nodiscard]] MachineChoice first_choice();

// The text form inside share codes: "merlin", and where it differs from the preset "lights-out~4x7",
// "merlin~3" (states), "merlin~lit", "lights-out~4x7~3~lit"; "own~" and the rule's text for one's own;
// "ghaly~" and the codes' text (ghaly_code_text.hpp); another kind's id, '~' and its text (kind.hpp).
[[nodiscard]] std::string format_choice(const MachineChoice& choice);
// Any text gives a choice that can be played, or else solved, or a message that names the part.
[[nodiscard]] Result<MachineChoice> parse_choice(std::string_view text, bool is_played = true);

// Of a choice that one of the above made.
[[nodiscard]] Message name_of(const MachineChoice& choice);
// What a press changes, and what the choice adds to that: lit-only play.
[[nodiscard]] Message about(const MachineChoice& choice);
[[nodiscard]] Picture default_start(const MachineChoice& choice);
[[nodiscard]] Picture default_target(const MachineChoice& choice);
// `start` has the shape of its lamps; Ghaly's machine, which begins dark, has no use for it.
[[nodiscard]] std::shared_ptr<const Machine> make_machine(const MachineChoice& choice, const Picture& start);

}  // namespace switchbox::machine
