// Notes as audio samples, for devices without a synthesiser.
#pragma once

#include <vector>

#include "ui/sound/notes.hpp"

namespace switchbox::ui {

// Samples of one channel, -1..1. `rate`: samples per second.
using Samples = std::vector<float>;
[[nodiscard]] Samples samples_of(const Notes& notes, int rate);

}  // namespace switchbox::ui
