// What the Wiring pane says: which code goes where and how it makes a colour (Joyner, sections 3.1 to 3.6;
// docs/theory.md, "The model"), and the wiring as a permutation.
#pragma once

#include <array>
#include <string>

#include "base/message.hpp"
#include "types/ghaly/model/ghaly_machine.hpp"
#include "ui/types/ghaly/state/wire_trace.hpp"

namespace switchbox::ui {

// A code, 0 .. 2N-1, as its bits, "101", where N is a power of two, else its number among d_1 .. d_2N.
[[nodiscard]] std::string code_text(int code, int size);
// The same with the left bit apart: "1 01".
[[nodiscard]] std::string spaced_code_text(int code, int size);

// "left of row 2", "under column 1", "over column 3", "right of row 4".
[[nodiscard]] Message place_words(WireEnd end, int size);

// What is true of what pointer or keyboard are at, with the arithmetic of a cell written out; nothing for
// nothing.
[[nodiscard]] std::string wire_words(const machine::GhalyMachine& machine, const machine::PressGrid& presses,
                                     const WireHighlight& what);

struct WiringWords {
    std::string one_line;                  // where X_1 .. X_2N leave
    std::array<std::string, 2> two_lines;  // in columns of one width, for a monospaced face
    std::string cycles;
    std::size_t inversions = 0;
    std::string support;  // "2 3 4 5 6 7"
};
[[nodiscard]] WiringWords wiring_words(const machine::Wiring& wiring);

}  // namespace switchbox::ui
