// What moves by itself on the screen, and until when: only drawing looks at it, and only drawing and time
// change it.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "ui/look/lamp_motion.hpp"

namespace switchbox::ui {

class Motion {
  public:
    // A frame begins. `reduced`: everything is at its goal at once.
    void begin(double now, bool reduced);

    [[nodiscard]] double now() const { return now_; }
    [[nodiscard]] bool is_reduced() const { return reduced_; }
    // Whether more frames are needed for what moves.
    [[nodiscard]] bool goes_on() const { return until_ > now_; }
    void go_on_for(double seconds);

    // Brings a value nearer to its goal, fast at first.
    void approach(float& value, float goal);
    // The same of a value that has a name; it begins at 0, or at `first`.
    float approached(std::string_view name, float goal, float first = 0);

    // A press, from which the change ripples out; none where the board was changed in another way.
    void press(std::optional<std::size_t> button);
    [[nodiscard]] std::optional<std::size_t> last_pressed() const { return pressed_; }
    // Seconds since the press, the hint's first frame, the solution.
    [[nodiscard]] double since_press() const { return now_ - pressed_at_; }
    [[nodiscard]] double since_hint() const { return now_ - hint_at_; }
    [[nodiscard]] double since_solved() const { return now_ - solved_at_; }

    // Takes note of what the board shows in this frame.
    void follow(const machine::Picture& shown, std::optional<std::size_t> hint, bool solved);
    [[nodiscard]] const LampMotion& lamps() const { return lamps_; }

  private:
    double now_ = 0;
    float elapsed_ = 0;  // since the frame before, at most a twentieth of a second
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
