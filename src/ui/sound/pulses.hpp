// Vibration patterns of cues, for devices that can vibrate.
#pragma once

#include <vector>

#include "game/cue.hpp"

namespace switchbox::ui {

// Milliseconds of vibration, rest, vibration and so on; empty for no vibration.
using Pulses = std::vector<int>;
[[nodiscard]] Pulses pulses_of(game::CueKind kind);

}  // namespace switchbox::ui
