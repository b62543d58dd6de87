// The options that only the cube takes, as typed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace switchbox::command_line {

struct CubeOptions {
    std::optional<std::string> metric;
    std::optional<std::string> turns;  // of a new game
    bool shortest = false;
};

// The name of the first that is given.
[[nodiscard]] std::optional<std::string_view> first_given(const CubeOptions& options);

}  // namespace switchbox::command_line
