// State of the wires of Ghaly's machine in the window.
#pragma once

#include <cstddef>
#include <optional>

#include "ui/types/ghaly/state/wire_trace.hpp"

namespace switchbox::ui {

struct WireState {
    int size = 0;  // of the machine that the rest is about; 0 for none
    bool shown = false;
    bool transmitters = true;
    bool generators = true;
    WireHighlight lit;               // what the pointer or the keyboard was at last
    std::optional<WireEnd> end;      // the code that has the pointer or the keyboard
    std::optional<WireEnd> dragged;  // taken from its place
    std::size_t cursor = 0;          // the end that has, or would get, the keyboard
};

}  // namespace switchbox::ui
