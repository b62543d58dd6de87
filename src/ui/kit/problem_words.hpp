// What an error says of a dialog that shows the place itself.
#pragma once

#include <string>

#include "base/message.hpp"

namespace switchbox::ui {

// In every language an error names the place first, up to ": ". Where it names none, it is whole. Without a
// full stop.
[[nodiscard]] std::string after_place(const Message& problem);

}  // namespace switchbox::ui
