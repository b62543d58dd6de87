// The methods of the page, which plays boards of more than 64 x 64 lamps only where the light is chased.
#include <array>

#include "solve/linear/methods.hpp"

namespace switchbox::solve {

std::span<const Method> methods() {
    static constexpr std::array<Method, 1> of_page{by_light_chase};
    return of_page;
}

}  // namespace switchbox::solve
