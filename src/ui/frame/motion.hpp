// Animations on the screen, and their end times. Only drawing reads them. Drawing, time, and the outcome of
// an action change them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "base/message.hpp"
#include "ui/frame/input_context.hpp"
#include "ui/look/appearance.hpp"

namespace switchbox::ui {

class Motion {
  public:
    // Begins a frame. `now` is in seconds. `reduced`: every value reaches its goal at once.
    void begin(double now, bool reduced);

    [[nodiscard]] double now() const { return now_; }
    [[nodiscard]] bool is_reduced() const { return reduced_; }
    // Returns whether animations need more frames.
    [[nodiscard]] bool goes_on() const { return until_ > now_; }
    void go_on_for(double seconds);

    // Moves a value towards its goal, fast at first.
    void approach(float& value, float goal);
    // Moves a named value, which starts at `first`, towards its goal, and returns it.
    float approached(std::string_view name, float goal, float first = 0);

    // Returns how far something has appeared, 0..1, that begins some seconds after the win.
    [[nodiscard]] float appeared(double begin, double length);

    // Records a press, from which the change ripples out; nullopt if the board changed in another way.
    void press(std::optional<std::size_t> button);
    [[nodiscard]] std::optional<std::size_t> last_pressed() const { return pressed_; }
    // Return the seconds since the press, since the first frame of the hint, and since the win.
    [[nodiscard]] double since_press() const { return now_ - pressed_at_; }
    [[nodiscard]] double since_hint() const { return now_ - hint_at_; }
    [[nodiscard]] double since_win() const { return now_ - won_at_; }

    // Records what the board shows in this frame.
    void follow(const machine::Picture& shown, std::optional<std::size_t> hint, bool won);
    [[nodiscard]] const LampMotion& lamps() const { return lamps_; }

  private:
    double now_ = 0;
    float elapsed_ = 0;  // seconds since the last frame, at most a twentieth
    bool reduced_ = false;
    double until_ = 0;
    std::map<std::string, float, std::less<>> values_;
    LampMotion lamps_;
    std::optional<std::size_t> pressed_;
    double pressed_at_ = -1;
    std::optional<std::size_t> hint_;
    double hint_at_ = -1;
    bool was_won_ = true;
    double won_at_ = -10;
};

// Playback speed of the open solution: the speed in the settings or, for a long solution, many presses at a
// time.
class PlaybackRate {
  public:
    PlaybackRate(const game::Game& game, const Settings& settings, const UiState& state);

    [[nodiscard]] double press_time() const;  // seconds per press
    [[nodiscard]] Message sign() const;       // "2×"
    [[nodiscard]] Message name() const;       // "Fast"
    // Selects the next rate on offer; the slowest follows the fastest.
    void choose_next(InputContext& context) const;

  private:
    bool is_long_;
    int rate_;  // a speed if below speed_count; from there on, rates rise by powers of ten
};

// Requests the presses of a playing solution that are due, as one step along it.
void carry_on_playing(InputContext& context);

}  // namespace switchbox::ui
