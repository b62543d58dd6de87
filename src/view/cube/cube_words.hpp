// What is said of a cube in the place of what is said of boards of lamps.
#pragma once

#include "message/message.hpp"

namespace switchbox::view {

[[nodiscard]] Message as_of_cube(const Message& message);

}  // namespace switchbox::view
