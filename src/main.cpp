// Picks: a window, or the command line.
#include <cstdio>
#include <string>
#include <vector>

#include "app/run.hpp"
#include "command_line/command_line.hpp"

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!arguments.empty()) return switchbox::command_line::run(arguments, stdout, stderr);
    return switchbox::app::run_window();
}
