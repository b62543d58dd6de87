#include "view/look/lamp_motion.hpp"

#include <algorithm>
#include <cmath>

namespace switchbox::view {
namespace {

constexpr double duration = 0.18;
constexpr double delay_per_cell = 0.035;
constexpr double max_delay = 0.25;

double delay(machine::Shape shape, std::size_t origin, std::size_t lamp) {
    const double rows = shape.row(origin) - shape.row(lamp);
    const double columns = shape.column(origin) - shape.column(lamp);
    return std::min(delay_per_cell * std::hypot(rows, columns), max_delay);
}

}  // namespace

void LampMotion::follow(const machine::Picture& picture, std::optional<std::size_t> origin, bool reduced,
                        double now) {
    if (picture == shown_) return;
    const bool at_once = reduced || picture.shape != shown_.shape;
    if (picture.shape != shown_.shape) moves_.assign(picture.size(), Move{});
    for (std::size_t lamp = 0; lamp < picture.size(); ++lamp) {
        if (at_once) {
            moves_[lamp] = {picture[lamp], 0};
            continue;
        }
        if (picture[lamp] == shown_[lamp]) continue;
        const bool has_origin = origin && *origin < picture.size();
        const double start = now + (has_origin ? delay(picture.shape, *origin, lamp) : 0);
        moves_[lamp] = {shown_[lamp], start};
        finished_ = std::max(finished_, start + duration);
    }
    shown_ = picture;
}

float LampMotion::phase(std::size_t lamp, double now) const {
    const double t = std::clamp((now - moves_[lamp].start) / duration, 0.0, 1.0);
    return static_cast<float>(1 - (1 - t) * (1 - t));  // ease out
}

}  // namespace switchbox::view
