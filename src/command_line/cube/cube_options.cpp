// The options that only the cube takes.
#include "command_line/machine_options.hpp"

namespace switchbox::command_line {

std::optional<std::string_view> first_given(const CubeOptions& options) {
    if (options.metric) return "metric";
    if (options.turns) return "turns";
    if (options.shortest) return "shortest";
    return std::nullopt;
}

}  // namespace switchbox::command_line
