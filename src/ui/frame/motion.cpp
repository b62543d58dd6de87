#include "ui/frame/motion.hpp"

#include <algorithm>
#include <cmath>

namespace switchbox::ui {
namespace {

constexpr double max_frame_time = 0.05;  // longest time step of a frame, in seconds
constexpr double one_frame = 0.05;       // seconds in which another frame is due
constexpr float haste = 18;              // rate at which values approach their goals, per second
constexpr float near_enough = 0.01F;

}  // namespace

void Motion::begin(double now, bool reduced) {
    elapsed_ = static_cast<float>(std::min(now - now_, max_frame_time));
    now_ = now;
    reduced_ = reduced;
}

void Motion::go_on_for(double seconds) { until_ = std::max(until_, now_ + seconds); }

void Motion::approach(float& value, float goal) {
    if (value == goal) return;
    value += (goal - value) * (1 - std::exp(-elapsed_ * haste));
    if (reduced_ || std::abs(goal - value) < near_enough) value = goal;
    go_on_for(one_frame);
}

float Motion::approached(std::string_view name, float goal, float first) {
    auto value = values_.find(name);
    if (value == values_.end()) {
        if (goal == first) return goal;
        value = values_.emplace(name, first).first;
    }
    approach(value->second, goal);
    const float reached = value->second;
    if (reached == first && goal == first) values_.erase(value);
    return reached;
}

void Motion::press(std::optional<std::size_t> button) {
    pressed_ = button;
    if (button) pressed_at_ = now_;
}

void Motion::follow(const machine::Picture& shown, std::optional<std::size_t> hint, bool solved) {
    lamps_.follow(shown, pressed_, reduced_, now_);
    if (lamps_.is_moving(now_)) go_on_for(one_frame);
    if (hint != hint_) {
        hint_ = hint;
        hint_at_ = now_;
    }
    if (solved && !was_solved_) solved_at_ = now_;
    was_solved_ = solved;
}

}  // namespace switchbox::ui
