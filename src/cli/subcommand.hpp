// Subcommands, one file each. To add one: write its add_ function and name it in command_line.cpp.
#pragma once

#include <functional>

#include "base/result.hpp"
#include "cli/answer.hpp"
#include "cli/progress.hpp"

namespace CLI {
class App;
}

namespace switchbox::cli {

// Parser of a subcommand, and the function that gives its answer after parsing.
struct Subcommand {
    CLI::App* parser;
    std::function<Result<Answer>(ProgressLine&)> answer;
};

[[nodiscard]] Subcommand add_solve(CLI::App& app);
[[nodiscard]] Subcommand add_show(CLI::App& app);
[[nodiscard]] Subcommand add_inspect(CLI::App& app);
[[nodiscard]] Subcommand add_algebra(CLI::App& app);
[[nodiscard]] Subcommand add_new(CLI::App& app);
[[nodiscard]] Subcommand add_open(CLI::App& app);
[[nodiscard]] Subcommand add_wire(CLI::App& app);
[[nodiscard]] Subcommand add_table(CLI::App& app);
[[nodiscard]] Subcommand add_convert(CLI::App& app);
[[nodiscard]] Subcommand add_list(CLI::App& app);

}  // namespace switchbox::cli
