// Parser for a whole number given to an option.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace switchbox::cli {

struct NumberRange {
    std::uint64_t least = 0;
    std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

// Parses the number. `name` is its name in the error: "seed".
[[nodiscard]] Result<std::uint64_t> read_number(std::string_view name, const std::string& text,
                                                NumberRange range = {});

}  // namespace switchbox::cli
