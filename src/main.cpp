// Entry point of the desktop program: opens a window, or runs the command line if there are arguments.
#include <cstdio>
#include <string>
#include <vector>

#include "app/run.hpp"
#include "app/svg_image.hpp"
#include "cli/command_line.hpp"

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!arguments.empty())
        return switchbox::cli::run(arguments, stdout, stderr, switchbox::app::worksheet_file);
    return switchbox::app::run_window();
}
