#include "ui/sound/samples.hpp"

#include <algorithm>
#include <cmath>

namespace switchbox::ui {
namespace {

constexpr double milliseconds = 1000;  // in a second

// Returns the value of the wave after `turns` periods, -1..1.
double swing(Wave wave, double turns) {
    const double part = turns - std::floor(turns);
    switch (wave) {
        case Wave::triangle:
            return 1 - 4 * std::abs(part - 0.5);
        case Wave::square:
            return part < 0.5 ? 1 : -1;
        case Wave::sine:
            break;
    }
    constexpr double turn = 6.283185307179586;
    return std::sin(part * turn);
}

// Returns the loudness, 0..1, at a time in milliseconds from the start of the note.
double envelope(const Note& note, double at) {
    return std::min(at / attack, (note.length - at) / (note.length - attack));
}

std::size_t samples_in(double time, int rate) {
    return static_cast<std::size_t>(std::ceil(time * rate / milliseconds));
}

void add(Samples& samples, const Note& note, int rate) {
    const std::size_t first = samples_in(note.start, rate);
    const std::size_t count = samples_in(note.length, rate);
    samples.resize(std::max(samples.size(), first + count));
    for (std::size_t i = 0; i < count; ++i) {
        const double seconds = static_cast<double>(i) / rate;
        const double level = std::max(envelope(note, seconds * milliseconds), 0.0) * note.loudness / 1000;
        samples[first + i] += static_cast<float>(level * swing(note.wave, seconds * note.hertz));
    }
}

}  // namespace

Samples samples_of(const Notes& notes, int rate) {
    Samples samples;
    for (const Note& note : notes) add(samples, note, rate);
    return samples;
}

}  // namespace switchbox::ui
