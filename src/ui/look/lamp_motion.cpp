#include "ui/look/lamp_motion.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace switchbox::ui {
namespace {

constexpr double duration = 0.18;
constexpr double delay_per_cell = 0.035;
constexpr double max_delay = 0.25;
constexpr std::size_t max_moves = 4096;  // most transitions in one change

double delay(machine::Shape shape, std::size_t origin, std::size_t lamp) {
    const double rows = shape.row(origin) - shape.row(lamp);
    const double columns = shape.column(origin) - shape.column(lamp);
    return std::min(delay_per_cell * std::hypot(rows, columns), max_delay);
}

}  // namespace

void LampMotion::follow(const machine::Picture& picture, std::optional<std::size_t> origin, bool reduced,
                        double now) {
    if (picture.shape == shown_.shape && picture.cells.data() == std::as_const(shown_).cells.data()) return;
    if (picture == shown_) {
        shown_ = picture;  // shares the cells with the game from now on
        return;
    }
    std::vector<std::size_t> changed;
    if (!reduced && picture.shape == shown_.shape)
        changed = machine::different_cells(shown_.cells, picture.cells);
    if (!is_moving(now) || changed.empty() || changed.size() > max_moves) moves_.clear();
    if (changed.size() > max_moves) changed.clear();
    const bool has_origin = origin && *origin < picture.size();
    for (const std::size_t lamp : changed) {
        const double start = now + (has_origin ? delay(picture.shape, *origin, lamp) : 0);
        moves_[lamp] = {std::as_const(shown_)[lamp], start};
        finished_ = std::max(finished_, start + duration);
    }
    shown_ = picture;
}

float LampMotion::phase(std::size_t lamp, double now) const {
    const auto move = moves_.find(lamp);
    if (move == moves_.end()) return 1;
    const double t = std::clamp((now - move->second.start) / duration, 0.0, 1.0);
    return static_cast<float>(1 - (1 - t) * (1 - t));  // ease out
}

std::uint8_t LampMotion::previous(std::size_t lamp) const {
    const auto move = moves_.find(lamp);
    return move == moves_.end() ? shown_[lamp] : move->second.from;
}

}  // namespace switchbox::ui
