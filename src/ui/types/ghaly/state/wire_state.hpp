// State of the wires of Ghaly's machine in the window.
#pragma once

#include <cstddef>
#include <optional>

#include "ui/types/ghaly/state/wire_trace.hpp"

namespace switchbox::ui {

struct WireState {
    int size = 0;  // side of the machine that the rest is about; 0 if none
    bool shown = false;
    bool transmitters = true;
    bool generators = true;
    WireHighlight lit;               // last place of the pointer or the keyboard
    std::optional<WireEnd> end;      // code at the pointer or the keyboard
    std::optional<WireEnd> dragged;  // code that is being dragged
    std::size_t cursor = 0;          // index of the end that has, or would get, the keyboard
};

}  // namespace switchbox::ui
