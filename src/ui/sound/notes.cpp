#include "ui/sound/notes.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace switchbox::ui {
namespace {

// Two octaves of C, D, E, G and A, hertz: any two of these notes are in harmony.
constexpr std::array<int, 11> frequencies{262, 294, 330, 392, 440, 523, 587, 659, 784, 880, 1047};

int pitch_of(double right) {
    const double last = static_cast<double>(frequencies.size()) - 1;
    return frequencies.at(static_cast<std::size_t>(std::lround(std::clamp(right, 0.0, 1.0) * last)));
}

constexpr std::array<std::string_view, 3> wave_names{"sine", "triangle", "square"};

}  // namespace

Notes notes_of(const game::FeedbackEvent& cue) {
    const int pitch = pitch_of(cue.right);
    switch (cue.kind) {
        case game::FeedbackKind::press:
            return {{Wave::triangle, pitch, 0, 110, 120}};
        case game::FeedbackKind::release:
            return {{Wave::sine, pitch, 0, 60, 100}, {Wave::sine, pitch * 3 / 4, 60, 90, 90}};
        case game::FeedbackKind::hint:
            return {{Wave::sine, 784, 0, 200, 80}, {Wave::sine, 1175, 110, 240, 80}};
        case game::FeedbackKind::refused:
            return {{Wave::square, 131, 0, 80, 40}, {Wave::square, 117, 110, 120, 40}};
        case game::FeedbackKind::solved:
            return {{Wave::triangle, 523, 0, 200, 100},
                    {Wave::triangle, 659, 120, 200, 100},
                    {Wave::triangle, 784, 240, 200, 100},
                    {Wave::triangle, 1047, 360, 460, 110}};
        case game::FeedbackKind::none:
            break;
    }
    return {};
}

std::string format_notes(const Notes& notes) {
    std::string lines;
    for (const Note& note : notes) {
        lines += wave_names.at(static_cast<std::size_t>(note.wave));
        for (const int number : {note.hertz, note.start, note.length, note.loudness}) {
            lines += " " + std::to_string(number);
        }
        lines += "\n";
    }
    return lines;
}

Pulses pulses_of(game::FeedbackKind kind) {
    switch (kind) {
        case game::FeedbackKind::press:
        case game::FeedbackKind::release:
        case game::FeedbackKind::hint:
            return {15};
        case game::FeedbackKind::refused:
            return {25, 60, 25};
        case game::FeedbackKind::solved:
            return {120};
        case game::FeedbackKind::none:
            break;
    }
    return {};
}

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
