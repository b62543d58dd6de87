// Sounds of the game as data: short sequences of a few notes, no sound files. The page plays them by Web
// Audio (web/sound.js), the desktop as samples.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/sentences.hpp"

namespace switchbox::ui {

enum class Wave : std::uint8_t { sine, triangle, square };

// Note that is loudest after `attack` milliseconds and then fades linearly to its end.
struct Note {
    Wave wave = Wave::sine;
    int hertz = 0;
    int start = 0;     // milliseconds from the start of the sequence
    int length = 0;    // milliseconds
    int loudness = 0;  // thousandths of full scale
    friend bool operator==(const Note&, const Note&) = default;
};
using Notes = std::vector<Note>;
inline constexpr int attack = 5;

// Returns the notes of a cue; empty if the cue is silent. Presses sound higher the more lamps are right.
[[nodiscard]] Notes notes_of(const game::FeedbackEvent& cue);

// Returns a line for each note, for the page: "triangle 523 0 120 80".
[[nodiscard]] std::string format_notes(const Notes& notes);

// Vibration patterns of cues, for devices that can vibrate.

// Milliseconds of vibration, rest, vibration and so on; empty for no vibration.
using Pulses = std::vector<int>;
[[nodiscard]] Pulses pulses_of(game::FeedbackKind kind);

// Notes as audio samples, for devices without a synthesiser.

// Samples of one channel, -1..1. `rate`: samples per second.
using Samples = std::vector<float>;
[[nodiscard]] Samples samples_of(const Notes& notes, int rate);

}  // namespace switchbox::ui
