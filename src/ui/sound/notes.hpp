// The sounds of the game as data: short figures of a few notes, none of them from a file. The page plays them
// by Web Audio (web/sound.js), the desktop by samples (samples.hpp).
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "game/cue.hpp"

namespace switchbox::ui {

enum class Wave : std::uint8_t { sine, triangle, square };

// It is at its loudest after `attack` milliseconds and then fades evenly to its end.
struct Note {
    Wave wave = Wave::sine;
    int hertz = 0;
    int start = 0;     // milliseconds from the beginning of the figure
    int length = 0;    // milliseconds
    int loudness = 0;  // thousandths of what can be played
    friend bool operator==(const Note&, const Note&) = default;
};
using Notes = std::vector<Note>;
inline constexpr int attack = 5;

// What a cue sounds like; nothing where it is none. Presses sound higher the more lamps are right.
[[nodiscard]] Notes notes_of(const game::Cue& cue);

// For the page, a line each: "triangle 523 0 120 80".
[[nodiscard]] std::string format_notes(const Notes& notes);

}  // namespace switchbox::ui
