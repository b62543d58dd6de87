// Plays sounds on the desktop: a device of SDL's, open only while the player wants sound.
#pragma once

#include <SDL.h>

#include "base/message.hpp"
#include "ui/sound/samples.hpp"

namespace switchbox::app {

class SoundPlayer {
  public:
    SoundPlayer() = default;
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    ~SoundPlayer() { close(); }

    // An empty answer is success; else why there is no sound.
    [[nodiscard]] Message open();
    void close();
    // Beside what still sounds; nothing while it is closed.
    void play(const ui::Notes& notes);

  private:
    [[nodiscard]] ui::Samples still_to_come() const;

    SDL_AudioDeviceID device_ = 0;
    ui::Samples queued_;  // what the device was given last
};

}  // namespace switchbox::app
