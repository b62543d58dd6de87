#include "ui/frame/motion.hpp"

#include <algorithm>
#include <array>
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

float Motion::appeared(double begin, double length) {
    const double share = (since_win() - begin) / length;
    if (reduced_ || share >= 1) return 1;
    go_on_for(one_frame);
    return static_cast<float>(std::max(share, 0.0));
}

void Motion::press(std::optional<std::size_t> button) {
    pressed_ = button;
    if (button) pressed_at_ = now_;
}

void Motion::follow(const machine::Picture& shown, std::optional<std::size_t> hint, bool won) {
    lamps_.follow(shown, pressed_, reduced_, now_);
    if (lamps_.is_moving(now_)) go_on_for(one_frame);
    if (hint != hint_) {
        hint_ = hint;
        hint_at_ = now_;
    }
    if (won && !was_won_) won_at_ = now_;
    was_won_ = won;
}

namespace {

constexpr int normal_speed = 1;
constexpr int fastest = speed_count + 3;  // 10000 presses in the time of one
constexpr std::size_t long_plan = 100;    // presses; longer plans also have high rates
constexpr double patience = 300;          // seconds: longest playback at the speed in the settings
constexpr double quickly = 60;            // seconds: aim for longer plans, unless a rate was chosen
constexpr double caught_up = 0.1;         // seconds without a frame whose presses are made up for
constexpr std::array<MessageId<>, speed_count> signs{"view.bar.speed.half", "view.bar.speed.normal",
                                                     "view.bar.speed.double"};

std::size_t presses_of(const game::Game& game) {
    const auto& timeline = game.position().timeline;
    return timeline ? timeline->plan.size() : 0;
}

int factor_of(int rate) { return static_cast<int>(std::lround(std::pow(10, rate - speed_count + 1))); }

double time_at(int rate) {
    return rate < speed_count ? step_time(rate) : step_time(normal_speed) / factor_of(rate);
}

int fitting_rate(std::size_t presses, int speed) {
    const auto count = static_cast<double>(presses);
    if (count * time_at(speed) <= patience) return speed;
    int rate = speed_count;
    while (rate < fastest && count * time_at(rate) > quickly) ++rate;
    return rate;
}

}  // namespace

PlaybackRate::PlaybackRate(const game::Game& game, const Settings& settings, const UiState& state)
    : is_long_(presses_of(game) > long_plan), rate_(settings.speed) {
    if (is_long_) rate_ = state.playback.rate.value_or(fitting_rate(presses_of(game), settings.speed));
}

double PlaybackRate::press_time() const { return time_at(rate_); }

Message PlaybackRate::sign() const {
    if (rate_ < speed_count) return tell(signs.at(static_cast<std::size_t>(rate_)));
    return tell("view.bar.speed.times", factor_of(rate_));
}

Message PlaybackRate::name() const {
    if (rate_ >= speed_count) return sign();
    return speed_setting().choice_name(rate_);
}

void PlaybackRate::choose_next(InputContext& context) const {
    const int next = (rate_ + 1) % (is_long_ ? fastest + 1 : speed_count);
    if (is_long_) context.change().playback.rate = next;
    if (next < speed_count)
        context.requests.emplace_back(with_choice(context.settings, speed_setting(), next));
}

void carry_on_playing(InputContext& context) {
    if (!context.state.playback.playing) return;
    const auto& timeline = context.game.position().timeline;
    if (!timeline) return;  // the requested solution arrives with the next frame
    const std::size_t left = timeline->plan.size() - timeline->step;
    if (left == 0) {
        context.change().playback.playing = false;
        return;
    }
    const double next = std::max(context.state.playback.next_step, context.now - caught_up);
    if (context.now < next) return;
    const double time = PlaybackRate(context.game, context.settings, context.state).press_time();
    const double due = 1 + std::floor((context.now - next) / time);
    const std::size_t steps = std::min(static_cast<std::size_t>(due), left);
    context.requests.emplace_back(game::StepTo{timeline->step + steps});
    context.change().playback.next_step = next + due * time;
}

}  // namespace switchbox::ui
