#include "types/lights/chase/chase.hpp"

namespace switchbox::solve {

std::vector<algebra::CyclicGenerator> quiet_patterns(const Chase& chase) {
    std::vector<algebra::CyclicGenerator> patterns;
    patterns.reserve(chase.nullity());
    for (std::size_t i = 0; i < chase.nullity(); ++i) patterns.push_back({chase.quiet(i).entries(), 2});
    return patterns;
}

}  // namespace switchbox::solve
