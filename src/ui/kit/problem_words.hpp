// Error text for a dialog that itself shows the place of the error.
#pragma once

#include <string>

#include "base/message.hpp"

namespace switchbox::ui {

// Returns the error text without its place and without the final full stop. In every language an error begins
// with its place, up to ": "; a text without ": " is kept whole.
[[nodiscard]] std::string after_place(const Message& problem);

}  // namespace switchbox::ui
