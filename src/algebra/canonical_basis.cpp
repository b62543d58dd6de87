#include "algebra/canonical_basis.hpp"

#include <algorithm>
#include <utility>

namespace switchbox::algebra {

CanonicalBasis::CanonicalBasis(std::vector<CyclicGenerator> generators, const PrimePower& ring)
    : ring_(ring), generators_(std::move(generators)) {
    for (int order = ring.value; order > 1; order /= ring.prime) {
        const std::size_t first = places_.size();
        for (std::size_t i = first; i < generators_.size(); ++i) {
            if (generators_[i].order == order) settle(i, first);
        }
    }
}

void CanonicalBasis::settle(std::size_t generator, std::size_t first) {
    const std::size_t settled = places_.size();
    std::swap(generators_[settled], generators_[generator]);
    CyclicGenerator& one = generators_[settled];
    reduce(one.vector);
    const int least = ring_.value / one.order;
    std::size_t place = one.vector.size() - 1;
    while (one.vector[place] % (least * ring_.prime) == 0) --place;
    int factor = 1;
    while (one.vector[place] * factor % ring_.value != least) ++factor;
    for (std::uint8_t& entry : one.vector) entry = static_cast<std::uint8_t>(entry * factor % ring_.value);
    places_.push_back(place);
    for (std::size_t i = 0; i < settled; ++i) clear(generators_[i].vector, settled);
    for (std::size_t i = settled; i > first && places_[i - 1] > place; --i) {
        std::swap(places_[i], places_[i - 1]);
        std::swap(generators_[i], generators_[i - 1]);
    }
}

void CanonicalBasis::clear(Residues& vector, std::size_t generator) const {
    const auto& [summand, order] = generators_[generator];
    const int times = vector[places_[generator]] / (ring_.value / order);
    if (times > 0) add_multiple(vector, summand, ring_.value - times, ring_.value);
}

void CanonicalBasis::reduce(Residues& x) const {
    for (std::size_t i = 0; i < places_.size(); ++i) clear(x, i);
}

}  // namespace switchbox::algebra
