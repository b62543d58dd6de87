// Animations on the screen, and their end times. Only drawing reads them, and only drawing and time change
// them.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ui/look/lamp_motion.hpp"

namespace switchbox::ui {

class Motion {
  public:
    // Begins a frame. `reduced`: every value reaches its goal at once.
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

    // Records a press, from which the change ripples out; nullopt if the board changed in another way.
    void press(std::optional<std::size_t> button);
    [[nodiscard]] std::optional<std::size_t> last_pressed() const { return pressed_; }
    // Return the seconds since the press, since the first frame of the hint, and since the solution.
    [[nodiscard]] double since_press() const { return now_ - pressed_at_; }
    [[nodiscard]] double since_hint() const { return now_ - hint_at_; }
    [[nodiscard]] double since_solved() const { return now_ - solved_at_; }

    // Records what the board shows in this frame.
    void follow(const machine::Picture& shown, std::optional<std::size_t> hint, bool solved);
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
    bool was_solved_ = true;
    double solved_at_ = -10;
};

}  // namespace switchbox::ui
