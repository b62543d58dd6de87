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
        case game::CueKind::press:
            return {{Wave::triangle, pitch, 0, 110, 120}};
        case game::CueKind::release:
            return {{Wave::sine, pitch, 0, 60, 100}, {Wave::sine, pitch * 3 / 4, 60, 90, 90}};
        case game::CueKind::hint:
            return {{Wave::sine, 784, 0, 200, 80}, {Wave::sine, 1175, 110, 240, 80}};
        case game::CueKind::refused:
            return {{Wave::square, 131, 0, 80, 40}, {Wave::square, 117, 110, 120, 40}};
        case game::CueKind::solved:
            return {{Wave::triangle, 523, 0, 200, 100},
                    {Wave::triangle, 659, 120, 200, 100},
                    {Wave::triangle, 784, 240, 200, 100},
                    {Wave::triangle, 1047, 360, 460, 110}};
        case game::CueKind::none:
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

}  // namespace switchbox::ui
