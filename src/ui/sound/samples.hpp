// Notes as the numbers that a sound device takes, where there is no synthesiser to play them.
#pragma once

#include <vector>

#include "ui/sound/notes.hpp"

namespace switchbox::ui {

// One channel, -1..1, so many samples a second.
using Samples = std::vector<float>;
[[nodiscard]] Samples samples_of(const Notes& notes, int rate);

}  // namespace switchbox::ui
