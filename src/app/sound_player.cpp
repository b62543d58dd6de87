#include "app/sound_player.hpp"

#include <algorithm>
#include <functional>

namespace switchbox::app {
namespace {

constexpr int sample_rate = 48000;
constexpr Uint16 samples_at_once = 512;  // about 0.01 s, so that a press is heard at once

Uint32 bytes_of(const ui::Samples& samples) { return static_cast<Uint32>(samples.size() * sizeof(float)); }

}  // namespace

Message SoundPlayer::open() {
    if (device_ != 0) return {};
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) != 0) return tell("view.shell.no-sound", SDL_GetError());
    SDL_AudioSpec wanted{};
    wanted.freq = sample_rate;
    wanted.format = AUDIO_F32SYS;
    wanted.channels = 1;
    wanted.samples = samples_at_once;
    device_ = SDL_OpenAudioDevice(nullptr, 0, &wanted, nullptr, 0);
    if (device_ == 0) {
        Message problem = tell("view.shell.no-sound", SDL_GetError());
        SDL_QuitSubSystem(SDL_INIT_AUDIO);
        return problem;
    }
    SDL_PauseAudioDevice(device_, 0);
    return {};
}

void SoundPlayer::close() {
    if (device_ == 0) return;
    SDL_CloseAudioDevice(device_);
    device_ = 0;
    SDL_QuitSubSystem(SDL_INIT_AUDIO);
}

ui::Samples SoundPlayer::still_to_come() const {
    const std::size_t left =
        std::min<std::size_t>(SDL_GetQueuedAudioSize(device_) / sizeof(float), queued_.size());
    return {queued_.end() - static_cast<std::ptrdiff_t>(left), queued_.end()};
}

void SoundPlayer::play(const ui::Notes& notes) {
    if (device_ == 0) return;
    const ui::Samples before = still_to_come();
    queued_ = ui::samples_of(notes, sample_rate);
    queued_.resize(std::max(queued_.size(), before.size()));
    std::transform(before.begin(), before.end(), queued_.begin(), queued_.begin(), std::plus<>());
    SDL_ClearQueuedAudio(device_);
    SDL_QueueAudio(device_, queued_.data(), bytes_of(queued_));
}

}  // namespace switchbox::app
