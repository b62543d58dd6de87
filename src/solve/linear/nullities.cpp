#include "solve/linear/nullities.hpp"

#include <bit>
#include <utility>

namespace switchbox::solve {

using algebra::BinaryPolynomial;

LightsOutNullities::LightsOutNullities() { now_.a = BinaryPolynomial::monomial(0); }

std::size_t LightsOutNullities::next_degree() {
    Element q = now_;
    q.a.add(before_.a);
    q.b.add(before_.b);
    // x (a + x b) = y b + x (a + b)
    before_.a.add(now_.b, 1);
    before_.b.add(now_.a);
    before_.b.add(now_.b);
    std::swap(before_, now_);
    return 2 * *algebra::greatest_common_divisor(std::move(q.a), std::move(q.b)).degree();
}

std::size_t LightsOutNullities::next() {
    const std::size_t order = ++n_ + 1;
    const auto twos = static_cast<unsigned>(std::countr_zero(order));
    const std::size_t odd = order >> twos;
    while (degrees_.size() <= odd / 2) degrees_.push_back(next_degree());
    const std::size_t thirds = odd % 3 == 0 ? 2 * ((std::size_t{1} << twos) - 1) : 0;
    return (degrees_[odd / 2] << (twos + 1)) + thirds;
}

}  // namespace switchbox::solve
