// The subcommands, one file each. To add one: write its add_ function and name it in command_line.cpp.
#pragma once

#include <functional>

#include "base/result.hpp"
#include "cli/answer.hpp"
#include "cli/progress.hpp"

namespace CLI {
class App;
}

namespace switchbox::cli {

// A subcommand's place in the parser, and its answer once the parser has read the options.
struct Subcommand {
    CLI::App* parser;
    std::function<Result<Answer>(Progress&)> answer;
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
