// What a cue feels like, on devices that can vibrate.
#pragma once

#include <vector>

#include "game/cue.hpp"

namespace switchbox::ui {

// Milliseconds of vibration, of rest, of vibration and so on; empty where nothing is felt.
using Pulses = std::vector<int>;
[[nodiscard]] Pulses pulses_of(game::CueKind kind);

}  // namespace switchbox::ui
