#include "types/lights/solve/nullities.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/result.hpp"

namespace switchbox::solve {

using algebra::BinaryPolynomial;

namespace {

std::size_t odd_part(std::size_t order) { return order >> static_cast<unsigned>(std::countr_zero(order)); }

}  // namespace

LightsOutNullities::LightsOutNullities(std::size_t first, std::size_t last)
    : order_(first + 1),
      first_order_(first + 1),
      last_order_(last == std::numeric_limits<std::size_t>::max() ? last : last + 1) {
    now_.a = BinaryPolynomial::monomial(0);
}

// Returns whether m times some power of two is among the orders.
bool LightsOutNullities::is_wanted(std::size_t odd) const {
    std::size_t order = odd;
    while (order < first_order_) order *= 2;
    return order <= last_order_;
}

bool LightsOutNullities::is_next_known() const { return degrees_.contains(odd_part(order_)); }

std::size_t LightsOutNullities::degree() const {
    ExtensionElement q = now_;
    q.a.add(before_.a);
    q.b.add(before_.b);
    return 2 * *algebra::greatest_common_divisor(std::move(q.a), std::move(q.b)).degree();
}

void LightsOutNullities::advance() {
    if (is_wanted(odd_)) degrees_[odd_] = degree();
    odd_ += 2;
    // x (a + x b) = y b + x (a + b)
    before_.a.add(now_.b, 1);
    before_.b.add(now_.a);
    before_.b.add(now_.b);
    std::swap(before_, now_);
}

std::size_t LightsOutNullities::next() {
    while (!is_next_known()) advance();
    const std::size_t order = order_++;
    const auto twos = static_cast<unsigned>(std::countr_zero(order));
    const std::size_t odd = odd_part(order);
    const std::size_t thirds = odd % 3 == 0 ? 2 * ((std::size_t{1} << twos) - 1) : 0;
    return (degrees_[odd] << (twos + 1)) + thirds;
}

double LightsOutNullities::progress() const {
    const double part = static_cast<double>(odd_) / static_cast<double>(last_order_);
    return std::min(1.0, part * part * part);
}

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
