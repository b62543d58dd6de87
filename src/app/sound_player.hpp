// Sound output on the desktop: an SDL device, open only while sound is on.
#pragma once

#include <SDL.h>

#include "base/message.hpp"
#include "ui/sound/notes.hpp"

namespace switchbox::app {

class SoundPlayer {
  public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    ~SoundPlayer() { close(); }

    // Opens the device. Empty on success, otherwise the error.
    [[nodiscard]] Message open();
    void close();
    // Plays the notes, mixed with those still playing. Does nothing while closed.
    void play(const ui::Notes& notes);

  private:
    [[nodiscard]] ui::Samples still_to_come() const;

    SDL_AudioDeviceID device_ = 0;
    ui::Samples queued_;  // samples given to the device last
};

}  // namespace switchbox::app
