// Words of the Wiring pane, and of the guide over the first boards with wires: where each code goes, how it
// makes a colour, and the wiring as a permutation. See Joyner, sections 3.1 to 3.6, and docs/theory.md, "The
// model".
#pragma once

#include <array>
#include <optional>
#include <string>

#include "base/message.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/frame/machine_ui.hpp"
#include "ui/types/ghaly/state/wire_shapes.hpp"

namespace switchbox::ui {

// Returns a code with a space after the left bit, "1 01".
[[nodiscard]] std::string spaced_code_text(int code, int size);

// Returns "left of row 2", "under column 1", "over column 3" or "right of row 4".
[[nodiscard]] Message place_words(WireEnd end, int size);

// Returns words about the highlight: the colour, the codes that make it and why; empty without a highlight.
[[nodiscard]] std::string wire_words(const machine::GhalyMachine& machine, const machine::PressGrid& presses,
                                     const WireHighlight& what);

// Returns the paper's formula for the highlight: "C6 = B(X2, CG6) = B(001, 101) = [0 or 1, 0 xor 0, 1 xor 1]
// = 100."; empty without a highlight.
[[nodiscard]] std::string wire_formula(const machine::GhalyMachine& machine,
                                       const machine::PressGrid& presses, const WireHighlight& what);

// Returns how two codes make one of two, three or four colours; empty for more. Requires Ghaly's machine.
[[nodiscard]] Message colour_rule(const machine::Machine& machine);

struct WiringWords {
    std::string one_line;                  // exits of X_1 .. X_2N
    std::array<std::string, 2> two_lines;  // in columns of one width, for a monospaced font
    std::string cycles;
    std::size_t inversions = 0;
    std::string support;  // "2 3 4 5 6 7"
};
[[nodiscard]] WiringWords wiring_words(const machine::Wiring& wiring);

// Guide over the first boards: one order at a time while the wires are drawn.
extern const MachineGuide wire_guide;

}  // namespace switchbox::ui
