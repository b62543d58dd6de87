#include "types/lights/solve/nullities.hpp"

#include <bit>
#include <utility>

#include "algebra/binary_polynomial.hpp"
#include "base/result.hpp"

namespace switchbox::solve {

using algebra::BinaryPolynomial;

namespace {

std::size_t odd_part(std::size_t order) { return order >> static_cast<unsigned>(std::countr_zero(order)); }

// Polynomial a + x b, with x^2 = x + y.
struct ExtensionElement {
    BinaryPolynomial a;
    BinaryPolynomial b;

    void add(const ExtensionElement& other) {
        a.add(other.a);
        b.add(other.b);
    }
    [[nodiscard]] ExtensionElement square() const {
        ExtensionElement squared{a.square(), b.square()};
        squared.a.add(squared.b, 1);
        return squared;
    }
    [[nodiscard]] ExtensionElement times_x() const {
        ExtensionElement product{{}, a};
        product.a.add(b, 1);
        product.b.add(b);
        return product;
    }
};

// Returns p_{k+1} + p_k.
ExtensionElement sum_of_two(std::size_t k) {
    ExtensionElement now;                                      // p_j
    ExtensionElement next{BinaryPolynomial::monomial(0), {}};  // p_{j+1}
    for (auto bit = static_cast<unsigned>(std::bit_width(k)); bit-- > 0;) {
        const bool is_odd = (k >> bit & 1U) != 0;
        ExtensionElement odd = now.square();
        const ExtensionElement next_square = next.square();
        ExtensionElement even = (is_odd ? next_square : odd).times_x();
        odd.add(next_square);
        now = std::move(is_odd ? odd : even);
        next = std::move(is_odd ? even : odd);
    }
    now.add(next);
    return now;
}

// Returns the degree of gcd(q(x), q(x+1)) for an odd m.
std::size_t common_degree(std::size_t m) {
    ExtensionElement q = sum_of_two((m - 1) / 2);
    return 2 * *algebra::greatest_common_divisor(std::move(q.a), std::move(q.b)).degree();
}

}  // namespace

LightsOutNullities::LightsOutNullities(std::size_t first, std::size_t last, machine::Surface surface)
    : is_torus_(surface == machine::Surface::torus),
      order_(is_torus_ ? first : first + 1),
      first_order_(order_),
      last_order_(is_torus_ || last == std::numeric_limits<std::size_t>::max() ? last : last + 1) {
    require(surface != machine::Surface::cylinder, "there is no formula for a cylinder");
}

bool LightsOutNullities::is_next_known() const { return degrees_.contains(odd_part(order_)); }

void LightsOutNullities::advance() {
    const std::size_t odd = odd_part(order_);
    if (!is_next_known()) degrees_[odd] = common_degree(odd);
}

std::size_t LightsOutNullities::next() {
    advance();
    const std::size_t order = order_++;
    const auto twos = static_cast<unsigned>(std::countr_zero(order));
    const std::size_t odd = odd_part(order);
    const std::size_t thirds = odd % 3 == 0 ? 1 : 0;
    if (is_torus_) return (degrees_[odd] + thirds) << (twos + 2);
    return (degrees_[odd] << (twos + 1)) + 2 * thirds * ((std::size_t{1} << twos) - 1);
}

double LightsOutNullities::progress() const {
    const auto cubed = [](double order) { return order * order * order; };
    const double begin = cubed(static_cast<double>(first_order_));
    const double end = cubed(static_cast<double>(last_order_) + 1);
    return (cubed(static_cast<double>(order_)) - begin) / (end - begin);
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
