// Command line of the native binary, without a window (docs/command_line.md).
#pragma once

#include <cstdio>
#include <functional>
#include <span>
#include <string>

#include "base/result.hpp"
#include "cli/answer.hpp"
#include "cli/host.hpp"
#include "game/worksheet.hpp"

namespace CLI {
class App;
}

namespace switchbox::cli {

// Parser of a subcommand, and the function that gives its answer after parsing. command_line.cpp has the list
// of the add_ functions.
struct Subcommand {
    CLI::App* parser;
    std::function<Result<Answer>(Host&)> answer;
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
[[nodiscard]] Subcommand add_levels(CLI::App& app);

// Returns the content of a worksheet's file. The command line draws nothing, so the program passes it in.
using WorksheetFile = Result<std::string> (*)(const game::Worksheet& sheet, game::WorksheetFormat format);
[[nodiscard]] Subcommand add_sheet(CLI::App& app, WorksheetFile file);

enum ExitStatus : int {
    answered = 0,  // also when the answer is "impossible"
    failed = 1,    // out of memory, output not writable, or an internal failure
    bad_input = 2,
    stopped = 130,  // by Ctrl+C, with the result so far
};

// Runs the command in `arguments`, which exclude the program's name. The answer goes to `out`, an error to
// `errors` as one line. Bad input gives no answer at all. Without a WorksheetFile there is no command
// `sheet`.
[[nodiscard]] int run(std::span<const std::string> arguments, std::FILE* out, std::FILE* errors,
                      WorksheetFile worksheet_file = nullptr);

}  // namespace switchbox::cli
