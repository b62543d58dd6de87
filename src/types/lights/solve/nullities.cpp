#include "types/lights/solve/nullities.hpp"

#include <algorithm>
#include <bit>
#include <utility>

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

}  // namespace switchbox::solve
