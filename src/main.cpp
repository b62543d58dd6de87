// Picks: a window, or the command line.
#include <cstdio>
#include <string>
#include <vector>

#include "command_line/command_line.hpp"
#include "shell/run.hpp"

int main(int argc, char** argv) {
    const std::vector<std::string> arguments(argv + 1, argv + argc);
    if (!arguments.empty()) return switchbox::command_line::run(arguments, stdout, stderr);
    return switchbox::shell::run_window();
}
