// The methods of the page, which has to be downloaded: those of boards that it plays and that elimination
// would take long for.
#include <array>

#include "solve/linear/methods.hpp"

namespace switchbox::solve {

std::span<const Method> methods() {
    static constexpr std::array<Method, 1> of_page{by_light_chase};
    return of_page;
}

}  // namespace switchbox::solve
