#include "types/lights/solve/press_distances.hpp"

#include <utility>

#include "base/require.hpp"

namespace switchbox::solve {
namespace {

constexpr std::uint64_t work_for_a_lamp = 4;

}  // namespace

bool PressDistances::fits(std::size_t lamps, int states) {
    std::uint64_t pictures = 1;
    for (std::size_t i = 0; i < lamps && pictures <= max_pictures; ++i)
        pictures *= static_cast<std::uint64_t>(states);
    return pictures <= max_pictures;
}

PressDistances::PressDistances(std::size_t lamps, int states, machine::Effects effects)
    : states_(static_cast<std::size_t>(states)), effects_(std::move(effects)), found_{0}, first_at_{0} {
    require(fits(lamps, states), "there are too many pictures to list");
    std::size_t power = 1;
    for (std::size_t lamp = 0; lamp < lamps; ++lamp) {
        powers_.push_back(power);
        power *= states_;
    }
    is_found_.assign(power, 0);
    is_found_[0] = 1;
}

void PressDistances::advance(std::uint64_t budget) {
    std::uint64_t work = 0;
    for (const auto& lamps : effects_) work += work_for_a_lamp * (lamps.size() + 1);
    for (std::uint64_t done = 0; done < budget && !is_finished(); done += work) walk_from_next();
}

double PressDistances::progress() const {
    return is_finished() ? 1 : static_cast<double>(walked_) / static_cast<double>(is_found_.size());
}

std::size_t PressDistances::pressed(std::size_t picture, const std::vector<std::size_t>& lamps) const {
    std::size_t after = picture;
    for (const std::size_t lamp : lamps) {
        const std::size_t power = powers_[lamp];
        const bool comes_round = picture / power % states_ == states_ - 1;
        after += comes_round ? power - states_ * power : power;
    }
    return after;
}

std::size_t PressDistances::count_at(std::size_t presses) const {
    const bool is_last = presses == farthest();
    return (is_last ? found_.size() : first_at_[presses + 1]) - first_at_[presses];
}

algebra::Residues PressDistances::picture_at(std::size_t presses, std::size_t which) const {
    const std::size_t picture = found_[first_at_[presses] + which];
    algebra::Residues digits;
    for (const std::size_t power : powers_)
        digits.push_back(static_cast<std::uint8_t>(picture / power % states_));
    return digits;
}

void PressDistances::walk_from_next() {
    if (walked_ == level_end_) {  // all pictures found from here on are one press farther away
        first_at_.push_back(walked_);
        level_end_ = found_.size();
    }
    const std::size_t picture = found_[walked_++];
    for (const auto& lamps : effects_) {
        const std::size_t after = pressed(picture, lamps);
        if (is_found_[after] != 0) continue;
        is_found_[after] = 1;
        found_.push_back(after);
    }
}

}  // namespace switchbox::solve
